/** A game: in its own view, once that is loaded, else plainly. */

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { VIEWS } from "../games";
import { Plain } from "./Plain";

const loaded = signal<Readonly<Record<string, ComponentType>>>({});

export function GameView({ game }: { game: string }) {
  useEffect(() => {
    void VIEWS[game]?.().then((view) => (loaded.value = { ...loaded.value, [game]: view.default }));
  }, [game]);
  const Own = loaded.value[game] ?? Plain;
  return <Own />;
}
