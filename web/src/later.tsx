/** Parts of pages that are chunks of their own, loaded on first use. */

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { retryUntil } from "./retry";

/** The component of that module; until it has come, nothing or what else is to be shown. */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Meanwhile: ComponentType = () => null,
): ComponentType<Props> {
  const loaded = signal<ComponentType<Props> | null>(null);
  return function Later(props: Props) {
    useEffect(() => void retryUntil(load).then((found) => (loaded.value = found?.default ?? null)), []);
    const Part = loaded.value;
    return Part ? <Part {...props} /> : <Meanwhile />;
  };
}
