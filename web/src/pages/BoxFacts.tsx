/** The cover and the facts of a box; or that there is no such box. */

import type { Box } from "../boxes";
import { Art, Button, Glyph } from "../components";
import { gameTitle, text } from "../i18n";
import { go } from "../route";

export function Missing() {
  return (
    <main class="page notice">
      <h1>{text("web-no-game")}</h1>
      <Button kind="gold" label={text("web-to-shelf")} onClick={() => go({ page: "shelf" })} />
    </main>
  );
}

/** A box without a title has that of its first game. */
export function boxTitle({ id, games }: Box): string {
  return text(`web-box-${id}`) || gameTitle(games[0]!.id);
}

export function Hero({ box }: { box: Box }) {
  return (
    <div class="hero">
      {box.cover ? <img src={box.cover} alt="" draggable={false} /> : <Art name="chest-open" />}
      <h1>{boxTitle(box)}</h1>
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
