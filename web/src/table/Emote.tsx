/** Floating at a seat: an emote, and the countdown of the clock. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { text } from "../i18n";
import { appear } from "../motion";
import { useSession } from "../session/session";

const SHOWN = 3500; // ms

export function Bubble({ seat }: { seat: number }) {
  const { state } = useSession();
  const last = state.value.emotes[seat];
  const image = useRef<HTMLImageElement>(null);
  const gone = useSignal(0); // the number of the emote whose time is over
  useEffect(() => {
    if (!last) return;
    if (image.current) appear(image.current);
    const timer = setTimeout(() => (gone.value = last.nth), SHOWN);
    return () => clearTimeout(timer);
  }, [last?.nth]);
  if (!last || last.nth <= gone.value) return null;
  return <img ref={image} class="bubble" src={`/art/emote-${last.emote}.svg`} alt={text(`emote-${last.emote}`)} />;
}

export function Countdown() {
  const { state } = useSession();
  const now = useSignal(performance.now());
  const ends = state.value.clockEnds;
  useEffect(() => {
    if (ends === null) return;
    const timer = setInterval(() => (now.value = performance.now()), 250);
    now.value = performance.now();
    return () => clearInterval(timer);
  }, [ends]);
  if (ends === null) return null;
  const left = Math.max(0, Math.ceil((ends - now.value) / 1000));
  return (
    <span class={`countdown ${left <= 5 ? "soon" : ""}`} role="timer" aria-label={text("web-seconds-left", { seconds: left })}>
      {left}
    </span>
  );
}
