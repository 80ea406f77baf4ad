import { BadInput, Match, Refusal } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { CARD_INFO } from '../cards/table.ts';
import { portRoyal } from '../rules/game.ts';
import { deckCards } from '../rules/setup.ts';
import { names, table } from './table.ts';

const SPECIAL = 'expedition-settler1-captain1-priest1';

const begin = (seats: number, options: object = {}, seed = 'a set-up') =>
  Match.begin(portRoyal, { seats, options, seed });

/** Every card of a fresh table that is not an open expedition. */
const dealt = ({ state }: ReturnType<typeof begin>): string[] =>
  names([...state.deck, ...state.players.flatMap(({ coins }) => coins)]);

describe('set-up', () => {
  it('PR-MOD-1: the base game seats two to five players', () => {
    for (const seats of [2, 3, 4, 5]) expect(begin(seats).state.players).toHaveLength(seats);
    for (const seats of [0, 1, 6]) expect(() => begin(seats)).toThrow();
  });

  it('no expansion is chosen unless the host chooses it, and an unknown one is refused', () => {
    const plain = begin(3);
    expect(plain.header.options.modules).toEqual([]);
    expect(plain.hash).toBe(begin(3, { modules: [] }).hash);
    expect(() => begin(3, { modules: ['sea-monsters'] })).toThrow(BadInput);
  });

  it.each([2, 3, 4])('PR-SETUP-1, PR-COMP-7: with %i players the special expedition stays in the box', (seats) => {
    const match = begin(seats);
    expect(match.state.expeditions).toEqual([]);
    expect(dealt(match)).not.toContain(SPECIAL);
  });

  it('PR-SETUP-2, PR-COMP-7: with five players the special expedition lies open and is in no deck or purse', () => {
    const match = begin(5);
    expect(names(match.state.expeditions)).toEqual([SPECIAL]);
    expect(dealt(match)).not.toContain(SPECIAL);
  });

  it('PR-SETUP-2: the special expedition can be claimed in the first turn, before the first card', () => {
    const t = table({ players: [{ persons: ['settler-4-1', 'captain-4-1', 'priest-4-1'] }, {}, {}, {}, {}] });
    t.play(`claim ${SPECIAL} settler-4-1,captain-4-1,priest-4-1`);
    expect(t.claimed(0)).toEqual([SPECIAL]);
    expect([t.points(0), t.coins(0), t.expeditions]).toEqual([5, 3, []]);
  });

  it.each([
    [2, 113],
    [3, 110],
    [4, 107],
    [5, 104],
  ])(
    'PR-SETUP-3: with %i players the other 119 cards make a face-down deck, %i of them after dealing',
    (seats, deck) => {
      const match = begin(seats);
      const { state } = match;
      expect([state.deck.length, state.discard, state.harbour]).toEqual([deck, [], []]);
      expect(dealt(match).sort()).toEqual(names(deckCards(state.options)).sort());
      expect(dealt(match)).toHaveLength(119);
      expect(match.view(0).deck).toBe(deck);
    },
  );

  it('PR-SETUP-3: the deck is shuffled by the seed of the match', () => {
    const one = begin(2).state.deck;
    expect(begin(2).state.deck).toEqual(one);
    expect(begin(2, {}, 'another set-up').state.deck).not.toEqual(one);
    expect(one).not.toEqual([...one].sort((a, b) => a - b));
  });

  it('PR-SETUP-4: every player is dealt three cards face down as coins', () => {
    const match = begin(4);
    expect(match.state.players.map(({ coins }) => coins.length)).toEqual([3, 3, 3, 3]);
    expect(match.view(2).players.map(({ coins }) => coins)).toEqual([3, 3, 3, 3]);
    expect(match.log[0].events[0]).toMatchObject({ type: 'matchBegan', coins: 3, deck: 107 });
  });

  it('PR-SETUP-5: the host may say who begins', () => {
    for (const first of [0, 1, 2]) {
      const match = begin(3, { firstPlayer: first });
      expect([match.state.first, match.state.active, match.toAct]).toEqual([first, first, [first]]);
      expect(portRoyal.first?.(match.state)).toBe(first);
    }
    expect(() => begin(3, { firstPlayer: 3 })).toThrow(Refusal);
  });

  it('PR-SETUP-5: otherwise chance says who begins', () => {
    const firsts = Array.from({ length: 60 }, (_, at) => begin(4, {}, `match ${at}`).state.first);
    expect([...new Set(firsts)].sort()).toEqual([0, 1, 2, 3]);
  });

  it('the deck of a match without expansions holds base cards only', () => {
    const modules = new Set(deckCards(begin(2).state.options).map((card) => CARD_INFO[card].module));
    expect([...modules]).toEqual(['base']);
  });
});
