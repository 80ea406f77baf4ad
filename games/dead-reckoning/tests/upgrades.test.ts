/** Ship upgrades (DR-UPG). */
import { describe, expect, it } from 'vitest';
import { COPIES_OF_UPGRADE } from '../cards/ship.ts';
import { FIRST_UPGRADE } from '../cards/table.ts';
import { roomOn, shipCannons, shipSails } from '../rules/ship.ts';
import { aboard, SHARK, sleeved, use, useOf } from './sleeves.ts';
import { card, of, type PlayerSpec, type Table, table } from './table.ts';

const bosun = (me: PlayerSpec = {}, level = 4): Table =>
  table(2, { players: [{ hand: [], ...me, play: ['bosun'], levels: { bosun: level } }] });

const BASIC = 'use bosun choice 2';
const ADVANCED = 'use bosun choice 3';
/** Cells B and C are taken: now anything may be covered. */
const FULL = { 1: ['ub-hold'], 2: ['ub-deck'] } as const;

describe('taking an upgrade', () => {
  it('DR-UPG-1, DR-UPG-8, DR-ABIL-11: the ability names the kind, and is paid first', () => {
    const t = bosun({ at: SHARK, dock: 4, holds: [[2, 0]] });
    t.play(BASIC);
    expect(t.waits).toBe('pay 0');
    expect(t.why('fit gun-port into B')).toBe('pay-first DR-ABIL-11');
    t.play('split 3 dock rest ship');
    expect(t.player(0).dock).toBe(1);
    expect(t.waits).toBe('upgrade 0');
    expect(t.why('fit gun-deck into B')).toBe('wrong-kind DR-UPG-1');
    expect(t.why('fit fort into B')).toBe('no-such-upgrade DR-UPG-9');
    expect(bosun({ dock: 5 }).why(ADVANCED)).toBe('cannot-pay DR-ABIL-12');
  });

  it('DR-UPG-2, DR-DEC-44: any token of the kind goes into an empty cell', () => {
    const t = bosun({ dock: 3 });
    t.play(BASIC);
    expect(t.legal()).toEqual(
      ['roomy-hold', 'lateen-sail', 'gun-port', 'poop-deck'].flatMap((name) => [
        `fit ${name} into B`,
        `fit ${name} into C`,
      ]),
    );
    expect(t.why('fit gun-port into A')).toBe('empty-cell-first DR-UPG-3');
    expect(t.why('fit ub-gun 4')).toBe('no-such-cell DR-SHIP-1');
    expect(of(t.play('fit gun-port into C'), 'fitted')).toEqual([
      { type: 'fitted', seat: 0, card: card('ub-gun'), cell: 2 },
    ]);
    expect(t.state.upgrades[card('ub-gun') - FIRST_UPGRADE]).toBe(COPIES_OF_UPGRADE - 1);
  });

  it('DR-UPG-2, DR-COMP-32: a token that is used up cannot be taken', () => {
    const t = bosun({ dock: 3, upgrades: { 1: ['ub-gun', 'ub-gun', 'ub-gun', 'ub-gun'] } });
    t.play(BASIC);
    expect(t.why('fit gun-port into C')).toBe('none-left DR-COMP-32');
  });

  it('DR-UPG-3: only a full ship is covered, tokens and printed cells alike', () => {
    const t = bosun({ dock: 3, upgrades: FULL });
    t.play(BASIC);
    expect(t.legal()).toContain('fit lateen-sail into A');
    t.play('fit lateen-sail into B');
    expect(t.player(0).cells[1].tokens).toEqual([card('ub-hold'), card('ub-sail')]);
  });

  it('DR-UPG-5: what is covered works no more', () => {
    const t = bosun({ dock: 3, upgrades: FULL });
    expect(roomOn(t.player(0))).toBe(4 + 6 + 3);
    t.playAll(BASIC, 'fit poop-deck into A');
    // Cell A had a sail and four units; now it is a deck with a sail and a cannon.
    expect(roomOn(t.player(0))).toBe(6 + 3);
    expect(shipSails(t.player(0), false)).toBe(1 + 1 + 1);
    expect(shipCannons(t.player(0))).toBe(1 + 1 + 1);
  });

  it('DR-UPG-7, DR-SHIP-10: it works from the moment it is placed', () => {
    const t = bosun({ dock: 3 });
    t.playAll(BASIC, 'fit lateen-sail into B', 'raise sails');
    expect(t.player(0).sails).toBe(3);
  });
});

describe('goods in a hold that is covered', () => {
  it('DR-UPG-6: go to other holds at once', () => {
    const t = bosun({
      at: SHARK,
      dock: 3,
      holds: [
        [2, 2],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      upgrades: FULL,
    });
    t.play(BASIC);
    t.playAll('split 3 dock rest ship', 'fit poop-deck into A');
    expect(aboard(t)).toEqual([2, 2]);
    expect(t.holds(0)[0]).toBe('0+0');
    expect(t.waits).toBe('main 0');
  });

  it('DR-UPG-6: stay where the new hold is big enough', () => {
    const t = bosun({ dock: 3, holds: [[2, 2]], upgrades: FULL });
    t.playAll(BASIC, 'fit gun-port into A');
    expect(t.holds(0)[0]).toBe('2+2');
  });

  it('DR-UPG-6, DR-GAIN-6, DR-DEC-45: what finds no place is the owner’s choice', () => {
    const t = bosun({
      at: 1,
      dock: 3,
      upgrades: { 1: ['ub-deck'], 2: ['ub-deck'] },
      holds: [
        [2, 2],
        [0, 0],
        [0, 0],
        [0, 2],
      ],
    });
    t.playAll(BASIC, 'split 3 dock rest ship', 'fit poop-deck into A');
    expect(t.waits).toBe('room 0');
    expect(t.legal()).toEqual([
      'stow coin',
      'forgo coin',
      'stow cargo',
      'forgo cargo',
      'jettison 1 coin from D',
      'jettison 2 coins from D',
    ]);
    const events = t.playAll('stow coin', 'forgo cargo', 'forgo coin');
    expect(of(events, 'moved').map(({ cargo, coins, from, cause }) => [cargo, coins, from, cause])).toEqual([
      [2, 0, 'ship', 'jettison'],
      [0, 1, 'ship', 'jettison'],
    ]);
    expect(t.holds(0)).toEqual(['0+0', '0+0', '0+0', '0+3']);
    expect(t.waits).toBe('main 0');
  });
});

describe('an exchange', () => {
  it('DR-UPG-9, DR-UPG-10, DR-DEC-50: a basic token of any depth goes back to the supply for an advanced one', () => {
    const t = sleeved(['a2-11'], { me: { upgrades: { 1: ['ub-gun', 'ua-sail'], 2: ['ub-hold'] } } });
    use(t, 'a2-11');
    expect(t.legal()).toEqual(['strip gun-port from B', 'strip roomy-hold from C']);
    expect(t.why('strip full-rig from B')).toBe('no-such-upgrade DR-UPG-9');
    const events = t.play('strip gun-port from B');
    expect(of(events, 'stripped')).toEqual([{ type: 'stripped', seat: 0, card: card('ub-gun'), cell: 1 }]);
    expect(t.state.upgrades[card('ub-gun') - FIRST_UPGRADE]).toBe(COPIES_OF_UPGRADE);
    expect(t.waits).toBe('upgrade 0');
    expect(t.why('fit poop-deck into B')).toBe('wrong-kind DR-UPG-1');
    t.play('fit fighting-castle into C');
    expect(t.player(0).cells[2].tokens).toEqual([card('ub-hold'), card('ua-deck')]);
    expect(t.waits).toBe('main 0');
    const twice = sleeved(['a2-11'], { me: { upgrades: { 1: ['ub-gun', 'ub-gun'] } } });
    use(twice, 'a2-11');
    expect(twice.legal()).toEqual(['strip gun-port from B']);
    twice.play('strip gun-port from B');
    expect(twice.player(0).cells[1].tokens).toEqual([card('ub-gun')]);
    // Cell C is the only empty one left.
    expect(new Set(twice.legal().map((text) => text.slice(-1)))).toEqual(new Set(['C']));
  });

  it('DR-UPG-6, DR-UPG-9: goods of the hold that is taken away go elsewhere', () => {
    const t = sleeved(['a2-11'], {
      me: {
        upgrades: { 1: ['ub-hold'] },
        holds: [
          [0, 0],
          [5, 0],
        ],
      },
    });
    use(t, 'a2-11');
    t.play('strip roomy-hold from B');
    expect(t.holds(0)).toEqual(['4+0', '0+0', '0+0', '1+0']);
    expect(t.waits).toBe('upgrade 0');
  });

  it('DR-UPG-9, DR-COMP-32: without an advanced token left there is no exchange', () => {
    const t = sleeved(['a2-11'], { me: { upgrades: { 1: ['ub-gun'] } } });
    t.state.upgrades.fill(0);
    expect(t.why(useOf('a2-11'))).toBe('none-left DR-COMP-32');
  });
});
