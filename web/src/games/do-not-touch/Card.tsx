/** A pirate's card: its colour also as a pattern and a letter, and on it a number or treasures. */

import type { ComponentChildren } from "preact";
import { Art } from "../../components";
import { lookOf, say } from "../../i18n";
import { useSession } from "../../session/session";
import { offerOf } from "../../table/Piece";
import { amount } from "../scene";
import type { Fact } from "./facts";

/** A card that lies on the table, or the place of one. */
export type CardFact = Fact<"do-not-touch-scene-number" | "do-not-touch-scene-symbol" | "do-not-touch-scene-no-card">;
type Covered = Fact<"do-not-touch-scene-under-number" | "do-not-touch-scene-under-symbol">;

const EDGES = 9; // of cards below that are drawn, at most

interface Shown {
  said: CardFact;
  group?: string; // with what it lies
  below?: number; // cards under it
  press?: { label: string; do: () => void }; // what a touch does that is no move
  children?: ComponentChildren;
}

export function Card({ said, group, below = 0, press, children }: Shown) {
  const session = useSession();
  const { move, names, pendingMove } = session;
  const offer = offerOf(session, said);
  const words = say(said, names.value);
  const name = said.key === "do-not-touch-scene-no-card" ? undefined : said.values.piece;
  const kind = `loot-card piece ${lookOf(said, "tint") || "none"}`;
  const same = {
    ...(name === undefined ? {} : { "data-piece": String(name), "data-group": group }),
    style: { "--edges": Math.min(below, EDGES) },
  };
  if (offer)
    return (
      <button
        type="button"
        class={`${kind} may ${pendingMove.value === offer.choice.action ? "sent" : ""}`}
        onClick={() => void move(offer.seat, offer.choice.action)}
        {...same}
      >
        <span class="unseen">{`${say(offer.choice.label, names.value)}: ${words}`}</span>
        <Face said={said} />
        <Verb said={said} />
        {children}
      </button>
    );
  if (press)
    return (
      <button type="button" class={kind} onClick={press.do} {...same}>
        <span class="unseen">{press.label}</span>
        <Face said={said} />
        {children}
      </button>
    );
  return (
    <span class={kind} role="img" aria-label={words} {...same}>
      <Face said={said} />
      {children}
    </span>
  );
}

/** What touching it does: `Add +2`. */
export function Verb({ said }: { said: CardFact | Fact<"do-not-touch-scene-deck"> }) {
  const { names } = useSession();
  const tag = said.values?.tag?.[0];
  return tag ? (
    <span class="verb" aria-hidden="true">
      {say(tag, names.value)}
    </span>
  ) : null;
}

function Face({ said }: { said: CardFact | Covered }) {
  const { names } = useSession();
  const [letter, short, mark] = [say(said, names.value, "letter"), say(said, names.value, "short"), say(said, names.value, "mark")];
  const signs = lookOf(said, "art").split(" ").filter(Boolean);
  const coins = amount(said, "number");
  if (!letter) return <span class="field" aria-hidden="true" />;
  return (
    <span class="field" aria-hidden="true">
      {coins ? <b class="numeral">{short}</b> : short && <b class="bonus">{short}</b>}
      <span class={coins ? "coins" : "signs"} data-count={coins || signs.length}>
        {(coins ? Array<string>(coins).fill("treasure-coin") : signs).map((art, index) => (
          <Art key={index} name={art} />
        ))}
      </span>
      <b class="badge">
        <i>{letter}</i>
      </b>
      {mark && <span class="how">{mark}</span>}
    </span>
  );
}

/** The front of a card that is no piece of its own. */
export function Front({ said, kind = "" }: { said: CardFact | Covered; kind?: string }) {
  return (
    <span class={`loot-card ${lookOf(said, "tint")} ${kind}`} aria-hidden="true">
      <Face said={said} />
    </span>
  );
}

/** Cards side by side, one over the other where there is little room. */
export function Strip({ cards, label }: { cards: readonly (CardFact | Covered)[]; label: string }) {
  const each = cards.flatMap((said) => Array<CardFact | Covered>(amount(said, "cards") || 1).fill(said));
  if (!each.length) return <span class="spread" />;
  return (
    <span class="spread" role="img" aria-label={label}>
      {each.map((said, index) => (
        <span key={index} class="lies" style={{ "--nth": index / each.length }}>
          <Front said={said} />
        </span>
      ))}
    </span>
  );
}
