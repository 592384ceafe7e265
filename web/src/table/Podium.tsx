/** The end: who came in where. */

import { useEffect, useRef } from "preact/hooks";
import { appear } from "../motion";
import { look, room } from "../open";
import { Face } from "../parts";
import { text } from "../words";

export function Podium() {
  const at = room.value!;
  const root = useRef<HTMLElement>(null);
  const points = (look.value.view.points as number[] | undefined) ?? [];
  const order = at.seats.map((_, seat) => seat).sort((one, other) => at.places[one]! - at.places[other]! || one - other);
  useEffect(() => root.current?.querySelectorAll("li").forEach(appear), [at.number]);
  return (
    <section class="podium" ref={root} aria-label={text("web-over")}>
      <h2>{text("web-over")}</h2>
      <ol>
        {order.map((seat) => (
          <li key={seat} class={at.places[seat] === 1 ? "first" : ""}>
            <span class="place">{at.places[seat]}</span>
            <Face face={at.seats[seat]!.face} bot={at.seats[seat]!.bot !== ""} />
            <span class="name">{at.seats[seat]!.name}</span>
            <span class="score">{text("points", { points: points[seat] ?? 0 })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
