/** Everybody's chance to win over the game. A touch chooses a step. */

import { text } from "../i18n";
import type { GameReport } from "../messages";

const WIDTH = 320;
const HEIGHT = 150;
const SURE = 1.96; // standard errors to either side hold 95 %

export function Curve({ report, onPick }: { report: GameReport; onPick: (step: number) => void }) {
  const { curve, people, steps } = report;
  const x = (step: number) => (WIDTH * step) / Math.max(1, steps);
  const y = (share: number) => HEIGHT * (1 - Math.max(0, Math.min(1, share)));
  const pick = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const at = (steps * (event.clientX - box.left)) / box.width;
    const nearest = curve.reduce((best, each) => (Math.abs(each.step - at) < Math.abs(best.step - at) ? each : best));
    onPick(nearest.step);
  };
  return (
    <figure class="curve">
      <figcaption>{text("report-curve")}</figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider of the replay and the buttons below do the same by keys. */}
      <svg
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={people.map(({ name }, seat) => `${name}: ${spoken(report, seat)}`).join(". ")}
        onClick={pick}
      >
        {[0, 0.5, 1].map((share) => (
          <path key={share} class="grid" d={`M0 ${y(share)}H${WIDTH}`} />
        ))}
        {people.map(({ name }, seat) => {
          const upper = curve.map(({ step, shares, errors }) => `${x(step)} ${y(shares[seat]! + SURE * errors[seat]!)}`);
          const lower = curve.map(({ step, shares, errors }) => `${x(step)} ${y(shares[seat]! - SURE * errors[seat]!)}`);
          return <path key={name} class={`band seat-${seat % 6}`} d={`M${upper.join("L")}L${lower.reverse().join("L")}Z`} />;
        })}
        {people.map(({ name }, seat) => (
          <path
            key={name}
            class={`line seat-${seat % 6}`}
            d={`M${curve.map(({ step, shares }) => `${x(step)} ${y(shares[seat]!)}`).join("L")}`}
          />
        ))}
      </svg>
      <ul class="legend">
        {people.map(({ name }, seat) => (
          <li key={name}>
            <svg viewBox="0 0 30 6" aria-hidden="true">
              <path class={`line seat-${seat % 6}`} d="M0 3H30" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** `48 %, … 100 %`: at the start, in the middle and at the end. */
function spoken({ curve }: GameReport, seat: number): string {
  const at = [0, Math.floor(curve.length / 2), curve.length - 1];
  return at.map((place) => text("web-percent", { percent: Math.round(100 * curve[place]!.shares[seat]!) })).join(", ");
}
