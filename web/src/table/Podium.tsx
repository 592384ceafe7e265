/** After the game: the places, and how the points came about. */

import { useEffect, useRef } from "preact/hooks";
import "../style/podium.css";
import { Art, Face } from "../components";
import { say, text, textOrNull } from "../i18n";
import type { Text } from "../messages";
import { appear, rise } from "../motion";
import { openDrawer } from "../route";
import { useSession } from "../session/session";
import { useCounts } from "./counts";
import { Bubble } from "./Emote";
import { ScoreBreakdown } from "./ScoreBreakdown";
import { isDefeat } from "./Winner";

const STEPS = 3; // of the podium; later places stand below
const SCRAPS = 26; // of confetti
const COLOURS = ["#ffc83d", "#ff7a6b", "#7be0b8", "#a99bff", "#fff3c4"];

export default function Podium() {
  const session = useSession();
  const at = session.room.value!;
  const root = useRef<HTMLElement>(null);
  const mark = `${at.table} ${at.number}`;
  const counts = useCounts();
  const isLost = isDefeat(session);
  const order = at.seats.map((_, seat) => seat).sort((one, other) => at.places[one]! - at.places[other]! || one - other);
  useEffect(() => {
    root.current?.querySelectorAll(".stand").forEach((stand, index) => {
      rise(stand, STEPS - index);
    });
    root.current?.querySelectorAll(".others li").forEach((each) => {
      appear(each);
    });
  }, [mark]);
  return (
    <section class={`podium ${isLost ? "defeat" : ""}`} ref={root} aria-label={text("web-over")}>
      {!isLost && <Confetti />}
      <h2 class="unseen">{text("web-over")}</h2>
      <ol class="stands" data-count={Math.min(order.length, STEPS)}>
        {order.slice(0, STEPS).map((seat) => (
          <Stand key={seat} seat={seat} total={counts[seat]?.[0]} />
        ))}
      </ol>
      {order.length > STEPS && (
        <ol class="others">
          {order.slice(STEPS).map((seat) => (
            <Stand key={seat} seat={seat} total={counts[seat]?.[0]} />
          ))}
        </ol>
      )}
      {counts.length > 0 && <ScoreBreakdown counts={counts} order={order} people={at.seats} />}
    </section>
  );
}

/** One step of the podium and the player on it. */
function Stand({ seat, total }: { seat: number; total: Text | undefined }) {
  const { look, names, room } = useSession();
  const at = room.value!;
  const { name, face, bot } = at.seats[seat]!;
  const all = (look.value.view.points as number[] | undefined) ?? [];
  const points = all[seat] ?? 0;
  const place = at.places[seat]!;
  return (
    <li class={`stand place-${Math.min(place, STEPS + 1)}`}>
      <button type="button" class="who" onClick={() => openDrawer(`seat-${seat}`)}>
        {place === 1 && <Art name="crown" />}
        <Face face={face} bot={bot !== ""} />
        <span class="name">{name}</span>
      </button>
      <span class="plinth">
        <span class="unseen">{text("web-place", { place })}</span>
        <b class="place" aria-hidden="true">
          {place}
        </b>
        <span class="score">{total ? say(total, names.value) : text("points", { points })}</span>
        {isAheadOfEquals(seat, at.places, all) && <span class="tie-break">{textOrNull(`${at.game}-tie-break`)}</span>}
      </span>
      <Bubble seat={seat} />
    </li>
  );
}

/** Has another seat the same points and a later place? */
export function isAheadOfEquals(seat: number, places: readonly number[], points: readonly number[]): boolean {
  return places.some((place, other) => place > places[seat]! && points[other] === points[seat]);
}

/** The golden ratio spreads places and colours evenly. */
function scrap(index: number): Record<string, string> {
  const spread = (times: number) => (index * times * 0.618) % 1;
  return {
    left: `${100 * spread(1)}%`,
    top: `${95 * spread(3.7)}%`,
    background: COLOURS[index % COLOURS.length]!,
    transform: `rotate(${360 * spread(2.3)}deg)`,
    animationDelay: `${spread(5.1)}s`,
  };
}

/** Confetti. With reduced motion it does not fall. */
function Confetti() {
  return (
    <div class="confetti" aria-hidden="true">
      {Array.from({ length: SCRAPS }, (_, index) => (
        <i key={index} style={scrap(index)} />
      ))}
    </div>
  );
}
