/** What follows from the state of a table: names, whose turn it is, whose view is drawn, what is on the stage. */

import { computed, type ReadonlySignal } from "@preact/signals";
import { lists } from "../api";
import { views } from "../games";
import { YOU } from "../i18n";
import type { Room } from "../messages";
import { Stage } from "../stage";
import { BLANK, SPECTATOR, type State, viewersOf } from "../state";

export type DerivedTable = ReturnType<typeof deriveTable>;

export type ShownPhase = Room["phase"] | "counting";

/** `actingOf`: the seats of this device that may act. `lastActing`: the one that did so last; its view is drawn while none may. */
export function deriveTable(actingOf: (state: State) => readonly number[], lastActing: ReadonlySignal<number | null>) {
  const root = { current: null as HTMLElement | null }; // the element in which the table is drawn
  const stage = new Stage({
    eye: () => viewer.value,
    root: () => root.current,
    motions: () => gameView.value?.motions ?? {},
    hold: () => gameView.value?.hold,
  });
  const { state } = stage;
  const room = computed(() => state.value.room);
  const acting = computed(() => actingOf(state.value));
  const viewer = computed(() => viewerOf(state.value, lastActing.value ?? acting.value[0] ?? null));
  const gameView = computed(() => views.value[room.value?.game ?? ""]); // undefined until it is loaded, or if the game has none
  const phase = computed((): ShownPhase => (stage.isCounting.value ? "counting" : (room.value?.phase ?? "open")));
  return {
    root,
    room,
    viewer, // the seat whose view is drawn, or SPECTATOR
    gameView,
    stage,
    state: state as ReadonlySignal<State>, // as it is shown
    acting,
    phase,
    names: computed(() => room.value?.seats.map((seat) => seat.name) ?? []),
    declaration: computed(() => lists.value?.games.find((game) => game.id === room.value?.game) ?? null),
    earlierRules: computed(() => earlierRulesOf(room.value)), // their version, and that of new games; null for the rules of today
    look: computed(() => stage.looks.value[viewer.value] ?? BLANK),
    isMyTurn: computed(() => acting.value.length > 0 && phase.value === "playing"),
    isWatching: computed(() => viewer.value === SPECTATOR),
    isRace: computed(() => state.value.toAct.length > 1),
  };
}

function earlierRulesOf(room: Room | null): { version: number; today: number } | null {
  const today = lists.value?.games.find((game) => game.id === room?.game)?.version;
  return room && today !== undefined && room.version !== today ? { version: room.version, today } : null;
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
