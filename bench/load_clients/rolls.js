// Five seats at each of many tables play Troll & Dragon with tempo race: in the Cavern all players hold the button down, and all five receive
// every roll. node rolls.js

const { connect, forEachConcurrently, serve } = require("./client.js");

const ROLL = 0, SET_KEY = 2, SET_DOOR = 3, ENTER = 4;
const PREFERRED = [ENTER, SET_KEY, SET_DOOR, ROLL]; // in the Grotto: the first legal one
const state = { tables: [], pause: 0, isOver: false, rolls: [] };

/** Wall-clock time, comparable with the server's, in ms with fractions. */
const now = () => performance.timeOrigin + performance.now();

function fail(why) {
  console.error(why);
  process.exit(1);
}

function sit(table, url, { key, seat, id }) {
  return new Promise((resolve, reject) => {
    const socket = (table.sockets[seat] = connect(url));
    socket.on("error", reject);
    socket.on("close", (code) => state.isOver || fail(`closed: ${code}`));
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", protocol: 1, table: id, keys: [key] })));
    socket.on("message", (text) => {
      const message = JSON.parse(text);
      handlers[message.type]?.(table, seat, message, resolve);
    });
  });
}

const handlers = {
  welcome(table, seat, message, welcomed) {
    table.at = Math.max(table.at, message.seq);
    if (seat === message.to_act[0] && message.eyes[0].moves.length) plan(table, seat, message.eyes[0].moves);
    welcomed();
  },

  /** The first player records when the roll settles. A roll that is cancelled with its race is overwritten by the next one. */
  tumbling(table, seat, message) {
    if (seat === 0) table.settles[message.seat] = now() + message.settles;
  },

  event(table, seat, message) {
    note(table, message);
    const isRace = message.to_act.length > 1;
    const eye = message.eyes[0];
    if (isRace && !table.holding[seat]) send(table, seat, { type: "hold", seat, on: true });
    table.holding[seat] = isRace;
    if (!isRace && message.to_act[0] === seat && eye?.moves?.length) plan(table, seat, eye.moves);
  },

  reject(table, seat, message) {
    if (!["table/not-playing", "move/stale"].includes(message.reason)) fail(JSON.stringify(message));
  },
};

/** A roll is complete when all five players have received it. */
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
  if (due !== undefined) state.rolls.push([table.id, message.seq, due, now()]);
  table.seen.delete(message.seq);
  table.due.delete(message.seq);
}

/** In the Grotto a move follows after a pause. */
function plan(table, seat, moves) {
  const action = PREFERRED.find((each) => moves.some((move) => move.action === each));
  setTimeout(() => state.isOver || send(table, seat, { type: "move", seat, action, base: table.at }), state.pause);
}

function send(table, seat, message) {
  table.sockets[seat].send(JSON.stringify({ ...message, id: `c${table.sent++}` }));
}

serve({
  async sit({ url, places, pause }) {
    state.pause = pause;
    const address = url.replace("http", "ws") + "/api/socket";
    await forEachConcurrently(places, async ({ table: id, keys }) => {
      const table = { id, sockets: [], at: 0, sent: 0, seen: new Map(), due: new Map(), settles: {}, holding: {} };
      state.tables.push(table);
      await Promise.all(keys.map((key, seat) => sit(table, address, { key, seat, id })));
    });
  },

  /** All rolls of `seconds` seconds: table, event, the time when it settled, the time when the last player received it. */
  async race({ seconds }) {
    state.rolls = [];
    await new Promise((done) => setTimeout(done, 1000 * seconds));
    return { rolls: state.rolls };
  },
});
