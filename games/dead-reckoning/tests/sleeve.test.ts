import { describe, expect, it } from 'vitest';
import { card, names, of, type PlayerSpec, type Table, table } from './table.ts';

/** The first player’s end phase, at the sleeves if there is anything to do. */
function crafting(player: PlayerSpec): Table {
  const t = table(2, { players: [{ hand: ['bosun'], ...player }] });
  t.play('end');
  return t;
}

describe('card crafting', () => {
  it('DR-SLEEVE-1, DR-DEC-81: only into cards played this turn, never into the hand', () => {
    const t = crafting({ play: ['captain'], aside: ['a1-01'] });
    expect(t.legal()).toEqual(['sleeve sail-top in captain', 'done']);
    expect(t.why('sleeve sail-top in bosun')).toBe('not-played DR-SLEEVE-1');
    expect(t.why('sleeve sail-top in sail-top')).toBe('not-played DR-SLEEVE-1');
    expect(t.why('sleeve cannon-bottom in captain')).toBe('not-set-aside DR-SLEEVE-1');
  });

  it('DR-SLEEVE-2: cards played in defence count as played', () => {
    const t = table(2, { first: 1, players: [{ play: ['gunner-1'], aside: ['a1-01'] }] });
    t.endTurn();
    expect(t.waits).toBe('main 0');
    t.play('end');
    expect(t.legalOf('sleeve')).toEqual(['sleeve sail-top in gunner-1']);
  });

  it('DR-SLEEVE-3, DR-COMP-18, DR-COMP-19: one advancement in each of three slots', () => {
    const t = crafting({ play: ['captain'], sleeves: { captain: ['a1-06'] }, aside: ['a1-01', 'a1-04', 'a1-03'] });
    expect(t.why('sleeve sail-top in captain')).toBe('slot-taken DR-SLEEVE-3');
    t.playAll('sleeve cannon-middle in captain', 'sleeve cannon-bottom in captain');
    expect(names(t.player(0).crew[0].sleeves)).toEqual(['a1-06', 'a1-04', 'a1-03']);
    expect(names(t.player(0).aside)).toEqual(['a1-01']);
    expect(t.waits).toBe('main 1');
  });

  it('DR-SLEEVE-4: several may go into one sleeve in one step', () => {
    const t = crafting({ play: ['captain'], aside: ['a1-01', 'a1-04'] });
    const events = t.playAll('sleeve sail-top in captain', 'sleeve cannon-middle in captain');
    expect(of(events, 'sleeved').map((event) => [event.card, event.crew])).toEqual([
      [card('a1-01'), 0],
      [card('a1-04'), 0],
    ]);
  });

  it('DR-SLEEVE-5, DR-ABIL-15: what is inserted gives nothing in this turn, not even its bonus card', () => {
    const t = crafting({ play: ['captain'], hand: [], aside: ['a1-10'] });
    const events = t.play('sleeve bonus-card-bottom in captain');
    expect(of(events, 'drew')[0].cards).toHaveLength(4);
  });

  it('DR-SLEEVE-6: one may stay aside, two may not', () => {
    const t = crafting({ play: ['captain', 'purser'], aside: ['a1-01', 'a1-04'] });
    expect(t.why('done')).toBe('must-sleeve DR-SLEEVE-6');
    expect(t.why('mode trade')).toBe('sleeve-first DR-SLEEVE-6');
    t.play('sleeve sail-top in purser');
    expect(t.legalOf('done')).toEqual(['done']);
    t.play('done');
    expect(names(t.player(0).aside)).toEqual(['a1-04']);
  });

  it('DR-SLEEVE-7, DR-SLEEVE-8, DR-TEST-27: two for the same slot of the only card: one must go in, one stays', () => {
    const t = crafting({ play: ['captain'], aside: ['a1-01', 'a1-06'] });
    expect(t.legal()).toEqual(['sleeve sail-top in captain', 'sleeve helm-top in captain']);
    t.play('sleeve helm-top in captain');
    expect(t.waits).toBe('main 1');
    expect(names(t.player(0).aside)).toEqual(['a1-01']);
  });

  it('DR-SLEEVE-7, DR-SLEEVE-8, DR-TEST-28: what fits nowhere stays aside, however much it is', () => {
    const t = crafting({ play: ['captain'], sleeves: { captain: ['a1-01'] }, aside: ['a1-06', 'a1-07'] });
    expect(t.waits).toBe('main 1');
    expect(names(t.player(0).aside)).toEqual(['a1-06', 'a1-07']);
    const none = crafting({ play: [], aside: ['a1-06', 'a1-04', 'a1-03'] });
    expect(none.waits).toBe('main 1');
    expect(none.player(0).aside).toHaveLength(3);
  });

  it('DR-SLEEVE-9: what is in a sleeve stays there', () => {
    const t = table(2, { players: [{ play: ['captain'], sleeves: { captain: ['a1-01'] } }] });
    for (let turn = 0; turn < 6; turn++) t.endTurn();
    expect(names([t.player(0).crew[0].sleeves[0]])).toEqual(['a1-01']);
  });

  it('DR-SLEEVE-10, DR-SLEEVE-11: a card aside is for all to see and does nothing', () => {
    const t = table(2, { players: [{ play: ['captain'], aside: ['a1-07', 'a4-10'] }] });
    expect(names(t.view('spectator').players[0].aside)).toEqual(['a1-07', 'a4-10']);
    expect(t.legalOf('use')).toEqual([]);
    expect(of(t.play('raise sails'), 'raised')[0].sails).toBe(3);
  });

  it('DR-SLEEVE-4: two copies of one card are offered once', () => {
    const t = crafting({ play: ['captain', 'purser'], aside: ['a1-01', 'a1-01'] });
    expect(t.legal()).toEqual(['sleeve sail-top in captain', 'sleeve sail-top in purser']);
    t.playAll('sleeve sail-top in captain', 'sleeve sail-top in purser');
    expect(t.player(0).aside).toEqual([]);
  });
});
