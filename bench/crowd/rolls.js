// Five seats at each of many tables play Troll & Dragon, tempo race: in the Cavern everybody holds the button down, and every roll is to be
// seen on all five screens. node rolls.js

const { connect, inTurns, obey } = require("./wire.js");

const ROLL = 0, SET_KEY = 2, SET_DOOR = 3, ENTER = 4;
const WISHED = [ENTER, SET_KEY, SET_DOOR, ROLL]; // in the Grotto, the first that can be
const hall = { tables: [], pause: 0, isOver: false, rolls: [] };

/** The time by the clock that the server has too, in ms with fractions. */
const now = () => performance.timeOrigin + performance.now();

function fail(why) {
  console.error(why);
  process.exit(1);
}

function sit(table, url, { key, seat, id }) {
  return new Promise((resolve, reject) => {
    const socket = (table.sockets[seat] = connect(url));
    socket.on("error", reject);
    socket.on("close", (code) => hall.isOver || fail(`closed: ${code}`));
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", protocol: 1, table: id, keys: [key] })));
    socket.on("message", (text) => {
      const message = JSON.parse(text);
      hear[message.type]?.(table, seat, message, resolve);
    });
  });
}

const hear = {
  welcome(table, seat, message, welcomed) {
    table.at = Math.max(table.at, message.seq);
    if (seat === message.to_act[0] && message.eyes[0].moves.length) plan(table, seat, message.eyes[0].moves);
    welcomed();
  },

  /** The first screen knows when it will count; a roll that was lost with its race is followed by another. */
  tumbling(table, seat, message) {
    if (seat === 0) table.settles[message.seat] = now() + message.settles;
  },

  event(table, seat, message) {
    note(table, message);
    const isRace = message.to_act.length > 1;
    const eye = message.eyes[0];
    if (isRace && !table.holding[seat]) say(table, seat, { type: "hold", seat, on: true });
    table.holding[seat] = isRace;
    if (!isRace && message.to_act[0] === seat && eye?.moves?.length) plan(table, seat, eye.moves);
  },

  reject(table, seat, message) {
    if (!["table/not-playing", "move/stale"].includes(message.reason)) fail(JSON.stringify(message));
  },
};

/** A roll of the race is over when all five have seen it. */
function note(table, message) {
  const count = (table.seen.get(message.seq) ?? 0) + 1;
  if (count < table.sockets.length) {
    table.seen.set(message.seq, count);
    if (count === 1) {
      table.due.set(message.seq, table.settles[message.seat]);
      delete table.settles[message.seat];
    }
    return;
  }
  table.at = message.seq;
  const due = table.due.get(message.seq);
  if (due !== undefined) hall.rolls.push([table.id, message.seq, due, now()]);
  table.seen.delete(message.seq);
  table.due.delete(message.seq);
}

/** In the Grotto people take their time. */
function plan(table, seat, moves) {
  const action = WISHED.find((each) => moves.some((move) => move.action === each));
  setTimeout(() => hall.isOver || say(table, seat, { type: "move", seat, action, base: table.at }), hall.pause);
}

function say(table, seat, message) {
  table.sockets[seat].send(JSON.stringify({ ...message, id: `c${table.said++}` }));
}

obey({
  async sit({ url, places, pause }) {
    hall.pause = pause;
    const address = url.replace("http", "ws") + "/api/socket";
    await inTurns(places, async ({ table: id, keys }) => {
      const table = { id, sockets: [], at: 0, said: 0, seen: new Map(), due: new Map(), settles: {}, holding: {} };
      hall.tables.push(table);
      await Promise.all(keys.map((key, seat) => sit(table, address, { key, seat, id })));
    });
  },

  /** All rolls of so many seconds: table, event, when it was to count, when the last of five saw it. */
  async race({ seconds }) {
    hall.rolls = [];
    await new Promise((done) => setTimeout(done, 1000 * seconds));
    return { rolls: hall.rolls };
  },
});
