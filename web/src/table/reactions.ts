/** How seats take what is told: faces react and phones vibrate. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isVictory } from "../beats";
import { vibrate } from "../haptics";
import { textOrNull } from "../i18n";
import type { Text } from "../messages";
import type { Session } from "../session/session";

export type Reaction = "joy" | "ouch";

const REACTIONS: readonly Reaction[] = ["joy", "ouch"];

/** The reaction of a seat: `TOLD-look.joy` and `.ouch` name the value that has the seat (docs/guide/scene.md). */
export function reactionTo(told: readonly Text[], seat: number): Reaction | "" {
  const feels = (kind: Reaction) =>
    told.some((said) => {
      const name = textOrNull(`${said.key}-look.${kind}`, said.values);
      return Boolean(name) && said.values?.[name!] === seat;
    });
  return REACTIONS.find(feels) ?? "";
}

/** Feedback of this device to what is told to the people at it. */
export function useReactions({ isReplay, stage, state }: Session): void {
  useEffect(() => {
    if (isReplay) return;
    return effect(() => {
      const told = stage.told.value;
      if (!stage.isIdle.peek()) react(told, state.peek().seats);
    });
  }, [stage]);
}

function react(told: readonly Text[], mine: readonly number[]): void {
  const winners = told.filter(isVictory).map(({ values }) => values?.who as number);
  if (!mine.length) return;
  if (winners.length) {
    if (mine.some((seat) => winners.includes(seat))) vibrate("win");
    return;
  }
  const reaction = mine.map((seat) => reactionTo(told, seat)).find(Boolean);
  if (reaction) vibrate(reaction);
}
