// Your engine behind the protocol. Run it with: node engine.js
"use strict";

// Throw Rejected where your engine refuses.
const { Rejected, Unsupported, serve } = require("./protocol.js");

const engine = {
  hello({ protocol, suite }) {
    return {
      protocol: 1,
      name: "my engine",
      version: "0.1",
      // List what you offer as you get to it: "ranking", "betting", "drawing", "showdown", "scripted-deck",
      // "next-hand", "clock", "all-in". What is not listed is never asked for.
      implements: [],
    };
  },

  winners({ hands }) {
    throw new Unsupported("CALL YOUR ENGINE HERE, and return { winners: [index, ...] }, counted from 0");
  },

  strengths({ hands }) {
    throw new Unsupported("CALL YOUR ENGINE HERE, and return { strengths: [number, ...] }: the larger wins");
  },

  start({ seats, button, stacks, blinds, bets, rulebook, hands, stub, seed }) {
    throw new Unsupported("CALL YOUR ENGINE HERE: deal a hand, and return this.state()");
  },

  act({ seat, action, amount, cards }) {
    throw new Unsupported("CALL YOUR ENGINE HERE: play fold, check, call, bet, raise or draw; return this.state()");
  },

  state() {
    // Seats are 1 to n; lists by seat begin with seat 1. Leave out what your engine cannot show.
    throw new Unsupported("CALL YOUR ENGINE HERE, and return { phase: 'betting', turn: 3, pot: 15, ... }");
  },

  next() {
    throw new Unsupported("CALL YOUR ENGINE HERE: deal the next hand at this table, and return this.state()");
  },
};

serve(engine);
