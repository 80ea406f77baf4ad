/** What changes is made once for viewers who see alike: it must fit each of them, whoever is asked first. */
import { type AnyGame, type AnyMatch, Match, Stream, TABLE, type Viewer } from '@broadside/kernel';
import { answerWithoutDice, shelf } from '@broadside/shelf';
import { ChangeReader, type ViewUpdate, viewUpdateOf } from '@broadside/wire';
import { describe, expect, it } from 'vitest';
import { changeText } from '../src/rooms/serialiser.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];
const ENTRIES = 60;

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Somebody who is sent what changes, and the whole where that cannot be. */
class Reader {
  readonly viewer: Viewer;
  private n = -1;
  private readonly match: AnyMatch;
  private readonly reader: ChangeReader;

  constructor(match: AnyMatch, viewer: Viewer) {
    this.match = match;
    this.viewer = viewer;
    this.reader = new ChangeReader(() => json(match.seenBy(viewer)).slice(0, this.n + 1));
  }

  /** Whether it was told by what changes. */
  hear(): boolean {
    const { match, viewer } = this;
    const text = changeText(match, viewer, 'free');
    const follows = text !== undefined && this.n === match.n - 1;
    const whole = json(viewUpdateOf(match, viewer, match.n - 1, 'free'));
    const heard = this.reader.read(follows ? JSON.parse(text) : { type: 'update', update: whole });
    expect((heard as { update: ViewUpdate }).update).toEqual(whole);
    this.n = match.n;
    return follows;
  }
}

/** Everybody is asked in another order after each entry, and now and then somebody is not there. */
function listenByChance(game: AnyGame): number {
  const stream = Stream.of('who is asked first');
  const match: AnyMatch = Match.begin(game, { seats: 2, seed: 'asked' });
  const readers = VIEWERS.map((viewer) => new Reader(match, viewer));
  let changes = 0;
  while (!match.outcome && match.n < ENTRIES) {
    const order = [...VIEWERS.keys()];
    stream.shuffle(order);
    for (const at of order) if (stream.below(6) > 0 && readers[at].hear()) changes++;
    const [seat] = match.toAct;
    const legal = match.legal(seat);
    match.play(seat, seat === TABLE ? answerWithoutDice(match) : legal[stream.below(legal.length)]);
  }
  return changes;
}

describe.each(shelf)('changes of $game.id', ({ game }) => {
  it('fit every viewer, whoever is asked first and whoever misses some', () => {
    expect(listenByChance(game)).toBeGreaterThan(20);
  });
});
