/** What became known cannot be covered again: from there on nothing is taken back (docs/architecture.md, LAW-6). */
import { apply, Out, parseAction, SeededChance } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { sevenSeas } from '../rules/game.ts';
import { cursing, type Table, table } from './table.ts';

/** Whether this action of whoever is asked uncovers anything. */
function uncovers(t: Table, action: string): boolean {
  const out = new Out(new SeededChance('a barrier'), true);
  apply(sevenSeas, t.state, t.toAct, parseAction(sevenSeas, action), out);
  return out.uncovered;
}

describe('what cannot be taken back', () => {
  it('S7-ROUND-4: a secret choice can be, until the last one turns the cards over', () => {
    const t = table();
    expect(uncovers(t, 'choose captain')).toBe(false);
    expect(uncovers(t, 'choose captain')).toBe(false);
    expect(uncovers(t, 'choose captain')).toBe(true);
  });

  it('S7-ROUND-6: the end of a turn after which the next character is called', () => {
    const t = table({ first: 0, pirates: [{}, {}] });
    t.choose('captain', 'native');
    expect(uncovers(t, 'decline')).toBe(true);
    const same = table({ first: 0, pirates: [{}, {}] });
    same.choose('captain', 'captain');
    expect(uncovers(same, 'decline')).toBe(false);
  });

  it('S7-CARTO-1: a card drawn', () => {
    const t = table({ first: 0, pirates: [{}, {}] });
    t.choose('cartographer', 'cartographer');
    expect(uncovers(t, 'draw')).toBe(true);
  });

  it('S7-CAPTAIN-1, S7-NATIVE-1, S7-SHAMAN-1: an adventure played from the hand', () => {
    const t = table({ first: 0, pirates: [{ hand: ['port-1'] }, {}] });
    t.choose('native', 'native');
    expect(uncovers(t, 'play port-1')).toBe(true);
  });

  it('S7-GOODS-4: loot drawn', () => {
    const t = table({ first: 0, pirates: [{ hand: ['port-1'] }, {}, {}] });
    t.choose('native', 'cartographer', 'cartographer');
    t.play('play port-1');
    expect(t.waits).toBe('gift 0');
    expect(uncovers(t, 'gift')).toBe(true);
  });

  it('S7-PHYS-1: dice that have fallen; the gesture alone reveals nothing', () => {
    const t = cursing('tavern');
    expect(uncovers(t, 'throw 0 2')).toBe(false);
    expect(uncovers(t, 'land 1,100,100,0,2,2000,2000,0,3,9000,9000,0 0 1 -')).toBe(true);
  });

  it('S7-END-6: the last sale, after which the hands are opened', () => {
    const t = table({ endRound: 1, round: 4, pirates: [{ yinYang: 3, loot: ['rum', 'fruit'] }, {}] });
    t.choose('shaman', 'shaman');
    t.playAll('decline', 'decline');
    expect(t.waits).toBe('finale 0');
    expect(uncovers(t, 'sellAll')).toBe(true);
    expect(t.waits).toBe('over -2');
  });
});
