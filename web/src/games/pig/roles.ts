/** Pig: what the die shows, and how the pig feels about it. */

import type { Session } from "../../session/session";
import { amount, pieceOf, sceneOf, toldOf, viewOf } from "../scene";
import { type Fact, NOBODY, ROLL, type View } from "./facts";

/** The pictures of the pig. */
export const MOODS = ["pig", "pig-eager", "pig-mud", "pig-proud"] as const;
export type Mood = (typeof MOODS)[number];

const EXCITING = 15; // points at risk

/** The face of the last roll; 0: none was told. The view does not have it: it is told of each roll. */
export function lastFace({ stage }: Session): number {
  for (const event of [...stage.story.value].reverse()) {
    for (const said of event as readonly Fact[]) {
      if (said.key === "pig-one") return 1;
      if (said.key === "pig-rolled") return said.values.face;
    }
  }
  return 0;
}

/** Has somebody here rolled, before the answer has come? */
export function isThrown({ pendingMove, stage }: Session): boolean {
  return pendingMove.value === ROLL && stage.isIdle.value;
}

/** What is told right now; nothing once it has been shown. */
export function happening<Key extends Fact["key"]>({ stage }: Session, key: Key): Fact<Key> | undefined {
  return stage.isIdle.value ? undefined : (pieceOf(toldOf<Fact>(stage), key) as Fact<Key> | undefined);
}

export function mood({ look, stage }: Session): Mood {
  const { turn } = viewOf<View>(look.value);
  const atRisk = amount(pieceOf(sceneOf<Fact>(look.value), "pig-scene-at-risk"), "points");
  if (turn === NOBODY) return "pig-proud";
  if (atRisk >= EXCITING) return "pig-eager";
  return atRisk === 0 && pieceOf(toldOf<Fact>(stage), "pig-one") ? "pig-mud" : "pig";
}
