/** After the last move the points come about thing by thing. Only then is it told who has won. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { say, text } from "../i18n";
import type { Text } from "../messages";
import { useSession } from "../session/session";
import { play } from "../sound";
import { useCounts } from "./counts";
import { ScoreBreakdown } from "./ScoreBreakdown";

const PART = 1000; // ms for each thing that is counted
const LONGEST = 8000; // ms for all of them
const REST = 1600; // ms to look at the sums
const NO_COUNT = 2000; // ms to wait for the count; without a network the game ends without it

type Counts = readonly (readonly Text[])[];

/** A view that counts the points itself is looked at for a while. */
export function FinalCount() {
  return useSession().gameView.value?.counted ? <Rest /> : <GeneralCount />;
}

function Rest() {
  const { stage } = useSession();
  useEffect(() => {
    const timer = setTimeout(() => stage.goOn(), stage.pace(REST));
    return () => clearTimeout(timer);
  }, []);
  useTaps(() => stage.goOn());
  return null;
}

function GeneralCount() {
  const { names, room, stage } = useSession();
  const counts = useCounts();
  const shown = useCounting(counts);
  const seats = room.value!.seats;
  if (!counts.length) return null;
  return (
    <section class="final-count" aria-label={text("web-count")}>
      <ScoreBreakdown counts={counts.map((count) => upTo(count, shown))} order={seats.map((_, seat) => seat)} people={seats} />
      <p class="unseen" role="status" aria-live="polite">
        {counts
          .map((count, seat) => count[shown] && `${names.value[seat]}: ${say(count[shown], names.value)}`)
          .filter(Boolean)
          .join(". ")}
      </p>
      <button type="button" class="go-on" onClick={(event) => event.detail === 0 && stage.hurry()}>
        {text("web-go-on")}
      </button>
    </section>
  );
}

/** How many things of each seat are counted by now. A tap counts the next one. */
function useCounting(counts: Counts): number {
  const { stage } = useSession();
  const shown = useSignal(0);
  const all = Math.max(0, ...counts.map((count) => count.length - 1));
  const next = () => {
    if (!counts.length) return;
    if (shown.value >= all) stage.goOn();
    else {
      shown.value += 1;
      play("clink");
    }
  };
  const pause = !counts.length ? NO_COUNT : shown.value >= all ? REST : Math.min(PART, LONGEST / all);
  useEffect(() => {
    const timer = setTimeout(() => (counts.length ? next() : stage.goOn()), counts.length ? stage.pace(pause) : pause);
    return () => clearTimeout(timer);
  }, [counts.length, shown.value]);
  useTaps(next);
  return shown.value;
}

/** Do something at each tap from now on. */
function useTaps(act: () => void): void {
  const { stage } = useSession();
  const taps = useRef(stage.taps.value);
  useEffect(() => {
    if (stage.taps.value === taps.current) return;
    taps.current = stage.taps.value;
    act();
  }, [stage.taps.value]);
}

/** The first things of a count, and their sum; a sum that cannot be told from its parts comes with the last of them. */
function upTo([total, ...parts]: readonly Text[], shown: number): Text[] {
  const seen = parts.slice(0, shown);
  const isKnown = parts.every(({ values }) => typeof values?.points === "number");
  const sum = seen.reduce((points, { values }) => points + Number(values?.points), 0);
  const points = shown >= parts.length ? total!.values!.points! : isKnown ? sum : 0;
  return [{ ...total!, values: { ...total!.values, points } }, ...seen];
}
