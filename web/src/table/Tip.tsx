/** The first game is guided: a bubble near the thing in question, once for each tip, beside all that may be touched. */

import { computed, effect, signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { ambience } from "../boxes";
import { Art } from "../components";
import { lookOf, say, text } from "../i18n";
import { isWatching, look, names, offers, room, state } from "../open";
import { where } from "../route";
import { change, seenTips, settings } from "../settings";
import { type Around, type Box, type Place, placeOf } from "./placement";

const READ = 2000; // ms after which a tip counts as seen, though nobody has closed it
const AGAIN = 200; // ms
const MAY = ".piece.may";
const BUTTONS = ".buttons .button:not(.night)";
const ALMOST = ".top, .words-line, .cube"; // better not covered either

const closed = signal<number | null>(null); // the event after which no more is said until the next one

const box = computed(() => ambience(room.value?.game ?? ""));

/** The first tip for what can be seen now that was not shown yet on this device. */
const tip = computed(() => {
  if (!settings.value.tips || isWatching.value || !offers.value.length || closed.value === state.value.seq) return null;
  const seen = seenTips.value[box.value] ?? [];
  return look.value.guide?.find(({ key }) => !seen.includes(key)) ?? null;
});

const shown = computed(() => tip.value?.key ?? "");

function see(key: string): void {
  const seen = seenTips.value[box.value] ?? [];
  if (!seen.includes(key)) seenTips.value = { ...seenTips.value, [box.value]: [...seen, key] };
}

/** Who plays on has read it, too. */
effect(() => {
  const key = shown.value;
  if (!key) return;
  const since = performance.now();
  return () => {
    if (performance.now() - since > READ) setTimeout(() => see(key));
  };
});

/** All tips of this game, from the start. */
export function tellAgain(): void {
  closed.value = null;
  seenTips.value = { ...seenTips.value, [box.value]: [] };
  change({ tips: true });
}

function close(): void {
  const key = shown.value;
  if (!key) return;
  closed.value = state.value.seq;
  see(key);
}

export function Tip() {
  const bubble = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const said = tip.value;
  const about = said ? lookOf(said, names.value) : "";
  useLayoutEffect(() => {
    if (!said) return;
    const place = () => layOut(bubble.current!, ring.current!, about);
    const frame = requestAnimationFrame(place); // once the pieces are drawn
    const timer = setInterval(place, AGAIN); // pictures load, screens turn, tables are scrolled
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
    };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && !where.value.drawer && leave(bubble.current!);
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <div ref={ring} class="tip-ring" hidden={!said} aria-hidden="true" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a tap anywhere on it closes it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys have Escape and the button inside */}
      <div ref={bubble} class={said ? "tip" : "unseen"} onClick={() => leave(bubble.current!)}>
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

/** Whoever closes it by a key goes on where the game is. */
function leave(bubble: HTMLElement): void {
  const hadFocus = bubble.contains(document.activeElement);
  close();
  if (hadFocus) document.querySelector<HTMLElement>(`${BUTTONS}, ${MAY}`)?.focus();
}

// === Where it is ===

function layOut(bubble: HTMLElement, ring: HTMLElement, about: string): void {
  const targets = targetsOf(about);
  const target = targets.length ? around(targets.map(boxOf)) : null;
  const taken = [...new Set([...targets, ...document.querySelectorAll(`${MAY}, ${BUTTONS}`)])].map(boxOf);
  const place = placeIn(bubble, { target, taken, almost: [...document.querySelectorAll(ALMOST)].map(boxOf) });
  bubble.style.left = `${place.left}px`;
  bubble.style.top = `${place.top}px`;
  bubble.dataset.points = place.points;
  bubble.style.setProperty("--points", `${place.at}px`);
  ring.hidden = !target || about === "may";
  if (target)
    Object.assign(ring.style, {
      left: `${target.left - 5}px`,
      top: `${target.top - 5}px`,
      width: `${target.right - target.left + 10}px`,
      height: `${target.bottom - target.top + 10}px`,
    });
}

/** Where there is no room for it, it is narrower and taller, if that helps. */
function placeIn(bubble: HTMLElement, around: Around): Place {
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
  piece: (name) => (name.endsWith("-") ? `[data-piece^="${name}"]` : `[data-piece="${name}"]`),
  place: (name) => `[data-place="${name}"]`,
};

/** What a tip is about, as its look says: `place cloth / safe` is the button if no such place is drawn. */
function targetsOf(about: string): readonly Element[] {
  for (const each of about.split(" / ")) {
    const [kind = "", name = ""] = each.split(" ");
    const found = [...document.querySelectorAll(WAYS[kind]?.(name) ?? "none")];
    if (found.length) return kind === "may" ? found : found.slice(0, 1);
  }
  return [];
}

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((each) => each.left)),
    top: Math.min(...boxes.map((each) => each.top)),
    right: Math.max(...boxes.map((each) => each.right)),
    bottom: Math.max(...boxes.map((each) => each.bottom)),
  };
}
