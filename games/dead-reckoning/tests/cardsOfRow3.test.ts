/** Row 3: every advancement and every merchant, played. */
import { describe, expect, it } from 'vitest';
import { zoneNamed } from '../cards/board.ts';
import { ROW_3 } from '../cards/row3.ts';
import { isMerchant, rowCard } from '../cards/table.ts';
import { rowByHelms } from '../rules/reach.ts';
import { CREW, cubesOn, duelling, fighting, finish, on, SHARK, sleeved, strengthOf, use, useOf } from './sleeves.ts';
import { card, of } from './table.ts';
import * as tries from './trials.ts';

const drawsAndPlays: tries.Trial = (name) => {
  const spec = { me: { deck: ['gunner-1'], levels: { 'gunner-1': 2 } } };
  const t = fighting([name], ['A2 A2 A2', 'C2'], spec);
  expect(of(use(t, name), 'drew')).toHaveLength(1);
  expect(t.legal()).toEqual(['play gunner-1', 'done']);
  t.play('play gunner-1');
  expect(t.battle.cubes.filter(({ zone }) => zone === -1)).toMatchObject([{ side: 0 }]);
  expect(strengthOf([...t.landAll(), ...finish(t)])).toEqual([3, 2]);
  expect(t.inPlay(0)).toContain('gunner-1');
  expect(t.player(0).crew[card('gunner-1')].fired).toBe(1);
  const kept = fighting([name], ['A2 A2 A2'], spec);
  use(kept, name);
  kept.play('done');
  expect(kept.hand(0)).toEqual(['gunner-1']);
};

const movesToDamageOrStrength: tries.Trial = (name) => {
  const t = fighting([name], ['A1 A2 A2']);
  use(t, name);
  const ways = ['A2', 'B1', 'B2'].map((zone) => `shift cube 1 to ${zone}`);
  expect(t.legal().filter((text) => text.startsWith('shift cube 1 '))).toEqual(ways);
  // An enemy cube can be moved as well.
  expect(t.legal()).toContain('shift cube 2 to B4');
  expect(t.why('shift cube 1 to C2')).toBe('not-adjacent DR-ADV-R2');
  expect(t.why('shift cube 2 to B3')).toBe('wrong-zone DR-BSHIP-22');
  t.play('shift cube 1 to B2');
  expect(t.battle.cubes[0].zone).toBe(zoneNamed('B2'));
};

const sparesDamage: tries.Trial = (name) => {
  const t = duelling([name], ['C2 B1']);
  use(t, name, 1);
  finish(t);
  expect(t.player(0).damage).toBe(0);
  const without = duelling([name], ['C2 B1']);
  finish(without);
  expect(without.player(0).damage).toBe(1);
};

const levelsThis: tries.Trial = (name) => {
  const t = sleeved([name], { me: { at: SHARK, dock: 0 } });
  t.play(`use ${CREW}`);
  expect(of(use(t, name), 'levelled')).toMatchObject([{ card: card(CREW), level: 2, where: 'play' }]);
  // The group that was used stays used, the new one can be used.
  expect(t.why(`use ${CREW}`)).toBe('already-used DR-ABIL-2');
  expect(t.why(`use ${CREW} line 2`)).toBe('no-damage DR-REPAIR-2');
  const top = sleeved([name], { level: 4 });
  expect(top.why(useOf(name))).toBe('highest-level DR-LEVEL-7');
};

const grants =
  (cargo: number, coins: number): tries.Trial =>
  (name) => {
    const t = sleeved([name], { sea: { 5: { cubes: [0, 3], buildings: ['fort'] } } });
    use(t, name);
    expect(t.legal()).toEqual(['choose row 1 left', 'choose row 1 right']);
    expect(t.why('choose row 2 right')).toBe('fort-forbids DR-BLDG-4');
    expect(t.why('choose row 1 centre')).toBe('not-an-island DR-INF-1');
    t.play('choose row 1 right');
    expect(on(t, 2)).toEqual([cargo, coins]);
  };

const takesAnyUpgrade: tries.Trial = (name) => {
  const t = sleeved([name], { me: { dock: 2, chest: 4 } });
  use(t, name);
  expect(t.player(0)).toMatchObject({ dock: 0, chest: 3 });
  expect(t.legalOf('fit')).toHaveLength(8 * 2);
  t.play('fit fighting-castle into B');
  expect(t.player(0).cells[1].tokens).toEqual([card('ua-deck')]);
};

/** DR-INF-9: three cubes, of which two may go to one adjacent island. */
const reachesAdjacent: tries.Trial = (name) => {
  const t = sleeved([name], { me: { at: 4 }, sea: { 3: {}, 4: {}, 5: {} } });
  use(t, name);
  expect(t.legal()).toEqual([
    'place a cube on row 2 centre',
    'place a cube on row 2 left',
    'place a cube on row 2 right',
  ]);
  t.playAll('place a cube on row 2 left', 'place a cube on row 2 left');
  expect(cubesOn(t, 3)).toEqual([2, 1]);
  expect(cubesOn(t, 4)).toEqual([1, 0]);
};

/** One helm and two open row 1. */
const takesTop: tries.Trial = (name) => {
  for (const more of [['a1-06'], ['a1-06', 'a2-06']]) {
    const t = sleeved([name, ...more]);
    const top = t.state.boxes[0].findLast((one) => !isMerchant(one));
    expect(of(use(t, name), 'gotCard')).toEqual([{ type: 'gotCard', seat: 0, card: top, cause: 'top' }]);
    expect(t.player(0).aside).toEqual([top]);
  }
};

const ADVANCEMENTS: readonly (readonly [string, string, tries.Trial])[] = [
  ['a3-01', 'DR-ADV-3.1, DR-ADV-R1, DR-PLAY-5: draws a card, plays it and throws its cannons', drawsAndPlays],
  ['a3-02', 'DR-ADV-3.1, DR-ADV-R1, DR-PLAY-5: draws a card, plays it and throws its cannons', drawsAndPlays],
  ['a3-03', 'DR-ADV-3.2, DR-ADV-R2: moves any cube to damage or strength', movesToDamageOrStrength],
  ['a3-03', 'DR-ADV-3.2: one damage less in a battle that is won', sparesDamage],
  ['a3-04', 'DR-ADV-3.2, DR-ADV-R2: moves any cube to damage or strength', movesToDamageOrStrength],
  ['a3-04', 'DR-ADV-3.2: one damage less in a battle that is won', sparesDamage],
  ['a3-05', 'DR-ADV-3.3, DR-ADV-R3, DR-LEVEL-9, DR-TABLE-8: levels up its own crew card', levelsThis],
  ['a3-06', 'DR-ADV-3.3, DR-ADV-R3, DR-LEVEL-9, DR-TABLE-8: levels up its own crew card', levelsThis],
  ['a3-07', 'DR-ADV-3.4, DR-GAIN-5, DR-DEC-51: two cargo and a coin to any island', grants(2, 1)],
  ['a3-08', 'DR-ADV-3.4, DR-GAIN-5, DR-DEC-51: a cargo and two coins to any island', grants(1, 2)],
  ['a3-09', 'DR-ADV-3.5, DR-UPG-9: any upgrade for two cargo and a coin', takesAnyUpgrade],
  ['a3-10', 'DR-ADV-3.6, DR-INF-9, DR-DEC-54: three influence, two of them next door', reachesAdjacent],
  ['a3-11', 'DR-ADV-3.6, DR-INF-9, DR-DEC-54: three influence, two of them next door', reachesAdjacent],
  ['a3-12', 'DR-ADV-X.2, DR-ABIL-16: the top advancement of a row by helms', takesTop],
  ['a3-13', 'DR-ADV-3.x: two sails and a helm', tries.all(tries.sails(2), tries.helms(1))],
  ['a3-14', 'DR-ADV-3.x: two cannons and a helm', tries.all(tries.cannons(2), tries.helms(1))],
  ['a3-15', 'DR-ADV-X.8, DR-SCORE-9: two coins a helm at the end', tries.scores(2 * 2, 0, ['a1-06', 'a2-06'])],
  [
    'a3-16',
    'DR-ADV-X.8, DR-SCORE-9: a coin for three cargo',
    tries.scores(2, 2, [], { me: { dock: 4, holds: [[2, 0]] } }),
  ],
  ['a3-17', 'DR-ADV-3.x: an influence for every helm', tries.influence(2, ['a1-06', 'a2-06'])],
  [
    'a3-18',
    'DR-ADV-3.x: a coin to the chest for every helm',
    tries.all((name) => {
      const t = sleeved([name, 'a2-05'], { me: { chest: 5 } });
      use(t, name);
      expect(t.player(0).chest).toBe(7);
    }),
  ],
];

describe('advancements of row 3 (DR-ADV-3.3, DR-ADV-3.4, DR-ADV-3.5, DR-ADV-3.6, DR-DEC-54)', () => {
  it.each(ADVANCEMENTS)('%s %s', (name, _clause, trial) => {
    trial(name);
  });

  it('DR-ADV-X.2, DR-TEST-14: three helms set the top advancement of row 2 aside, more would open rows 3 and 4', () => {
    const sleeves = { bosun: ['a1-06', 'a3-12', 'a2-06'] };
    const t = sleeved([], { me: { play: ['bosun'], levels: { bosun: 2 }, sleeves } });
    const [{ card: taken }] = of(t.play('use bosun middle'), 'gotCard');
    expect(rowCard(taken).row).toBe(2);
    const printed = [0, 1, 1, 2, 3, 4];
    expect([0, 1, 2, 3, 4, 5, 6].map((helms) => rowByHelms(printed, helms))).toEqual([...printed, 4]);
  });

  it('DR-ADV-X.2, DR-ABIL-7: without a helm nothing is taken', () => {
    expect(sleeved(['a3-12']).why(useOf('a3-12'))).toBe('too-few-symbols DR-ABIL-7');
  });

  it.each(['a3-10', 'a3-11', 'a4-07'])(
    'DR-ADV-R7, DR-INF-1: %s needs the ship at an island, not at open sea',
    (name) => {
      const t = sleeved([name], { me: { at: 1 }, sea: { 4: {} } });
      expect(t.legalOf('use')).not.toContain(useOf(name));
      expect(t.why(useOf(name))).toBe('not-an-island DR-INF-1');
    },
  );

  it.each(['a3-10', 'a3-11', 'a4-07'])('DR-ADV-R7, DR-INF-1: %s does not reach islands from the harbour', (name) => {
    expect(sleeved([name], { me: { at: 12 } }).why(useOf(name))).toBe('not-an-island DR-INF-1');
  });

  it('DR-ADV-R7, DR-INF-9: a hostile fort closes the island of the ship, not the way to the next one', () => {
    const t = sleeved(['a3-10'], {
      me: { at: 4 },
      sea: { 3: {}, 4: { cubes: [0, 3], buildings: ['fort'] }, 5: {} },
    });
    use(t, 'a3-10');
    expect(t.legal()).toEqual(['place a cube on row 2 left', 'place a cube on row 2 right']);
    t.play('place a cube on row 2 left');
    // Two of the three may go next door, and only to one island; the third finds no place.
    expect(cubesOn(t, 3)).toEqual([2, 1]);
    expect(t.waits).toBe('main 0');
  });

  it('DR-ADV-R1: combat abilities of the card drawn can be used in the same battle', () => {
    const t = fighting(['a3-01'], ['A2 A2 A2', 'A2', 'C2 C2'], {
      me: { deck: ['gunner-1'], levels: { 'gunner-1': 3 } },
    });
    use(t, 'a3-01');
    t.play('play gunner-1');
    t.landAll();
    expect(t.legal()).toEqual(['use gunner-1 line 3', 'skip']);
  });
});

const MERCHANTS: readonly (readonly [string, string, tries.Trial, tries.Trial | null])[] = [
  ['e3-1', 'two coins to the chest / two coins to the ship', tries.gains({ chest: 2 }), tries.gains({ coins: 2 })],
  ['e3-2', 'two bonus cards / two sails', tries.bonusCards(2), tries.sails(2)],
  ['e3-3', 'two cannons / two cannons and a helm', tries.cannons(2), tries.all(tries.cannons(2), tries.helms(1))],
  [
    'e3-4',
    'two influence / an influence and a helm',
    tries.influence(2),
    tries.all(tries.influence(1), tries.helms(1)),
  ],
  ['e3-5', 'three cargo divided / not kept', tries.dividedCargo(3), null],
];

describe('merchants of row 3', () => {
  it.each(MERCHANTS)('DR-ENC-3, DR-ENC-7, DR-BUY-10 %s: %s', (name, _what, traded, kept) => {
    traded(name);
    kept?.(`${name}-back`);
    expect(ROW_3.find((one) => one.name === name)?.back?.kept === null).toBe(kept === null);
  });
});

describe('the cards of row 3', () => {
  it('DR-COMP-3: every one of them has its test here', () => {
    const tried = new Set([...ADVANCEMENTS, ...MERCHANTS].map(([name]) => name));
    expect([...tried]).toEqual(ROW_3.map(({ name }) => name));
    expect(ROW_3.reduce((sum, { copies }) => sum + copies, 0)).toBe(23);
  });
});
