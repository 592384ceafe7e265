/** Troll & Dragon while the end of a turn is told: dice lie as they fell, in the room where they fell; packs have what they get. */

import type { Text } from "../../messages";
import type { Hold } from "../../stage";
import { sceneOf } from "../scene";
import { ASIDE, BLOCKED, FALLING, type Fact, TROLL } from "./facts";

const ROOM = new Set<Fact["key"]>([
  "troll-dragon-scene-dice",
  "troll-dragon-scene-lock",
  "troll-dragon-scene-dragon",
  "troll-dragon-scene-cavern-dice",
  "troll-dragon-scene-roller",
]);

export const hold: Hold = (before, after, told) => {
  const isAwake = told.some(({ key }) => key === "troll-dragon-awake");
  const stays = (said: Fact) => ROOM.has(said.key) || (isAwake && said.key === "troll-dragon-scene-at-risk"); // it is dealt out
  const room = sceneOf<Fact>(before).filter(stays).map(landed);
  const rest = sceneOf<Fact>(after).filter((said) => !stays(said));
  const scene = [...rest, ...room.map((said) => (isAwake ? woken(said) : said))];
  return { ...after, scene: scene as readonly Text[], view: { ...after.view, turn: before.view.turn, roller: before.view.roller } };
};

/** The last die: a troll in the Grotto, a dragon in the Cavern. Nothing else ends a turn by falling. */
function landed(said: Fact): Fact {
  if (said.key === "troll-dragon-scene-dice") {
    const fell = said.values.pieces.map((die) =>
      die.values.how === FALLING ? { ...die, values: { ...die.values, face: TROLL, how: BLOCKED } } : die,
    );
    return { ...said, values: { ...said.values, pieces: fell } };
  }
  if (said.key !== "troll-dragon-scene-cavern-dice") return said;
  const fell = said.values.pieces.map((die) =>
    die.key === "troll-dragon-scene-dragon-die" && die.values.how === FALLING ? { ...die, values: { ...die.values, how: ASIDE } } : die,
  );
  return { ...said, values: { ...said.values, pieces: fell } };
}

const BOTH = 2; // dragons wake the dragon

function woken(said: Fact): Fact {
  return said.key === "troll-dragon-scene-dragon" ? { ...said, values: { dragons: BOTH } } : said;
}
