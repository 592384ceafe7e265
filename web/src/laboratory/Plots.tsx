/** Plots: rows of bars with their intervals, and histograms. Colours never tell anything alone: bars have labels, lines have patterns. */

import type { ExperimentFigure } from "../messages";
import { between, give, halfOf, short, ticks, words } from "./numbers";

const WIDTH = 320;
const HEIGHT = 150;

/** A figure in one setting, or in both. */
export type Figures = readonly ExperimentFigure[];

export const shown = (figure: ExperimentFigure): string => {
  const half = halfOf(figure);
  return `${words(figure, figure.mean, half)} ${give(figure, half)}`.trim();
};

// === Rows ===

interface RowsProps {
  title: string;
  rows: readonly { label: string; figures: Figures }[];
  even?: number; // a dashed line across
  note?: string;
}

/** A bar for each thing and setting, from 0 on, with its interval. */
export function Rows({ title, rows, even, note }: RowsProps) {
  const highest = Math.max(even ?? 0, 1e-9, ...rows.flatMap(({ figures }) => figures.map(({ high, mean }) => high ?? mean)));
  const part = (value: number) => `${100 * Math.min(1, Math.max(0, value / highest))}%`;
  return (
    <figure class="lab-plot">
      <figcaption>{title}</figcaption>
      <ul class="rows">
        {rows.map(({ label, figures }) => (
          <li key={label}>
            <b>{label}</b>
            {figures.map((figure, place) => (
              <div key={place} class={`bar side-${place}`}>
                {figures.length > 1 && <i class="sign">{"AB"[place]}</i>}
                <span class="track" aria-hidden="true">
                  <i class="length" style={{ width: part(figure.mean) }} />
                  {figure.low !== null && figure.high !== null && (
                    <i class="whisker" style={{ left: part(figure.low), right: `calc(100% - ${part(figure.high)})` }} />
                  )}
                  {even !== undefined && <i class="even" style={{ left: part(even) }} />}
                </span>
                <span class="value">{shown(figure)}</span>
              </div>
            ))}
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </figure>
  );
}

// === Histograms ===

export interface Series {
  label: string;
  figure: ExperimentFigure;
  bars: readonly number[];
}

/** The share of the games by number: one line for each series, all on one axis. */
export function Histogram({ title, series }: { title: string; series: readonly Series[] }) {
  const { figure } = series[0]!;
  const { start = 0, width = 1 } = figure;
  const count = Math.max(...series.map(({ bars }) => bars.length));
  const steps = ticks(Math.max(...series.flatMap(({ bars }) => bars)));
  const top = Math.max(steps.at(-1)!, ...series.flatMap(({ bars }) => bars));
  const numbers = between(start, start + count * width, figure.percent ? 0 : 1);
  const middle = !figure.percent && width === 1 ? 0.5 : 0; // of a bar that has a single number
  return (
    <figure class="lab-plot">
      <figcaption>{title}</figcaption>
      <div class="chart">
        <div class="scale" aria-hidden="true">
          {steps.map((step) => (
            <span key={step} style={{ bottom: `${(100 * step) / top}%` }}>
              {short({ percent: true }, step)}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={[title, ...series.map(({ label, figure }) => `${label} ${shown(figure)}`)].join(". ")}
        >
          {steps.map((step) => (
            <path key={step} class="grid" d={`M0 ${HEIGHT * (1 - step / top)}H${WIDTH}`} />
          ))}
          {series.map(({ label, bars }, place) => (
            <path key={label} class={`outline line-${place} ${series.length === 1 ? "filled" : ""}`} d={outline(bars, count, top)} />
          ))}
        </svg>
        <div class="numbers" aria-hidden="true">
          {numbers.map((number) => (
            <span key={number} style={{ left: `${(100 * ((number - start) / width + middle)) / count}%` }}>
              {short(figure, number)}
            </span>
          ))}
        </div>
      </div>
      <ul class="legend">
        {series.map(({ label, figure }, place) => (
          <li key={label}>
            {series.length > 1 && (
              <svg viewBox="0 0 30 6" aria-hidden="true">
                <path class={`outline line-${place}`} d="M0 3H30" />
              </svg>
            )}
            {label} {shown(figure)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Stairs: one step for each bar, down to 0 at both ends. */
export function outline(bars: readonly number[], count: number, top: number): string {
  const x = (place: number) => Math.round((100 * WIDTH * place) / count) / 100;
  const y = (share: number) => Math.round(100 * HEIGHT * (1 - share / top)) / 100;
  const steps = Array.from({ length: count }, (_, place) => `V${y(bars[place] ?? 0)}H${x(place + 1)}`);
  return `M0 ${HEIGHT}${steps.join("")}V${HEIGHT}`;
}
