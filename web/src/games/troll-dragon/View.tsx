/** Troll & Dragon: the mountain cut open, the Grotto above and the Cavern below. The room in play is the tall one. */

import type { ComponentChildren } from "preact";
import { useSession } from "../../session/session";
import "./style.css";
import { Art, Face, Glyph } from "../../components";
import { lookOf, say, sayOrNull, text } from "../../i18n";
import { offerOf } from "../../table/Piece";
import { amount, pieceOf, piecesOf, sceneOf } from "../scene";
import { useSpaceToRoll } from "../space";
import { Cave } from "./Cave";
import { Cube } from "./Cube";
import { ASIDE, type Fact, KEPT, MISSING } from "./facts";
import { DRAWN } from "./motions";
import { deep, happening, isHeld, roller, type Scene, thrown, turnOf } from "./roles";

export { hold } from "./hold";
export { motions } from "./motions";
export { goal, heading, plaque, threw as thrown } from "./roles";
export { Seat } from "./Seat";

const PILE = [3, 4, 5]; // diamonds of the pile, row by row from above
const EACH = 5; // diamonds of the Grotto for which one is drawn in the pile

type Die = Fact<"troll-dragon-scene-die">;
type Lock = Fact<"troll-dragon-scene-socket">;

export default function TrollDragon() {
  const { look } = useSession();
  const scene = sceneOf<Fact>(look.value);
  const isDeep = deep(scene);
  useSpaceToRoll();
  return (
    <div class={`mountain ${isDeep ? "deep" : "high"}`}>
      <Grotto scene={scene} isHere={!isDeep} />
      <Cavern scene={scene} isHere={isDeep} />
      <Moment />
    </div>
  );
}

function Tag({ said, art, place, children }: { said: Fact | undefined; art: string; place?: string; children?: ComponentChildren }) {
  const { names } = useSession();
  if (!said) return null;
  return (
    <span class="room-tag" role="img" aria-label={say(said, names.value)} data-place={place}>
      {children}
      <Art name={art} />
      <b>{sayOrNull(said, names.value, "short")}</b>
    </span>
  );
}

// === The Grotto ===

function Grotto({ scene, isHere }: { scene: Scene; isHere: boolean }) {
  const { names } = useSession();
  const hand = pieceOf(scene, "troll-dragon-scene-troll-hand");
  const stock = pieceOf(scene, "troll-dragon-scene-grotto");
  return (
    <section class={`room grotto ${isHere ? "here" : ""}`}>
      <Cave kind="grotto" seed={5}>
        {["left", "right", "centre"].map((side) => (
          <img key={side} class={`crystals ${side}`} src="/art/crystals.svg" alt="" />
        ))}
      </Cave>
      <div class="stock">
        <span class="store">
          {isHere && <Pile count={Math.ceil(amount(stock, "diamonds") / EACH)} />}
          <Tag said={stock} art="gem" place="grotto" />
        </span>
        <span class="store hand">
          {isHere && <Art name={`troll-hand-${amount(hand, "drawn")}`} />}
          <Tag said={hand} art="gem" place="hand">
            <span class="of">{hand && sayOrNull(hand, names.value, "title")}</span>
          </Tag>
        </span>
      </div>
      {isHere && (
        <>
          <GrottoDice scene={scene} />
          <div class="floor">
            <AtRisk scene={scene} />
            <Lock scene={scene} />
          </div>
        </>
      )}
    </section>
  );
}

function Pile({ count }: { count: number }) {
  let left = count;
  const rows = [...PILE].reverse().map((most) => {
    const row = Math.min(most, left);
    left -= row;
    return row;
  });
  return (
    <span class="pile" aria-hidden="true">
      {rows.reverse().map((row, index) => (
        <span key={index}>
          {Array.from({ length: row }, (_, nth) => (
            <Art key={nth} name="gem" />
          ))}
        </span>
      ))}
    </span>
  );
}

/** The die that lies in a socket of the lock; one that has a touch of its own stays with the others. */
function dieIn(scene: Scene, socket: Lock): Die | undefined {
  const die = piecesOf(scene, "troll-dragon-scene-dice").find((each) => each.values.piece === socket.values.die);
  return die && (die.values.action === undefined || die.values.action === socket.values.action) ? die : undefined;
}

function GrottoDice({ scene }: { scene: Scene }) {
  const locked = piecesOf(scene, "troll-dragon-scene-lock").map((socket) => dieIn(scene, socket));
  return (
    <div class="dice">
      {piecesOf(scene, "troll-dragon-scene-dice").map((die) =>
        locked.includes(die) ? <span key={die.values.piece} class="die-place away" /> : <GrottoDie key={die.values.piece} said={die} />,
      )}
    </div>
  );
}

function GrottoDie({ said, isMarked = true }: { said: Die; isMarked?: boolean }) {
  const session = useSession();
  const art = lookOf(said, "art");
  return (
    <Cube
      said={said}
      kind="ivory"
      art={[art]}
      others={["troll-face", "gem", "gem", "key", "door"]}
      isThrown={thrown(session).includes("ivory")}
      isMarked={isMarked}
    />
  );
}

/** Key and door: what lies there may be kept by a touch, or is kept. */
function Lock({ scene }: { scene: Scene }) {
  const sockets = piecesOf(scene, "troll-dragon-scene-lock");
  if (!sockets.length) return null;
  return (
    <div class="lock">
      {sockets.map((socket) => (
        <Socket key={socket.values.face} socket={socket} die={dieIn(scene, socket)} />
      ))}
    </div>
  );
}

function Socket({ socket, die }: { socket: Lock; die: Die | undefined }) {
  const session = useSession();
  const { move, names } = session;
  const offer = offerOf(session, socket);
  const { how } = socket.values;
  const kind = how === MISSING ? "empty" : how === KEPT ? "kept" : offer ? "asks" : "";
  const words = say(socket, names.value);
  const below = <small aria-hidden="true">{sayOrNull(socket, names.value, "mark") || sayOrNull(socket, names.value, "title")}</small>;
  const inside = (
    <span class={`socket ${kind}`} data-place={`socket-${socket.values.face}`}>
      {die ? <GrottoDie said={die} isMarked={false} /> : <Art name={lookOf(socket, "art")} />}
    </span>
  );
  if (offer && !die) {
    return (
      <button type="button" class="piece may" onClick={() => void move(offer.seat, offer.choice.action)}>
        <span class="unseen">{`${say(offer.choice.label, names.value)}: ${words}`}</span>
        {inside}
        {below}
      </button>
    );
  }
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the label comes with the role.
    <span class="piece" role={die ? undefined : "img"} aria-label={die ? undefined : words} data-why={text("troll-dragon-why-closed")}>
      {inside}
      {below}
    </span>
  );
}

type Pack = Fact<"troll-dragon-scene-pack-diamonds" | "troll-dragon-scene-pack-nuggets">;

const isPack = (said: Fact): said is Pack =>
  said.key === "troll-dragon-scene-pack-diamonds" || said.key === "troll-dragon-scene-pack-nuggets";

/** What was gathered lies on a red cloth beside the pack until it is safe. */
function AtRisk({ scene }: { scene: Scene }) {
  const session = useSession();
  const { names } = session;
  const risk = pieceOf(scene, "troll-dragon-scene-at-risk");
  const safe = scene.filter((said): said is Pack => isPack(said) && said.values.who === turnOf(session));
  const grab = happening(session, "troll-dragon-troll");
  return (
    <div class="risk">
      <span class="pack" data-place="pack">
        <Art name="pack" />
        {safe.length > 0 && (
          <span class="room-tag small" aria-hidden="true">
            <Glyph name="lock" />
            {safe.map((said) => (
              <span key={said.key}>
                <b>{sayOrNull(said, names.value, "short")}</b>
                <Art name={said.key === "troll-dragon-scene-pack-nuggets" ? "nugget" : "gem"} />
              </span>
            ))}
          </span>
        )}
      </span>
      <div class="cloth" role="img" aria-label={risk ? say(risk, names.value) : ""} data-place="cloth" data-frame="cloth">
        <span class="cloth-title">{risk && sayOrNull(risk, names.value, "title")}</span>
        <Heap art="gem" count={amount(risk, "diamonds")} />
        <Heap art="nugget" count={amount(risk, "nuggets")} />
        {grab && <Grab count={amount(grab, "diamonds")} />}
      </div>
    </div>
  );
}

function Heap({ art, count }: { art: string; count: number }) {
  const drawn = count > DRAWN ? 1 : count;
  return (
    <span class="heap" data-place={`cloth-${art}`}>
      {Array.from({ length: drawn }, (_, index) => (
        <span key={index} data-piece={count > DRAWN ? undefined : `${art}-${index}`}>
          <Art name={art} />
        </span>
      ))}
      {count > DRAWN && <b>{count}</b>}
    </span>
  );
}

/** The Troll's hand comes down over the cloth, closes, and rises with what lay there. */
function Grab({ count }: { count: number }) {
  return (
    <span class="grab" aria-hidden="true">
      <span class="taken">
        {Array.from({ length: Math.min(DRAWN, count) }, (_, index) => (
          <Art key={index} name="gem" />
        ))}
      </span>
      <Art name="troll-hand-0" />
    </span>
  );
}

// === The Cavern ===

const DRAGONS = ["dragon-asleep", "dragon-stirring", "dragon-awake"];

function Cavern({ scene, isHere }: { scene: Scene; isHere: boolean }) {
  const session = useSession();
  const { names } = session;
  const dice = piecesOf(scene, "troll-dragon-scene-cavern-dice");
  const dragon = pieceOf(scene, "troll-dragon-scene-dragon");
  const role = !isHere || isHeld(session, turnOf(session)) || !isHeld(session, roller(session)) ? "" : "rolls";
  return (
    <section class={`room cavern ${isHere ? "here" : ""} ${role}`}>
      <Cave kind="cavern" seed={9}>
        <Dragon dragons={amount(dragon, "dragons")} />
        <i class="heap-of-gold" />
        {happening(session, "troll-dragon-did-enter") && <i class="gate" />}
      </Cave>
      {dragon && <span class="unseen">{say(dragon, names.value)}</span>}
      <div class="stock" data-place="gate">
        <Tag said={pieceOf(scene, "troll-dragon-scene-cavern")} art="nugget" place="cavern" />
        {isHere ? (
          <Roller />
        ) : (
          <span class="room-tag closed" data-why={text("troll-dragon-why-closed")}>
            <Glyph name="lock" />
            <b>{text("troll-dragon-closed")}</b>
            <span class="needs">{text("troll-dragon-closed.needs")}</span>
          </span>
        )}
      </div>
      {isHere && (
        <>
          <div class="dice">
            {dice.map((die) => (
              <CavernDie key={die.values.piece} said={die} />
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

/** One dragon: an eye opens halfway. Two: both, and the mouth. */
function Dragon({ dragons }: { dragons: number }) {
  return (
    <span class={`dragon ${DRAGONS[dragons]}`}>
      {DRAGONS.map((name, index) => (
        <img key={name} class={index === dragons ? "on" : ""} src={`/art/${name}.svg`} alt="" draggable={false} />
      ))}
      <img class="zzz" src="/art/zzz.svg" alt="" draggable={false} />
    </span>
  );
}

/** Who has the Dragon dice, large for who it is. */
function Roller() {
  const session = useSession();
  const { names, room } = session;
  const who = roller(session);
  if (who === null) return null;
  const isMe = isHeld(session, who) && !isHeld(session, turnOf(session));
  return (
    <span class={`room-tag red ${isMe ? "me" : ""}`} role="img" aria-label={text("troll-dragon-roller", { who: names.value[who] ?? "" })}>
      <Face face={room.value!.seats[who]?.face ?? ""} />
      <span>{isMe ? text("troll-dragon-you-roll") : text("troll-dragon-rolls", { who: names.value[who] ?? "" })}</span>
    </span>
  );
}

function CavernDie({ said }: { said: Fact<"troll-dragon-scene-gold-die" | "troll-dragon-scene-dragon-die"> }) {
  const session = useSession();
  if (said.key === "troll-dragon-scene-gold-die") {
    const nuggets = Array<string>(said.values.nuggets).fill("nugget");
    return (
      <Cube
        said={said}
        kind="gold"
        art={nuggets}
        others={["nugget", "", "nugget", "nugget", ""]}
        isThrown={thrown(session).includes("gold")}
      />
    );
  }
  const shows = said.values.how === ASIDE ? [lookOf(said, "art")] : [];
  return (
    <Cube
      said={said}
      kind="red"
      art={shows}
      others={["dragon-face", "", "dragon-face", "", ""]}
      isThrown={thrown(session).includes("red")}
    />
  );
}

// === Great moments ===

const MOMENTS = { "troll-dragon-awake": "dragon-awake", "troll-dragon-troll": "troll" } as const;

/** The Troll comes, or the dragon wakes: everybody stops and looks. */
function Moment() {
  const session = useSession();
  const { names } = session;
  const told = happening(session, "troll-dragon-awake") ?? happening(session, "troll-dragon-troll");
  if (!told) return null;
  const title = sayOrNull(told, names.value, "title");
  return (
    <div class={`moment ${MOMENTS[told.key]}`} key={told.key} aria-hidden="true">
      <i class="rays" />
      <Art name={MOMENTS[told.key]} />
      <b data-words={title}>{title}</b>
    </div>
  );
}
