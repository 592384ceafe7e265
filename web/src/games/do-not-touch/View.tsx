/** Do Not Touch My Treasures, numbers and symbols: loots on the planks of a ship, my hand below. */

import { useEffect, useRef } from "preact/hooks";
import { useSession } from "../../session/session";
import "./style.css";
import { Art, Face, Glyph } from "../../components";
import { say, sayOrNull, text } from "../../i18n";
import type { Flight, Pace } from "../../motion";
import { type Look, SPECTATOR } from "../../state";
import { offerOf, Piece } from "../../table/Piece";
import { Plaque } from "../../table/Seats";
import { allOf, amount, type ChangeOf, motionsOf, pieceOf, piecesOf, sceneOf, toldOf, viewOf } from "../scene";
import { Card, type CardFact, Front, Strip, Verb } from "./Card";
import { ACT, DRAW, type Fact, PICKED, type View } from "./facts";

type Scene = readonly Fact[];
type Loot = Fact<"do-not-touch-scene-loot" | "do-not-touch-scene-own-loot">;
type Change = ChangeOf<Fact>;

const BACKS = 6; // of a hand that are drawn
const COUNT = 1200; // ms for each loot that is counted
const EDGE = 6; // cards of the deck for each edge that is drawn

export const isSeated = true;
export const own: readonly Fact["key"][] = ["do-not-touch-scene-hand", "do-not-touch-scene-now"];
export const counted: Fact["key"] = "do-not-touch-counted";

export default function DoNotTouch() {
  const { look } = useSession();
  const scene = sceneOf<Fact>(look.value);
  if (pieceOf(scene, "do-not-touch-scene-over")) return <Count scene={scene} />;
  const own = pieceOf(scene, "do-not-touch-scene-own-loot");
  const rivals = allOf(scene, "do-not-touch-scene-loot");
  return (
    <div class={`planks ${own ? "" : "watched"}`} data-rivals={rivals.length}>
      <ul class="rivals" aria-label={text("web-seats")}>
        {rivals.map((loot) => (
          <Rival key={amount(loot, "who")} loot={loot} scene={scene} />
        ))}
      </ul>
      <Piles scene={scene} />
      {own && <OwnLoot loot={own} />}
      {own && <Hand cards={piecesOf(scene, "do-not-touch-scene-hand")} title={pieceOf(scene, "do-not-touch-scene-hand")!} />}
      <Moment />
    </div>
  );
}

/** DT-14: the last card of the deck ends the game. */
export function goal(look: Look): string {
  const { deck_left: cards = 0, is_last: last = 0 } = viewOf<View>(look);
  return text("do-not-touch-goal", { cards, last });
}

// === The loots ===

function Rival({ loot, scene }: { loot: Fact<"do-not-touch-scene-loot">; scene: Scene }) {
  const who = amount(loot, "who");
  const hand = allOf(scene, "do-not-touch-scene-other-hand").find(({ values }) => values.who === who);
  const open = allOf(scene, "do-not-touch-scene-open-hand").find(({ values }) => values.who === who); // when all is open
  const held = amount(hand, "cards");
  return (
    <li class="rival" data-place={`seat-${who}`}>
      <Plaque number={who}>
        {open && (
          <span class="open-hand" aria-hidden="true">
            {open.values.pieces.map((card, index) => (
              <Piece key={index} said={card} small />
            ))}
          </span>
        )}
        <span class="in-hand" data-place={`hand-${who}`} aria-hidden="true" hidden={open !== undefined}>
          {Array.from({ length: Math.min(held, BACKS) }, (_, index) => (
            <Art key={index} name="dt-card-back" />
          ))}
          <b>{held}</b>
        </span>
      </Plaque>
      <LootPile loot={loot} who={who} />
    </li>
  );
}

function OwnLoot({ loot }: { loot: Fact<"do-not-touch-scene-own-loot"> }) {
  const { names, viewer } = useSession();
  return (
    <section class="my-loot" data-place={`seat-${viewer.value}`} aria-label={say(loot, names.value, "title")}>
      <Plaque number={viewer.value} />
      <h2 class="my-loot-title" aria-hidden="true">
        {say(loot, names.value, "title")}
      </h2>
      <LootPile loot={loot} who={viewer.value} />
    </section>
  );
}

/** The top card, and what lies under it. */
function LootPile({ loot, who }: { loot: Loot; who: number }) {
  const { names, stage } = useSession();
  const under = loot.values.under;
  const [top] = loot.values.pieces;
  const covered = useCovered(top, amount(loot, "cards"));
  const isLaid = allOf(toldOf<Fact>(stage), "do-not-touch-laid").some(({ values }) => values.who === who);
  return (
    <>
      <Strip cards={under} label={say({ key: "do-not-touch-under", values: { under: [...under] } }, names.value)} />
      <span class="top" data-place={`loot-${who}`}>
        {covered && isLaid && <Front said={covered} kind="beneath" />}
        {top && (
          <Card key={pieceName(top)} said={top} group={`loot-${who}`} below={amount(loot, "cards") - 1}>
            <Cry who={who} />
          </Card>
        )}
      </span>
    </>
  );
}

/** The card that the top one was laid on: it is seen until the other one has landed. */
function useCovered(top: CardFact | undefined, cards: number): CardFact | undefined {
  const seen = useRef<{ top?: CardFact | undefined; cards: number; below?: CardFact | undefined }>({ top, cards });
  const was = seen.current;
  if (pieceName(top) !== pieceName(was.top)) seen.current = { top, cards, below: cards > was.cards ? was.top : undefined };
  const { below } = seen.current;
  return pieceName(below) === undefined ? undefined : below;
}

/** Which card it is; nothing where a card may come to lie. */
function pieceName(card: CardFact | undefined): string | undefined {
  return card && card.key !== "do-not-touch-scene-no-card" ? card.values.piece : undefined;
}

/** `+2` over a loot that grows; a word from whom a treasure was touched. */
function Cry({ who }: { who: number }) {
  const { stage } = useSession();
  const told = toldOf<Fact>(stage);
  const laid = allOf(told, "do-not-touch-laid").find(({ values }) => values.who === who);
  const robbed = allOf(told, "do-not-touch-swapped").find(({ values }) => values.owner === who);
  if (robbed) return <b class="cry hey">{text("do-not-touch-hey")}</b>;
  const card = laid?.values.card[0];
  return card ? <b class="cry">{text("do-not-touch-plus", { gain: amount(card, "number") || amount(card, "bonus") })}</b> : null;
}

// === Deck and discard pile ===

function Piles({ scene }: { scene: Scene }) {
  const session = useSession();
  const { look, names, offers } = session;
  const discard = pieceOf(scene, "do-not-touch-scene-discard");
  const card = discard?.values.pieces[0];
  const swaps = pieceOf(scene, "do-not-touch-scene-swaps");
  const last = pieceOf(scene, "do-not-touch-scene-last");
  const now = pieceOf(scene, "do-not-touch-scene-now");
  const isStuck =
    viewOf<View>(look.value).phase === ACT && !piecesOf(scene, "do-not-touch-scene-hand").some((each) => offerOf(session, each));
  return (
    <div class="piles">
      <span class="side">
        {now && offers.value.length > 0 && <span class="asked">{isStuck ? text("do-not-touch-none-fits") : say(now, names.value)}</span>}
      </span>
      <Deck deck={pieceOf(scene, "do-not-touch-scene-deck")} />
      <span class="card-pile" data-place="discard">
        {card && <Card key={pieceName(card)} said={card} group="discard" below={amount(discard, "cards") - 1} />}
        {!(card && offerOf(session, card)) && (
          <span class="plank-tag" aria-hidden="true">
            {text("do-not-touch-discard-pile")}
          </span>
        )}
      </span>
      <span class="side">
        {last && (
          <span class="plank-tag last" role="img" aria-label={say(last, names.value)}>
            {say(last, names.value, "short")}
          </span>
        )}
        {swaps && (
          <span class={`plank-tag ${amount(swaps, "left") ? "" : "spent"}`} role="img" aria-label={say(swaps, names.value)}>
            <Glyph name="swap" />
            {text("do-not-touch-swaps-left", { left: amount(swaps, "left") })}
          </span>
        )}
      </span>
    </div>
  );
}

function Deck({ deck }: { deck: Fact<"do-not-touch-scene-deck"> | undefined }) {
  const session = useSession();
  const { move, names } = session;
  if (!deck) return null;
  const cards = amount(deck, "cards");
  const offer = offerOf(session, deck);
  const words = say(deck, names.value);
  const style = { "--edges": Math.ceil(cards / EDGE) };
  const kind = `loot-card piece ${cards ? "back" : "none"}`;
  return (
    <span class="card-pile" data-place="deck">
      {offer ? (
        <button type="button" class={`${kind} may`} style={style} onClick={() => void move(offer.seat, offer.choice.action)}>
          <span class="unseen">{`${say(offer.choice.label, names.value)}: ${words}`}</span>
          <Verb said={deck} />
        </button>
      ) : (
        <span class={kind} style={style} role="img" aria-label={words} />
      )}
      <span class={`plank-tag ${offer ? "above" : ""}`} aria-hidden="true">
        {text("do-not-touch-left", { cards })}
      </span>
    </span>
  );
}

// === My hand ===

type HeldCard = Fact<"do-not-touch-scene-number" | "do-not-touch-scene-symbol">;

/** Why a card of the hand cannot be played in this phase; `mayPick`: another one can. */
function whyNot(phase: number, mayPick: boolean): string {
  if (phase === DRAW) return text("do-not-touch-why-draw");
  return mayPick ? text("do-not-touch-why-other") : text("do-not-touch-why-nowhere");
}

function Hand({ cards, title }: { cards: readonly HeldCard[]; title: Fact<"do-not-touch-scene-hand"> }) {
  const session = useSession();
  const { look, move, names, offers, send, state, viewer } = session;
  const { phase = DRAW } = viewOf<View>(look.value);
  const wanted = useRef<number | null>(null); // the card to be picked once the other one is put back
  const seat = viewer.value;
  useEffect(() => {
    if (wanted.current === null || !offers.value.length || cards.some(({ values }) => values.instead !== undefined)) return;
    const offer = offers.value.find(({ choice }) => choice.action === wanted.current);
    wanted.current = null;
    if (offer) void move(offer.seat, offer.choice.action);
  }, [offers.value, cards]);
  const press = (card: HeldCard) => {
    if (card.values.instead === undefined || !state.value.undo[seat] || !offers.value.length) return undefined;
    const isPicked = amount(card, "how") === PICKED;
    const label = text("do-not-touch-put-back", { card: say(card, names.value) });
    return {
      label: isPicked ? label : say({ key: "do-not-touch-pick", values: { card: [card] } }, names.value),
      do: () => putBack(isPicked ? null : amount(card, "instead")),
    };
  };
  const putBack = (next: number | null) => {
    wanted.current = next;
    void send({ type: "undo", seat, base: state.value.seq ?? 0 });
  };
  return (
    <section class="my-hand" data-place={`hand-${seat}`} aria-label={sayOrNull(title, names.value, "title") ?? undefined} data-uncovered>
      {cards.map((card) => (
        <span
          key={pieceName(card)}
          class={`lies ${amount(card, "how") === PICKED ? "picked" : ""}`}
          data-why={whyNot(
            phase,
            cards.some((each) => offerOf(session, each)),
          )}
        >
          <Card said={card} group="hand" press={press(card)} />
        </span>
      ))}
    </section>
  );
}

// === Great moments ===

function Moment() {
  const { names, stage } = useSession();
  const told = pieceOf(toldOf<Fact>(stage), "do-not-touch-last-card");
  if (!told) return null;
  return (
    <div class="last-call" aria-hidden="true">
      <Art name="pirate-skull" />
      <b>{say(told, names.value)}</b>
    </div>
  );
}

/** The loots are spread and counted card by card, one after another; then the best one shines. */
function Count({ scene }: { scene: Scene }) {
  const { look, names, phase, room, stage, viewer } = useSession();
  const at = room.value!;
  const points = viewOf<View>(look.value).points ?? [];
  const loots: readonly Loot[] = [...allOf(scene, "do-not-touch-scene-loot"), ...allOf(scene, "do-not-touch-scene-own-loot")];
  const most = phase.value === "playing" ? null : Math.max(...points);
  const seatOf = (loot: Loot) => (loot.key === "do-not-touch-scene-loot" ? loot.values.who : viewer.value);
  return (
    <ol class="planks counted" style={{ "--rows": loots.length }} aria-label={say(pieceOf(scene, "do-not-touch-scene-over")!, names.value)}>
      {[...loots]
        .sort((one, other) => seatOf(one) - seatOf(other))
        .map((loot, index) => {
          const seat = seatOf(loot);
          const cards = [...loot.values.under, ...loot.values.pieces.filter((card) => pieceName(card) !== undefined)];
          return (
            <li key={seat} class={points[seat] === most ? "best" : ""} style={timing(stage.pace, index)} data-place={`seat-${seat}`}>
              <Face face={at.seats[seat]?.face ?? ""} bot={at.seats[seat]?.bot !== ""} />
              <span class="name">{at.seats[seat]?.name}</span>
              <Strip cards={cards} label={say(loot, names.value)} />
              <b class="sum">
                <span class="unseen">{points[seat] ?? 0}</span>
                <span class="number" style={{ "--worth-of-loot": points[seat] ?? 0 }} aria-hidden="true" />
                <Art name="treasure-coin" />
              </b>
            </li>
          );
        })}
    </ol>
  );
}

/** When a loot is counted, and how long that takes. */
function timing(pace: Pace, index: number): Record<string, string> {
  return { "--wait": `${pace(index * COUNT)}ms`, "--takes": `${pace(COUNT)}ms` };
}

// === What moves. Between hand, loots and discard pile that are seen, cards find their way by themselves. ===

const BACK = "dt-card-back";
const STILL = () => ({});

function me({ after }: Change): number {
  return viewOf<View>(after).viewer ?? SPECTATOR;
}

function topOf(scene: Scene, change: Change, seat: number): string {
  const loot: Loot | undefined =
    seat === me(change)
      ? pieceOf(scene, "do-not-touch-scene-own-loot")
      : allOf(scene, "do-not-touch-scene-loot").find(({ values }) => values.who === seat);
  return String(pieceName(loot?.values.pieces[0]));
}

/** The last of my cards that is equal to the one told of. */
function mine(said: Fact<"do-not-touch-dealt" | "do-not-touch-drew">, change: Change): string {
  const [told] = said.values.card;
  const isEqual = ({ values }: HeldCard) => Object.entries(told?.values ?? {}).every(([name, value]) => value === values[name as "colour"]);
  return String(pieceName(piecesOf(change.after.scene, "do-not-touch-scene-hand").filter(isEqual).at(-1)));
}

/** Out of a hand of which only the backs are seen; what I do myself is seen anyway. */
function from(who: number, change: Change, ...flights: Flight[]) {
  return who === me(change) ? {} : { flights };
}

const drawn = (said: Fact<"do-not-touch-dealt" | "do-not-touch-drew">, change: Change) => ({
  flights: [{ art: "", from: "deck", to: mine(said, change), time: 460 }],
});

const discarded = (said: Fact<"do-not-touch-cashed" | "do-not-touch-discarded">, change: Change) => {
  const who = amount(said, "who");
  return from(who, change, {
    art: "",
    from: `hand-${who}`,
    to: String(pieceName(piecesOf(change.after.scene, "do-not-touch-scene-discard")[0])),
    time: 420,
  });
};

export const motions = motionsOf<Fact>({
  "do-not-touch-dealt": drawn,
  "do-not-touch-drew": drawn,
  "do-not-touch-drew-unseen": (said) => ({ flights: [{ art: BACK, from: "deck", to: `hand-${amount(said, "who")}`, time: 420 }] }),
  "do-not-touch-drew-nothing": STILL,
  "do-not-touch-took": (said, change) =>
    from(amount(said, "who"), change, { art: BACK, from: "discard", to: `hand-${amount(said, "who")}`, time: 420 }),
  "do-not-touch-laid": (said, change) => {
    const who = amount(said, "who");
    return from(who, change, { art: "", from: `hand-${who}`, to: topOf(change.after.scene, change, who), time: 420 });
  },
  "do-not-touch-swapped": (said, change) => {
    const [who, owner] = [amount(said, "who"), amount(said, "owner")];
    const given = { art: "", from: `hand-${who}`, to: topOf(change.after.scene, change, owner), time: 520 };
    return from(who, change, given, { art: BACK, from: `loot-${owner}`, to: `hand-${who}`, time: 520 });
  },
  "do-not-touch-cashed": discarded,
  "do-not-touch-discarded": discarded,
  "do-not-touch-last-card": () => ({ shake: 4, lasts: 1800 }),
  "do-not-touch-closed": () => ({ shake: 2, pace: 2600 }), // ms to read it
  "do-not-touch-last-turn": STILL,
  "do-not-touch-counted": (said) => ({ lasts: (amount(said, "who") + 1) * COUNT + 900 }),
});
