/** The status line: what just happened, or why a command failed. Screen readers get it by `Announcements`. */

import { Face, Tool } from "../components";
import { errorText, sentences, text, withBrief } from "../i18n";
import type { Text } from "../messages";
import { isScreen, openDrawer } from "../route";
import { type Session, useSession } from "../session/session";
import { Announcements } from "./Announcements";

const MOST = 2; // sentences of one event that are shown; all are in the story

interface Line {
  words: string;
  who?: number; // the seat that acts in it
}

export function StatusLine() {
  const session = useSession();
  const { isReplay, isWatching, rejection } = session;
  const lines = linesOf(session);
  return (
    <>
      <div class={`words-line ${rejection.value ? "refused" : ""}`}>
        <Actor who={lines[0]?.who} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by arrow keys too. */}
        <p tabIndex={0}>
          {lines.map(({ words, who }, index) => (
            <span key={index}>
              {index > 0 && who !== lines[0]?.who && <Actor who={who} />}
              {words}{" "}
            </span>
          ))}
        </p>
        {!isWatching.value && !isReplay && <Tool art="emote-laugh" label={text("web-emotes")} onClick={() => openDrawer("emotes")} />}
      </div>
      <Announcements opening={opening} />
    </>
  );
}

function linesOf(session: Session): Line[] {
  const { names, rejection, stage } = session;
  if (rejection.value) return [{ words: errorText(rejection.value) }];
  const told = withBrief(stage.told.value).slice(-MOST);
  if (!told.length) return [{ words: opening(session) }];
  return told.map((group) => ({ words: sentences(group, names.value).join(" "), ...actorOf(group) }));
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

function opening({ isReplay, isMyTurn, isWatching, room }: Session): string {
  const at = room.value!;
  if (isReplay) return text("web-replay-begins");
  if (isScreen) return text(at.phase === "playing" ? "web-screen-begin" : `web-phase-${at.phase}`);
  if (isWatching.value) return text("web-watching");
  if (at.phase === "playing") return isMyTurn.value ? text("web-begin") : text("web-wait");
  return text(`web-phase-${at.phase}`);
}
