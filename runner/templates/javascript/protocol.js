// Speaks the engine protocol on stdin and stdout, a JSON message a line. Nothing here needs changing.
"use strict";

const readline = require("node:readline");

// The rules do not allow it. reason: out-of-turn, bad-action, bad-amount, bad-cards, bad-table, hand-over.
class Rejected extends Error {
  constructor(reason, text = reason) {
    super(text);
    this.reason = reason;
  }
}

// This engine has no way to do it.
class Unsupported extends Error {}

function answer(engine, { id, method, params }) {
  try {
    if (typeof engine[method] !== "function") throw new Unsupported("there is no method " + method);
    return { jsonrpc: "2.0", id, result: engine[method](params) };
  } catch (error) {
    if (error instanceof Rejected) {
      return { jsonrpc: "2.0", id, error: { code: 1, message: error.message, data: { reason: error.reason } } };
    }
    if (error instanceof Unsupported) {
      return { jsonrpc: "2.0", id, error: { code: 2, message: error.message } };
    }
    console.error(error);
    return { jsonrpc: "2.0", id, error: { code: -32000, message: String(error) } };
  }
}

// Answers requests with the methods of the engine until stdin is closed.
function serve(engine) {
  console.log = console.error; // whatever your engine prints goes to the log
  readline.createInterface({ input: process.stdin }).on("line", (line) => {
    process.stdout.write(JSON.stringify(answer(engine, JSON.parse(line))) + "\n");
  });
}

module.exports = { Rejected, Unsupported, serve };
