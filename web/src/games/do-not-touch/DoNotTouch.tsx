/** Do Not Touch My Treasures, numbers and symbols: loots on the planks of a ship, my hand below. */

import { useEffect, useRef } from "preact/hooks";
import { useSession } from "../../session/session";
import "../../style/do-not-touch.css";
import { Art, Face, Glyph } from "../../components";
import { say, sayOrNull, text } from "../../i18n";
import type { Said } from "../../messages";
import type { Change, Flight, Motions } from "../../motion";
import { offerOf, Piece } from "../../table/Piece";
import { Plaque } from "../../table/Seats";
import { amount, pieceOf, piecesOf, saidIn } from "../scene";
import { Card, Strip, Verb } from "./Card";

const PICKED = 1; // how a card lies: see `scene` of the game
const BACKS = 6; // of a hand that are drawn
const COUNT = 700; // ms for each loot that is counted
const EDGE = 6; // cards of the deck for each edge that is drawn

export const isSeated = true;

export default function DoNotTouch() {
  const { look } = useSession();
  const scene = look.value.scene;
  if (pieceOf(scene, "do-not-touch-scene-over")) return <Count scene={scene} />;
  const own = pieceOf(scene, "do-not-touch-scene-own-loot");
  const rivals = scene.filter(({ key }) => key === "do-not-touch-scene-loot");
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

// === The loots ===

function Rival({ loot, scene }: { loot: Said; scene: readonly Said[] }) {
  const who = amount(loot, "who");
  const hand = scene.find((said) => said.key === "do-not-touch-scene-other-hand" && said.values?.who === who);
  const open = scene.find((said) => said.key === "do-not-touch-scene-open-hand" && said.values?.who === who); // when all is open
  const held = amount(hand, "cards");
  return (
    <li class="rival" data-place={`seat-${who}`}>
      <Plaque number={who}>
        {open && (
          <span class="open-hand" aria-hidden="true">
            {saidIn(open, "pieces").map((card, index) => (
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
      <Loot loot={loot} who={who} />
    </li>
  );
}

function OwnLoot({ loot }: { loot: Said }) {
  const { names, viewer } = useSession();
  return (
    <section class="my-loot" data-place={`seat-${viewer.value}`} aria-label={say(loot, names.value, "title")}>
      <Plaque number={viewer.value} />
      <h2 class="my-loot-title" aria-hidden="true">
        {say(loot, names.value, "title")}
      </h2>
      <Loot loot={loot} who={viewer.value} />
    </section>
  );
}

/** The top card, and what lies under it. */
function Loot({ loot, who }: { loot: Said; who: number }) {
  const { names } = useSession();
  const under = saidIn(loot, "under");
  const [top] = saidIn(loot, "pieces");
  return (
    <>
      <Strip cards={under} label={say({ key: "do-not-touch-under", values: { under: [...under] } }, names.value)} />
      <span class="top" data-place={`loot-${who}`}>
        {top && (
          <Card key={String(top.values?.piece)} said={top} group={`loot-${who}`} below={amount(loot, "cards") - 1}>
            <Cry who={who} />
          </Card>
        )}
      </span>
    </>
  );
}

/** `+2` over a loot that grows; a word from whom a treasure was touched. */
function Cry({ who }: { who: number }) {
  const { stage } = useSession();
  if (stage.isIdle.value) return null;
  const told = stage.told.value;
  const laid = told.find((said) => said.key === "do-not-touch-laid" && said.values?.who === who);
  const robbed = told.find((said) => said.key === "do-not-touch-swapped" && said.values?.owner === who);
  if (robbed) return <b class="cry hey">{text("do-not-touch-hey")}</b>;
  const [card] = saidIn(laid, "card");
  return card ? <b class="cry">{text("do-not-touch-plus", { gain: amount(card, "number") || amount(card, "bonus") })}</b> : null;
}

// === Deck and discard pile ===

function Piles({ scene }: { scene: readonly Said[] }) {
  const session = useSession();
  const { names, offers } = session;
  const discard = pieceOf(scene, "do-not-touch-scene-discard");
  const [card] = saidIn(discard, "pieces");
  const swaps = pieceOf(scene, "do-not-touch-scene-swaps");
  const last = pieceOf(scene, "do-not-touch-scene-last");
  const now = pieceOf(scene, "do-not-touch-scene-now");
  return (
    <div class="piles">
      <span class="side">{now && offers.value.length > 0 && <span class="asked">{say(now, names.value)}</span>}</span>
      <Deck deck={pieceOf(scene, "do-not-touch-scene-deck")} />
      <span class="card-pile" data-place="discard">
        {card && <Card key={String(card.values?.piece)} said={card} group="discard" below={amount(discard, "cards") - 1} />}
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

function Deck({ deck }: { deck: Said | undefined }) {
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

function Hand({ cards, title }: { cards: readonly Said[]; title: Said }) {
  const { move, names, offers, send, state, viewer } = useSession();
  const wanted = useRef<number | null>(null); // the card to be picked once the other one is put back
  const seat = viewer.value;
  useEffect(() => {
    if (wanted.current === null || !offers.value.length || cards.some(({ values }) => values?.instead !== undefined)) return;
    const offer = offers.value.find(({ choice }) => choice.action === wanted.current);
    wanted.current = null;
    if (offer) void move(offer.seat, offer.choice.action);
  }, [offers.value, cards]);
  const press = (card: Said) => {
    if (card.values?.instead === undefined || !state.value.undo[seat] || !offers.value.length) return undefined;
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
    <section class="my-hand" data-place={`hand-${seat}`} aria-label={sayOrNull(title, names.value, "title") ?? undefined}>
      {cards.map((card) => (
        <span key={String(card.values?.piece)} class={`lies ${amount(card, "how") === PICKED ? "picked" : ""}`}>
          <Card said={card} group="hand" press={press(card)} />
        </span>
      ))}
    </section>
  );
}

// === Great moments ===

function Moment() {
  const { names, stage } = useSession();
  const told = stage.told.value.find(({ key }) => key === "do-not-touch-last-card");
  if (!told || stage.isIdle.value) return null;
  return (
    <div class="last-call" aria-hidden="true">
      <Art name="pirate-skull" />
      <b>{say(told, names.value)}</b>
    </div>
  );
}

/** The loots are spread and counted, one after another. */
function Count({ scene }: { scene: readonly Said[] }) {
  const { look, names, room, stage, viewer } = useSession();
  const at = room.value!;
  const points = (look.value.view.points as number[] | undefined) ?? [];
  const loots = scene.filter(({ key }) => key === "do-not-touch-scene-loot" || key === "do-not-touch-scene-own-loot");
  const seatOf = (loot: Said) => (loot.values?.who === undefined ? viewer.value : amount(loot, "who"));
  return (
    <ol class="planks counted" style={{ "--rows": loots.length }} aria-label={say(pieceOf(scene, "do-not-touch-scene-over")!, names.value)}>
      {[...loots]
        .sort((one, other) => seatOf(one) - seatOf(other))
        .map((loot, index) => {
          const seat = seatOf(loot);
          const cards = [...saidIn(loot, "under"), ...saidIn(loot, "pieces").filter(({ values }) => values?.piece !== undefined)];
          return (
            <li key={seat} style={{ "--wait": `${stage.pace(index * COUNT)}ms` }} data-place={`seat-${seat}`}>
              <Face face={at.seats[seat]?.face ?? ""} bot={at.seats[seat]?.bot !== ""} />
              <span class="name">{names.value[seat]}</span>
              <Strip cards={cards} label={say(loot, names.value)} />
              <b class="sum">
                {points[seat] ?? 0}
                <Art name="treasure-coin" />
              </b>
            </li>
          );
        })}
    </ol>
  );
}

// === What moves. Between hand, loots and discard pile that are seen, cards find their way by themselves. ===

const BACK = "dt-card-back";
const STILL = () => ({});

function me({ after }: Change): number {
  return Number(after.view.viewer);
}

function topOf(scene: readonly Said[], change: Change, seat: number): string {
  const loot =
    seat === me(change)
      ? pieceOf(scene, "do-not-touch-scene-own-loot")
      : scene.find((said) => said.key === "do-not-touch-scene-loot" && said.values?.who === seat);
  return String(saidIn(loot, "pieces")[0]?.values?.piece);
}

/** The last of my cards that is equal to the one told of. */
function mine(said: Said, change: Change): string {
  const [told] = saidIn(said, "card");
  const isEqual = (card: Said) => Object.entries(told?.values ?? {}).every(([name, value]) => card.values?.[name] === value);
  return String(piecesOf(change.after.scene, "do-not-touch-scene-hand").filter(isEqual).at(-1)?.values?.piece);
}

/** Out of a hand of which only the backs are seen; what I do myself is seen anyway. */
function from(who: number, change: Change, ...flights: Flight[]) {
  return who === me(change) ? {} : { flights };
}

const drawn = (said: Said, change: Change) => ({ flights: [{ art: "", from: "deck", to: mine(said, change), time: 460 }] });

const discarded = (said: Said, change: Change) => {
  const who = amount(said, "who");
  return from(who, change, {
    art: "",
    from: `hand-${who}`,
    to: String(piecesOf(change.after.scene, "do-not-touch-scene-discard")[0]?.values?.piece),
    time: 420,
  });
};

export const motions: Motions = {
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
  "do-not-touch-last-turn": STILL,
  "do-not-touch-counted": (said) => ({ lasts: (amount(said, "who") + 1) * COUNT + 900 }),
};
