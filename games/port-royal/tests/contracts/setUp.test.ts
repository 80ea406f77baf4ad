import { Match } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { CONTRACTS } from '../../cards/contracts.ts';
import { timeDeckSize } from '../../rules/contracts/setUp.ts';
import { portRoyal } from '../../rules/game.ts';
import { deckCards } from '../../rules/setup.ts';
import { names, of } from '../table.ts';
import { numberOf } from './deal.ts';

const begin = (seats: number, options: object, seed = 'contracts') =>
  Match.begin(portRoyal, { seats, options: { firstPlayer: 0, ...options }, seed });

const laidOut = (match: ReturnType<typeof begin>) => {
  const { contracts } = match.state.extra ?? {};
  if (!contracts) throw new Error('no contracts lie on the table');
  return contracts;
};

const COMPETE = { play: 'contracts' };
const TOGETHER = { play: 'contractsCoop' };
const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six'];

describe('setting up contracts', () => {
  it('PR-MOD-5: contracts are for one to five players', () => {
    for (const seats of [2, 3, 4, 5]) expect(begin(seats, COMPETE).state.players).toHaveLength(seats);
    for (const seats of [1, 2, 3, 4, 5]) expect(begin(seats, TOGETHER).state.players).toHaveLength(seats);
  });

  it('PR-MOD-12: alone only the cooperative game can be played', () => {
    expect(() => begin(1, COMPETE)).toThrow('PR-MOD-12');
    expect(begin(1, TOGETHER).state.players).toHaveLength(1);
  });

  it('PR-CONTR-1, PR-INV-9: the deck holds the base cards and the new persons and ships', () => {
    const { state } = begin(4, COMPETE);
    expect(deckCards(state.options)).toHaveLength(119 + 24);
    expect(state.deck).toHaveLength(119 + 24 - 12);
    expect(names(deckCards(state.options))).toContain('clerk-yellow-4-1');
  });

  it('PR-CONTR-1, PR-AMB-68: the special expedition lies open with five players only', () => {
    expect([COMPETE, TOGETHER].map((options) => begin(4, options).state.expeditions.length)).toEqual([0, 0]);
    expect([COMPETE, TOGETHER].map((options) => begin(5, options).state.expeditions.length)).toEqual([1, 1]);
  });

  it('PR-AMB-69: Gamblers and the cards of Set Sail! may be mixed in', () => {
    const { state } = begin(3, { ...COMPETE, modules: ['gambler', 'setSail'] });
    expect(deckCards(state.options)).toHaveLength(119 + 24 + 4 + 20);
  });

  it('PR-MOD-13: everything else is set up as in the base game', () => {
    const { state } = begin(3, COMPETE);
    expect(state.players.map(({ coins }) => coins.length)).toEqual([3, 3, 3]);
    expect(state.flow).toMatchObject([{ step: 'discover', revealed: 0 }]);
  });
});

describe('competitive contracts', () => {
  it('PR-CCOMP-1: the two white contracts stay in the box', () => {
    const white = CONTRACTS.flatMap(({ coopOnly, id }) => (coopOnly ? [id] : []));
    expect(white).toEqual(['smallEstate', 'ransom']);
    const seen = new Set(SEEDS.flatMap((seed) => laidOut(begin(2, COMPETE, seed)).open));
    expect(seen.size).toBeGreaterThan(8);
    for (const id of white) expect(seen.has(numberOf(id))).toBe(false);
  });

  it('PR-CCOMP-2: four of the other sixteen are laid out, by chance', () => {
    const tables = SEEDS.map((seed) => laidOut(begin(3, COMPETE, seed)).open);
    for (const open of tables) expect(new Set(open).size).toBe(4);
    expect(new Set(tables.map((open) => open.join())).size).toBeGreaterThan(1);
  });

  it('PR-CCOMP-4: seals mean nothing, there is no time deck', () => {
    const match = begin(3, COMPETE);
    expect(laidOut(match).time).toBeNull();
    expect(of(match.log[0].events, 'contractsOpened')).toMatchObject([{ time: 0 }]);
  });
});

describe('cooperative contracts', () => {
  it('PR-COOP-1: 3, 5, 7, 9 and 11 of all eighteen contracts lie open for one to five players', () => {
    expect([1, 2, 3, 4, 5].map((seats) => laidOut(begin(seats, TOGETHER)).open.length)).toEqual([3, 5, 7, 9, 11]);
    const seen = new Set(SEEDS.flatMap((seed) => laidOut(begin(5, TOGETHER, seed)).open));
    expect(seen.has(numberOf('ransom'))).toBe(true);
    expect(CONTRACTS).toHaveLength(18);
  });

  it('PR-COOP-2: the time deck is taken from the top of the shuffled deck, face down', () => {
    const stack = { deck: ['governor-8-0', 'flute-1-1', 'skiff-1-1', 'priest-4-1'] };
    const match = Match.begin(portRoyal, { seats: 1, options: { ...TOGETHER, firstPlayer: 0 }, seed: 'top', stack });
    // The first time card was revealed as the first turn began.
    expect(names(match.state.harbour)).toEqual(['governor-8-0']);
    const { time, open } = laidOut(match);
    expect(
      names(time ?? [])
        .reverse()
        .slice(0, 3),
    ).toEqual(['flute-1-1', 'skiff-1-1', 'priest-4-1']);
    expect(time).toHaveLength(timeDeckSize(open) - 1);
    expect(match.state.deck).toHaveLength(143 - 3 - timeDeckSize(open));
  });

  it('PR-COOP-3: 13 cards, the numbers of the seals, and one card for every different letter', () => {
    for (const seats of [1, 2, 3, 4, 5])
      for (const seed of SEEDS) {
        const match = begin(seats, TOGETHER, seed);
        const seals = laidOut(match).open.map((contract) => CONTRACTS[contract].seal);
        const numbers = seals.reduce((sum, { number }) => sum + number, 0);
        const letters = new Set(seals.map(({ letter }) => letter)).size;
        expect(of(match.log[0].events, 'contractsOpened')).toMatchObject([{ time: 13 + numbers + letters }]);
      }
  });

  it('PR-COOP-4: seals of 1, 0 and -1 with two different letters make 15 cards', () => {
    const open = ['femmeFatale', 'ruleOfTheSea', 'curse'].map(numberOf);
    expect(open.map((contract) => CONTRACTS[contract].seal)).toEqual([
      { number: 1, letter: 'G' },
      { number: 0, letter: 'G' },
      { number: -1, letter: 'F' },
    ]);
    expect(timeDeckSize(open)).toBe(15);
  });

  it('PR-AMB-66: a seal without a number counts 0', () => {
    expect(timeDeckSize([numberOf('celebrities')])).toBe(14);
    expect(timeDeckSize([])).toBe(13);
  });

  it('PR-COOP-12, PR-AMB-65, PR-DEC-3, PR-OPT-9: before the first turn all but one time card may become points', () => {
    const match = begin(2, { ...TOGETHER, setAside: 'ask' });
    const { time } = laidOut(match);
    const size = time?.length ?? 0;
    expect(match.toAct).toEqual([0]);
    expect(match.legal(0)).toHaveLength(size);
    expect(match.legal(0).at(-1)).toEqual({ type: 'setAside', count: size - 1 });
    const refused = { clause: 'PR-AMB-65', params: { most: size - 1 } };
    expect(match.whyNot(0, { type: 'setAside', count: size })).toMatchObject(refused);
    match.play(0, { type: 'setAside', count: 4 });
    // One more card went with the first turn.
    expect([laidOut(match).points.length, laidOut(match).time?.length]).toEqual([4, size - 5]);
    expect(match.state.flow[0]).toMatchObject({ step: 'discover' });
  });

  it('PR-COOP-12: the question comes before the game, to the first player, and moving nothing is an answer', () => {
    const match = begin(3, { ...TOGETHER, setAside: 'ask', firstPlayer: 2 });
    expect(match.toAct).toEqual([2]);
    expect(of(match.log[0].events, 'turnBegan')).toEqual([]);
    match.play(2, { type: 'setAside', count: 0 });
    expect(laidOut(match).points).toEqual([]);
    expect(match.state.active).toBe(2);
  });

  it('PR-OPT-9: unless the host wants it nobody is asked', () => {
    expect(begin(2, TOGETHER).state.flow.map(({ step }) => step)).not.toContain('setAside');
  });

  it('PR-COOP-8, PR-AMB-62: the variant ending cannot be chosen', () => {
    expect(() => begin(2, { ...TOGETHER, variantEnding: true })).toThrow('PR-AMB-62');
    expect(begin(2, { ...COMPETE, variantEnding: true }).state.options.variantEnding).toBe(true);
  });
});
