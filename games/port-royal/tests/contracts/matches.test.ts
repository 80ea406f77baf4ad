/** Whole matches by chance in every game of this part: the invariants hold at every moment, and come to an end. */
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../../rules/game.ts';
import { playByChance, type Setting } from '../matches.ts';
import { phaseOne } from '../table.ts';

const CONTRACTS: readonly Setting[] = [
  { seats: 1, options: { play: 'contractsCoop' } },
  { seats: 1, options: { play: 'contractsCoop', modules: ['gambler', 'setSail'], setAside: 'ask' } },
  { seats: 2, options: { play: 'contractsCoop', setAside: 'ask' } },
  { seats: 3, options: { play: 'contractsCoop', modules: ['gambler'] } },
  { seats: 4, options: { play: 'contractsCoop', modules: ['setSail'], discardPile: 'topCard' } },
  { seats: 5, options: { play: 'contractsCoop', modules: ['gambler', 'setSail', 'contractCards'] } },
  { seats: 2, options: { play: 'contracts', modules: ['gambler', 'setSail'] } },
  { seats: 3, options: { play: 'contracts', variantEnding: true } },
  { seats: 4, options: { play: 'contracts', modules: ['setSail'] } },
  { seats: 5, options: { play: 'contracts', modules: ['gambler'], jesterOnGamblerBust: false } },
];

const OTHERS: readonly Setting[] = [
  { seats: 2, options: { modules: ['gambler'] } },
  { seats: 3, options: { modules: ['gambler'], jesterOnGamblerBust: false } },
  { seats: 2, options: { modules: ['setSail'] } },
  { seats: 5, options: { modules: ['contractCards'] } },
  { seats: 4, options: { modules: ['gambler', 'setSail', 'contractCards'] } },
  { seats: 2, options: { play: 'setSail' } },
  { seats: 4, options: { play: 'setSail', discardPile: 'topCard' } },
];

const titleOf = ({ seats, options = {} }: Setting): string => {
  const { play = 'points', modules = [], ...rest } = options;
  return [`${seats} seats`, play, ...(modules as string[]), ...Object.keys(rest)].join(', ');
};

function playLawfully(setting: Setting, seed: string) {
  const match = playByChance(setting, seed, ({ state }, where) =>
    expect(portRoyal.invariantViolation(state), where).toBeUndefined(),
  );
  expect(match.outcome).toBeDefined();
  return match;
}

describe('matches by chance', () => {
  for (const setting of [...CONTRACTS, ...OTHERS])
    it(`PR-INV-1, PR-INV-4: nothing is lost and every area adds up: ${titleOf(setting)}`, () => {
      for (let at = 0; at < 3; at++) playLawfully(setting, `${titleOf(setting)} ${at}`);
    });

  it('PR-DEC-40, PR-DEC-42: nobody is asked what has one answer, but for the first card of a turn', () => {
    for (const setting of [...CONTRACTS, ...OTHERS])
      playByChance(setting, `choices ${titleOf(setting)}`, (match, where) => {
        const [seat] = match.toAct;
        if (seat === undefined) return;
        const actions = match.legal(seat);
        if (actions.length > 1) return;
        expect(actions, where).toEqual([{ type: 'draw' }]);
        expect(match.state.flow, where).toEqual([phaseOne(0)]);
      });
  });

  it('PR-INV-12: in a competitive match with contracts everybody was active equally often', () => {
    const match = playLawfully({ seats: 3, options: { play: 'contracts' } }, 'equal turns');
    expect(match.outcome?.reason).toBe('twelvePoints');
    expect(match.state.turn % 3).toBe(0);
  });

  it('PR-COOP-6, PR-COOP-8: a cooperative match ends by its contracts or by its time, never by points', () => {
    const reasons = ['contractsFulfilled', 'timeRanOut'];
    for (const setting of CONTRACTS.filter(({ options }) => options?.play === 'contractsCoop'))
      expect(reasons).toContain(playLawfully(setting, 'an end of its own').outcome?.reason);
  });
});
