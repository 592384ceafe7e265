// Two seats at each of many tables play Pig: both seats receive a move before the next one is made at that table.
// node moves.js doubloon|boardgame.io: the same load for both servers; only the protocol differs.

const { connect, forEachConcurrently, serve, percentile } = require("./client.js");

const HOLD_AT = 20;
const ROLL = 0, HOLD = 1;

// === Doubloon's protocol ===

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
      socket.on("message", (text) => this.receive(table, seat, JSON.parse(text), resolve));
    });
  },

  receive(table, seat, message, welcomed) {
    if (message.type === "event") {
      if (message.kind !== "played") return;
      for (const step of message.eyes[0].steps) table.atRisk = step.changes.at_risk ?? table.atRisk;
      table.turn = message.to_act[0];
      countResponse(table, message.seq);
    } else if (message.type === "ack") {
      countResponse(table, message.seq);
    } else if (message.type === "welcome") {
      table.atRisk = message.eyes[0].view.at_risk;
      table.turn = message.to_act[0];
      table.at = message.seq;
      welcomed();
    } else if (message.type === "reject") {
      fail(JSON.stringify(message));
    }
  },

  responses: 3, // ack to the mover, event to both

  move(table, action) {
    const move = { type: "move", id: `m${table.at}`, seat: table.turn, action, base: table.at };
    table.sockets[table.turn].send(JSON.stringify(move));
  },
};

// === boardgame.io's protocol: socket.io frames, built by hand ===

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
      socket.on("message", (text) => this.receive(table, seat, text.toString(), resolve));
    });
  },

  receive(table, seat, text, welcomed) {
    const socket = table.sockets[seat];
    if (text.startsWith("42/pig,")) this.receiveData(table, JSON.parse(text.slice(7)), welcomed);
    else if (text === "2") socket.send("3"); // ping, pong
    else if (text.startsWith("0")) socket.send("40/pig,");
    else if (text.startsWith("40/pig,")) socket.send("42/pig," + JSON.stringify(["sync", table.id, String(seat), null, 2]));
  },

  receiveData(table, [kind, , told], welcomed) {
    if (kind === "update") this.look(table, told);
    if (kind === "update") countResponse(table, told._stateID);
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

  responses: 2, // update to both

  move(table, action) {
    const playerID = String(table.turn);
    const move = { type: "MAKE_MOVE", payload: { type: action === ROLL ? "roll" : "hold", args: [], playerID } };
    table.sockets[table.turn].send("42/pig," + JSON.stringify(["update", move, table.at, table.id, playerID]));
  },
};

// === The load ===

const protocol = { doubloon, "boardgame.io": peer }[process.argv[2]];
const load = { tables: [], left: 0, open: 0, latencies: [], done: () => {} };

function fail(why) {
  console.error(why);
  process.exit(1);
}

/** Count a response. The last one completes the move and starts the next. */
function countResponse(table, at) {
  if (at <= table.at || --table.awaited > 0) return;
  load.latencies.push(performance.now() - table.sent);
  table.at = at;
  next(table);
}

function next(table) {
  if (load.left === 0) {
    if (--load.open === 0) load.done();
    return;
  }
  load.left--;
  table.awaited = protocol.responses;
  table.sent = performance.now();
  protocol.move(table, table.atRisk < HOLD_AT ? ROLL : HOLD);
}

serve({
  async sit({ url, places }) {
    load.tables = places.map(() => ({ sockets: [], at: 0, turn: 0, atRisk: 0, awaited: 0, sent: 0, isLeaving: false }));
    await forEachConcurrently(places, (place, number) => protocol.sit(load.tables[number], url, place));
  },

  async play({ moves }) {
    load.left = moves;
    load.open = load.tables.length;
    load.latencies = [];
    const began = performance.now();
    await new Promise((done) => {
      load.done = done;
      load.tables.forEach(next);
    });
    const seconds = (performance.now() - began) / 1000;
    return { moves, seconds, p50: percentile(load.latencies, 50), p99: percentile(load.latencies, 99) };
  },

  leave() {
    for (const table of load.tables) {
      table.isLeaving = true;
      for (const socket of table.sockets) socket.terminate();
    }
    load.tables = [];
  },
});
