// Shared by all load clients: plain sockets, the command loop, and percentiles.

const readline = require("node:readline");
const WebSocket = require("ws");

/** A socket of `ws` with the least overhead: no compression, and no UTF-8 validation. */
function connect(url) {
  return new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
}

/** Reads one command a line from stdin, and writes one result a line to stdout. */
async function serve(commands) {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const { command, ...parameters } = JSON.parse(line);
    process.stdout.write(JSON.stringify((await commands[command](parameters)) ?? {}) + "\n");
  }
  process.exit(0);
}

/** The nearest-rank percentile. */
function percentile(values, percent) {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

/** Call an async function for each item, with limited concurrency. */
async function forEachConcurrently(items, work, concurrency = 50) {
  const left = items.entries();
  const worker = async () => {
    for (const [number, each] of left) await work(each, number);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

module.exports = { connect, forEachConcurrently, serve, percentile };
