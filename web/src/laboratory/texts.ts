/** The laboratory's own texts: one file a language, loaded with its page. */

import { FluentResource } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { catalogue } from "../i18n";
import { retryUntil } from "../retry";

const FILES = import.meta.glob("../../../src/doubloon/i18n/*/laboratory.ftl", { query: "?raw", import: "default" }) as Record<
  string,
  () => Promise<string>
>;

/** Are they there, in the language of the catalogue? */
export const hasTexts = signal(false);

effect(() => {
  const bundle = catalogue.value;
  hasTexts.value = false;
  if (!bundle) return;
  const isWanted = () => catalogue.peek() === bundle;
  void retryUntil(FILES[`../../../src/doubloon/i18n/${bundle.locales[0]}/laboratory.ftl`]!, isWanted).then((source) => {
    if (source === null) return;
    bundle.addResource(new FluentResource(source));
    hasTexts.value = true;
  });
});
