/** What cubes bring by the fast model of the battle ship, against recorded figures of real battles (DR-PHYS-45). */
import { readFileSync } from 'node:fs';
import { Stream } from '@broadside/kernel';
import { TOWER_PHYSICS } from '@broadside/throw/physics';
import { tumble } from '@broadside/throw/surrogate';
import { describe, expect, it } from 'vitest';
import { battle, fastDrop } from '../bench/battles.mjs';
import { type BattleZone, BOARD, ZONES } from '../cards/board.ts';
import { TOWER_FIT } from '../cards/towerFit.ts';

/** Per 100 cubes; `error` is the standard error of the goods. bench/record-tower.mjs writes them. */
interface Recorded {
  readonly physics: number;
  readonly battles: readonly {
    readonly cubes: number;
    readonly goods: number;
    readonly error: number;
    readonly strength: number;
  }[];
}
const recorded: Recorded = JSON.parse(readFileSync(new URL('tower.json', import.meta.url), 'utf8'));

const IS_EXPLOSION = ZONES.map(({ kind }) => kind === 'explosion');
const goodsOf = ({ cargo, coins, any }: BattleZone): number => cargo + coins + any;
const CUBES = 24_000;

/** Zones of all cubes after so many battles of the fast model. */
function fallen(cubes: number): BattleZone[] {
  const drop = fastDrop(tumble, TOWER_FIT, BOARD, Stream.of(`goods ${cubes}`));
  return Array.from({ length: CUBES / cubes }, () => battle(drop, cubes, 0, IS_EXPLOSION))
    .flat()
    .map(({ zone }) => ZONES[zone]);
}
const per100 = (zones: readonly BattleZone[], value: (zone: BattleZone) => number): number =>
  (100 * zones.reduce((sum, zone) => sum + value(zone), 0)) / CUBES;

describe('the fast model of the battle ship', () => {
  it('DR-PHYS-45: real battles were recorded with the present physics', () => {
    expect(recorded.physics).toBe(TOWER_PHYSICS);
  });

  it.each(recorded.battles)(
    'DR-PHYS-45: $cubes cubes bring as many goods and as much strength as in the physics',
    ({ cubes, goods, error, strength }) => {
      const zones = fallen(cubes);
      // One good per 100 cubes, and two standard errors of what was recorded.
      expect(Math.abs(per100(zones, goodsOf) - goods)).toBeLessThan(1 + 2 * error);
      expect(Math.abs(per100(zones, (zone) => zone.strength) - strength)).toBeLessThan(3);
    },
  );
});
