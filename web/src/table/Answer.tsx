/** Every touch has an answer: on what cannot be done now, a bubble at that place says why. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { text } from "../i18n";
import { type Session, useSession } from "../session/session";
import { play } from "../sound";

const SHOWN = 3000; // ms
const EDGE = 8; // px to the edge of the screen
const WIDTH = 240; // px, at most

interface Given {
  says: string;
  left: number; // px of its middle
  top: number; // px of its lower edge
  nth: number; // an answer that is given again is a new one
}

export type Answers = ReturnType<typeof useAnswers>;

/** `begin` with every touch, `end` when it was a tap. A tap that only ends a movement gets no answer. */
export function useAnswers() {
  const session = useSession();
  const given = useSignal<Given | null>(null);
  const isBusy = useRef(false);
  return {
    given,
    begin: () => {
      isBusy.current = !session.stage.isIdle.value;
      given.value = null;
    },
    end: (event: MouseEvent) => {
      const thing = isBusy.current ? null : touched(event.target as Element);
      const says = thing && reason(session, thing);
      if (!thing || !says) return;
      given.value = { ...placeOf(thing), says, nth: (given.value?.nth ?? 0) + 1 };
      play("no");
    },
  };
}

/** What was touched, if a touch on it does nothing. */
function touched(target: Element): HTMLElement | null {
  if (target.closest("button:not([aria-disabled=true]), a")) return null;
  return target.closest<HTMLElement>("[data-why], .piece, [data-piece], [data-place]");
}

/** A view says why in `data-why`; otherwise the page says what can be done. */
function reason({ isMyTurn, isWatching, names, offers, phase, state }: Session, thing: HTMLElement): string {
  if (phase.value !== "playing") return "";
  if (isWatching.value) return text("web-watching");
  if (!isMyTurn.value) return text("web-why-wait", { who: names.value[state.value.toAct[0] ?? -1] ?? "" });
  if (!offers.value.length) return "";
  const own = thing.closest<HTMLElement>("[data-why]")?.dataset.why;
  if (own) return own;
  return text(document.querySelector("#table .may") ? "web-why-glows" : "web-why-buttons");
}

function placeOf(thing: Element): Pick<Given, "left" | "top"> {
  const box = thing.getBoundingClientRect();
  const half = WIDTH / 2 + EDGE;
  const left = Math.max(half, Math.min(document.documentElement.clientWidth - half, (box.left + box.right) / 2));
  return { left, top: Math.max(72, box.top - EDGE) };
}

export function Answer({ given }: { given: Signal<Given | null> }) {
  const shown = given.value;
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => (given.value = null), SHOWN);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div
      role="status"
      aria-live="polite"
      class={shown ? "answer" : "unseen"}
      style={shown ? { left: `${shown.left}px`, top: `${shown.top}px` } : undefined}
    >
      {shown && <p key={shown.nth}>{shown.says}</p>}
    </div>
  );
}
