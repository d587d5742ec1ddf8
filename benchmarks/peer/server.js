// boardgame.io with its simplest dice game: a turn is one roll of one die. Everything stays in memory.
'use strict';

const { Server } = require('boardgame.io/server');

const dice = {
  name: 'dice',
  setup: ({ ctx }) => ({ totals: Array(ctx.numPlayers).fill(0) }),
  moves: {
    roll: ({ G, playerID, random }) => {
      G.totals[playerID] += random.D6();
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const { app, db } = Server({ games: [dice], origins: [/^http:\/\/127\.0\.0\.1/] });

Promise.resolve(db.connect()).then(() => {
  const server = app.listen(0, '127.0.0.1', () => console.log(server.address().port));
});
process.stdin.on('end', () => process.exit(0)).resume();
