// boardgame.io's own server and clients with a small game of hidden hands: what live tables are measured beside.
//   node boardgame.cjs serve FOLDER     prints its port; games are kept in the folder, by its own FlatFile
//   node boardgame.cjs play PORT SEATS EVERY FOR   seats of four at a table, each a press every so many seconds
// Prints one line of JSON: milliseconds until all came, and of each press until it stood on the others' screens.

const HAND = 6;
const CARDS = 40;

const game = {
  name: "hands",
  setup: ({ ctx }) => {
    const deck = Array.from({ length: CARDS }, (_, card) => card);
    const players = {};
    for (const seat of ctx.playOrder) players[seat] = deck.splice(0, HAND);
    return { secret: { deck }, players, open: [], presses: {} };
  },
  playerView: ({ G, playerID }) => {
    const { secret, players, ...open } = G;
    return {
      ...open,
      players: Object.fromEntries(
        Object.entries(players).filter(([seat]) => seat === playerID),
      ),
    };
  },
  turn: { activePlayers: { all: "play" }, stages: {} },
  moves: {
    keep: {
      client: false, // what is drawn afterwards only the server knows
      move: ({ G, playerID }, card, number) => {
        const hand = G.players[playerID];
        if (!hand.includes(card)) return "INVALID_MOVE";
        hand.splice(hand.indexOf(card), 1);
        hand.push(G.secret.deck.shift());
        G.open.push(card);
        if (G.open.length > 4) G.secret.deck.push(G.open.shift());
        G.presses[playerID] = number;
      },
    },
  },
};
game.turn.stages.play = {};

function serve(folder) {
  const { FlatFile, Server } = require("boardgame.io/server");
  console.log = () => {};
  const db = new FlatFile({ dir: folder });
  const server = Server({ games: [game], origins: [/./], db });
  server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
    process.stdout.write(`${appServer.address().port}\n`);
  });
}

const now = () => performance.now();
const pause = (seconds) =>
  new Promise((done) => setTimeout(done, 1000 * seconds));

async function play(port, seats, every, time) {
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  const begun = now();
  const everyone = [];
  const tables = [];
  for (let seat = 0; seat < seats; seat++) {
    const client = Client({
      game,
      numPlayers: 4,
      debug: false,
      matchID: `${process.pid}-${Math.floor(seat / 4)}`,
      playerID: `${seat % 4}`,
      multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
    });
    if (seat % 4 === 0) tables.push([]);
    tables.at(-1).push(client);
    everyone.push(client);
  }
  const come = everyone.map(
    (client) =>
      new Promise((done) => {
        client.subscribe((state) => {
          if (state?.G && client.came !== true) {
            client.came = true;
            done();
          }
          client.sees?.(state);
        });
        client.start();
      }),
  );
  await Promise.all(come);
  const joined = now() - begun;

  let number = 0;
  const took = [];
  /** One press, until it stands on all screens of its table. */
  function press(table, seat) {
    const mine = ++number;
    const start = now();
    const seen = table.map(
      (client) =>
        new Promise((done) => {
          const check = (state) => {
            if ((state?.G.presses[seat] ?? 0) >= mine) {
              client.waits.delete(check);
              done();
            }
          };
          client.waits ??= new Set();
          client.sees ??= (state) =>
            client.waits.forEach((each) => each(state));
          client.waits.add(check);
        }),
    );
    const client = table[seat];
    client.moves.keep(client.getState().G.players[seat][0], mine);
    return Promise.all(seen).then(() => took.push(now() - start));
  }

  const end = now() + 1000 * time;
  let presses = 0;
  if (every === 0) {
    // one after the other at each table, as fast as they are answered
    await Promise.all(
      tables.map(async (table) => {
        for (let turn = 0; now() < end; turn++) {
          await press(table, turn % table.length);
          presses++;
        }
      }),
    );
  } else {
    const all = [];
    await Promise.all(
      everyone.map(async (_, at) => {
        await pause(every * Math.random());
        while (now() < end) {
          all.push(press(tables[Math.floor(at / 4)], at % 4));
          presses++;
          await pause(every);
        }
      }),
    );
    await Promise.race([Promise.all(all), pause(5)]);
  }
  process.stdout.write(`${JSON.stringify({ joined, took, presses })}\n`);
}

const [what, ...rest] = process.argv.slice(2);
if (what === "serve") serve(...rest);
else play(...rest.map(Number));
