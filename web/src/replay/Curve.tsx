/** Everybody's chance to win over the game. A touch chooses a step. */

import { Face } from "../components";
import { text } from "../i18n";
import type { DecisionReport, GameReport } from "../messages";

const WIDTH = 320;
const HEIGHT = 150;
const COLOURS = 6; // of lines; then they begin again
const SURE = 1.96; // standard errors to either side hold 95 %
const SCALE = [100, 50, 0]; // %

interface CurveProps {
  report: GameReport;
  seat: number; // whose best and costliest choice are marked
  onPick: (step: number) => void;
}

export function Curve({ report, seat, onPick }: CurveProps) {
  const { best, costliest } = report.players[seat]!;
  return (
    <figure class="curve">
      <figcaption>{text("report-curve")}</figcaption>
      <div class="plot">
        <ul class="scale" aria-hidden="true">
          {SCALE.map((percent) => (
            <li key={percent}>{percent}</li>
          ))}
        </ul>
        <div class="lines">
          <Lines report={report} onPick={onPick} />
          {costliest && <Mark kind="costliest" sign="!" seat={seat} decision={costliest} report={report} />}
          {best && <Mark kind="best" sign="★" seat={seat} decision={best} report={report} />}
        </div>
      </div>
      <ul class="legend">
        {report.people.map(({ name, face, bot }, each) => (
          <li key={name}>
            <Face face={face} bot={bot !== ""} />
            <svg viewBox="0 0 30 6" aria-hidden="true">
              <path class={`line seat-${each % COLOURS}`} d="M0 3H30" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Lines({ report, onPick }: Omit<CurveProps, "seat">) {
  const { curve, people, steps } = report;
  const x = (step: number) => (WIDTH * step) / Math.max(1, steps);
  const y = (share: number) => HEIGHT * (1 - Math.max(0, Math.min(1, share)));
  const pick = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const at = (steps * (event.clientX - box.left)) / box.width;
    const nearest = curve.reduce((best, each) => (Math.abs(each.step - at) < Math.abs(best.step - at) ? each : best));
    onPick(nearest.step);
  };
  const path = (value: (place: number) => number) => curve.map(({ step }, place) => `${x(step)} ${y(value(place))}`);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider of the replay and the buttons below do the same by keys.
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={[text("report-curve"), ...people.map(({ name }, seat) => `${name}: ${spoken(report, seat)}`)].join(". ")}
      onClick={pick}
    >
      {SCALE.map((percent) => (
        <path key={percent} class="grid" d={`M0 ${y(percent / 100)}H${WIDTH}`} />
      ))}
      {people.map(({ name }, seat) => {
        const upper = path((at) => curve[at]!.shares[seat]! + SURE * curve[at]!.errors[seat]!);
        const lower = path((at) => curve[at]!.shares[seat]! - SURE * curve[at]!.errors[seat]!);
        return <path key={name} class={`band seat-${seat % COLOURS}`} d={`M${upper.join("L")}L${lower.reverse().join("L")}Z`} />;
      })}
      {people.map(({ name }, seat) => (
        <path key={name} class={`line seat-${seat % COLOURS}`} d={`M${path((at) => curve[at]!.shares[seat]!).join("L")}`} />
      ))}
    </svg>
  );
}

/** Where a choice was made, on the curve of who made it. */
function Mark(props: { kind: string; sign: string; seat: number; decision: DecisionReport; report: GameReport }) {
  const { kind, sign, seat, decision, report } = props;
  const after = report.curve.filter(({ step }) => step <= decision.step + 1).at(-1)!;
  const style = { left: `${(100 * after.step) / Math.max(1, report.steps)}%`, top: `${100 * (1 - after.shares[seat]!)}%` };
  return (
    <span class={`mark ${kind}`} style={style} aria-hidden="true">
      {sign}
    </span>
  );
}

/** `48 %, … 100 %`: at the start, in the middle and at the end. */
function spoken({ curve }: GameReport, seat: number): string {
  const at = [0, Math.floor(curve.length / 2), curve.length - 1];
  return at.map((place) => text("web-percent", { percent: Math.round(100 * curve[place]!.shares[seat]!) })).join(", ");
}
