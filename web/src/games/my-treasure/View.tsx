/** My Treasure: the cave with four ledges, which grows darker with every orc; and, when all are out, the count. */

import type { ComponentChildren } from "preact";
import { useSession } from "../../session/session";
import "./style.css";
import { Art, Face, Glyph } from "../../components";
import { lookOf, say, sayOrNull, text } from "../../i18n";
import type { Text } from "../../messages";
import type { Look } from "../../state";
import { offerOf } from "../../table/Piece";
import { allOf, amount, pieceOf, piecesOf, sceneOf, toldOf, viewOf } from "../scene";
import { Count } from "./Count";
import { CHOSEN, DONE, type Fact, GONE, NEXT, PLACING, SECURING, type View } from "./facts";
import { isOpen } from "./motions";
import { TreasureCard } from "./TreasureCard";

export { motions } from "./motions";

export const counted: Fact["key"] = "my-treasure-scored";

export const goesOn = () => text("my-treasure-next-round");

export function goal(look: Look): string {
  const { rounds = 0, glory_target: target = 0 } = viewOf<View>(look);
  return text("my-treasure-goal", { round: rounds, target });
}

const THICK = 8; // edges of covered cards that are drawn

type Scene = readonly Fact[];

export default function MyTreasure() {
  const { look } = useSession();
  const scene = sceneOf<Fact>(look.value);
  return isOpen(scene) ? <Count scene={scene} /> : <Cave scene={scene} />;
}

function Cave({ scene }: { scene: Scene }) {
  const { look, names, offers } = useSession();
  const orcs = pieceOf(scene, "my-treasure-scene-orcs");
  const now = pieceOf(scene, "my-treasure-scene-now");
  const dark = amount(orcs, "orcs") / Math.max(1, amount(orcs, "all"));
  return (
    <div class="cave" style={{ "--dark": dark }} data-why={WHY[viewOf<View>(look.value).phase ?? -1]?.()}>
      <span class="gloom" aria-hidden="true" />
      <Orcs said={orcs} />
      {piecesOf(scene, "my-treasure-scene-cave").map((ledge) => (
        <Ledge key={amount(ledge, "space")} said={ledge} scene={scene} />
      ))}
      <div class={`hearth ${isBusy(scene) ? "busy" : ""}`}>
        <Held scene={scene} />
        <Leaving scene={scene} />
        <Chest said={pieceOf(scene, "my-treasure-scene-chest")} dark={dark} />
      </div>
      <p class="now">{now && offers.value.length > 0 && !pieceOf(scene, "my-treasure-scene-steps") && say(now, names.value)}</p>
      <Tokens scene={scene} />
      <Alarm />
    </div>
  );
}

/** What must be done first, by phase. */
const WHY: Readonly<Record<number, () => string>> = {
  [PLACING]: () => text("my-treasure-why-place"),
  [SECURING]: () => text("my-treasure-why-secure"),
};

/** Something is held up before the chest. */
function isBusy(scene: Scene): boolean {
  return pieceOf(scene, "my-treasure-scene-held") !== undefined || pieceOf(scene, "my-treasure-scene-steps") !== undefined;
}

/** A thing that makes a move, when there is one to make; `place` is its name for what flies. */
function Touch({ said, kind, place, children }: { said: Text; kind: string; place?: string; children: ComponentChildren }) {
  const session = useSession();
  const { move, names, pendingMove } = session;
  const offer = offerOf(session, said);
  const words = say(said, names.value);
  if (!offer)
    return (
      <span class={`piece ${kind}`} role="img" aria-label={words} data-place={place}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      class={`piece may ${kind} ${pendingMove.value === offer.choice.action ? "sent" : ""}`}
      data-place={place}
      onClick={() => void move(offer.seat, offer.choice.action)}
    >
      <span class="unseen">{`${say(offer.choice.label, names.value)}: ${words}`}</span>
      {children}
    </button>
  );
}

/** The thickness of a pile: of covered cards only the edges are seen. */
function Edges({ count }: { count: number }) {
  return count > 0 ? <span class="edges" style={{ "--edges": Math.min(THICK, count) }} aria-hidden="true" /> : null;
}

// === Orcs ===

function Orcs({ said }: { said: Fact<"my-treasure-scene-orcs"> | undefined }) {
  const { names } = useSession();
  if (!said) return null;
  const all = amount(said, "all");
  return (
    <div class="orcs" role="img" aria-label={say(said, names.value)}>
      {said.values.pieces.map((orc) => {
        const number = amount(orc, "number");
        const isHere = amount(orc, "here") > 0;
        return (
          <span key={number} class={`niche ${isHere ? "here" : ""}`} style={{ "--near": number / all }}>
            {isHere ? (
              <span class="orc" data-piece={`orc-${number}`}>
                <Art name="orc" />
              </span>
            ) : number === all ? (
              <Art name="bell" />
            ) : (
              sayOrNull(orc, names.value, "short")
            )}
          </span>
        );
      })}
      <b>{sayOrNull(said, names.value, "title")}</b>
    </div>
  );
}

/** The last orc: for a moment nothing else matters, but for the tokens, which are being mixed. */
function Alarm() {
  const { names, stage } = useSession();
  const told = pieceOf(toldOf<Fact>(stage), "my-treasure-alarm");
  if (!told) return null;
  return (
    <div class="alarm" aria-hidden="true">
      <span class="swing" data-place="bell">
        <Art name="bell" />
      </span>
      <Art name="orc" />
      <b>{say(told, names.value)}</b>
    </div>
  );
}

// === Ledges and the chest ===

function Ledge({ said, scene }: { said: Fact<"my-treasure-scene-pile" | "my-treasure-scene-space">; scene: Scene }) {
  const session = useSession();
  const { names } = session;
  const [space, cards] = [amount(said, "space"), amount(said, "cards")];
  const mark = sayOrNull(said, names.value, "mark");
  const below = allOf(scene, "my-treasure-scene-covered").find(({ values }) => values.space === space);
  return (
    <div class={`ledge ledge-${space} ${cards ? "" : "bare"}`}>
      <Touch said={said} kind="slot" place={`ledge-${space}`}>
        <Edges count={cards - 1} />
        {said.key === "my-treasure-scene-pile" ? (
          <TreasureCard key={said.values.piece} said={said} />
        ) : (
          <span class="empty" aria-hidden="true">
            {sayOrNull(said, names.value, "short")}
          </span>
        )}
      </Touch>
      {mark && (
        <span class={`chip ${amount(said, "take") && offerOf(session, said) ? "gold" : ""}`} aria-hidden="true">
          {mark}
        </span>
      )}
      {below && <Tally said={below} />}
    </div>
  );
}

/** With the memory aid: what lies below the top card, symbol by symbol. */
function Tally({ said }: { said: Fact<"my-treasure-scene-covered"> }) {
  const { names } = useSession();
  const counts = new Map<string, number>();
  for (const card of said.values.pieces) for (const name of card.values.art.split(" ")) counts.set(name, (counts.get(name) ?? 0) + 1);
  return (
    <span class="tally" role="img" aria-label={say(said, names.value)}>
      {[...counts].map(([name, count]) => (
        <span key={name}>
          <Art name={name} />
          {count}
        </span>
      ))}
    </span>
  );
}

function Chest({ said, dark }: { said: Fact<"my-treasure-scene-chest"> | undefined; dark: number }) {
  const { names } = useSession();
  if (!said) return null;
  const cards = amount(said, "cards");
  return (
    <div class="chest">
      <Art name={dark < 0.5 ? "torch" : "torch-out"} />
      <span class="deck">
        <Touch said={said} kind="slot back" place="chest">
          <Edges count={Math.ceil(cards / 5)} />
          <img src="/art/mt-card-back.svg" alt="" draggable={false} />
        </Touch>
        <span class="chip" aria-hidden="true">
          {sayOrNull(said, names.value, "mark")}
        </span>
      </span>
      <Art name={dark < 0.95 ? "torch" : "torch-out"} />
    </div>
  );
}

/** The drawn card, before all until it is placed. */
function Held({ scene }: { scene: Scene }) {
  const { names, room } = useSession();
  const held = pieceOf(scene, "my-treasure-scene-held");
  const card = piecesOf(scene, "my-treasure-scene-held")[0];
  if (!held || !card) return null;
  return (
    <div class="held" role="img" aria-label={say(held, names.value)}>
      <TreasureCard said={card} />
      <span class="chip gold" aria-hidden="true">
        <Face face={room.value!.seats[amount(held, "owner")]?.face ?? ""} />
        {sayOrNull(held, names.value, "title")}
      </span>
    </div>
  );
}

// === Tokens, and leaving ===

function Tokens({ scene }: { scene: Scene }) {
  const { names } = useSession();
  const hidden = piecesOf(scene, "my-treasure-scene-blind-tokens");
  const group = pieceOf(scene, hidden.length ? "my-treasure-scene-blind-tokens" : "my-treasure-scene-tokens");
  return (
    <div class="tray" role="group" aria-label={group && (sayOrNull(group, names.value, "title") ?? "")}>
      {hidden.map((token, index) => (
        <span key={index} class="piece token-place" role="img" aria-label={say(token, names.value)} data-place={`mixing-${index}`}>
          <span class="token-disc blind" data-place={`blind-${index}`}>
            <Art name="token-dwarf" />
          </span>
        </span>
      ))}
      {piecesOf(scene, "my-treasure-scene-tokens").map((token) => (
        <Token key={amount(token, "kind")} said={token} />
      ))}
    </div>
  );
}

function Token({ said }: { said: Fact<"my-treasure-scene-token"> }) {
  const { room } = useSession();
  const how = amount(said, "how");
  return (
    <Touch said={said} kind={`token-place ${how === CHOSEN ? "chosen" : how === GONE ? "taken" : ""}`}>
      <span class="token-disc" data-piece={said.values.piece} aria-hidden="true">
        <Art name={lookOf(said, "art")} />
      </span>
      {how === GONE && <Face face={room.value!.seats[amount(said, "owner")]?.face ?? ""} />}
      {how === CHOSEN && (
        <span class="tick" aria-hidden="true">
          <Glyph name="done" />
        </span>
      )}
    </Touch>
  );
}

/** Token, pile, run: the token before all, and how far its owner is. */
function Leaving({ scene }: { scene: Scene }) {
  const { names } = useSession();
  const steps = piecesOf(scene, "my-treasure-scene-steps");
  const token = piecesOf(scene, "my-treasure-scene-tokens").find((each) => amount(each, "how") === CHOSEN);
  if (!steps.length || !token) return null;
  return (
    <div class="leaving">
      <span class="token-disc" data-piece="chosen" aria-hidden="true">
        <Art name={lookOf(token, "art")} />
      </span>
      <ol>
        {steps.map((step) => {
          const how = amount(step, "how");
          return (
            <li
              key={amount(step, "step")}
              class={how === DONE ? "done" : how === NEXT ? "next" : ""}
              aria-current={how === NEXT ? "step" : undefined}
            >
              <i aria-hidden="true">{how === DONE ? <Glyph name="done" /> : amount(step, "step")}</i>
              {say(step, names.value)}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
