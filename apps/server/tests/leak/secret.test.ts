import { type Action, type AnyGame, type AnyMatch, Match, type Seat, type Viewer } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { changeText, updateText } from '../../src/rooms/serialiser.ts';
import { KINDS } from './kinds.ts';
import { withoutSeals } from './seals.ts';

type Send = (match: AnyMatch, viewer: Viewer) => string;

/** Whole, and to somebody who has what was before. */
const WAYS: readonly Send[] = [
  (match, viewer) => updateText(match, viewer, match.n - 1, 'free'),
  (match, viewer) => changeText(match, viewer, 'free') ?? '',
];

/** What every viewer is sent of a choice, for each thing that can be chosen. */
function updatesOf(begin: () => AnyMatch, seat: Seat, viewer: Viewer, send: Send): string[] {
  return begin()
    .legal(seat)
    .map((action: Action) => {
      const match = begin();
      send(match, viewer);
      match.play(seat, action);
      return send(match, viewer);
    });
}

interface Choosing {
  readonly what: string;
  readonly game: AnyGame;
  readonly seats: number;
  readonly from: number;
  readonly begin: (seed: string) => AnyMatch;
}

const CHOICES: readonly Choosing[] = KINDS.flatMap(({ game, secrets }) =>
  Object.entries(secrets.choices ?? {}).map(([what, { seats, options, from }]) => ({
    what,
    game,
    seats,
    from,
    begin: (seed) => Match.begin(game, { seats, options, seed }),
  })),
);

const PRESCRIBED = KINDS.filter(({ secrets }) => secrets.prescribed);

describe.each(CHOICES)('a secret choice of $what in $game.id', ({ seats, from, begin }) => {
  it.each(WAYS)('has the same bytes for others, and as many for its owner, whatever is chosen', (send) => {
    const choosing = (): AnyMatch => begin('a secret choice');
    expect(choosing().toAct).toHaveLength(seats);
    for (let seat = 0; seat < seats; seat++)
      for (const viewer of [...choosing().toAct, 'spectator'] as const) {
        const texts = updatesOf(choosing, seat, viewer, send);
        expect(texts).toHaveLength(from);
        expect(new Set(texts.map(({ length }) => length)).size).toBe(1);
        expect(new Set(texts.map(withoutSeals)).size).toBe(viewer === seat ? from : 1);
      }
  });

  it('is sent in the order in which people choose, one message each, until the last one has chosen', () => {
    const order = [2, 0, ...Array.from({ length: seats - 3 }, (_, at) => at + 3)];
    for (const which of [0, -1]) {
      const match = begin('in turn');
      for (const seat of order) {
        match.play(seat, match.legal(seat).at(which));
        const { update } = JSON.parse(updateText(match, 1, match.n - 1, 'free'));
        // That somebody has chosen, and nothing of what.
        expect(update.entries).toMatchObject([{ n: match.n, seat, events: [{ seat, card: -1 }] }]);
        expect(update.entries[0].action).toBeUndefined();
        expect(update.toAct).not.toContain(seat);
      }
      expect(match.toAct).toEqual([1]);
    }
  });
});

describe('throws that are prescribed', () => {
  it.each(PRESCRIBED)('stay unknown until they are made in $game.id', ({ game, secrets }) => {
    const [with_, without] = [secrets.prescribed, undefined].map((stack) =>
      Match.begin(game, { seats: 2, seed: 'prescribed', stack }),
    );
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(withoutSeals(updateText(with_, viewer, -1, 'free'))).toBe(
        withoutSeals(updateText(without, viewer, -1, 'free')),
      );
  });
});

it('there are secret choices and prescribed throws to be tried', () => {
  expect([CHOICES, PRESCRIBED].map(({ length }) => length > 0)).toEqual([true, true]);
});
