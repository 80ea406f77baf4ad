/**
 * What is sent for an action to each seat, counted: matches of sailors, each message as the server makes it, with the
 * heads of its frames; who acted is sent `done`, too. Nothing is compressed.
 */
import { Match, Stream, TABLE } from '@broadside/kernel';
import { answerWithoutDice, shelf } from '@broadside/shelf';
import { Sender, viewUpdateOf } from '@broadside/wire';

const SEED = 'bytes on the wire';
const ID = '0123456789abcdef';

const framed = (text) => {
  const bytes = Buffer.byteLength(text);
  return bytes + (bytes < 126 ? 2 : bytes < 65_536 ? 4 : 10);
};

const done = (n) => framed(JSON.stringify({ type: 'done', id: ID, n }));
const whole = (update) => framed(JSON.stringify({ type: 'update', update }));

/** One seat at one match. */
class Seat {
  #match;
  #seat;
  #sender;
  first;
  whole = 0;
  changes = 0;

  constructor(match, seat) {
    this.#match = match;
    this.#seat = seat;
    const update = viewUpdateOf(match, seat, -1);
    this.first = whole(update);
    this.#sender = new Sender(update, update.entries);
  }

  goOn(mover) {
    const update = viewUpdateOf(this.#match, this.#seat, this.#match.n - 1);
    const answer = mover === this.#seat ? done(update.n) : 0;
    this.whole += whole(update) + answer;
    this.changes += framed(this.#sender.change(update)) + answer;
  }
}

function playMatch({ game, bots }, players, seed) {
  const match = Match.begin(game, { seats: players, seed });
  const stream = Stream.of(seed);
  const sailor = bots.find(({ name }) => name === 'sailor');
  const seats = Array.from({ length: players }, (_, seat) => new Seat(match, seat));
  while (!match.outcome) {
    const [seat] = match.toAct;
    const action = seat === TABLE ? answerWithoutDice(match) : sailor.choose(match.view(seat), seat, { stream });
    match.play(seat, action);
    for (const one of seats) one.goOn(seat);
  }
  return { seats, n: match.n };
}

/** Means over whole matches. */
function measure(entry, players, matches) {
  const sum = { first: 0, whole: 0, changes: 0, messages: 0 };
  for (let at = 0; at < matches; at++) {
    const { seats, n } = playMatch(entry, players, `${SEED} ${at}`);
    for (const seat of seats) for (const key of ['first', 'whole', 'changes']) sum[key] += seat[key];
    sum.messages += n * seats.length;
  }
  const { first, whole: all, changes, messages } = sum;
  return { first: first / matches / players, whole: all / messages, changes: changes / messages };
}

/** @param {number} matches of each number of players @param {Record<string, number>} most what the games promise, by id */
export const measureWire = (matches, most) =>
  shelf.flatMap((entry) =>
    [2, 4].map((players) => ({
      game: entry.game.id,
      players,
      most: most[entry.game.id],
      ...measure(entry, players, matches),
    })),
  );
