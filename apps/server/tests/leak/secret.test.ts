import { type Action, type AnyGame, type AnyMatch, type Eye, Match, type Seat } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { sightText } from '../../src/rooms/tell.ts';
import { checkMatch, DEAD_RECKONING, SEVEN_SEAS } from './kinds.ts';
import { withoutSeals } from './seals.ts';

const seas = SEVEN_SEAS.game;
const reckoning = DEAD_RECKONING.game;

/** What every eye is told of a choice, for each thing that can be chosen. */
function toldOf(begin: () => AnyMatch, seat: Seat, eye: Eye): string[] {
  return begin()
    .legal(seat)
    .map((action: Action) => {
      const match = begin();
      match.play(seat, action);
      return sightText(match, eye, match.n - 1, 'free');
    });
}

/** To its owner a choice is as long as any other; to others it is the same, byte for byte. */
function expectSecret(begin: () => AnyMatch, seats: number, choices: number): void {
  for (let seat = 0; seat < seats; seat++)
    for (const eye of [...Array.from({ length: seats }, (_, at) => at), 'spectator'] as const) {
      const texts = toldOf(begin, seat, eye);
      expect(texts).toHaveLength(choices);
      expect(new Set(texts.map(({ length }) => length)).size).toBe(1);
      expect(new Set(texts.map(withoutSeals)).size).toBe(eye === seat ? choices : 1);
    }
}

// biome-ignore lint/suspicious/noExplicitAny: a game taken apart to make a bad one
type Loose = any;

describe('a secret choice', () => {
  it('of a character has the same bytes for others, and as many for its owner, whatever is chosen', () => {
    expectSecret(() => Match.begin(seas, { seats: 3, seed: 'a secret choice' }), 3, 7);
  });

  it('of a bonus token too', () => {
    const begin = (): AnyMatch => Match.begin(reckoning, { seats: 3, options: { bonusTokens: true }, seed: 'tokens' });
    expectSecret(begin, 3, begin().legal(0).length);
  });

  it('is told in the order in which people choose, one message each, until the last one has chosen', () => {
    for (const card of [0, 6]) {
      const match: AnyMatch = Match.begin(seas, { seats: 4, seed: 'in turn' });
      for (const seat of [2, 0, 3]) {
        match.play(seat, match.legal(seat)[card]);
        const sight = JSON.parse(sightText(match, 1, match.n - 1, 'free')).sight;
        expect(sight.entries).toMatchObject([{ seat, events: [{ type: 'chose', seat, card: -1 }] }]);
        expect(sight.toAct).not.toContain(seat);
      }
      expect(match.toAct).toEqual([1]);
    }
  });

  it('that shows in a view is noticed', () => {
    const view = (state: Loose, eye: Eye): unknown => ({
      ...(seas.view(state, eye) as object),
      guess: state.pirates.map(({ chosen }: Loose) => chosen),
    });
    const plan = { seats: 3, options: {}, seed: 'a secret choice', entries: 60 };
    expect(checkMatch({ ...seas, view } as AnyGame, SEVEN_SEAS, plan).leaks.length).toBeGreaterThan(5);
  });

  it('of a card to raise, told by its event, is noticed', () => {
    const seen = (event: Loose, eye: Eye): unknown => (event.type === 'levelled' ? event : reckoning.seen(event, eye));
    const plan = { ...DEAD_RECKONING.tables[0], seed: 'levels', entries: 120 };
    expect(checkMatch({ ...reckoning, seen } as AnyGame, DEAD_RECKONING, plan).leaks.length).toBeGreaterThan(2);
  });
});

describe('an answer that is made for somebody', () => {
  it('because his hand leaves nothing else, is noticed (S7-TABLE-1)', () => {
    const { turn } = seas.steps as Record<string, Loose>;
    const apply = (state: Loose, frame: Loose, seat: Seat, action: Action, out: Loose): void => {
      turn.apply(state, frame, seat, action, out);
      for (;;) {
        const top = state.flow[state.flow.length - 1];
        const legal: readonly Action[] = top?.step === 'turn' ? turn.legal(state, top, top.seat) : [];
        if (legal.length !== 1 || legal[0].type !== 'decline') return;
        turn.apply(state, top, top.seat, legal[0], out);
      }
    };
    const hasty = { ...seas, steps: { ...seas.steps, turn: { ...turn, apply } } } as AnyGame;
    const plan = { seats: 4, options: { roundLimit: 20 }, seed: 'in haste' };
    expect(checkMatch(seas, SEVEN_SEAS, plan).leaks).toEqual([]);
    expect(checkMatch(hasty, SEVEN_SEAS, plan).leaks.length).toBeGreaterThan(1);
  });
});

describe('throws that are prescribed', () => {
  it.each([
    [seas, ['6 6 6 6 6', '', '1@13.37,13.37']],
    [reckoning, ['A2', 'B3']],
  ] as const)('stay unknown until they are made', (game, throws) => {
    const [with_, without] = [{ throws: [...throws] }, undefined].map((stack) =>
      Match.begin(game, { seats: 2, seed: 'prescribed', stack }),
    );
    for (const eye of [0, 1, 'spectator'] as const)
      expect(withoutSeals(sightText(with_, eye, -1, 'free'))).toBe(withoutSeals(sightText(without, eye, -1, 'free')));
  });
});
