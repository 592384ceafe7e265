/** What came of it: the figures so far, as plots that grow while the games are played, and all of them in a table. */

import { Art } from "../components";
import { gameTitle, say, text } from "../i18n";
import type { ExperimentDifference, ExperimentFigure, GameDeclaration } from "../messages";
import type { Experiment } from "./experiment";
import { give, plain, short, signed, words } from "./numbers";
import { type Figures, Histogram, Rows, type Series, shown } from "./Plots";
import { type Found, isOn, type Run } from "./run";

const CARDS = ["wins_1", "turns", "lead_changes", "decided"];
const NAMES = ["A", "B"]; // of settings
const SPREADS = ["turns", "points", "lead_changes", "decided", "margin", "deficit"];

export function Results({ run, game }: { run: Run; game: GameDeclaration }) {
  const experiment = run.of.value;
  const found = run.found.value;
  if (!experiment) {
    return (
      <div class="empty">
        <Art name="brain" />
        <p>{text("web-lab-empty", { game: gameTitle(game.id) })}</p>
      </div>
    );
  }
  if (run.trouble.value && !found) return null;
  return (
    <>
      <Progress run={run} experiment={experiment} />
      {!found && isOn(run) && (
        <div class="empty">
          <Art name="brain" />
        </div>
      )}
      {found && <All found={found} experiment={experiment} />}
    </>
  );
}

function Progress({ run, experiment }: { run: Run; experiment: Experiment }) {
  const { games: all } = experiment;
  const games = run.found.value?.games ?? 0;
  const phase = run.phase.value;
  return (
    <div class="progress">
      <p role="status">{phaseText(run, games, all)}</p>
      <p class="counter" aria-hidden="true">
        {games > 0 && text("web-lab-counter", { games, all })}
      </p>
      <progress max={all} value={phase === "waiting" || phase === "preparing" ? undefined : games} aria-label={text("web-lab-progress")} />
    </div>
  );
}

/** Said once a phase, so that screen readers are not flooded. */
function phaseText(run: Run, games: number, all: number): string {
  if (run.phase.value === "waiting") return text("web-lab-waiting", { ahead: run.ahead.value });
  if (run.phase.value === "preparing") return text("web-lab-preparing");
  if (run.phase.value === "playing") return text("web-lab-playing");
  if (run.phase.value === "stopped") return text("web-lab-stopped");
  return games < all ? text("web-lab-time") : text("web-lab-done");
}

// === All figures ===

/** A figure in both settings: `found` of the first, and of the second if there is one. */
function sidesOf({ settings }: Found, name: string): Figures {
  return settings.flatMap((side) => side.filter((each) => each.name === name));
}

function All({ found, experiment }: { found: Found; experiment: Experiment }) {
  const [first] = found.settings as [ExperimentFigure[]];
  const label = ({ says }: ExperimentFigure) => say(says, []);
  const rowsOf = (chosen: readonly ExperimentFigure[]) =>
    chosen.map((each) => ({ label: label(each), figures: sidesOf(found, each.name) }));
  const seats = first.filter(({ name }) => name.startsWith("wins_"));
  const ends = first.filter(({ name, share }) => share && !name.startsWith("wins_"));
  const counts = first.filter(({ group, share }) => group === "counts" && !share);
  return (
    <>
      <Cards found={found} />
      <div class="plots">
        <Rows title={text("lab-group-wins")} rows={rowsOf(seats)} even={1 / seats.length} note={text("lab-even")} />
        {SPREADS.map((name) => (
          <Spread key={name} name={name} found={found} />
        ))}
        <Rows title={text("web-lab-ends")} rows={rowsOf(ends)} />
        {counts.length > 0 && <Rows title={text("lab-group-counts")} rows={rowsOf(counts)} />}
      </div>
      <details class="panel all-figures">
        <summary>{text("web-lab-all")}</summary>
        <Table found={found} />
        <p>{text(found.settings.length > 1 ? "lab-compared" : "lab-explained")}</p>
        {areBotsAlike(experiment) && (
          <>
            <p>{text("web-lab-command")}</p>
            <pre>{command(experiment)}</pre>
          </>
        )}
      </details>
    </>
  );
}

const areBotsAlike = ({ settings }: Experiment): boolean => new Set(settings.map(({ bots }) => bots.join(","))).size === 1;

function Cards({ found }: { found: Found }) {
  return (
    <ul class="cards">
      {CARDS.map((name) => {
        const figures = sidesOf(found, name);
        const apart = found.differences?.find((each) => each.name === name);
        return (
          figures[0] && (
            <li key={name}>
              <span>{name === "wins_1" ? `${text("lab-group-wins")}: ${say(figures[0].says, [])}` : say(figures[0].says, [])}</span>
              {figures.map((figure, place) => (
                <b key={place} class={`side-${place}`}>
                  {figures.length > 1 && <i class="sign">{"AB"[place]}</i>}
                  {shown(figure)}
                </b>
              ))}
              {apart && <Verdict figure={figures[0]} apart={apart} />}
            </li>
          )
        );
      })}
    </ul>
  );
}

/** `B − A: +1.2 ± 0.1`, or that no difference is seen yet. */
function Verdict({ figure, apart }: { figure: ExperimentFigure; apart: ExperimentDifference }) {
  return (
    <small class={apart.seen ? "seen" : ""}>
      {apart.half === 0 && apart.mean === 0
        ? text("lab-same")
        : `${text("web-lab-apart")} ${signed(figure, apart.mean, apart.half)} ${give(figure, apart.half)}`}
    </small>
  );
}

/** With one setting, points have a line for each seat; side by side, one for each setting: of all seats together. */
function Spread({ name, found }: { name: string; found: Found }) {
  const isPair = found.settings.length > 1;
  const series = found.settings.flatMap((side, place): Series[] => {
    const inside = side.filter((each) => (each.name === name || each.name.replace(/_\d+$/, "") === name) && each.bars?.length);
    if (isPair) return inside.length ? [together(text("web-lab-setting", { name: "AB"[place] }), inside)] : [];
    return inside.map((figure) => ({
      label: inside.length > 1 ? say(figure.says, []) : text("web-lab-mean"),
      figure,
      bars: figure.bars!,
    }));
  });
  if (!series.length) return null;
  const title = name === "points" ? text("lab-points-by-seat") : say(series[0]!.figure.says, []);
  return <Histogram title={title} series={series} />;
}

/** The mean of several figures of the same games. */
function together(label: string, inside: readonly ExperimentFigure[]): Series {
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const part = (pick: (figure: ExperimentFigure) => number | null) => {
    const values = inside.map(pick);
    return values.some((each) => each === null) ? null : mean(values as number[]);
  };
  const bars = inside[0]!.bars!.map((_, place) => mean(inside.map((each) => each.bars![place] ?? 0)));
  const figure = {
    ...inside[0]!,
    mean: mean(inside.map((each) => each.mean)),
    low: part(({ low }) => low),
    high: part(({ high }) => high),
  };
  return { label, figure: inside.length > 1 ? { ...figure, low: null, high: null } : figure, bars };
}

// === The table ===

function Table({ found }: { found: Found }) {
  const [first, second] = found.settings;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it.
    <section class="wide" aria-label={text("web-lab-all")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {second ? (
              <>
                {NAMES.map((name) => (
                  <th key={name}>{name}</th>
                ))}
                <th>{text("lab-difference")}</th>
                <td />
              </>
            ) : (
              <>
                <th>{text("lab-mean")}</th>
                <th>{text("lab-interval")}</th>
                <th>{text("lab-range")}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {first!.map((figure) => (
            <tr key={figure.name}>
              <th scope="row">{say(figure.says, [])}</th>
              {second ? <Pair found={found} figure={figure} /> : <Single figure={figure} />}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Single({ figure }: { figure: ExperimentFigure }) {
  const { low, high, mean, quantiles = [] } = figure;
  const half = low === null || high === null ? null : (high - low) / 2;
  const [least, , middle, , most] = quantiles;
  return (
    <>
      <td>{words(figure, mean, half)}</td>
      <td>{low === null || high === null ? "?" : `${words(figure, low, half)} … ${words(figure, high, half)}`}</td>
      <td>{quantiles.length > 0 && [least, middle, most].map((each) => short(figure, each!)).join(" … ")}</td>
    </>
  );
}

function Pair({ found, figure }: { found: Found; figure: ExperimentFigure }) {
  const sides = sidesOf(found, figure.name);
  const apart = found.differences?.find(({ name }) => name === figure.name);
  return (
    <>
      {sides.map((each, place) => (
        <td key={place}>{words(each, each.mean, apart?.half ?? null)}</td>
      ))}
      <td class={apart?.seen ? "seen" : ""}>{apart && `${signed(figure, apart.mean, apart.half)} ${give(figure, apart.half)}`}</td>
      <td>{apart && verdict(figure, apart)}</td>
    </>
  );
}

function verdict(figure: ExperimentFigure, { half, more, seen, visible }: ExperimentDifference): string {
  if (half === 0) return text("lab-same");
  if (seen || half === null || visible === null) return "";
  return text("lab-unseen", { games: plain(more), size: words(figure, visible, visible) });
}

/** The same in the terminal, where there are more figures and no limits; there, compared settings have the same bots. */
export function command({ game, games, seats, seed, settings }: Experiment): string {
  const [a, b] = settings as [Experiment["settings"][number], Experiment["settings"][number]?];
  const usual = `${game} --bots ${a.bots.join(",")} --seats ${seats} --games ${games} --seed ${seed}`;
  const said = (options: Record<string, number | string>) => Object.entries(options).map(([name, value]) => `${name}=${value}`);
  if (!b) return [`doubloon simulate ${usual}`, ...said(a.options).map((each) => `--option ${each}`)].join(" ");
  return [`doubloon compare ${usual}`, ...[a, b].map(({ options }) => `--with "${said(options).join(" ")}"`)].join(" ");
}
