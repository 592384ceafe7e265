// boardgame.io's server from npm, and Pig as a boardgame.io game; its random plugin rolls the dice.
// node boardgame_io.js PORT [FOLDER]: tables are in memory, or in files of this folder by its own storage.

const { FlatFile, Server } = require("boardgame.io/server");

const TARGET = 1000;

const pig = {
  name: "pig",
  setup: () => ({ banked: [0, 0], atRisk: 0 }),
  moves: {
    roll: ({ G, random, events }) => {
      const face = random.D6();
      G.atRisk = face === 1 ? 0 : G.atRisk + face;
      if (face === 1) events.endTurn();
    },
    hold: ({ G, ctx, events }) => {
      G.banked[ctx.currentPlayer] += G.atRisk;
      G.atRisk = 0;
      events.endTurn();
    },
  },
  endIf: ({ G, ctx }) => (G.banked[ctx.currentPlayer] >= TARGET ? { winner: ctx.currentPlayer } : undefined),
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;

Server({ games: [pig], origins: [/./], db }).run(Number(port), () => console.log("ready"));
