// What all crowds share: bare sockets, the orders of whoever started them, and their figures.

const readline = require("node:readline");
const WebSocket = require("ws");

/** A socket of `ws`, as light as it gets: no compression, no check of UTF-8 that JSON.parse does not do anyway. */
function connect(url) {
  return new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
}

/** One order a line on stdin, one answer a line on stdout. */
async function obey(orders) {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const { order, ...wishes } = JSON.parse(line);
    process.stdout.write(JSON.stringify((await orders[order](wishes)) ?? {}) + "\n");
  }
  process.exit(0);
}

/** The value below which so many of a hundred lie. */
function percentile(values, percent) {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

/** Do something for many, so many at a time. */
async function inTurns(many, work, atOnce = 50) {
  const left = many.entries();
  const worker = async () => {
    for (const [number, each] of left) await work(each, number);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

module.exports = { connect, inTurns, obey, percentile };
