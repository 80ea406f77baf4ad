import { describe, expect, it } from 'vitest';
import { ZONES } from '../../cards/board.ts';
import { attacking, flagged, gunner, inShipBattle } from '../../tests/fights.ts';
import { of } from '../../tests/table.ts';
import { animationSteps } from '../animationSteps.ts';
import { nameOf, sayIn } from '../testing.tsx';
import { showsOf } from './sample.tsx';

const say = sayIn('en');
const zonesOf = (cubes: readonly { readonly zone: number }[]): string[] =>
  cubes.map(({ zone }) => ZONES[zone]?.name ?? '-');

describe('the animation steps of a battle', () => {
  it('DR-BSHIP-7: loot, damage and strength light up one after the other, each with its cubes still in place', () => {
    const t = attacking('e1-1', { throws: ['C4 B1 A2'] });
    t.play('fire 1');
    const before = t.view(0);
    const events = t.land();
    const shows = showsOf(before, [...events, ...t.play('loot all')], t.view(0));
    expect(shows.map(({ phase }) => phase)).toEqual(['explosions', 'loot', 'damage', 'strength']);
    expect(shows.map(({ battle }) => zonesOf(battle.cubes))).toEqual([
      ['C4', 'B1', 'A2'],
      ['C4', 'B1', 'A2'],
      ['B1', 'A2'],
      ['A2'],
    ]);
  });

  it('DR-BSHIP-8: explosions are looked at before their cubes are taken up and thrown again', () => {
    const t = attacking('e1-1', { throws: ['B3 A2 A2'] });
    t.play('fire 1');
    const before = t.view(0);
    const shows = showsOf(before, t.land(), t.view(0));
    expect(shows.map(({ events }) => events[0].type)).toEqual(['landed', 'exploded']);
    expect(zonesOf(shows[1].battle.cubes)).toEqual(['B3', 'A2', 'A2']);
  });

  it('DR-BSHIP-18: the figures of the comparison are those of the rules, and the winner is called out', () => {
    const t = inShipBattle('C2 A2', { attacker: gunner(3) });
    const before = t.view(1);
    const events = t.play('skip');
    const list = animationSteps(before, events, t.view(1), say, nameOf);
    const won = list.find(({ call }) => call !== undefined);
    expect(won?.call).toEqual({ text: 'Mira beat Inés, 2 to 1.', tone: 'bad' });
    expect(showsOf(before, events, t.view(1)).find(({ strength }) => strength)?.strength).toEqual([2, 1]);
  });

  it('the last moment of a battle is still shown when the view knows nothing of it any more', () => {
    const t = inShipBattle('A2 A2', { attacker: gunner(3) });
    const before = t.view(0);
    const events = t.play('skip');
    expect(t.view(0).battle).toBeNull();
    for (const { battle } of showsOf(before, events, t.view(0))) expect(battle.kind).toBe('ship');
  });

  it('DR-PHYS-15: a recorded throw brings its recording, one of the fast model rests without', () => {
    const t = attacking('e1-1', { throws: ['A2 A2 A2'] });
    t.play('fire 1');
    const before = t.view(0);
    const [landed] = of(t.land(), 'landed');
    const [still] = showsOf(before, [landed], t.view(0));
    expect(still.film).toBeUndefined();
    const [recorded] = showsOf(before, [{ ...landed, film: 'a film' }], t.view(0));
    expect(recorded.film).toEqual({ film: 'a film', sides: landed.sides });
  });

  it('DR-COMBAT-9: cubes of both sides are in hand once they are armed', () => {
    const t = flagged();
    const before = t.view(0);
    const shows = showsOf(before, t.play('fire 1'), t.view(0));
    expect(shows.at(-1)?.battle.cubes.map(({ side }) => side)).toEqual([0, 1]);
  });
});
