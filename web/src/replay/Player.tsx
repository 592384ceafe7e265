/** The controls of a replay: slider, single steps, playback, tempo, viewer. */

import { useEffect } from "preact/hooks";
import { Glyph, Tool } from "../components";
import { sentences, text } from "../i18n";
import { where } from "../route";
import { ALL, type ReplaySession, useReplay } from "../session/replay";
import { SPECTATOR } from "../state";

const TEMPI = [0.5, 1, 2, 4, 8];

const KEYS: Record<string, (replay: ReplaySession) => void> = {
  ArrowLeft: ({ go, position }) => go(position.value - 1),
  ArrowRight: ({ go, position }) => go(position.value + 1),
  Home: ({ go }) => go(0),
  End: ({ go, end }) => go(end.value),
  " ": toggle,
};

export function Player() {
  const session = useReplay();
  const { end, go, isRunning, position } = session;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event, session);
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [session]);
  return (
    <div class="player" role="group" aria-label={text("web-replay")}>
      <Scrubber />
      <div class="controls">
        <Tool glyph="step-back" label={text("web-step-back")} disabled={position.value === 0} onClick={() => go(position.value - 1)} />
        <button
          type="button"
          class="button gold run"
          aria-label={text(isRunning.value ? "web-pause" : "web-run")}
          onClick={() => toggle(session)}
        >
          <Glyph name={isRunning.value ? "pause" : "play"} />
        </button>
        <Tool
          glyph="step-forward"
          label={text("web-step-forward")}
          disabled={position.value === end.value}
          onClick={() => go(position.value + 1)}
        />
        <Tempo />
        <Viewer />
      </div>
    </div>
  );
}

function toggle({ isRunning, pause, run }: ReplaySession): void {
  if (isRunning.value) pause();
  else run();
}

/** Keys work everywhere on the page, except in elements that use them. */
function press(event: KeyboardEvent, session: ReplaySession): void {
  const target = event.target as Element;
  if (where.value.drawer || event.altKey || event.ctrlKey || event.metaKey || target.matches("select, input, summary")) return;
  if (event.key === " " && target.matches("button")) return;
  const act = KEYS[event.key];
  if (!act) return;
  event.preventDefault();
  act(session);
}

function Scrubber() {
  const { end, names, pause, position, seek, stage } = useReplay();
  const told = sentences(stage.told.value, names.value).at(-1) ?? "";
  const words = text("web-replay-status", { step: position.value, all: end.value });
  const move = (event: Event) => {
    pause();
    seek(Number((event.currentTarget as HTMLInputElement).value));
  };
  return (
    <input
      type="range"
      class="scrubber"
      min={0}
      max={end.value}
      value={position.value}
      aria-label={text("web-scrub")}
      aria-valuetext={told ? `${words}. ${told}` : words}
      onInput={move}
    />
  );
}

function Tempo() {
  const { tempo } = useReplay().stage;
  return (
    <label class="choice tempo">
      <Glyph name="speed" />
      <select aria-label={text("web-speed")} value={tempo.value} onChange={(event) => (tempo.value = Number(event.currentTarget.value))}>
        {TEMPI.map((each) => (
          <option key={each} value={each}>{`${each}×`}</option>
        ))}
      </select>
    </label>
  );
}

function Viewer() {
  const { names, showAs, tape } = useReplay();
  return (
    <label class="choice eyes">
      <Glyph name="eye" />
      <select
        aria-label={text("web-eyes")}
        value={tape.value!.replayed.seat}
        onChange={(event) => void showAs(Number(event.currentTarget.value))}
      >
        <option value={ALL}>{text("web-eyes-all")}</option>
        <option value={SPECTATOR}>{text("web-eyes-spectator")}</option>
        {names.value.map((name, seat) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
