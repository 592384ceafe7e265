// Made by scripts/docs.py from src/doubloon/games/*/rules.py: do not edit; `make docs` writes it anew.

export interface MyTreasureView {
  /** Glory that ends the game. */
  glory_target: number;
  /** Orcs in the stack; the last one ends the round. */
  orcs: number;
  /** The treasure cards: 34 of the revised edition, or 30 as in the first of 2015. */
  edition: number;
  /** Show every card that was drawn, also when it lies covered. */
  memory_aid: number;
  seats: number;
  /** the seat that begins the first round, or CHANCE */
  first: number;
  /** the seat that began this round */
  starter: number;
  /** the seat to act or, while drawing and revealing, for whom chance acts; CHANCE until the first is named; NOBODY at the end */
  turn: number;
  /** CAVE ... SCORED */
  phase: number;
  orcs_out: number;
  /** the card held up before it is placed, counted from 1; 0: none */
  drawn: number;
  /** the token chosen by the seat that is securing, counted from 1 */
  chosen: number;
  /** turns taken in this round */
  clock: number;
  /** where each card is */
  places: number[];
  /** the card on top of each space, counted from 1; 0: the space is empty */
  tops: number[];
  /** of a card covered or taken: the clock when it was last to be seen */
  seen: number[];
  tokens: number[];
  glory: number[];
  /** glory of the last scoring */
  gained: number[];
  /** cards in it, orcs included */
  stack: number;
  /** cards on each space */
  heights: number[];
  /** cards in each treasure */
  piles: number[];
  /** treasure numbers, once scored */
  numbers: number[];
  /** glory */
  points: number[];
}

/** What is printed on the components; actions, faces and phases as the rules name them. */
export const MY_TREASURE = {
  SPACES: 4,
  ORCS: 6,
  GLORY_TARGET: 7,
  MOST_SEATS: 5,
  KINDS: ["ring", "diamond", "sword", "necklace", "coins", "potion"],
  KIND_COUNT: 6,
  MOUSE: 6,
  CARDS: [
    [0, 6],
    [1, 6],
    [2, 6],
    [3, 6],
    [4, 6],
    [5, 6],
    [0, 0, 6],
    [1, 1, 6],
    [2, 2, 6],
    [3, 3, 6],
    [4, 4, 6],
    [5, 5, 6],
    [0, 0, 0],
    [1, 1, 1],
    [2, 2, 2],
    [3, 3, 3],
    [4, 4, 4],
    [5, 5, 5],
    [0, 0, 1, 4],
    [1, 1, 2, 5],
    [2, 2, 3, 0],
    [3, 3, 4, 1],
    [4, 4, 5, 2],
    [5, 5, 0, 3],
    [0, 0, 2, 2, 3],
    [1, 1, 3, 3, 4],
    [2, 2, 4, 4, 5],
    [3, 3, 5, 5, 0],
    [4, 4, 0, 0, 1],
    [5, 5, 1, 1, 2],
    [0, 1, 2],
    [3, 4, 5],
    [0, 2, 4],
    [1, 3, 5],
  ],
  EDITIONS: [34, 30],
  DRAW: 0,
  TOKEN: 1,
  SPACE: 7,
  FLEE: 11,
  NEXT_ROUND: 12,
  ALL_CARDS: 34,
  ORC: 34,
  IN_BOX: -1,
  IN_STACK: 0,
  IN_HAND: 1,
  ON_SPACE: 2,
  OWNED: 6,
  NO_TOKEN: 0,
  BLIND: 7,
  CAVE: 0,
  DRAWING: 1,
  PLACING: 2,
  SECURING: 3,
  FLEEING: 4,
  REVEALING: 5,
  SCORED: 6,
} as const;

export interface TrollDragonView {
  /** Which of the two locations must be empty for the game to end. */
  end: number;
  /** In the Cavern, gold and dragon by turns (calm), or whoever is quicker (race). */
  tempo: number;
  /** Race, simulated: the odds that the adventurer is quicker. */
  adventurer_odds: number;
  /** Race, simulated: the odds that the dragon dice are quicker. */
  dragon_odds: number;
  /** A reroll takes all dice that are not blocked, or those that the player chooses. */
  reroll: number;
  /** Diamonds in the Grotto at the start. */
  diamonds: number;
  /** Nuggets in the Cavern at the start. */
  nuggets: number;
  /** Sides of a Grotto die with a diamond; sides left over are trolls. */
  diamond_sides: number;
  /** Sides of a Grotto die with a key. */
  key_sides: number;
  /** Sides of a Grotto die with a door. */
  door_sides: number;
  /** Sides of a Cavern die with one nugget; sides left over are blank. */
  one_nugget_sides: number;
  /** Sides of a Cavern die with two nuggets. */
  two_nuggets_sides: number;
  /** Sides of the first Dragon die with a dragon. */
  dragon_sides_1: number;
  /** Sides of the second Dragon die with a dragon. */
  dragon_sides_2: number;
  seats: number;
  /** the seat that begins, or CHANCE */
  first: number;
  /** the seat whose turn it is; CHANCE until chance has named the first; NOBODY when the game is over */
  turn: number;
  /** BEGIN ... DEN */
  phase: number;
  /** dice thrown that have not come to rest */
  in_air: number;
  /** diamonds there */
  grotto: number;
  /** nuggets there */
  cavern: number;
  /** diamonds there */
  troll_hand: number;
  /** gathered this turn, next to the pack */
  diamonds_at_risk: number;
  nuggets_at_risk: number;
  /** the faces that lie; IN_AIR before they lie */
  dice: number[];
  /** 1: kept back from the next reroll (option reroll: chosen) */
  held: number[];
  /** the die set aside, counted from 1; 0: none */
  aside: number;
  /** nuggets on the Cavern dice when last thrown */
  gold: number[];
  /** 1: this Dragon die shows its dragon and is set aside */
  dragons: number[];
  /** the opponent who holds the Dragon dice */
  roller: number;
  pack_diamonds: number[];
  pack_nuggets: number[];
  points: number[];
}

/** What is printed on the components; actions, faces and phases as the rules name them. */
export const TROLL_DRAGON = {
  GROTTO_DICE: 4,
  CAVERN_DICE: 2,
  DRAGON_DICE: 2,
  PACKS: 5,
  DIAMONDS: 60,
  NUGGETS: 50,
  NUGGET_POINTS: 3,
  SIDES: 6,
  DIAMOND_SIDES: 2,
  KEY_SIDES: 1,
  DOOR_SIDES: 1,
  ONE_NUGGET_SIDES: 1,
  TWO_NUGGETS_SIDES: 1,
  DRAGON_SIDES: [1, 2],
  TROLL_TREASURES: 3,
  ROLL: 0,
  LEAVE: 1,
  SET_KEY: 2,
  SET_DOOR: 3,
  ENTER: 4,
  HOLD_DIAMOND: 5,
  HOLD_KEY: 6,
  HOLD_DOOR: 7,
  IN_AIR: 0,
  TROLL: 1,
  DIAMOND: 2,
  KEY: 3,
  DOOR: 4,
  BLANK: 0,
  DRAGON: 1,
  ADVENTURER: 0,
  ROLLER: 1,
  BEGIN: 0,
  GROTTO: 1,
  CAVERN: 2,
  TEMPO: 3,
  DEN: 4,
  ONE: 0,
  BOTH: 1,
  CALM: 0,
  RACE: 1,
  ALL: 0,
  CHOSEN: 1,
} as const;

export interface DoNotTouchView {
  /** The cards: numbers (three splits of the values), or symbols. */
  deck: number;
  /** Swaps that a player may make in a turn. */
  swaps_per_turn: number;
  /** Bonus cards that a player may discard for new cards in a turn (symbols). */
  cashes_per_turn: number;
  /** When the deck is empty, play goes on until everybody has had equally many turns. */
  finish_round: number;
  seats: number;
  /** the seat that begins, or CHANCE */
  first: number;
  /** the seat that began */
  starter: number;
  /** the seat whose turn it is; CHANCE until chance has named the first; NOBODY when the game is over */
  turn: number;
  /** DRAW ... EXCESS */
  phase: number;
  /** those of each seat */
  owed: number[];
  /** cards in the covered deck, those still to deal not counted */
  deck_left: number;
  /** cards in each hand, those still to deal included */
  sizes: number[];
  /** cards that the active player has still to draw */
  to_draw: number;
  /** the kind of the card picked, counted from 1; 0: none */
  picked: number;
  /** the kind taken from the discard pile in this turn and still in hand, counted from 1 (DT-12) */
  barred: number;
  /** made in this turn */
  swaps: number;
  /** made in this turn */
  cashes: number;
  /** turns in a row in which the deck has not shrunk (DT-Q18) */
  idle: number;
  /** 1: it has in this turn */
  shrunk: number;
  /** 1: the deck has run out */
  is_last: number;
  /** the kind on top of each loot, counted from 1; 0: no loot yet */
  tops: number[];
  /** the kinds in the discard pile, counted from 1, the last on top */
  discard: number[];
  /** how many */
  discarded: number;
  /** whose view it is */
  viewer: number;
  /** the viewer's cards */
  hand: number[];
  /** cards in hands that everybody can know, by seat and kind */
  known: number[];
  /** by seat and kind */
  loots: number[];
  points: number[];
}

/** What is printed on the components; actions, faces and phases as the rules name them. */
export const DO_NOT_TOUCH = {
  CARDS: 54,
  HAND: 3,
  MOST_SEATS: 6,
  COLOURS: ["red", "green", "blue"],
  SYMBOLS: ["bullion", "gem", "coin"],
  FACES: 9,
  KINDS: 27,
  SPLITS: [
    [5, 4, 4, 3, 2],
    [4, 4, 4, 3, 3],
    [6, 5, 4, 2, 1],
    [3, 2, 1, 3, 2, 1, 3, 2, 1],
  ],
  NUMBERS: 0,
  FLATTER: 1,
  STEEPER: 2,
  SYMBOLIC: 3,
  OWN_LOOT: 27,
  SWAP: 28,
  CASH: 34,
  END: 35,
  FROM_DECK: 36,
  FROM_DISCARD: 37,
  NO_DRAW: 38,
  IN_DECK: 0,
  DISCARDED: 1,
  IN_LOOT: 2,
  IN_HAND: 8,
  OPEN_HAND: 14,
  HELD_BACK: 20,
  DRAW: 0,
  DRAWING: 1,
  START: 2,
  ACT: 3,
  TARGET: 4,
  EXCESS: 5,
} as const;

export interface LittleDragonView {
  /** Tiles with a ball; an even number. */
  balls: number;
  /** Tiles with a car; an even number. */
  cars: number;
  /** Tiles with a doll; an even number. */
  dolls: number;
  /** Tiles with a candlestick; a multiple of three. */
  candlesticks: number;
  /** Tiles with a chest; a multiple of four. */
  chests: number;
  /** Tiles with a diamond ring. */
  rings: number;
  /** Tiles with a small dragon. */
  dragons: number;
  /** Tiles with a spider. */
  spiders: number;
  /** Of more tiles than make full sets, take those turned first, or those that the player chooses. */
  extra: number;
  /** A spider that was found stays where it is, or the player may put it on a free place. */
  spider: number;
  /** How the tiles are laid out; it changes looks only. */
  arrangement: number;
  seats: number;
  /** the seat that begins, or CHANCE */
  first: number;
  /** the seat whose turn it is; CHANCE until chance has named the first; NOBODY when the game is over */
  turn: number;
  /** TURNING ... CHOOSING */
  phase: number;
  /** the place whose tile is being turned, or was turned last */
  turned: number;
  /** tiles turned in this turn and not yet covered or taken */
  opened: number;
  /** turns played; it stands still at LAST_TURN */
  clock: number;
  /** what lies where: UNTURNED means that nobody has seen it yet */
  tiles: number[];
  /** the places of the tiles turned in this turn, in order, as many as are `opened` */
  line: number[];
  /** tiles of each kind that are open now */
  open_kinds: number[];
  /** tiles in the square */
  lying: number;
  /** the clock when the tile was last to be seen */
  seen: number[];
  /** tiles of each kind that nobody has seen yet */
  left: number[];
  /** tiles taken, by seat and kind */
  piles: number[];
  /** 1, 2, … for the tiles open now, as they were turned; 0: face down or taken */
  order: number[];
  /** tiles taken, by seat */
  points: number[];
}

/** What is printed on the components; actions, faces and phases as the rules name them. */
export const LITTLE_DRAGON = {
  PLACES: 49,
  MOST_SEATS: 5,
  KINDS: ["ball", "car", "doll", "candlestick", "chest", "ring", "dragon", "spider"],
  KIND_COUNT: 8,
  TILES: [4, 4, 4, 6, 8, 8, 12, 3],
  SET_SIZES: [2, 2, 2, 3, 4, 1, 1, 0],
  STOP: 49,
  COVER: 50,
  UNTURNED: 0,
  BALL: 1,
  CAR: 2,
  DOLL: 3,
  CANDLESTICK: 4,
  CHEST: 5,
  RING: 6,
  DRAGON: 7,
  SPIDER: 8,
  TAKEN: 9,
  LAST_TURN: 32767,
  TURNING: 0,
  DEALING: 1,
  FAILED: 2,
  CHOOSING: 3,
} as const;

export interface PigView {
  /** Points that win the game. */
  target: number;
  seats: number;
  /** the seat that begins, or CHANCE */
  first: number;
  /** the seat whose turn it is; CHANCE until chance has named the first; NOBODY when the game is over */
  turn: number;
  /** 1 while the die is in the air */
  rolling: number;
  /** points of this turn, not yet banked */
  at_risk: number;
  banked: number[];
  points: number[];
}

/** What is printed on the components; actions, faces and phases as the rules name them. */
export const PIG = {
  ROLL: 0,
  HOLD: 1,
  FACES: [1, 2, 3, 4, 5, 6],
} as const;

/** What is seen in each game. */
export interface Views {
  "my-treasure": MyTreasureView;
  "troll-dragon": TrollDragonView;
  "do-not-touch-numbers": DoNotTouchView;
  "do-not-touch-symbols": DoNotTouchView;
  "little-dragon": LittleDragonView;
  pig: PigView;
}
