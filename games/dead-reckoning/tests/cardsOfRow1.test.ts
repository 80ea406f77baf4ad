/** Row 1: every advancement and every merchant, played. */
import { describe, expect, it } from 'vitest';
import { ROW_1 } from '../cards/row1.ts';
import { sleeved, useOf } from './sleeves.ts';
import { card, of } from './table.ts';
import * as tries from './trials.ts';

const ADVANCEMENTS: readonly (readonly [string, string, tries.Trial])[] = [
  ['a1-01', 'DR-ADV-1.x: a sail', tries.sails(1)],
  ['a1-03', 'DR-ADV-1.x, DR-SYMB-1: a cannon', tries.cannons(1)],
  ['a1-04', 'DR-ADV-1.x, DR-SYMB-1: a cannon', tries.cannons(1)],
  ['a1-05', 'DR-ADV-1.x, DR-SYMB-2: a helm', tries.helms(1)],
  ['a1-06', 'DR-ADV-1.x, DR-SYMB-2: a helm', tries.helms(1)],
  ['a1-07', 'DR-ADV-1.x: a cargo to the dock', tries.gains({ dock: 1 })],
  ['a1-08', 'DR-ADV-1.x, DR-STATE-2: a coin "to the dock" goes to the chest', tries.gains({ chest: 1 })],
  ['a1-09', 'DR-ADV-1.x: an influence', tries.influence(1)],
  ['a1-10', 'DR-ADV-X.3, DR-BONUS-1: a bonus card', tries.bonusCards(1)],
  ['a1-11', 'DR-ADV-1.1: a strength in a battle', tries.strength(1)],
  ['a1-12', 'DR-ADV-1.1: a strength in a battle', tries.strength(1)],
  [
    'a1-13',
    'DR-ADV-1.2, DR-PROD-10: production on an island of row 3',
    tries.produces([6], [[1, 1]], { sea: { 6: {} } }),
  ],
];

describe('advancements of row 1 (DR-ADV-X.3)', () => {
  it.each(ADVANCEMENTS)('%s %s', (name, _clause, trial) => {
    trial(name);
  });

  it('DR-ADV-1.2, DR-PROD-4: without an explored island of its row it cannot be used', () => {
    const t = sleeved(['a1-13']);
    expect(t.why(useOf('a1-13'))).toBe('no-effect DR-ABIL-12');
  });
});

/** What trading brings, and the ability of a card kept after a victory. */
const MERCHANTS: readonly (readonly [string, string, tries.Trial, tries.Trial | null])[] = [
  ['e1-1', 'a cargo to the dock / a coin to the chest', tries.gains({ dock: 1 }), tries.gains({ chest: 1 })],
  ['e1-2', 'a sail / a sail', tries.sails(1), tries.sails(1)],
  ['e1-3', 'a bonus card / not kept', tries.bonusCards(1), null],
  ['e1-4', 'two cargo to the dock / a helm', tries.gains({ dock: 2 }), tries.helms(1)],
  ['e1-5', 'a helm / a strength', tries.helms(1), tries.strength(1)],
];

describe('merchants of row 1', () => {
  it.each(MERCHANTS)('DR-ENC-3, DR-ENC-7, DR-BUY-10 %s: %s', (name, _what, traded, kept) => {
    traded(name);
    kept?.(`${name}-back`);
    expect(ROW_1.find((one) => one.name === name)?.back?.kept === null).toBe(kept === null);
  });

  it('DR-ABIL-18, DR-ADV-X.5: a merchant beaten may level up the bottom card of the deck', () => {
    const t = sleeved([], {
      me: { at: 0, discard: ['purser'], levels: { 'crewman-2': 4 } },
      sea: { 0: { card: 'e1-3' } },
      throws: ['C2 A1 A1 A1'],
    });
    const bottom = t.player(0).deck[0];
    t.play('attack');
    t.play('fire 1');
    expect(of(t.landAll(), 'levelled')).toMatchObject([{ card: bottom, level: 2, where: 'deck' }]);
  });
});

describe('the cards of row 1', () => {
  it('DR-COMP-3, DR-COMP-20, DR-COMP-22: every one of them has its test here', () => {
    expect([...ADVANCEMENTS, ...MERCHANTS].map(([name]) => name)).toEqual(
      ROW_1.flatMap(({ name, copies }) => (copies > 0 ? [name] : [])),
    );
    expect(ROW_1.reduce((sum, { copies }) => sum + copies, 0)).toBe(25);
  });

  it('DR-ABIL-15, DR-SLEEVE-5: a card put into a sleeve gives nothing in the turn of its insertion', () => {
    const t = sleeved([], { me: { aside: ['a1-10'] } });
    const [drew] = of(t.playAll('end', 'sleeve bonus-card-bottom in crewman-1'), 'drew');
    expect(drew.cards).toHaveLength(4);
    expect(t.player(0).crew[1].sleeves).toContain(card('a1-10'));
  });
});
