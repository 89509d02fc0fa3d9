// pokersolver as an engine that ranks hands, and does nothing else. It knows high poker only, so here the
// lowest hand wins; what that gets wrong for deuce-to-seven is pokersolver's, and is left as it is.
// The package is looked for from the current folder: npm install pokersolver
"use strict";

const readline = require("node:readline");

function installed(name) {
  try {
    return require.resolve(name, { paths: [process.cwd(), __dirname] });
  } catch {
    console.error("pokersolver is not installed here; in the current folder run: npm install pokersolver");
    process.exit(1);
  }
}

const { Hand } = require(installed("pokersolver"));
const { version } = require(installed("pokersolver/package.json"));

const methods = {
  hello: () => ({
    protocol: 1,
    name: "pokersolver",
    version,
    url: "https://www.npmjs.com/package/pokersolver",
    implements: ["ranking"],
  }),

  winners({ hands }) {
    const solved = hands.map((hand) => Hand.solve(hand));
    const beatsNone = (hand) => solved.every((other) => hand.compare(other) >= 0);
    return { winners: [...solved.keys()].filter((index) => beatsNone(solved[index])) };
  },

  // What compare() goes by: the rank of the category, then the cards from the first.
  strengths({ hands }) {
    const solved = hands.map((hand) => Hand.solve(hand));
    return { strengths: solved.map(({ rank, cards }) => [-rank, ...cards.map((card) => -card.rank)]) };
  },
};

function answer({ id, method, params }) {
  if (!(method in methods)) {
    return { jsonrpc: "2.0", id, error: { code: 2, message: "pokersolver only ranks hands" } };
  }
  try {
    return { jsonrpc: "2.0", id, result: methods[method](params) };
  } catch (error) {
    console.error(error);
    return { jsonrpc: "2.0", id, error: { code: -32000, message: String(error) } };
  }
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  process.stdout.write(JSON.stringify(answer(JSON.parse(line))) + "\n");
});
