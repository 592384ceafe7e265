/** The cover and the facts of a box; or that there is no such box. */

import type { Box } from "../boxes";
import { Art, Button, Glyph } from "../components";
import { text } from "../i18n";
import { go } from "../route";

export function Missing() {
  return (
    <main class="page notice">
      <h1>{text("web-no-game")}</h1>
      <Button kind="gold" label={text("web-to-shelf")} onClick={() => go({ page: "shelf" })} />
    </main>
  );
}

export function Hero({ box }: { box: Box }) {
  return (
    <div class="hero">
      {box.cover ? <img src={`/art/${box.cover}.svg`} alt="" draggable={false} /> : <Art name="chest-open" />}
      <h1>{text(`web-box-${box.id}`) || text(`game-${box.id}`)}</h1>
    </div>
  );
}

export function Facts({ box }: { box: Box }) {
  const [low, high] = box.games[0]!.seats;
  return (
    <ul class="facts">
      <li>
        <Glyph name="people" /> {text("web-players-long", { low, high })}
      </li>
      {box.minutes > 0 && (
        <li>
          <Glyph name="speed" /> {text("web-minutes", { minutes: box.minutes })}
        </li>
      )}
      {text(`web-box-${box.id}.kind`) && (
        <li>
          <Glyph name="dice" /> {text(`web-box-${box.id}.kind`)}
        </li>
      )}
    </ul>
  );
}
