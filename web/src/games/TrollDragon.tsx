/** Troll & Dragon: the mountain cut open, the Grotto above and the Cavern below. The room in play is the tall one. */

import type { ComponentChildren } from "preact";
import "../style/troll-dragon.css";
import type { Said } from "../messages";
import { look, move, names, room, stage } from "../open";
import { Art, Face } from "../parts";
import { offerOf } from "../table/Piece";
import { say, sayOrNull, text } from "../words";
import { Cube } from "./Cube";
import { amount, pieceOf, piecesOf } from "./scene";

const DRAWN = 8; // pieces of a kind that are drawn one by one; above that, one and a number
const FACES = ["", "troll-face", "gem", "key", "door"]; // of a Grotto die
const KEPT = 3; // how a key or door lies in the lock

export default function TrollDragon() {
  const scene = look.value.scene;
  const isDeep = pieceOf(scene, "troll-dragon-scene-cavern-dice") !== undefined;
  return (
    <div class={`mountain ${isDeep ? "deep" : "high"}`}>
      <Grotto scene={scene} isHere={!isDeep} />
      <Cavern scene={scene} isHere={isDeep} />
      <Moment />
    </div>
  );
}

function Tag({ said, art, children }: { said: Said | undefined; art: string; children?: ComponentChildren }) {
  if (!said) return null;
  return (
    <span class="room-tag" role="img" aria-label={say(said, names.value)}>
      <span class="of">{sayOrNull(said, names.value, "title")}</span>
      <Art name={art} />
      <b>{sayOrNull(said, names.value, "short")}</b>
      {children}
    </span>
  );
}

// === The Grotto ===

function Grotto({ scene, isHere }: { scene: readonly Said[]; isHere: boolean }) {
  const hand = pieceOf(scene, "troll-dragon-scene-troll-hand");
  return (
    <section class={`room grotto ${isHere ? "here" : ""}`}>
      <div class="stock">
        <Tag said={pieceOf(scene, "troll-dragon-scene-grotto")} art="gem" />
        <span class="hand">
          {isHere && <Art name={`troll-hand-${amount(hand, "drawn")}`} />}
          <Tag said={hand} art="gem" />
        </span>
      </div>
      {isHere && (
        <>
          <div class="dice">
            {piecesOf(scene, "troll-dragon-scene-dice").map((die) => (
              <Cube key={die.values?.piece as string} said={die} kind="ivory" art={[FACES[amount(die, "face")] ?? ""]} others={["gem", "gem", "troll-face", "key", "door"]} />
            ))}
          </div>
          <div class="floor">
            <AtRisk scene={scene} />
            <Lock scene={scene} />
          </div>
        </>
      )}
    </section>
  );
}

/** Key and door: what lies there may be kept by a touch, or is kept. */
function Lock({ scene }: { scene: readonly Said[] }) {
  const sockets = piecesOf(scene, "troll-dragon-scene-lock");
  if (!sockets.length) return null;
  return (
    <div class="lock">
      {sockets.map((socket) => {
        const offer = offerOf(socket);
        const how = amount(socket, "how");
        const words = say(socket, names.value);
        const inside = (
          <>
            <span class={`socket ${how === 0 ? "empty" : how === KEPT ? "kept" : ""}`}>
              <Art name={FACES[amount(socket, "face")] ?? "key"} />
            </span>
            <small aria-hidden="true">{sayOrNull(socket, names.value, "mark") || (how ? "" : sayOrNull(socket, names.value, "title"))}</small>
          </>
        );
        return offer ? (
          <button key={socket.values?.face as number} type="button" class="piece may" onClick={() => void move(offer.seat, offer.choice.action)}>
            <span class="unseen">{`${say(offer.choice.label, names.value)}: ${words}`}</span>
            {inside}
          </button>
        ) : (
          <span key={socket.values?.face as number} class="piece" role="img" aria-label={words}>
            {inside}
          </span>
        );
      })}
    </div>
  );
}

/** What was gathered lies on a red cloth beside the pack until it is safe. */
function AtRisk({ scene }: { scene: readonly Said[] }) {
  const [diamonds, nuggets] = piecesOf(scene, "troll-dragon-scene-at-risk");
  const title = pieceOf(scene, "troll-dragon-scene-at-risk");
  return (
    <div class="risk">
      <Art name="pack" />
      <div class="cloth" role="img" aria-label={title ? say(title, names.value) : ""}>
        <span class="cloth-title">{title && sayOrNull(title, names.value, "title")}</span>
        <Heap art="gem" count={amount(diamonds, "diamonds")} />
        <Heap art="nugget" count={amount(nuggets, "nuggets")} />
      </div>
    </div>
  );
}

function Heap({ art, count }: { art: string; count: number }) {
  if (count > DRAWN)
    return (
      <span class="heap">
        <Art name={art} />
        <b>{count}</b>
      </span>
    );
  return (
    <span class="heap">
      {Array.from({ length: count }, (_, index) => (
        <Art key={index} name={art} />
      ))}
    </span>
  );
}

// === The Cavern ===

const DRAGONS = ["dragon-asleep", "dragon-stirring", "dragon-awake"];

function Cavern({ scene, isHere }: { scene: readonly Said[]; isHere: boolean }) {
  const dragon = pieceOf(scene, "troll-dragon-scene-dragon");
  const dice = piecesOf(scene, "troll-dragon-scene-cavern-dice");
  const roller = pieceOf(scene, "troll-dragon-scene-roller");
  const gold = dice.filter((die) => die.key === "troll-dragon-scene-gold-die");
  const red = dice.filter((die) => die.key === "troll-dragon-scene-dragon-die");
  return (
    <section class={`room cavern ${isHere ? "here" : ""}`}>
      <img class="dragon" src={`/art/${DRAGONS[amount(dragon, "dragons")]}.svg`} alt={dragon ? say(dragon, names.value) : ""} draggable={false} />
      <div class="stock">
        <Tag said={pieceOf(scene, "troll-dragon-scene-cavern")} art="nugget" />
        {roller && (
          <span class="room-tag red" role="img" aria-label={say(roller, names.value)}>
            <Face face={room.value!.seats[amount(roller, "who")]?.face ?? ""} />
            <span>{text("troll-dragon-roller", { who: names.value[amount(roller, "who")] ?? "" })}</span>
          </span>
        )}
      </div>
      {isHere && (
        <>
          <div class="dice">
            {red.slice(0, 1).map((die) => (
              <DragonDie key={die.values?.piece as string} said={die} />
            ))}
            {gold.map((die) => (
              <Cube key={die.values?.piece as string} said={die} kind="gold" art={Array<string>(amount(die, "nuggets")).fill("nugget")} others={["nugget", "", "nugget", "nugget", ""]} />
            ))}
            {red.slice(1).map((die) => (
              <DragonDie key={die.values?.piece as string} said={die} />
            ))}
          </div>
          <div class="floor">
            <AtRisk scene={scene} />
          </div>
        </>
      )}
    </section>
  );
}

function DragonDie({ said }: { said: Said }) {
  const shows = amount(said, "how") === 2 ? ["dragon-face"] : [];
  return <Cube said={said} kind="red" art={shows} others={["dragon-face", "", "dragon-face", "", ""]} />;
}

// === Great moments ===

const MOMENTS: Record<string, string> = { "troll-dragon-awake": "dragon-awake", "troll-dragon-troll": "troll" };

/** The Troll comes, or the dragon wakes: it fills the mountain for a moment. */
function Moment() {
  const told = stage.told.value.find((said) => said.key in MOMENTS);
  if (!told || stage.isIdle.value) return null;
  return (
    <div class={`moment ${told.key}`} key={told.key} aria-hidden="true">
      <Art name={MOMENTS[told.key]!} />
      <b>{say(told, names.value)}</b>
    </div>
  );
}
