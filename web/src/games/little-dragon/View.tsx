/** The Little Dragon: seven rows of tiles on the floor of a green cave, hollows where tiles were, and what stopping would bring. */

import "./style.css";
import { useGrid } from "../../arrows";
import { Art } from "../../components";
import { lookOf, say, text } from "../../i18n";
import type { Choice } from "../../messages";
import { type Flight, type Motion, middle } from "../../motion";
import { useSession } from "../../session/session";
import { settings } from "../../settings";
import type { Look } from "../../state";
import { offerOf } from "../../table/Piece";
import { amount, type ChangeOf, motionsOf, pieceOf, piecesOf, sceneOf, viewOf } from "../scene";
import { crawl } from "./crawl";
import type { Fact, View } from "./facts";

type Scene = readonly Fact[];
type Change = ChangeOf<Fact>;
type Tile = ReturnType<typeof tilesOf>[number];
type Kind = Fact<"little-dragon-scene-take" | "little-dragon-scene-stay">; // tiles of one kind

const SCENE = "little-dragon-scene-"; // before how a tile lies
const DRAWN = 4; // tiles that are drawn one by one; of more, one of each kind with a number

export default function LittleDragon() {
  const { look } = useSession();
  const scene = sceneOf<Fact>(look.value);
  return (
    <div class="cave" style={{ "--pace": 1 / settings.value.speed }}>
      <Floor scene={scene} />
      <Tray scene={scene} />
    </div>
  );
}

/** LD-20: the game is over when only the spiders are left. */
export function goal(look: Look): string {
  const { lying = 0, spiders = 0 } = viewOf<View>(look);
  return text("little-dragon-goal", { tiles: lying - spiders });
}

// === The floor ===

function tilesOf(scene: Scene) {
  return piecesOf(scene, "little-dragon-scene-square");
}

function Floor({ scene }: { scene: Scene }) {
  const { names } = useSession();
  const square = pieceOf(scene, "little-dragon-scene-square");
  const columns = square ? Number(lookOf(square, "columns")) : 1;
  const { here, keys } = useGrid(columns);
  if (!square) return null;
  const failed = pieceOf(scene, "little-dragon-scene-failed");
  return (
    <section class={`square ${amount(square, "free") ? "free" : ""} ${failed ? "failed" : ""}`} aria-label={say(square, names.value)}>
      <div class="tiles" style={{ "--columns": columns }} {...keys}>
        {tilesOf(scene).map((said, place) => (
          <Place key={place} said={said} isHere={place === here} />
        ))}
      </div>
      {failed && <span class="looking" aria-hidden="true" />}
    </section>
  );
}

/** A place of the floor: it stays, with the focus if it has it, whatever lies there. What is covered leaves no trace in it. */
function Place({ said, isHere }: { said: Tile; isHere: boolean }) {
  const session = useSession();
  const { move, names, pendingMove, state } = session;
  const offer = offerOf(session, said);
  const [lies, number] = [said.key.slice(SCENE.length), amount(said, "number")];
  const isSent = offer !== undefined && pendingMove.value === offer.choice.action;
  const isHinted = offer !== undefined && state.value.hint?.action === offer.choice.action;
  const is = [
    lies,
    offer && "may",
    isSent && "sent",
    isHinted && "hinted",
    number > 0 && "ours",
    (isSent || lies === "turning") && "lifted",
  ];
  return (
    <button
      type="button"
      class={`piece place ${is.filter(Boolean).join(" ")}`}
      style={{ "--place": amount(said, "piece"), "--number": number }}
      tabIndex={isHere ? 0 : -1}
      aria-disabled={!offer}
      data-why={whyNot(said)}
      onClick={() => offer && void move(offer.seat, offer.choice.action)}
    >
      <span class="unseen">{spoken(said, offer?.choice, names.value)}</span>
      <span class="tile" data-piece={String(amount(said, "piece"))} data-face={faceOf(said)}>
        {said.key === "little-dragon-scene-open" && <Front said={said} />}
      </span>
      {number > 0 && (
        <span class="number" aria-hidden="true">
          {number}
        </span>
      )}
    </button>
  );
}

function whyNot(said: Tile): string | undefined {
  if (said.key === "little-dragon-scene-open") return text("little-dragon-why-open");
  return said.key === "little-dragon-scene-hole" ? text("little-dragon-why-hole") : undefined;
}

/** What lies there; and what a touch does, where that is not to turn it. */
function spoken(said: Tile, choice: Choice | undefined, names: readonly string[]): string {
  const words = say(said, names);
  return !choice || said.key === "little-dragon-scene-covered" ? words : `${say(choice.label, names)}: ${words}`;
}

/** What is seen of it; a tile that is being turned still shows its back. */
function faceOf(said: Tile): string {
  return said.key === "little-dragon-scene-turning"
    ? "little-dragon-scene-covered"
    : `${said.key} ${said.key === "little-dragon-scene-open" ? artOf(said) : ""}`.trim();
}

function artOf(said: Fact): string {
  return lookOf(said, "art");
}

function Front({ said }: { said: Kind | Fact<"little-dragon-scene-open"> }) {
  return (
    <>
      <Art name={artOf(said)} />
      <Dots count={amount(said, "size")} />
    </>
  );
}

const DOTS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[12, 12]],
  [
    [7.8, 12],
    [16.2, 12],
  ],
  [
    [12, 7.6],
    [7.6, 15],
    [16.4, 15],
  ],
  [
    [8, 8],
    [16, 8],
    [8, 16],
    [16, 16],
  ],
]; // prettier-ignore

/** White dots on a black disc: how many are needed. */
function Dots({ count }: { count: number }) {
  if (!count) return null;
  return (
    <svg class="dots" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx={12} cy={12} r={11.4} fill="#17110a" stroke="#f3dfb4" />
      {DOTS[count]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={2.9} fill="#fff" />
      ))}
    </svg>
  );
}

// === What stopping would bring ===

/** What a sentence in the tray is about, the most urgent first. */
const ADVICE = [
  "little-dragon-scene-failed",
  "little-dragon-scene-choosing",
  "little-dragon-scene-prize",
  "little-dragon-scene-leader",
  "little-dragon-scene-now-nothing",
] as const satisfies readonly Fact["key"][];

function Tray({ scene }: { scene: Scene }) {
  const { acting, names } = useSession();
  const now = pieceOf(scene, "little-dragon-scene-now");
  const stays = pieceOf(scene, "little-dragon-scene-stays");
  const advice = ADVICE.flatMap((key) => pieceOf<Fact, Fact["key"]>(scene, key) ?? [])[0];
  if (!now && !advice) return <div class="tray bare" />;
  return (
    <div class={`tray ${now || stays ? "counted" : "advice"} ${pieceOf(scene, "little-dragon-scene-failed") ? "failed" : ""}`}>
      {now && (
        <div class="half take">
          <h2>
            {acting.value.includes(amount(now, "owner"))
              ? text("little-dragon-mine", { count: amount(now, "count") })
              : say(now, names.value, "title")}
          </h2>
          <Row tiles={piecesOf(scene, "little-dragon-scene-now")} />
        </div>
      )}
      {!now && advice && (
        <p class="half">
          {artOf(advice) && <Art name={artOf(advice)} />}
          <span class="long">{say(advice, names.value)}</span>
          <span class="brief">{say(advice, names.value, "short") || say(advice, names.value)}</span>
        </p>
      )}
      {stays && (
        <div class="half stays">
          <h2>{say(stays, names.value, "title")}</h2>
          <Stays tiles={piecesOf(scene, "little-dragon-scene-stays")} />
        </div>
      )}
    </div>
  );
}

const areFew = (tiles: readonly Kind[]) => tiles.reduce((sum, tile) => sum + amount(tile, "count"), 0) <= DRAWN;

/** Tile by tile; of many, one of each kind and how many. */
function Row({ tiles }: { tiles: readonly Kind[] }) {
  const { names } = useSession();
  const isFew = areFew(tiles);
  return (
    <ul class="row">
      {tiles.flatMap((tile) =>
        Array.from({ length: isFew ? amount(tile, "count") : 1 }, (_, nth) => (
          <li key={`${artOf(tile)} ${nth}`} class="little ours">
            <Front said={tile} />
            {nth === 0 && <span class="unseen">{say(tile, names.value)}</span>}
            {!isFew && <b aria-hidden="true">{amount(tile, "count")}</b>}
          </li>
        )),
      )}
    </ul>
  );
}

/** One kind in words; of more, how many of how many. */
function Stays({ tiles }: { tiles: readonly Kind[] }) {
  const { names } = useSession();
  const isOne = tiles.length === 1;
  return (
    <ul class="row">
      {tiles.map((tile) => (
        <li key={artOf(tile)} class="stay">
          <span class="little">
            <Front said={tile} />
            {!isOne && <b aria-hidden="true">{say(tile, names.value, "short")}</b>}
          </span>
          <span class={isOne ? "" : "unseen"}>{say(tile, names.value)}</span>
        </li>
      ))}
    </ul>
  );
}

/** On the button: what it brings. */
export function Sign({ choice }: { choice: Choice }) {
  const { look } = useSession();
  const tiles = piecesOf(sceneOf<Fact>(look.value), "little-dragon-scene-now");
  if (choice.label.key !== "little-dragon-stop" || !tiles.length) return null;
  const isFew = areFew(tiles);
  return (
    <span class={`loot ${isFew ? "" : "many"}`} aria-hidden="true">
      {tiles.map((tile) =>
        isFew ? (
          Array.from({ length: amount(tile, "count") }, (_, nth) => <Art key={nth} name={artOf(tile)} />)
        ) : (
          <span key={artOf(tile)}>
            <Art name={artOf(tile)} />
            {amount(tile, "count")}
          </span>
        ),
      )}
    </span>
  );
}

// === What moves ===

const TURN = 280; // ms
const LOOK = 2500; // a wobble, and two seconds to look: also at four fifths of it, where nothing moves
const TAKE = { time: 360, gap: 70 };
const CRAWL = 900;

/** Places where something lay before, and nothing after; or the other way round. */
function changed({ before, after }: Change, was: Tile["key"], is: Tile["key"]): Tile[] {
  const now = tilesOf(after.scene);
  return tilesOf(before.scene).filter((tile, place) => tile.key === was && now[place]?.key === is);
}

/** A tile goes as it lay, and shrinks to where it is piled up. */
function toPile(from: DOMRect, to: DOMRect): Keyframe[] {
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  return [
    { transform: `translate(${x - toX}px, ${y - toY}px) scale(1)` },
    { transform: `translate(${(x - toX) * 0.9}px, ${(y - toY) * 0.9 - 14}px) scale(1.15)`, offset: 0.25 },
    { transform: "scale(.45)" },
  ];
}

function taken(tiles: readonly Tile[], seat: number, art: (tile: Tile) => string, after = 0): Motion {
  const flights = tiles.map(
    (tile, nth): Flight => ({
      art: art(tile),
      look: "little-dragon parchment",
      way: toPile,
      from: String(amount(tile, "piece")),
      to: `seat-${seat}`,
      after: after + nth * TAKE.gap,
      time: TAKE.time,
      sound: "clink",
    }),
  );
  return { flights };
}

const inOrder = (tiles: readonly Tile[]) => [...tiles].sort((one, other) => amount(one, "number") - amount(other, "number"));
const ours = (scene: Scene) => tilesOf(scene).filter((tile) => amount(tile, "number") > 0).length;

/** A set that is complete is heard. */
const opened = (_: Fact, { before, after }: Change): Motion => (ours(after.scene) > ours(before.scene) ? { sound: "chime" } : {});
const looked = (): Motion => ({ pace: LOOK });
const still = (): Motion => ({});

function crawled(_: Fact, change: Change): Motion {
  const [from, to] = [
    changed(change, "little-dragon-scene-open", "little-dragon-scene-hole")[0],
    changed(change, "little-dragon-scene-hole", "little-dragon-scene-covered")[0],
  ];
  if (!from || !to) return {};
  return {
    flights: [
      {
        art: artOf(from),
        look: "little-dragon crawling",
        way: crawl,
        from: String(amount(from, "piece")),
        to: String(amount(to, "piece")),
        time: CRAWL,
      },
    ],
  };
}

/** By what is told; of the rest nothing moves. */
export const motions = motionsOf<Fact>({
  "little-dragon-turned": () => ({ pace: TURN }),
  "little-dragon-kind-ball": opened,
  "little-dragon-kind-car": opened,
  "little-dragon-kind-doll": opened,
  "little-dragon-kind-candlestick": opened,
  "little-dragon-kind-chest": opened,
  "little-dragon-kind-ring": opened,
  "little-dragon-kind-dragon": opened,
  "little-dragon-kind-spider": still, // what follows it moves
  "little-dragon-spider": looked,
  "little-dragon-dragon": looked,
  "little-dragon-covered": still, // the tiles turn by themselves
  "little-dragon-left": still, // likewise
  "little-dragon-moved-spider": crawled,
  "little-dragon-took": (said, change) =>
    taken(inOrder(changed(change, "little-dragon-scene-open", "little-dragon-scene-hole")), said.values.who, artOf),
  "little-dragon-took-nothing": still,
  "little-dragon-spiders": (said, change) => {
    const before = changed(change, "little-dragon-scene-open", "little-dragon-scene-hole").length;
    return taken(
      changed(change, "little-dragon-scene-covered", "little-dragon-scene-hole"),
      said.values.who,
      () => "spider",
      before * TAKE.gap + TAKE.time,
    );
  },
  "little-dragon-no-spiders": still,
});
