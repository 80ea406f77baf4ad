import { resolveOptions } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import {
  askedOf,
  isCampaign,
  modulesOf,
  obstacleTo,
  optionsOf,
  seatsFor,
  withPlay,
} from '../../../../apps/web/src/screens/setup/fit.ts';
import { defaultOptions, defaultPlan, type Plan, withChairs } from '../../../../apps/web/src/screens/setup/plan.ts';
import entry from '../../index.ts';

const { game } = entry;
const PLAYS = game.options.play.values;

const planned = (play: string, seats = 3, more: Partial<Plan> = {}): Plan => {
  const base = defaultPlan('port-royal', 'device', 'sailor', defaultOptions(game.options));
  return { ...withChairs({ ...base, options: { ...base.options, play } }, seats, 'sailor'), ...more };
};

describe('a plan as the game sees it', () => {
  it('PR-MOD-1, PR-MOD-3, PR-MOD-5, PR-MOD-8, PR-MOD-12: knows for how many everything is', () => {
    const counts = Object.fromEntries(PLAYS.map((play) => [play, seatsFor(entry, { options: { play } })]));
    expect(counts).toEqual({
      points: [2, 3, 4, 5],
      setSail: [2, 3, 4],
      contracts: [2, 3, 4, 5],
      contractsCoop: [1, 2, 3, 4, 5],
      adventure: [2, 3, 4],
      adventureCoop: [1, 2, 3, 4],
      adventureAfter: [2, 3, 4],
    });
  });

  it('moves to the nearest number of chairs when something else is played', () => {
    expect(withPlay(entry, planned('points', 5), 'play', 'adventure', 'sailor').chairs).toHaveLength(4);
    expect(withPlay(entry, planned('contractsCoop', 1), 'play', 'points', 'sailor').chairs).toHaveLength(2);
    expect(withPlay(entry, planned('points', 3), 'play', 'setSail', 'sailor').chairs).toHaveLength(3);
  });

  it('PR-MOD-12: says why somebody alone cannot play this', () => {
    expect(obstacleTo(entry, planned('points', 1))).toMatchObject({ code: 'alone-only-together', clause: 'PR-MOD-12' });
    expect(obstacleTo(entry, planned('contractsCoop', 1))).toBeUndefined();
    expect(obstacleTo(entry, planned('adventure', 5))).toMatchObject({ code: 'wrong-players', clause: 'PR-MOD-8' });
  });

  it('PR-OPT-6: has the cards of the contracts along with the contracts, and does not ask', () => {
    const [cards] = modulesOf(entry, planned('contracts')).filter(({ module }) => module === 'contractCards');
    expect(cards).toEqual({ module: 'contractCards', on: true, along: 'PR-MOD-7', reason: undefined });
    expect(optionsOf(entry, planned('contracts', 3, { modules: ['contractCards', 'gambler'] })).modules).toEqual([
      'gambler',
    ]);
  });

  it('PR-MOD-3: leaves out modules where they cannot be, with the reason', () => {
    const plan = planned('setSail', 3, { modules: ['gambler', 'setSail'] });
    for (const { on, reason } of modulesOf(entry, plan)) {
      expect(on).toBe(false);
      expect(reason?.clause).toMatch(/^PR-/);
    }
    expect(obstacleTo(entry, plan)).toBeUndefined();
    expect(modulesOf(entry, planned('points', 1, { modules: ['gambler'] }))[0]).toMatchObject({ on: true });
  });

  it('PR-OPT-1: forgets a choice that no longer matters, so that nothing half-legal is begun', () => {
    const plan = planned('points', 3);
    const chosen: Plan = { ...plan, options: { ...plan.options, variantEnding: true } };
    expect(optionsOf(entry, chosen)).toMatchObject({ variantEnding: true });
    const together = withPlay(entry, chosen, 'play', 'contractsCoop', 'sailor');
    expect(askedOf(entry, together)).not.toContain('variantEnding');
    expect(optionsOf(entry, together)).toMatchObject({ variantEnding: false });
    expect(obstacleTo(entry, together)).toBeUndefined();
  });

  it('PR-ADV-1: does not ask for the chapter in a campaign, and does for a single chapter', () => {
    const campaign = planned('adventureCoop');
    expect(isCampaign(entry, campaign)).toBe(true);
    expect(askedOf(entry, campaign)).not.toEqual(expect.arrayContaining(['chapter']));
    expect(askedOf(entry, campaign)).toContain('characters');
    const single = { ...campaign, campaign: false };
    expect(askedOf(entry, single)).toEqual(expect.arrayContaining(['chapter', 'failures']));
    expect(isCampaign(entry, planned('points'))).toBe(false);
  });

  it('PR-MOD-1 to PR-MOD-12: whatever has no obstacle can be set up, and whatever has one cannot', () => {
    for (const play of PLAYS)
      for (let seats = 1; seats <= 5; seats++)
        for (const modules of [[], ['gambler'], ['setSail'], ['contractCards'], [...game.modules]]) {
          const plan = planned(String(play), seats, { modules });
          const setUp = (): unknown => resolveOptions(game, seats, optionsOf(entry, plan));
          if (obstacleTo(entry, plan)) expect(setUp).toThrow();
          else expect(setUp()).toEqual(optionsOf(entry, plan));
        }
  });
});
