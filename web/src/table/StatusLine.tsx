/** The status line: what just happened, or why a command failed. Screen readers get it by `Announcements`. */

import { Face, Tool } from "../components";
import { catalogue, errorText, sentences, text, withBrief } from "../i18n";
import type { Text } from "../messages";
import { isScreen, openDrawer } from "../route";
import type { ShownPhase } from "../session/derive";
import { type Session, useSession } from "../session/session";
import { hasOpenSeat } from "../sit";
import { Announcements } from "./Announcements";
import { missingText, playedForMe } from "./Missing";
import { Preparing } from "./Preparing";

const LONG = 64; // letters above which they are smaller: the table keeps its room
const MOST = 2; // sentences of one event that are shown; all are in the story

interface Line {
  words: string;
  who?: number; // the seat that acts in it
}

export function StatusLine() {
  const session = useSession();
  const { isReplay, isWatching, phase, rejection } = session;
  const lines = linesOf(session);
  const isLong = lines.reduce((letters, { words }) => letters + words.length, 0) > LONG;
  return (
    <>
      <div class={`words-line ${rejection.value ? "refused" : ""} ${isLong ? "long" : ""}`}>
        <Actor who={lines[0]?.who} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by arrow keys too. */}
        <p tabIndex={0}>
          {lines.map(({ words, who }, index) => (
            <span key={index}>
              {index > 0 && who !== lines[0]?.who && <Actor who={who} />}
              {words}{" "}
            </span>
          ))}
          {phase.value === "playing" && <Preparing style="getting-ready" />}
        </p>
        {!isWatching.value && !isReplay && <Tool art="emote-laugh" label={text("web-emotes")} onClick={() => openDrawer("emotes")} />}
      </div>
      <Announcements key={catalogue.value?.locales[0]} opening={opening} />
    </>
  );
}

function linesOf(session: Session): Line[] {
  const { names, rejection } = session;
  if (rejection.value) return [{ words: errorText(rejection.value) }];
  if (isCounting(session)) return [{ words: text("web-counting") }];
  const played = playedForMe(session);
  const missing = missingText(session);
  const word = [...(played ? [{ words: text("web-played-for-you", { count: played }) }] : []), ...(missing ? [{ words: missing }] : [])];
  const told = withBrief(toldNow(session)).slice(-Math.max(1, MOST - word.length));
  if (!told.length) return word.length ? word : [{ words: opening(session) }];
  return [...told.map((group) => ({ words: sentences(group, names.value).join(" "), ...actorOf(group) })), ...word];
}

/** The view counts: its results are told when all have been counted. */
function isCounting({ gameView, stage }: Session): boolean {
  return stage.happening.value.some(({ key }) => key === gameView.value?.counted);
}

/** Chance has no face. */
function actorOf([sentence]: readonly Text[]): { who?: number } {
  const who = sentence?.values?.who;
  return typeof who === "number" ? { who } : {};
}

function Actor({ who }: { who: number | undefined }) {
  const seat = useSession().room.value!.seats[who ?? -1];
  return seat?.name ? <Face face={seat.face} /> : null;
}

/** What was told last; and, in a race, who has thrown: what the same dice showed before is over then. */
function toldNow({ gameView, look, stage, state }: Session): readonly Text[] {
  const told = stage.told.value;
  const flying = Object.keys(state.value.tumbling).map(Number);
  const thrown = flying.flatMap((seat) => gameView.value?.thrown?.(look.value, seat) ?? []);
  const isOver = flying.some((seat) => seat === told[0]?.values?.who);
  return [...(isOver && thrown.length ? [] : told), ...thrown];
}

function opening({ isReplay, isMyTurn, isWatching, phase, room, state }: Session): string {
  if (isReplay) return text("web-replay-begins");
  if (isScreen) return phase.value === "playing" ? text("web-screen-begin") : phaseText(phase.value);
  if (isWatching.value) {
    const isFull = room.value && !hasOpenSeat(room.value) && !state.value.waiting.length;
    return text(isFull ? "web-watching-full" : "web-watching");
  }
  if (phase.value === "playing") return isMyTurn.value ? text("web-begin") : text("web-wait");
  return phaseText(phase.value);
}

export function phaseText(phase: ShownPhase): string {
  return phase === "counting" ? text("web-counting") : text(`web-phase-${phase}`);
}
