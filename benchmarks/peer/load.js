// The same load as benchmarks/load.py puts on our server: four sockets at each table, moves at their own times whether
// the server keeps up or not. Called with a line of JSON: port, tables, rate, warm and seconds. Says "ready" after the
// warm-up, starts at the first line on its standard input, and answers with a line of JSON.
'use strict';

const { io } = require('socket.io-client');

const SEATS = 4;
const AT_ONCE = 32;
const LAST = 5000;
const { port, tables, rate, warm, seconds } = JSON.parse(process.argv[2]);

const now = () => performance.now();
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

class Table {
  constructor(number) {
    this.id = `table-${number}`;
    this.sockets = [];
    this.late = [];
    this.flight = null;
  }

  async open() {
    for (let seat = 0; seat < SEATS; seat += 1) this.sockets.push(await this.join(seat));
  }

  join(seat) {
    return new Promise((done, failed) => {
      const socket = io(`http://127.0.0.1:${port}/dice`, { transports: ['websocket'], forceNew: true });
      socket.on('connect', () => socket.emit('sync', this.id, String(seat), undefined, SEATS));
      socket.on('connect_error', failed);
      socket.on('sync', (_, { state }) => {
        this.state = state;
        done(socket);
      });
      socket.on('update', (_, state) => this.hear(seat, state));
    });
  }

  hear(seat, state) {
    this.state = state;
    const flight = this.flight;
    if (!flight || state._stateID <= flight.before) return;
    flight.missing.delete(seat);
    if (flight.missing.size) return;
    flight.spent.push(now() - flight.begin);
    this.flight = null;
    const late = this.late.shift();
    if (late) this.send(late.due, late.spent);
  }

  /** A move is due; while the last one is still under way it waits, and its time runs. */
  move(spent) {
    if (this.flight) this.late.push({ due: now(), spent });
    else this.send(now(), spent);
  }

  send(begin, spent) {
    const player = this.state.ctx.currentPlayer;
    const before = this.state._stateID;
    this.flight = { begin, before, spent, missing: new Set([0, 1, 2, 3]) };
    const payload = { type: 'roll', args: [], playerID: player };
    this.sockets[Number(player)].emit('update', { type: 'MAKE_MOVE', payload }, before, this.id, player);
  }
}

async function drive(all, span) {
  const spent = [];
  const begin = now();
  const most = Math.round(rate * span);
  for (let sent = 0; sent < most; ) {
    const due = Math.min(most, Math.floor(((now() - begin) / 1000) * rate) + 1);
    for (; sent < due; sent += 1) all[sent % all.length].move(spent);
    await pause(1);
  }
  const end = now() + LAST;
  while (now() < end && all.some((table) => table.flight || table.late.length)) await pause(1);
  return { spent, moves: most, took: (now() - begin) / 1000 };
}

async function main() {
  const all = Array.from({ length: tables }, (_, number) => new Table(number));
  for (let at = 0; at < tables; at += AT_ONCE) await Promise.all(all.slice(at, at + AT_ONCE).map((each) => each.open()));
  await drive(all, warm);
  console.log('ready');
  await new Promise((done) => process.stdin.once('data', done).once('end', () => process.exit(1)));
  const { spent, moves, took } = await drive(all, seconds);
  spent.sort((a, b) => a - b);
  const at = (share) => spent[Math.min(spent.length - 1, Math.floor(spent.length * share))] ?? 0;
  console.log(JSON.stringify({ moves, done: spent.length, took, p50: at(0.5), p99: at(0.99), max: at(1) }));
  process.exit(0);
}

main().catch((fault) => {
  console.error(fault);
  process.exit(1);
});
