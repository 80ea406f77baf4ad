/** What changes from entry to entry makes the same view updates as are sent whole. */
import { type AnyMatch, Match, type Seat, Stream, TABLE, type Viewer } from '@broadside/kernel';
import { answerWithoutDice, shelf } from '@broadside/shelf';
import { BadChange, ChangeReader, Sender, Shapes, updateAfter, type ViewUpdate, viewUpdateOf } from '@broadside/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Plays by chance, with some undoing, and looks after each entry. */
function playThrough(match: AnyMatch, seed: string, most: number, look: () => void): void {
  const stream = Stream.of(seed);
  while (!match.outcome && match.n < most) {
    const [seat] = match.toAct;
    const before = match.log[match.n].seat;
    if (before !== undefined && match.whyNoUndo(before) === undefined && stream.below(8) === 0) match.undo(before);
    else {
      const legal = match.legal(seat);
      match.play(seat, seat === TABLE ? answerWithoutDice(match) : legal[stream.below(legal.length)]);
    }
    look();
  }
}

/** What a viewer has on either side of the connection. */
class Pair {
  readonly viewer: Viewer;
  private readonly match: AnyMatch;
  private readonly sender: Sender;
  private readonly heard: Shapes;
  update: ViewUpdate;
  bytes = 0;

  constructor(match: AnyMatch, viewer: Viewer) {
    this.match = match;
    this.viewer = viewer;
    const update = viewUpdateOf(match, viewer, -1);
    this.sender = new Sender(update, update.entries);
    this.update = json(update);
    this.heard = Shapes.of(this.update.entries);
  }

  goOn(): void {
    const whole = viewUpdateOf(this.match, this.viewer, this.match.n - 1);
    const text = this.sender.change(whole);
    this.bytes += Buffer.byteLength(text);
    this.update = updateAfter(this.update, JSON.parse(text), this.heard);
    expect(this.update).toEqual(json(whole));
  }
}

describe.each(shelf)('changes of $game.id', ({ game }) => {
  it.each([2, game.seats.max])('make every view update of every viewer, with %i seats', (seats) => {
    const seed = `changes ${seats}`;
    const match: AnyMatch = Match.begin(game, { seats, seed });
    const viewers: readonly Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
    const pairs = viewers.map((viewer) => new Pair(match, viewer));
    playThrough(match, seed, 120, () => {
      for (const pair of pairs) pair.goOn();
    });
    // Whoever comes later begins with the whole, and understands what follows.
    const [late] = viewers.map((viewer) => new Pair(match, viewer));
    playThrough(match, `${seed} on`, match.n + 20, () => late.goOn());
    for (const { bytes } of pairs) expect(bytes / match.n).toBeLessThan(600);
  });
});

describe('whoever reads changes', () => {
  const { game } = shelf[0];
  const LEAD: Seat = 0;

  /** A match, and somebody who is at its beginning. */
  function atBeginning() {
    const match: AnyMatch = Match.begin(game, { seats: 2, seed: 'reader' });
    const update = viewUpdateOf(match, LEAD, -1);
    const log = [...json(update).entries];
    const sender = new Sender(update, update.entries);
    const reader = new ChangeReader(() => log);
    reader.read({ type: 'update', update: json(update) });
    const next = (): readonly unknown[] => {
      const [seat] = match.toAct;
      match.play(seat, match.legal(seat)[0]);
      return JSON.parse(sender.change(viewUpdateOf(match, LEAD, match.n - 1)));
    };
    return { match, reader, next, log, beginning: update };
  }

  it('is never shown a wrong view: whatever is changed on the way is noticed, or makes no difference', () => {
    const { match, next, log, beginning } = atBeginning();
    const good = next();
    const paths = fc.array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(paths, fc.jsonValue({ maxDepth: 2 }), (path, noise) => {
        const reader = new ChangeReader(() => log);
        reader.read({ type: 'update', update: json(beginning) });
        const spoiled = json(good) as unknown[];
        let place: unknown = spoiled;
        for (const at of path.slice(0, -1)) if (Array.isArray(place) && Array.isArray(place[at])) place = place[at];
        (place as unknown[])[path[path.length - 1]] = noise;
        let read: ReturnType<typeof reader.read> | undefined;
        try {
          read = reader.read(spoiled);
        } catch (error) {
          expect(error).toBeInstanceOf(BadChange);
        }
        if (read?.type === 'update') expect(read.update.view).toEqual(json(match.view(LEAD)));
      }),
      { numRuns: 500 },
    );
  });

  it('takes nothing more after a doubt until the whole comes', () => {
    const { reader, next, match } = atBeginning();
    next();
    expect(() => reader.read(next())).toThrow('does not follow');
    expect(() => reader.read(next())).toThrow(BadChange);
    const whole = json(viewUpdateOf(match, LEAD, -1));
    reader.read({ type: 'update', update: whole });
    expect(() => reader.read(next())).toThrow('entries are known');
  });

  it('understands no change before there is a view', () => {
    const { next } = atBeginning();
    expect(() => new ChangeReader(() => []).read(next())).toThrow(BadChange);
  });
});
