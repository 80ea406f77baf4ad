/** Every ship upgrade and every bonus token, at work and in the score. */
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS, BONUS_TOKENS } from '../cards/achievements.ts';
import { COPIES_OF_UPGRADE, UPGRADES } from '../cards/ship.ts';
import { sheetOf } from '../rules/scoring.ts';
import { aboard, SHARK } from './sleeves.ts';
import { card, type PlayerSpec, type Table, table } from './table.ts';

/** Sails, cannons and hold of the eight kinds (DR-COMP-6, DR-FACT-11). */
const PRINTED: readonly (readonly [string, 'basic' | 'advanced', number, number, number])[] = [
  ['ub-hold', 'basic', 0, 0, 6],
  ['ub-sail', 'basic', 1, 0, 4],
  ['ub-gun', 'basic', 0, 1, 4],
  ['ub-deck', 'basic', 1, 1, 0],
  ['ua-hold', 'advanced', 1, 0, 8],
  ['ua-sail', 'advanced', 2, 0, 5],
  ['ua-gun', 'advanced', 0, 2, 5],
  ['ua-deck', 'advanced', 1, 2, 0],
];

/** A bosun has just fitted this token into cell B. */
function fitted(name: string, me: PlayerSpec = {}): Table {
  const t = table(2, {
    players: [{ hand: [], at: SHARK, ...me, play: ['bosun'], levels: { bosun: 4 }, dock: 6 }],
    sea: { [SHARK]: { card: 'e1-1', cubes: [3, 0], permanent: [1, 0], cargo: 12 } },
  });
  t.playAll(name.startsWith('ub') ? 'use bosun choice 2' : 'use bosun choice 3', `fit ${name} into B`);
  return t;
}

describe('ship upgrades', () => {
  it('DR-COMP-6: eight kinds of four tokens, each tried below', () => {
    expect(PRINTED.map(([name]) => name)).toEqual(UPGRADES.map(({ name }) => name));
    expect(UPGRADES.length * COPIES_OF_UPGRADE).toBe(32);
  });

  it.each(PRINTED)('DR-UPG-1, DR-SHIP-4, DR-SAIL-2 %s: a %s one with its sails', (name, _kind, sails) => {
    const t = fitted(name);
    t.play('raise sails');
    expect(t.player(0).sails).toBe(2 + sails);
  });

  it.each(PRINTED)('DR-UPG-1, DR-COMBAT-5 %s: a %s one (sails %i) with its cannons', (name, _kind, _sails, cannons) => {
    const t = fitted(name);
    t.play('attack');
    expect(t.legalOf('fire')[0]).toBe(`fire ${1 + cannons}`);
  });

  it.each(PRINTED)(
    'DR-SHIP-3, DR-SHIP-4, DR-SHIP-5 %s: its hold carries goods, and then its sails and cannons rest',
    (name, _kind, sails, cannons, hold) => {
      const t = fitted(name);
      if (hold > 0) t.play(`load ${hold} cargo into B`);
      expect(aboard(t)).toEqual([hold, 0]);
      expect(t.why('load 1 cargo into B')).toBe('no-room DR-SHIP-3');
      t.play('attack');
      expect(t.legalOf('fire')[0]).toBe(`fire ${hold > 0 ? 1 : 1 + cannons}`);
      const away = fitted(name, { at: SHARK });
      away.play('raise sails');
      // At an own island loaded cells count as well (DR-SAIL-5).
      expect(away.player(0).sails).toBe(2 + sails);
    },
  );

  it.each(PRINTED)('DR-SCORE-7 %s: a %s one is worth its coins, covered too', (name, kind) => {
    const worth = kind === 'basic' ? 1 : 2;
    expect(sheetOf(fitted(name).state, 0).upgrades).toBe(worth);
    const covered = table(2, { players: [{ upgrades: { 1: [name, 'ub-hold'] } }] });
    expect(sheetOf(covered.state, 0).upgrades).toBe(worth + 1);
  });

  it('DR-TEST-23, DR-UPG-4, DR-SCORE-6, DR-SCORE-7: seven advancements, two basic (one covered) and an advanced one', () => {
    const t = table(2, {
      players: [
        {
          upgrades: { 1: ['ub-gun', 'ua-gun'], 2: ['ub-deck'] },
          sleeves: { 'crewman-1': ['a1-01', 'a1-04', 'a1-03'], purser: ['a1-06', 'a1-05'] },
          aside: ['a1-07', 'a1-08'],
        },
      ],
    });
    const { advancements, upgrades } = sheetOf(t.state, 0);
    expect([advancements, upgrades]).toEqual([3, 2 + 2]);
  });
});

const TOKENS = BONUS_TOKENS.map((achievements, at) => [`bt-${at + 1}`, achievements] as const);

describe('bonus tokens', () => {
  it('DR-COMP-13, DR-ABON-1: eight tokens, each naming three different achievements', () => {
    expect(TOKENS).toHaveLength(8);
    for (const [, achievements] of TOKENS) expect(new Set(achievements).size).toBe(3);
    for (let one = 0; one < ACHIEVEMENTS.length; one++)
      expect(BONUS_TOKENS.some((all) => all.includes(one))).toBe(true);
  });

  it.each(TOKENS)(
    'DR-ABON-2, DR-ABON-3, DR-SCORE-2 %s: two coins for each of its achievements that was gained',
    (token, named) => {
      const others = ACHIEVEMENTS.map((_, one) => one).filter((one) => !named.includes(one));
      const bonus = (achievements: readonly number[]): number => {
        const t = table(2, { players: [{ achievements }] });
        t.player(0).token = card(token);
        return sheetOf(t.state, 0).bonus;
      };
      expect(bonus([])).toBe(0);
      expect(bonus(named.slice(0, 1))).toBe(2);
      expect(bonus([...named])).toBe(6);
      expect(bonus(others)).toBe(0);
    },
  );

  it.each(TOKENS)('DR-ABON-4 %s: no effect during the game', (token) => {
    const others = TOKENS.map(([name]) => name).filter((name) => name !== token);
    const t = table(2, { options: { bonusTokens: true }, stack: { tokens: [token, ...others] } });
    t.play(`keep ${token}`, 0);
    t.play(t.legalOf('keep', 1)[0], 1);
    expect(t.player(0).token).toBe(card(token));
    expect(t.legal()).toEqual(table(2).legal());
  });
});
