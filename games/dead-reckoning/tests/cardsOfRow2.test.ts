/** Row 2: every advancement and every merchant, played. */
import { describe, expect, it } from 'vitest';
import { ROW_2 } from '../cards/row2.ts';
import { CREW, SHARK, sleeved, use, useOf } from './sleeves.ts';
import { card, of } from './table.ts';
import * as tries from './trials.ts';

/** DR-ADV-2.3: every ship of an opponent here and next to the own tile, not in the harbour. */
const bombards =
  (more: readonly string[]): tries.Trial =>
  (name) => {
    const t = sleeved([name, ...more], {
      seats: 4,
      me: { at: 4 },
      others: [{ at: 4 }, { at: 3, pirate: true }, { at: 0 }],
      sea: { 3: {}, 4: {} },
    });
    const events = use(t, name);
    expect(of(events, 'damaged').map(({ seat, count, by }) => [seat, count, by])).toEqual([
      [1, 1, 0],
      [2, 1, 0],
    ]);
    expect([1, 2, 3].map((seat) => t.player(seat).damage)).toEqual([1, 1, 0]);
    const short = sleeved([name, ...more.slice(1)], { me: { at: SHARK }, others: [{ at: SHARK }] });
    expect(short.why(useOf(name))).toBe('too-few-symbols DR-ABIL-7');
  };

const swaps: tries.Trial = (name) => {
  const t = sleeved([name], { me: { upgrades: { 1: ['ub-gun'] } } });
  use(t, name);
  expect(t.legal()).toEqual(['strip gun-port from B']);
  t.playAll('strip gun-port from B', 'fit great-hold into C');
  expect(t.player(0).cells.map(({ tokens }) => tokens)).toEqual([[], [], [card('ua-hold')], []]);
};

const raisesFlag: tries.Trial = (name) => {
  const t = sleeved([name], { me: { at: SHARK }, others: [{ at: SHARK, hand: [] }] });
  expect(t.legalOf('flag')).toEqual([`flag player 2 with ${CREW}`]);
  expect(t.legalOf('use')).not.toContain(useOf(name));
  expect(of(t.play(`flag player 2 with ${CREW}`), 'battleBegan')).toMatchObject([{ kind: 'ship', cause: 'flag' }]);
};

const cargoAndRepair: tries.Trial = (name) => {
  const t = sleeved([name], { me: { at: SHARK, dock: 0, damage: 1 } });
  use(t, name);
  t.play('split 0 dock rest ship');
  expect(t.player(0).cells[0].cargo).toBe(1);
  use(t, name, 1);
  expect(t.player(0).damage).toBe(0);
};

const IN_ROWS_3_AND_4 = { sea: { 6: {}, 9: {} } };

const ADVANCEMENTS: readonly (readonly [string, string, tries.Trial])[] = [
  ['a2-01', 'DR-ADV-2.x: two sails', tries.sails(2)],
  ['a2-02', 'DR-ADV-2.x: a sail and a helm', tries.all(tries.sails(1), tries.helms(1))],
  ['a2-03', 'DR-ADV-2.x: a cannon and a helm', tries.all(tries.cannons(1), tries.helms(1))],
  ['a2-04', 'DR-ADV-2.x: two cannons', tries.cannons(2)],
  ['a2-05', 'DR-ADV-2.x: two helms', tries.helms(2)],
  ['a2-06', 'DR-ADV-2.x: an influence and a helm', tries.all(tries.influence(1), tries.helms(1))],
  [
    'a2-07',
    'DR-ADV-X.1, DR-ABIL-8, DR-TEST-13: with three cannons on the card three influence',
    tries.influence(3, ['a2-04', 'a1-03']),
  ],
  ['a2-08', 'DR-ADV-2.1: a cube for every helm on the card', tries.rolls(2, ['a2-05'])],
  ['a2-09', 'DR-ADV-2.5: two cubes are thrown', tries.rolls(2)],
  ['a2-10', 'DR-ADV-2.5: two cubes are thrown', tries.rolls(2)],
  ['a2-11', 'DR-ADV-2.2, DR-UPG-9, DR-DEC-50: a basic upgrade for an advanced one', swaps],
  ['a2-12', 'DR-ADV-2.3, DR-ADV-R6: with three cannons a broadside all around', bombards(['a1-04', 'a3-14'])],
  ['a2-13', 'DR-ADV-2.3, DR-ADV-R6: with three cannons a broadside all around', bombards(['a1-04', 'a2-04'])],
  ['a2-14', 'DR-ADV-2.4, DR-PROD-10: production in row 3', tries.produces([6], [[1, 1]], IN_ROWS_3_AND_4)],
  ['a2-14', 'DR-ADV-2.4, DR-PROD-10: production in row 4', tries.produces([9], [[2, 1]], IN_ROWS_3_AND_4)],
  ['a2-16', 'DR-ADV-X.3, DR-BONUS-1: two bonus cards', tries.bonusCards(2)],
  ['a2-17', 'DR-ADV-X.2, DR-TEST-14: a bonus card for every helm', tries.bonusCards(2, ['a2-05'])],
  ['a2-18', 'DR-ADV-2.x, DR-REPAIR-1: a cargo to ship or dock, and a repair', cargoAndRepair],
  ['a2-20', 'DR-ADV-X.4, DR-FLAG-4: a black flag and a cannon', tries.all(raisesFlag, tries.cannons(1))],
];

describe('advancements of row 2 (DR-ADV-X.1, DR-ADV-X.4, DR-ADV-R6, DR-TEST-13)', () => {
  it.each(ADVANCEMENTS)('%s %s', (name, _clause, trial) => {
    trial(name);
  });

  it('DR-ABIL-7, DR-ABIL-8: a bonus without its symbols cannot be used, and gives nothing where it only counts', () => {
    expect(sleeved(['a2-07'], { me: { at: SHARK } }).why(useOf('a2-07'))).toBe('too-few-symbols DR-ABIL-7');
    tries.bonusCards(0)('a2-17');
  });

  it('DR-ADV-2.2: without a basic upgrade there is nothing to exchange', () => {
    const t = sleeved(['a2-11'], { me: { upgrades: { 1: ['ua-gun'] } } });
    expect(t.why(useOf('a2-11'))).toBe('no-such-upgrade DR-UPG-9');
  });

  it('DR-ADV-2.4: islands of other rows are refused', () => {
    const t = sleeved(['a2-14'], IN_ROWS_3_AND_4);
    use(t, 'a2-14');
    expect(t.legal()).toEqual(['produce on row 3 left', 'produce on row 4 left']);
    expect(t.why('produce on row 1 left')).toBe('wrong-row DR-PROD-10');
  });
});

const MERCHANTS: readonly (readonly [string, string, tries.Trial, tries.Trial | null])[] = [
  [
    'e2-1',
    'a cargo and a helm / a cube is thrown',
    tries.all(tries.gains({ dock: 1 }), tries.helms(1)),
    tries.rolls(1),
  ],
  [
    'e2-2',
    'two cargo divided / a coin and a helm',
    tries.dividedCargo(2),
    tries.all(tries.gains({ chest: 1 }), tries.helms(1)),
  ],
  [
    'e2-3',
    'a sail and a helm / a cannon and a helm',
    tries.all(tries.sails(1), tries.helms(1)),
    tries.all(tries.cannons(1), tries.helms(1)),
  ],
  ['e2-4', 'an influence / not kept', tries.influence(1), null],
  ['e2-5', 'a bonus card and a helm / a cannon', tries.all(tries.bonusCards(1), tries.helms(1)), tries.cannons(1)],
];

describe('merchants of row 2', () => {
  it.each(MERCHANTS)('DR-ENC-3, DR-ENC-7, DR-BUY-10 %s: %s', (name, _what, traded, kept) => {
    traded(name);
    kept?.(`${name}-back`);
    expect(ROW_2.find((one) => one.name === name)?.back?.kept === null).toBe(kept === null);
  });
});

describe('the cards of row 2', () => {
  it('DR-COMP-3: every one of them has its test here', () => {
    const tried = new Set([...ADVANCEMENTS, ...MERCHANTS].map(([name]) => name));
    expect([...tried]).toEqual(ROW_2.flatMap(({ name, copies }) => (copies > 0 ? [name] : [])));
    expect(ROW_2.reduce((sum, { copies }) => sum + copies, 0)).toBe(25);
  });
});
