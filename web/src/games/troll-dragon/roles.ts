/** Troll & Dragon: who does what now, and what the seats and the heading say of it. */

import { text } from "../../i18n";
import type { Session } from "../../session/session";
import type { Look } from "../../state";
import { amount, pieceOf, sceneOf, toldOf, viewOf } from "../scene";
import { CAVERN_DICE, DRAGON_DICE, type Fact, type View } from "./facts";

export type Scene = readonly Fact[];
type Dice = "ivory" | "gold" | "red";

const CROWD = 4; // seats above which plaques are narrow

export function deep(scene: Scene): boolean {
  return pieceOf(scene, "troll-dragon-scene-cavern-dice") !== undefined;
}

/** Who has the Dragon dice; null: nobody. */
export function roller({ look }: Session): number | null {
  return pieceOf(sceneOf<Fact>(look.value), "troll-dragon-scene-roller")?.values.who ?? null;
}

/** Does this device hold the seat? */
export function isHeld({ state }: Session, seat: number | null): boolean {
  return seat !== null && state.value.seats.includes(seat);
}

/** The seat whose turn it is. */
export function turnOf({ look }: Session): number | null {
  return viewOf<View>(look.value).turn ?? null;
}

/** What is told right now; nothing once it has been shown. */
export function happening<Key extends Fact["key"]>({ stage }: Session, key: Key): Fact<Key> | undefined {
  return pieceOf(toldOf<Fact>(stage), key) as Fact<Key> | undefined;
}

const THROWS: { [Key in Fact["key"]]?: Dice } = {
  "troll-dragon-roll": "ivory",
  "troll-dragon-roll-gold": "gold",
  "troll-dragon-roll-dragon": "red",
};

/** Dice that somebody has thrown, before it is known how they lie. */
export function thrown(session: Session): Dice[] {
  const { state, pendingMove, isRace, stage } = session;
  const tumbling = Object.keys(state.value.tumbling).map((seat) => (Number(seat) === roller(session) ? "red" : "gold"));
  const asked = Object.values(state.value.moves).flatMap((moves) => moves.filter(({ action }) => action === pendingMove.value));
  return [
    ...tumbling,
    ...(isRace.value || !stage.isIdle.value ? [] : asked.flatMap(({ label }) => THROWS[label.key as Fact["key"]] ?? [])),
  ];
}

/** The words for dice that a seat has thrown in the race. */
export function threw(look: Look, seat: number): Fact<"troll-dragon-rolled-dragon" | "troll-dragon-rolled-gold"> {
  const scene = sceneOf<Fact>(look);
  if (seat !== pieceOf(scene, "troll-dragon-scene-roller")?.values.who) {
    return { key: "troll-dragon-rolled-gold", values: { who: seat, dice: CAVERN_DICE } };
  }
  const dice = DRAGON_DICE - amount(pieceOf(scene, "troll-dragon-scene-dragon"), "dragons");
  return { key: "troll-dragon-rolled-dragon", values: { who: seat, dice } };
}

/** What the rooms still hold: the game ends when it is taken. */
export function goal(look: Look): string {
  const { cavern = 0, grotto = 0 } = viewOf<View>(look);
  return text("troll-dragon-goal", { nuggets: cavern, diamonds: grotto });
}

/** The line below the name of the game. */
export function heading(session: Session): string {
  const { isRace, look, names } = session;
  if (!isRace.value || !deep(sceneOf<Fact>(look.value))) return "";
  if (isHeld(session, turnOf(session))) return text("troll-dragon-race");
  return isHeld(session, roller(session))
    ? text("troll-dragon-race-dragon")
    : text("troll-dragon-race-of", { who: names.value[turnOf(session) ?? -1] ?? "" });
}

export function plaque(session: Session, seat: number): { name?: string; kind?: string } {
  const { isRace, names } = session;
  const who = names.value[seat] ?? "";
  const isNarrow = names.value.length > CROWD;
  const awake = happening(session, "troll-dragon-awake");
  if (awake)
    return seat === amount(awake, "who") ? { kind: "woke", ...(isNarrow ? {} : { name: text("troll-dragon-woke", { who }) }) } : {};
  if (seat === roller(session)) return { kind: "rolls", ...(isNarrow ? {} : { name: text("troll-dragon-rolls", { who }) }) };
  return isRace.value && seat === turnOf(session) && isHeld(session, seat) ? { name: text("troll-dragon-your-race") } : {};
}
