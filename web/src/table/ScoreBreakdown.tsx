/** How the points came about, seat by seat. The words are the game's. */

import { Art, Face } from "../components";
import { lookOf, say, text } from "../i18n";
import type { Text } from "../messages";

interface Person {
  name: string;
  face: string;
}

export function ScoreBreakdown({
  counts,
  order,
  people,
}: {
  counts: readonly (readonly Text[])[];
  order: readonly number[];
  people: readonly Person[];
}) {
  const names = people.map(({ name }) => name);
  return (
    <section class="reckoning" aria-label={text("web-count")}>
      <h3>{text("web-count")}</h3>
      <ul>
        {order.map((seat) => {
          const [total, ...parts] = counts[seat]!;
          return (
            <li key={seat}>
              <Face face={people[seat]!.face} />
              <b class="name">{people[seat]!.name}</b>
              <b class="score">{say(total!, names)}</b>
              <ul class="parts">
                {parts.map((part, index) => (
                  <li key={index}>
                    {lookOf(part, "art") && <Art name={lookOf(part, "art")} />}
                    <span>{say(part, names)}</span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
