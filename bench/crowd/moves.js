// Two seats at each of many tables play Pig: a move is answered, and seen by both, before the next one is made at that table.
// node moves.js doubloon|boardgame.io: the same crowd for both servers; only what is said on the wire is different.

const { connect, inTurns, obey, percentile } = require("./wire.js");

const HOLD_AT = 20;
const ROLL = 0, HOLD = 1;

// === What is said to Doubloon ===

const doubloon = {
  async sit(table, url, place) {
    await Promise.all(place.keys.map((key, seat) => this.enter(table, url.replace("http", "ws") + "/api/socket", { place, key, seat })));
  },

  enter(table, url, { place, key, seat }) {
    return new Promise((resolve, reject) => {
      const socket = (table.sockets[seat] = connect(url));
      socket.on("error", reject);
      socket.on("close", (code) => table.isLeaving || fail(`closed: ${code}`));
      socket.on("open", () => socket.send(JSON.stringify({ type: "hello", protocol: 1, table: place.table, keys: [key] })));
      socket.on("message", (text) => this.hear(table, seat, JSON.parse(text), resolve));
    });
  },

  hear(table, seat, message, welcomed) {
    if (message.type === "event") {
      if (message.kind !== "played") return;
      for (const step of message.eyes[0].steps) table.atRisk = step.changes.at_risk ?? table.atRisk;
      table.turn = message.to_act[0];
      seen(table, message.seq);
    } else if (message.type === "ack") {
      seen(table, message.seq);
    } else if (message.type === "welcome") {
      table.atRisk = message.eyes[0].view.at_risk;
      table.turn = message.to_act[0];
      table.at = message.seq;
      welcomed();
    } else if (message.type === "reject") {
      fail(JSON.stringify(message));
    }
  },

  answers: 3, // ack to who moved, event to both

  move(table, action) {
    const move = { type: "move", id: `m${table.at}`, seat: table.turn, action, base: table.at };
    table.sockets[table.turn].send(JSON.stringify(move));
  },
};

// === What is said to boardgame.io: frames of socket.io, made by hand ===

const peer = {
  sit(table, url, place) {
    const address = url.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket";
    return Promise.all([0, 1].map((seat) => this.enter(table, address, { place, seat })));
  },

  enter(table, url, { place, seat }) {
    return new Promise((resolve, reject) => {
      const socket = (table.sockets[seat] = connect(url));
      table.id = place.table;
      socket.on("error", reject);
      socket.on("close", (code) => table.isLeaving || fail(`closed: ${code}`));
      socket.on("message", (text) => this.hear(table, seat, text.toString(), resolve));
    });
  },

  hear(table, seat, text, welcomed) {
    const socket = table.sockets[seat];
    if (text.startsWith("42/pig,")) this.told(table, JSON.parse(text.slice(7)), welcomed);
    else if (text === "2") socket.send("3"); // ping, pong
    else if (text.startsWith("0")) socket.send("40/pig,");
    else if (text.startsWith("40/pig,")) socket.send("42/pig," + JSON.stringify(["sync", table.id, String(seat), null, 2]));
  },

  told(table, [kind, , told], welcomed) {
    if (kind === "update") this.look(table, told);
    if (kind === "update") seen(table, told._stateID);
    if (kind === "sync") {
      this.look(table, told.state);
      table.at = told.state._stateID;
      welcomed();
    }
  },

  look(table, state) {
    table.atRisk = state.G.atRisk;
    table.turn = Number(state.ctx.currentPlayer);
  },

  answers: 2, // update to both; it is the answer too

  move(table, action) {
    const playerID = String(table.turn);
    const move = { type: "MAKE_MOVE", payload: { type: action === ROLL ? "roll" : "hold", args: [], playerID } };
    table.sockets[table.turn].send("42/pig," + JSON.stringify(["update", move, table.at, table.id, playerID]));
  },
};

// === The crowd ===

const speaks = { doubloon, "boardgame.io": peer }[process.argv[2]];
const crowd = { tables: [], left: 0, open: 0, latencies: [], done: () => {} };

function fail(why) {
  console.error(why);
  process.exit(1);
}

/** One answer more. With the last of them the move is over, and the next one begins. */
function seen(table, at) {
  if (at <= table.at || --table.awaited > 0) return;
  crowd.latencies.push(performance.now() - table.sent);
  table.at = at;
  next(table);
}

function next(table) {
  if (crowd.left === 0) {
    if (--crowd.open === 0) crowd.done();
    return;
  }
  crowd.left--;
  table.awaited = speaks.answers;
  table.sent = performance.now();
  speaks.move(table, table.atRisk < HOLD_AT ? ROLL : HOLD);
}

obey({
  async sit({ url, places }) {
    crowd.tables = places.map(() => ({ sockets: [], at: 0, turn: 0, atRisk: 0, awaited: 0, sent: 0, isLeaving: false }));
    await inTurns(places, (place, number) => speaks.sit(crowd.tables[number], url, place));
  },

  async play({ moves }) {
    crowd.left = moves;
    crowd.open = crowd.tables.length;
    crowd.latencies = [];
    const began = performance.now();
    await new Promise((done) => {
      crowd.done = done;
      crowd.tables.forEach(next);
    });
    const seconds = (performance.now() - began) / 1000;
    return { moves, seconds, p50: percentile(crowd.latencies, 50), p99: percentile(crowd.latencies, 99) };
  },

  leave() {
    for (const table of crowd.tables) {
      table.isLeaving = true;
      for (const socket of table.sockets) socket.terminate();
    }
    crowd.tables = [];
  },
});
