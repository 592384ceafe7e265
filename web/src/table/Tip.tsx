/** Tips for the first game: a bubble near what it explains, once for each tip, covering nothing that may be touched. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { boxIdOf } from "../boxes";
import { Art } from "../components";
import { lookOf, say, text } from "../i18n";
import type { Room, Text } from "../messages";
import { where } from "../route";
import { type Session, useSession } from "../session/session";
import { change, seenTips, settings } from "../settings";
import { type Around, type Bounds, type Placement, placeOf } from "./placement";

const READ = 2000; // ms after which a tip counts as seen, though nobody has closed it
const AGAIN = 200; // ms
const MAY = ".piece.may";
const BUTTONS = ".buttons .button:not(.night)";
const OPEN = "[data-uncovered]"; // what a view wants to be seen
const NO_ROOM = "no-room"; // hides a tip for as long as it would cover what may be touched
const ALMOST = ".top, .words-line, .cube"; // better not covered

/** The first tip for what can be seen now that was not shown yet on this device. */
function tipFor({ isWatching, offers, tipDismissedAt, state, look, room }: Session): Text | null {
  if (!settings.value.tips || isWatching.value || !offers.value.length || tipDismissedAt.value === state.value.seq) return null;
  const seen = seenTips.value[boxOf(room.value)] ?? [];
  return look.value.guide?.find(({ key }) => !seen.includes(key)) ?? null;
}

function boxOf(room: Room | null): string {
  return boxIdOf(room?.game ?? "");
}

function markSeen(box: string, key: string): void {
  const seen = seenTips.value[box] ?? [];
  if (!seen.includes(key)) seenTips.value = { ...seenTips.value, [box]: [...seen, key] };
}

/** A player who goes on after a while has read the tip, too. `shownAt`: when it was first drawn where it covers nothing. */
function useReading(shownAt: { current: number | null }, box: string, key: string): void {
  useEffect(() => {
    if (!key) return;
    return () => {
      if (shownAt.current !== null && performance.now() - shownAt.current > READ) setTimeout(() => markSeen(box, key));
      shownAt.current = null;
    };
  }, [shownAt, box, key]);
}

/** Show all tips of this game again. */
export function restartTips({ tipDismissedAt, room }: Session): void {
  tipDismissedAt.value = null;
  seenTips.value = { ...seenTips.value, [boxOf(room.value)]: [] };
  change({ tips: true });
}

export function Tip() {
  const session = useSession();
  const { names, room } = session;
  const bubble = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const shownAt = useRef<number | null>(null);
  const said = tipFor(session);
  const about = said ? lookOf(said) : "";
  const close = () => dismiss(session, bubble.current!);
  useReading(shownAt, boxOf(room.value), said?.key ?? "");
  useLayoutEffect(() => {
    if (!said) return;
    const place = () => {
      if (layOut(bubble.current!, ring.current!, about)) shownAt.current ??= performance.now();
    };
    const frame = requestAnimationFrame(place); // once the pieces are drawn
    const timer = setInterval(place, AGAIN); // the layout may change: pictures load, phones rotate, tables scroll
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
    };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && !where.value.drawer && close();
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [session]);
  return (
    <>
      <div ref={ring} class="tip-ring" hidden={!said} aria-hidden="true" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a tap anywhere on it closes it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys have Escape and the button inside */}
      <div ref={bubble} class={said ? "tip" : "unseen"} onClick={close}>
        <div class="tip-words">
          {said && <Art name="lantern" />}
          <p aria-live="polite">{said ? say(said, names.value) : ""}</p>
        </div>
        {said && (
          <div class="tip-ways">
            <button type="button" class="tip-done">
              {text("web-got-it")}
            </button>
            <button type="button" onClick={() => change({ tips: false })}>
              {text("web-no-tips")}
            </button>
          </div>
        )}
      </div>
    </>
  );
}

/** Close the tip. The focus goes on to the game if it was in the bubble. */
function dismiss(session: Session, bubble: HTMLElement): void {
  const hadFocus = bubble.contains(document.activeElement);
  const tip = tipFor(session);
  if (tip) {
    session.tipDismissedAt.value = session.state.value.seq;
    markSeen(boxOf(session.room.value), tip.key);
  }
  if (hadFocus) document.querySelector<HTMLElement>(`${BUTTONS}, ${MAY}`)?.focus();
}

// === Position ===

/** Returns whether there is room; where there is none, the tip waits unseen. */
function layOut(bubble: HTMLElement, ring: HTMLElement, about: string): boolean {
  const targets = targetsOf(about);
  const target = targets.length ? around(targets.map(boundsOf)) : null;
  const taken = [...new Set([...targets, ...document.querySelectorAll(`${MAY}, ${BUTTONS}, ${OPEN}`)])].map(boundsOf);
  const place = placeIn(bubble, { target, taken, almost: [...document.querySelectorAll(ALMOST)].map(boundsOf) });
  const hasRoom = place.covers === 0;
  bubble.classList.toggle(NO_ROOM, !hasRoom);
  bubble.style.left = `${place.left}px`;
  bubble.style.top = `${place.top}px`;
  bubble.dataset.points = place.points;
  bubble.style.setProperty("--points", `${place.at}px`);
  ring.hidden = !target || !hasRoom || about === "may";
  if (target)
    Object.assign(ring.style, {
      left: `${target.left - 5}px`,
      top: `${target.top - 5}px`,
      width: `${target.right - target.left + 10}px`,
      height: `${target.bottom - target.top + 10}px`,
    });
  return hasRoom;
}

/** If there is no room, try a narrower and taller bubble. */
function placeIn(bubble: HTMLElement, around: Around): Placement {
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const asIs = (isNarrow: boolean) => {
    bubble.classList.toggle("narrow", isNarrow);
    return placeOf({ width: bubble.offsetWidth, height: bubble.offsetHeight }, screen, around);
  };
  const wide = asIs(false);
  if (!wide.covers) return wide;
  const narrow = asIs(true);
  return narrow.covers < wide.covers ? narrow : asIs(false);
}

const WAYS: Readonly<Record<string, (name: string) => string>> = {
  may: () => MAY,
  main: () => BUTTONS,
  safe: () => ".buttons .button.green",
  move: (name) => `.buttons [data-move="${name}"]`,
  piece: (name) => (name.endsWith("-") ? `[data-piece^="${name}"]` : `[data-piece="${name}"]`),
  place: (name) => `[data-place="${name}"]`,
};

/** The elements that the look of a tip names: `place cloth / safe` is the safe button if no such place is drawn. */
function targetsOf(about: string): readonly Element[] {
  for (const each of about.split(" / ")) {
    const [kind = "", name = ""] = each.split(" ");
    const found = [...document.querySelectorAll(WAYS[kind]?.(name) ?? "none")];
    if (found.length) return kind === "may" ? found : found.slice(0, 1);
  }
  return [];
}

function boundsOf(element: Element): Bounds {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

function around(boxes: readonly Bounds[]): Bounds {
  return {
    left: Math.min(...boxes.map((each) => each.left)),
    top: Math.min(...boxes.map((each) => each.top)),
    right: Math.max(...boxes.map((each) => each.right)),
    bottom: Math.max(...boxes.map((each) => each.bottom)),
  };
}
