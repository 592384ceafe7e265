/** What follows from the state of a table: names, whose turn it is, whose view is drawn, what is on the stage. */

import { computed, type ReadonlySignal } from "@preact/signals";
import { lists } from "../api";
import { views } from "../games";
import { YOU } from "../i18n";
import { Stage } from "../stage";
import { BLANK, SPECTATOR, type State, viewersOf } from "../state";

export type DerivedTable = ReturnType<typeof deriveTable>;

/** `acting`: seats of this device that may act now. `lastActing`: the one that did so last; its view is drawn while none may. */
export function deriveTable(
  state: ReadonlySignal<State>,
  acting: ReadonlySignal<readonly number[]>,
  lastActing: ReadonlySignal<number | null>,
) {
  const root = { current: null as HTMLElement | null }; // the element in which the table is drawn
  const room = computed(() => state.value.room);
  const viewer = computed(() => viewerOf(state.value, acting.value[0] ?? lastActing.value));
  const gameView = computed(() => views.value[room.value?.game ?? ""]); // undefined until it is loaded, or if the game has none
  const stage = new Stage(
    () => viewer.value,
    () => root.current,
    () => gameView.value?.motions ?? {},
  );
  return {
    root,
    room,
    viewer, // the seat whose view is drawn, or SPECTATOR
    gameView,
    stage,
    acting,
    names: computed(() => room.value?.seats.map((seat) => seat.name) ?? []),
    declaration: computed(() => lists.value?.games.find((game) => game.id === room.value?.game) ?? null),
    look: computed(() => stage.looks.value[viewer.value] ?? BLANK),
    isMyTurn: computed(() => acting.value.length > 0 && room.value?.phase === "playing"),
    isWatching: computed(() => viewer.value === SPECTATOR),
    isRace: computed(() => state.value.toAct.length > 1),
  };
}

/** The names of the seats in sentences. A single person at this device is "you"; where several share it, each has a name. */
export function namesInSentences(state: ReadonlySignal<State>, names: ReadonlySignal<readonly string[]>): ReadonlySignal<string[]> {
  return computed(() => {
    const own = state.value.seats;
    return names.value.map((name, seat) => (own.length === 1 && own[0] === seat ? YOU : name));
  });
}

function viewerOf(state: State, wanted: number | null): number {
  const seats = viewersOf(state);
  return wanted !== null && seats.includes(wanted) ? wanted : seats[0]!;
}
