/** The line of words: what just happened, also for screen readers; or why something was not done. */

import { useRef } from "preact/hooks";
import { Face, Tool } from "../components";
import { sentences, text } from "../i18n";
import { isMyTurn, isReplay, isWatching, names, reason, refused, room, stage } from "../open";
import { isScreen, openDrawer } from "../route";

const MOST = 2; // sentences of one event that are shown; all are in the story

export function Words() {
  const at = room.value!;
  const actor = at.seats[stage.actor.value];
  const told = sentences(stage.told.value, names.value).slice(-MOST);
  const lines = refused.value ? [reason(refused.value)] : told.length ? told : [opening()];
  return (
    <div class={`words-line ${refused.value ? "refused" : ""}`}>
      {actor?.name && !refused.value && stage.told.value.length > 0 && <Face face={actor.face} />}
      <Live lines={lines} />
      {!isWatching.value && !isReplay.value && <Tool art="emote-laugh" label={text("web-emotes")} onClick={() => openDrawer("emotes")} />}
    </div>
  );
}

function opening(): string {
  const at = room.value!;
  if (isReplay.value) return text("web-replay-begins");
  if (isScreen) return text(at.phase === "playing" ? "web-screen-begin" : `web-phase-${at.phase}`);
  if (isWatching.value) return text("web-watching");
  if (at.phase === "playing") return isMyTurn.value ? text("web-begin") : text("web-wait");
  return text(`web-phase-${at.phase}`);
}

/** Screen readers speak what changes: so a line that comes twice differs by a space that is not seen. */
function Live({ lines }: { lines: readonly string[] }) {
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
