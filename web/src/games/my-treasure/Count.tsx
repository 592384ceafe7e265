/** The count of My Treasure: all treasures lie open, one row for each dwarf in the order in which they are announced. */

import { Art, Face } from "../../components";
import { lookOf, say, sayOrNull } from "../../i18n";
import { useSession } from "../../session/session";
import { amount, pieceOf, toldOf } from "../scene";
import type { Fact } from "./facts";
import { cardsOf, countOf, rowsOf } from "./motions";
import { MOUSE, TreasureCard } from "./TreasureCard";

const LINES = [6, 16]; // cards that fit in one line, in two

export function Count({ scene }: { scene: readonly Fact[] }) {
  const { names, stage } = useSession();
  const rows = rowsOf(scene);
  const most = Math.max(...rows.map((row) => amount(countOf(scene, row.values.who), "number")));
  const isCounting = pieceOf(toldOf<Fact>(stage), "my-treasure-scored") !== undefined;
  const now = pieceOf(scene, "my-treasure-scene-now");
  return (
    <div class={`treasury ${isCounting ? "counting" : ""}`}>
      <p class="now">{now && say(now, names.value)}</p>
      <ol data-count={rows.length}>
        {rows.map((token) => (
          <Row key={amount(token, "who")} scene={scene} token={token} best={isCounting ? null : most} />
        ))}
      </ol>
    </div>
  );
}

function Row({ scene, token, best }: { scene: readonly Fact[]; token: ReturnType<typeof rowsOf>[number]; best: number | null }) {
  const { names, room } = useSession();
  const seat = amount(token, "who");
  const cards = cardsOf(scene, seat);
  const count = countOf(scene, seat);
  const heard = scene.filter(({ values }) => values && "who" in values && values.who === seat).map((said) => say(said, names.value));
  const art = lookOf(token, "art");
  const holder = room.value!.seats[seat]!;
  return (
    <li class={count && amount(count, "number") === best ? "best" : ""} style={shapeOf(cards.length)} data-frame={`row-${seat}`}>
      <span class="unseen">{heard.join(", ")}</span>
      <span class="dwarf" aria-hidden="true">
        <Face face={holder.face} bot={holder.bot !== ""} />
        <span class="name">{holder.name}</span>
      </span>
      <span class="opened" aria-hidden="true">
        {cards.map((card) => (
          <TreasureCard key={card.values.piece} said={card} />
        ))}
      </span>
      <span class="sum" aria-hidden="true">
        <span class="token-disc" data-piece={`own-${seat}`} data-face={art}>
          <Art name={art} />
        </span>
        {count && <Sum seat={seat} count={count} />}
      </span>
      {count && <Score seat={seat} count={count} />}
    </li>
  );
}

/** Many cards lie in two or three lines. */
function shapeOf(cards: number) {
  const lines = 1 + LINES.filter((most) => cards > most).length;
  return { "--lines": lines, "--columns": Math.max(4, Math.ceil(cards / lines)) };
}

/** `7 + mouse 1` */
function Sum({ seat, count }: { seat: number; count: Fact<"my-treasure-scene-count"> }) {
  const mice = amount(count, "mice");
  return (
    <span class="parts" data-place={`sum-${seat}`}>
      <b>{amount(count, "number") - mice}</b>
      <span>+</span>
      <span class={`pip ${MOUSE}`}>
        <Art name={MOUSE} />
      </span>
      <b>{mice}</b>
    </span>
  );
}

function Score({ seat, count }: { seat: number; count: Fact<"my-treasure-scene-count"> }) {
  const { names } = useSession();
  const gained = amount(count, "gained");
  return (
    <span class="result" aria-hidden="true">
      <b class="number" data-place={`number-${seat}`} style={{ "--number": amount(count, "number") }} />
      <span class={`gain ${gained ? "" : "none"}`} data-place={`gain-${seat}`}>
        {sayOrNull(count, names.value, "short")}
        <Art name="bat" />
      </span>
      <span class="glory" data-place={`glory-${seat}`}>
        <Art name="bat" />
        {amount(count, "glory")}
        <small>/{amount(count, "target")}</small>
      </span>
    </span>
  );
}
