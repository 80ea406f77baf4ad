import { it } from 'vitest';
import { SOLO_CARDS } from '../cards/solo.ts';
import { deeds, fightOn, rivalDoes } from './solo.ts';
it('x', () => {
  for (const { name } of SOLO_CARDS)
    for (const hard of [false, true]) for (const spec of [0, 1]) {
      const { t, events } = rivalDoes(name, { hard,
        throws: ['A2 A2 A2 A2 A2 A2 A2 A2 A2 A2 A2 A2 A2 A2 A2 A2 A2'.slice(0, 0)],
        human: spec ? { at: 4, hand: [], deck: [] } : { hand: [] , at: 12},
        rival: spec ? { at: 3, damage: 2 } : {at: 12},
        sea: spec ? { 0: { cubes: [2, 0], buildings: ['fort'] }, 2: { card: 'e1-1', cubes: [0,2] }, 3: { cubes: [0, 3] }, 4: {}, 6: {cubes: [4,0]} } : {} });
      let more: unknown[] = [];
      try { more = deeds(fightOn(t)); } catch (e) { more = [String(e)]; }
      console.log(name, hard ? 'hard' : 'normal', spec, JSON.stringify(deeds(events)), JSON.stringify(more));
    }
});
