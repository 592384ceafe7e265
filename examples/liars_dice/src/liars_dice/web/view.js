// Liar's Dice: a bid in the middle, a cup with dice for each player, and what can be bid below. It draws what the story says, and knows no rules.
// @ts-check

/** @typedef {import("./view.d.ts").Table} Table */
/** @typedef {import("./view.d.ts").Said} Said */

const SHOWN = 2; // the phase in which all cups are lifted
const NOBODY = -2;

/** @param {HTMLElement} element @param {Table} table */
export function mount(element, table) {
  return { update: () => element.replaceChildren(bid(table), cups(table), choice(table)) };
}

/** @param {string} tag @param {string} kind @param {...(Node | string)} inside */
function make(tag, kind, ...inside) {
  const made = document.createElement(tag);
  made.className = kind;
  made.append(...inside);
  return made;
}

/** @param {Table} table @param {string} name @param {string} kind */
function picture(table, name, kind) {
  const image = document.createElement("img");
  image.src = `${table.files}${name}.svg`;
  image.alt = "";
  image.draggable = false;
  image.className = kind;
  return image;
}

/** @param {Table} table @param {string} key @returns {Said | undefined} */
function find(table, key) {
  return table.scene.find((said) => said.key === `liars-dice-scene-${key}`);
}

/** @param {Said | undefined} said @param {string} name */
function number(said, name) {
  return Number(said?.values?.[name] ?? 0);
}

// === The bid ===

/** @param {Table} table */
function bid(table) {
  const [made, none, found] = [find(table, "bid"), find(table, "no-bid"), find(table, "found")];
  const plate = make("div", `liar-bid ${found ? "liar-called" : ""}`);
  if (made) {
    const sum = make("span", "liar-sum", `${number(made, "dice")} ×`, picture(table, `die-${number(made, "face")}`, "liar-die"));
    sum.setAttribute("aria-hidden", "true");
    plate.append(sum, make("span", "liar-words", table.say(made)));
  } else if (none) plate.append(make("span", "liar-words", table.say(none)));
  if (found) plate.append(make("b", "liar-found", table.say(found)));
  return plate;
}

// === The cups ===

/** @param {Table} table */
function cups(table) {
  const places = make("ul", "liar-cups");
  places.dataset.count = String(table.seats.length);
  places.append(...table.seats.map((_, seat) => cup(table, seat)));
  return places;
}

/** @param {Table} table @param {number} seat */
function cup(table, seat) {
  const { name, isActing } = /** @type {import("./view.d.ts").Seat} */ (table.seats[seat]);
  const said = table.scene.find(({ values }) => values?.who === seat);
  const has = numbers(table.view.has)[seat] ?? 0;
  const pieces = /** @type {Said[]} */ (said?.values?.pieces ?? []);
  const isLoser = table.view.phase === SHOWN && table.view.loser === seat;
  const kind = [isActing && "liar-acting", has === 0 && "liar-out", isLoser && "liar-loser", table.seat === seat && "liar-own"].filter(Boolean).join(" ");
  const place = make("li", kind, make("span", "liar-name", name), pieces.length ? open(table, pieces) : closed(table, has), rest(table, seat));
  place.setAttribute("aria-label", `${name}: ${said ? table.say(said) : ""}`);
  return place;
}

/** Dice that the reader sees. Those that a call counts are lit. @param {Table} table @param {Said[]} pieces */
function open(table, pieces) {
  const counted = table.view.phase === SHOWN ? Number(table.view.bid_face) + 1 : 0;
  const dice = pieces.map((said) => {
    const face = number(said, "face");
    return picture(table, `die-${face}`, `liar-die ${counted === face ? "liar-counted" : counted ? "liar-dim" : ""}`);
  });
  return make("span", "liar-dice", ...dice);
}

/** @param {Table} table @param {number} has */
function closed(table, has) {
  return make("span", "liar-hidden", picture(table, "cup", "liar-cup"), has ? make("b", "liar-count", String(has)) : "");
}

/** A dot for each die at the beginning: filled while it is still there. @param {Table} table @param {number} seat */
function rest(table, seat) {
  const [all, has] = [Number(table.view.dice), numbers(table.view.has)[seat] ?? 0];
  const dots = make("span", "liar-rest", ...Array.from({ length: all }, (_, nth) => make("i", nth < has ? "liar-left" : "")));
  dots.setAttribute("aria-hidden", "true");
  return dots;
}

/** @param {number | readonly number[] | undefined} field @returns {readonly number[]} */
function numbers(field) {
  return Array.isArray(field) ? field : [];
}

// === What can be bid ===

/** @param {Table} table */
function choice(table) {
  const group = find(table, "faces") ?? find(table, "counts");
  const mine = table.moves.length > 0 && table.view.turn !== NOBODY;
  if (!group || !mine) return make("div", "liar-choice");
  const pieces = /** @type {Said[]} */ (group.values?.pieces ?? []);
  const many = pieces.length > 6 ? "liar-many" : "";
  return make("div", "liar-choice", make("h2", "", table.say(group, "title")), make("div", `liar-row ${many}`, ...pieces.map((said) => table.piece(said))));
}
