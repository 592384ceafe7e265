/** The status line: what just happened, also for screen readers, or why a command failed. */

import { useRef } from "preact/hooks";
import { Face, Tool } from "../components";
import { errorText, sentences, text } from "../i18n";
import { isScreen, openDrawer } from "../route";
import { type Session, useSession } from "../session/session";

const MOST = 2; // sentences of one event that are shown; all are in the story

export function StatusLine() {
  const session = useSession();
  const { isReplay, isWatching, names, rejection, room, stage } = session;
  const at = room.value!;
  const actor = at.seats[stage.actor.value];
  const told = sentences(stage.told.value, names.value).slice(-MOST);
  const lines = rejection.value ? [errorText(rejection.value)] : told.length ? told : [opening(session)];
  return (
    <div class={`words-line ${rejection.value ? "refused" : ""}`}>
      {actor?.name && !rejection.value && stage.told.value.length > 0 && <Face face={actor.face} />}
      <Live lines={lines} />
      {!isWatching.value && !isReplay && <Tool art="emote-laugh" label={text("web-emotes")} onClick={() => openDrawer("emotes")} />}
    </div>
  );
}

function opening({ isReplay, isMyTurn, isWatching, room }: Session): string {
  const at = room.value!;
  if (isReplay) return text("web-replay-begins");
  if (isScreen) return text(at.phase === "playing" ? "web-screen-begin" : `web-phase-${at.phase}`);
  if (isWatching.value) return text("web-watching");
  if (at.phase === "playing") return isMyTurn.value ? text("web-begin") : text("web-wait");
  return text(`web-phase-${at.phase}`);
}

/** Screen readers announce changes only: a line that repeats gets an invisible space. */
function Live({ lines }: { lines: readonly string[] }) {
  const { stage } = useSession();
  const line = lines.join("\n");
  const last = useRef({ line: "", twice: false });
  if (stage.told.value.length && last.current.line === line) last.current.twice = !last.current.twice;
  last.current.line = line;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by arrow keys too.
    <p role="status" aria-live="polite" tabIndex={0}>
      {lines.map((each, index) => (
        <span key={index}>
          {each} {last.current.twice && index === lines.length - 1 ? "\u00a0" : ""}
        </span>
      ))}
    </p>
  );
}
