/** Row 4: every advancement and every merchant, played. */
import { describe, expect, it } from 'vitest';
import { ROW_4 } from '../cards/row4.ts';
import {
  abilityOf,
  aboard,
  cubesOn,
  duelling,
  fighting,
  finish,
  on,
  SHARK,
  type SleeveSpec,
  sleeved,
  use,
  useOf,
} from './sleeves.ts';
import { card, of } from './table.ts';
import * as tries from './trials.ts';

/** Whale Island (two cargo and a coin) on 9, Crab Island beside it on 10, open sea on 11. */
const AT_ROW_4: SleeveSpec = { me: { at: 6, sails: 3 }, sea: { 6: {}, 9: {}, 10: { id: 'crab' }, 11: {} } };

const paysForPassing: tries.Trial = (name) => {
  const t = sleeved([name], AT_ROW_4);
  use(t, name);
  t.play('pass row 4 left');
  expect(aboard(t)).toEqual([2, 1]);
  // Nothing is taken from the island, and the next one that is passed pays as well: three cargo and an arrow's coin.
  expect(on(t, 9)).toEqual([0, 0]);
  t.play('sail to row 4 right');
  expect(aboard(t)).toEqual([5, 2]);
  const stopping = sleeved([name], AT_ROW_4);
  use(stopping, name);
  stopping.play('sail to row 4 left');
  expect(aboard(stopping)).toEqual([0, 0]);
};

const rewardsVictory: tries.Trial = (name) => {
  const t = duelling([name], ['C2 A2']);
  use(t, name);
  finish(t);
  expect(aboard(t)).toEqual([2, 2]);
  // One for the defeat, one for the ability.
  expect(t.player(1).damage).toBe(2);
  const lost = duelling([name], ['A2 C2']);
  use(lost, name);
  finish(lost);
  expect(aboard(lost)).toEqual([0, 0]);
};

const movesAnywhere: tries.Trial = (name) => {
  const t = fighting([name], ['A1 A2 A2 A2']);
  use(t, name, 1);
  expect(t.legal()).toContain('shift cube 1 to B1');
  expect(t.legal()).toContain('shift cube 3 to B3');
  // Into the explosion: it is thrown again with one more (DR-BSHIP-8).
  t.play('shift cube 2 to B3');
  expect(t.battle.cubes.filter(({ zone }) => zone === -1)).toHaveLength(2);
};

const reachesAdjacent: tries.Trial = (name) => {
  const t = sleeved([name], { me: { at: 4 }, sea: { 3: {}, 4: {}, 5: {} } });
  use(t, name);
  t.playAll('place a cube on row 2 right', 'place a cube on row 2 right', 'place a cube on row 2 right');
  expect(cubesOn(t, 5)).toEqual([3, 1]);
  expect(cubesOn(t, 4)).toEqual([0, 0]);
};

/** DR-ADV-R5: every tile once, passing or stopping, the harbour never. */
const hitsWhereItEnters: tries.Trial = (name) => {
  const t = sleeved([name], {
    seats: 4,
    me: { at: 3, sails: 4 },
    others: [{ at: 0 }, { at: 0, pirate: true }, { at: 12 }],
    sea: { 3: {} },
  });
  use(t, name);
  t.playAll('pass row 1 left', 'sail to harbour');
  expect([1, 2, 3].map((seat) => t.player(seat).damage)).toEqual([1, 1, 0]);
  t.playAll('pass row 1 left', 'sail to row 1 centre');
  expect([1, 2, 3].map((seat) => t.player(seat).damage)).toEqual([1, 1, 0]);
};

/** DR-ADV-X.9, DR-DEC-55. */
const putsPermanent: tries.Trial = (name) => {
  const t = sleeved([name], {
    sea: { 0: { cubes: [3, 0], permanent: [1, 0] }, 2: { cubes: [2, 0], permanent: [1, 0] } },
  });
  use(t, name);
  expect(t.legal()).toEqual(['place a cube on row 1 left', 'place a cube on row 1 right']);
  expect(t.why('place a cube on row 1 centre')).toBe('not-an-island DR-INF-1');
  expect(t.why('place a cube on harbour')).toBe('not-an-island DR-INF-1');
  expect(of(t.play('place a cube on row 1 right'), 'permanent')).toEqual([{ type: 'permanent', seat: 0, tile: 2 }]);
  expect(cubesOn(t, 2)).toEqual([2, 2]);
  expect(t.waits).toBe('main 0');
  expect(sleeved([name]).why(useOf(name))).toBe('no-effect DR-ABIL-12');
};

/** DR-ADV-X.6. */
const ignoresForts: tries.Trial = (name) => {
  const t = sleeved([name], {
    me: { at: SHARK },
    sea: { [SHARK]: { cubes: [0, 3], permanent: [0, 1], buildings: ['fort'] } },
  });
  const events = use(t, name);
  expect(of(events, 'influenced').map(({ ignoredFort }) => ignoredFort)).toEqual([true, true]);
  expect(cubesOn(t, SHARK)[0]).toBe(2);
};

/** DR-ADV-X.7: what is copied is not used up, and symbols are counted on the card that copies. */
const copies: tries.Trial = (name) => {
  const t = sleeved([name, 'a2-05'], {
    me: { dock: 0, chest: 5, play: ['crewman-2'], sleeves: { 'crewman-2': ['a3-18', 'a1-05', 'a1-08'] } },
  });
  use(t, name);
  const [perHelm, coin] = ['use crewman-2 top', 'use crewman-2 bottom'];
  expect(t.legal()).toEqual([perHelm, coin]);
  expect(t.why('use crewman-2')).toBe('cannot-copy DR-ABIL-14');
  t.play(perHelm);
  expect(t.player(0).chest).toBe(5 + 2);
  t.play(perHelm);
  expect(t.player(0).chest).toBe(5 + 2 + 1);
};

/** DR-ADV-X.5. */
const levelsBottom: tries.Trial = (name) => {
  const t = sleeved([name], { me: { levels: { 'crewman-2': 1 } } });
  const [bottom] = t.player(0).deck;
  const order = t.player(0).deck.slice();
  expect(of(use(t, name), 'levelled')).toMatchObject([{ card: bottom, level: 2, where: 'deck' }]);
  expect(t.player(0).deck).toEqual(order);
};

const ADVANCEMENTS: readonly (readonly [string, string, tries.Trial])[] = [
  ['a4-01', 'DR-ADV-4.1, DR-ADV-R4, DR-DEC-53: an island of row 4 pays when it is passed', paysForPassing],
  ['a4-02', 'DR-ADV-4.1, DR-ADV-R4, DR-DEC-53: an island of row 4 pays when it is passed', paysForPassing],
  ['a4-03', 'DR-ADV-4.2, DR-ADV-R8: a victory deals a damage and brings two cargo and two coins', rewardsVictory],
  ['a4-04', 'DR-ADV-4.3: a production with a coin for every helm', tries.produces([2], [[2, 1]])],
  [
    'a4-05',
    'DR-ADV-4.4, DR-ADV-R2: a cannon, and any cube to any adjacent zone',
    tries.all(tries.cannons(1), movesAnywhere),
  ],
  [
    'a4-06',
    'DR-ADV-4.4, DR-ADV-R2: a cannon, and any cube to any adjacent zone',
    tries.all(tries.cannons(1), movesAnywhere),
  ],
  ['a4-07', 'DR-ADV-4.5, DR-ADV-R7, DR-INF-9: three influence, all of them next door if one likes', reachesAdjacent],
  ['a4-08', 'DR-ADV-4.6, DR-ADV-R5, DR-ADV-R6: damage to ships on tiles that are entered', hitsWhereItEnters],
  ['a4-09', 'DR-ADV-4.6, DR-ADV-R5, DR-ADV-R6: damage to ships on tiles that are entered', hitsWhereItEnters],
  ['a4-10', 'DR-ADV-4.x: three sails', tries.sails(3)],
  ['a4-11', 'DR-ADV-4.x: three cannons', tries.cannons(3)],
  ['a4-12', 'DR-ADV-4.x: three helms', tries.helms(3)],
  [
    'a4-13',
    'DR-ADV-X.8, DR-SCORE-9: a coin for every island without own cubes',
    tries.scores(1, 1, [], { sea: { 0: { cubes: [1, 0] } } }),
  ],
  ['a4-14', 'DR-ADV-X.8: a helm, and two coins for every helm', tries.all(tries.helms(1), tries.scores(2, 2))],
  ['a4-15', 'DR-ADV-X.9, DR-DEC-55: a permanent cube on a controlled island', putsPermanent],
  ['a4-16', 'DR-ADV-X.6, DR-BLDG-4: two influence that ignore forts', ignoresForts],
  ['a4-17', 'DR-ADV-X.7, DR-ABIL-14, DR-DEC-52: copies an advancement of another card', copies],
  [
    'a4-18',
    'DR-ADV-X.5, DR-ABIL-18, DR-ABIL-19: levels up the bottom card of the deck, and a bonus card',
    tries.all(levelsBottom, tries.bonusCards(1)),
  ],
  [
    'a4-19',
    'DR-ADV-X.10, DR-SCORE-11: two cannons, two cubes, and two coins to pay at the end',
    tries.all(tries.cannons(2), tries.rolls(2, [], 1), tries.scores(-2, -2)),
  ],
  ['a4-20', 'DR-ADV-4.x: three coins to the chest', tries.gains({ chest: 3 })],
];

describe('advancements of row 4 (DR-ADV-4.3, DR-ADV-4.5, DR-ADV-4.6, DR-DEC-52, DR-DEC-53, DR-DEC-55)', () => {
  it.each(ADVANCEMENTS)('%s %s', (name, _clause, trial) => {
    trial(name);
  });

  it('DR-ADV-R4, DR-DEC-53: an island pays once in a turn, however often it is passed', () => {
    const t = sleeved(['a4-01'], { ...AT_ROW_4, me: { at: 6, sails: 6 } });
    use(t, 'a4-01');
    t.playAll('pass row 4 left', 'sail to row 4 centre', 'pass row 4 left', 'sail to row 3 left');
    expect(aboard(t)).toEqual([2, 1]);
    t.playAll('pass row 4 left', 'sail to row 4 centre');
    expect(aboard(t)).toEqual([2, 1]);
  });

  it('DR-ADV-R4: every ability used by then counts, and the next turn begins anew', () => {
    const t = sleeved(['a4-01', 'a4-02'], AT_ROW_4);
    use(t, 'a4-01');
    use(t, 'a4-02');
    t.playAll('pass row 4 left', 'sail to row 4 centre');
    expect(aboard(t)).toEqual([4, 2]);
    expect(t.state.turn).toMatchObject({ passRowFour: 2, passed: 1 << 9 });
    t.endTurn();
    expect(t.state.turn).toMatchObject({ passRowFour: 0, passed: 0 });
  });

  it('DR-ADV-R4: a hostile fort keeps its island out of it', () => {
    const t = sleeved(['a4-01'], { ...AT_ROW_4, sea: { ...AT_ROW_4.sea, 9: { cubes: [0, 4], buildings: ['fort'] } } });
    use(t, 'a4-01');
    t.playAll('pass row 4 left', 'sail to row 4 centre');
    expect(aboard(t)).toEqual([0, 0]);
  });

  it('DR-ADV-R4: arrows and outposts are part of what a passed island pays', () => {
    const t = sleeved(['a4-01'], {
      me: { at: 6, sails: 2 },
      sea: { 6: {}, 9: { cubes: [4, 0], permanent: [1, 0], buildings: ['outpost'] }, 10: { id: 'sea-1' } },
    });
    use(t, 'a4-01');
    t.playAll('pass row 4 left', 'sail to row 4 centre');
    expect(aboard(t)).toEqual([3, 3]);
  });

  it('DR-MOVE-6, DR-GAIN-7: what does not fit in passing cannot be unloaded there, only thrown overboard or forgone', () => {
    const t = sleeved(['a4-01'], {
      ...AT_ROW_4,
      me: {
        ...AT_ROW_4.me,
        holds: [
          [4, 0],
          [0, 0],
          [0, 0],
          [3, 0],
        ],
      },
    });
    use(t, 'a4-01');
    t.play('pass row 4 left');
    expect(t.waits).toBe('room 0');
    expect(t.legalOf('unload')).toEqual([]);
    expect(t.legalOf('jettison')).not.toEqual([]);
    expect(t.why('unload 1 cargo from A')).toBe('sail-on-first DR-MOVE-4');
  });

  it('DR-ADV-R5: only entries after the ability was used count', () => {
    const t = sleeved(['a4-08'], { me: { at: 3, sails: 3 }, others: [{ at: 0 }], sea: { 3: {} } });
    t.play('sail to row 1 left');
    use(t, 'a4-08');
    expect(t.player(1).damage).toBe(0);
    t.playAll('sail to harbour', 'sail to row 1 left');
    expect(t.player(1).damage).toBe(1);
  });

  it('DR-ADV-X.7, DR-FLAG-4: a black flag can be copied', () => {
    const t = sleeved(['a4-17'], {
      me: { at: SHARK, play: ['crewman-2'], sleeves: { 'crewman-2': ['a2-20'] } },
      others: [{ at: SHARK, hand: [] }],
    });
    use(t, 'a4-17');
    expect(t.legal()).toEqual(['flag player 2 with crewman-2']);
    expect(of(t.play('flag player 2 with crewman-2'), 'battleBegan')).toMatchObject([{ cause: 'flag', defender: 1 }]);
    expect(t.player(0).crew[card('crewman-2')].used).toBe(0);
  });

  it('DR-ADV-X.9, DR-BLOCK-1: no permanent cube under blockade; a single island is not asked for', () => {
    const sea = { 0: { cubes: [3, 0] }, 2: { cubes: [2, 0] } };
    const t = sleeved(['a4-15'], { me: { at: 2 }, sea, others: [{ at: 2, pirate: true }] });
    use(t, 'a4-15');
    expect([cubesOn(t, 0), cubesOn(t, 2)]).toEqual([
      [3, 1],
      [2, 0],
    ]);
    expect(t.waits).toBe('main 0');
  });

  it('DR-ADV-X.9, DR-CUBE-5: without a cube in the supply one is taken back, if one can be', () => {
    const short = sleeved(['a4-15'], { sea: { 0: { cubes: [3, 0], permanent: [31, 0] } } });
    use(short, 'a4-15');
    while (short.waits !== 'main 0') short.play(short.legal()[0]);
    expect(cubesOn(short, 0)).toEqual([2, 32]);
    const last = sleeved(['a4-15'], { sea: { 0: { cubes: [3, 0], permanent: [30, 0] } } });
    expect(last.player(0).cubes).toBe(1);
    use(last, 'a4-15');
    expect(last.player(0).cubes).toBe(0);
  });

  it('DR-ABIL-14, DR-DEC-52: what cannot be copied is said with its reason', () => {
    const t = sleeved(['a4-17', 'a1-08'], {
      me: { play: ['crewman-2'], sleeves: { 'crewman-2': ['a1-08'] }, hand: ['crewman-3'] },
    });
    use(t, 'a4-17');
    expect(t.waits).toBe('copy 0');
    expect(t.why(useOf('a1-08'))).toBe('cannot-copy DR-ABIL-14');
    expect(t.why('use crewman-3 bottom')).toBe('cannot-copy DR-ABIL-14');
    expect(t.why('flag player 2 with crewman-2')).toMatch(/^not-here /);
    const events = t.play('use crewman-2 bottom');
    expect(of(events, 'used')).toMatchObject([
      { seat: 0, card: card('crewman-2'), ability: abilityOf('a1-08'), level: 1 },
    ]);
    expect(t.waits).toBe('main 0');
  });

  it('DR-ABIL-14, DR-ABIL-12: what would have no effect says why; neither the own card nor one in hand is copied', () => {
    /** Why the repair of a2-18 in the sleeve of this card cannot be copied. */
    const why = (crew: string, own: readonly string[], sleeves: Record<string, string[]>): string | undefined => {
      const t = sleeved(['a4-17', ...own], { me: { hand: ['deckhand-1'], play: ['crewman-2'], sleeves } });
      use(t, 'a4-17');
      expect(t.why('end')).not.toMatch(/cannot-copy/);
      return t.why(`use ${crew} ${abilityOf('a2-18', 1)}`);
    };
    expect(why('crewman-2', [], { 'crewman-2': ['a2-18'] })).toMatch(/^no-damage /);
    const other = { 'crewman-2': ['a1-08'] };
    expect(why('crewman-1', ['a2-18'], other)).toBe('cannot-copy DR-ABIL-14');
    expect(why('deckhand-1', [], { ...other, 'deckhand-1': ['a2-18'] })).toBe('cannot-copy DR-ABIL-14');
  });

  it('DR-ABIL-14, DR-SCORE-10: scoring abilities and the own card cannot be copied', () => {
    const own = sleeved(['a4-17', 'a1-08']);
    expect(own.why(useOf('a4-17'))).toBe('cannot-copy DR-ABIL-14');
    const scoring = sleeved(['a4-17'], { me: { play: ['crewman-2'], sleeves: { 'crewman-2': ['a3-16'] } } });
    expect(scoring.why(useOf('a4-17'))).toBe('cannot-copy DR-ABIL-14');
  });
});

const MERCHANTS: readonly (readonly [string, string, tries.Trial, tries.Trial | null])[] = [
  ['e4-1', 'three coins to the chest / four coins at the end', tries.gains({ chest: 3 }), tries.scores(4, 4)],
  [
    'e4-2',
    'two productions / one with a coin more',
    tries.produces(
      [0, 2],
      [
        [1, 1],
        [2, 1],
      ],
    ),
    tries.produces([2], [[2, 1 + 1]]),
  ],
  ['e4-3', 'three sails / two sails and a bonus card', tries.sails(3), tries.all(tries.sails(2), tries.bonusCards(1))],
  ['e4-4', 'three cubes / two cubes and a cannon', tries.rolls(3), tries.all(tries.rolls(2), tries.cannons(1))],
  ['e4-5', 'two helms, each a coin at the end / not kept', tries.all(tries.helms(2), tries.scores(2, 2)), null],
];

describe('merchants of row 4', () => {
  it.each(MERCHANTS)('DR-ENC-3, DR-ENC-7, DR-BUY-10 %s: %s', (name, _what, traded, kept) => {
    traded(name);
    kept?.(`${name}-back`);
    expect(ROW_4.find((one) => one.name === name)?.back?.kept === null).toBe(kept === null);
  });

  it('DR-ENC-5, DR-UPG-1: the reward of e4-5 is a basic upgrade for nothing', () => {
    const t = sleeved([], {
      me: { at: SHARK },
      sea: { [SHARK]: { card: '' }, 9: { card: 'e4-5' } },
      throws: ['C2 A1 A1 A1 A1 A1 A1 A1 A1 A1'],
    });
    t.player(0).at = 9;
    t.playAll('attack', 'fire 1');
    t.landAll();
    // Eight coins for seven places: the last one is asked about, then the upgrade.
    expect(t.waits).toBe('room 0');
    t.play('forgo coin');
    expect(t.waits).toBe('upgrade 0');
    t.play('fit poop-deck into B');
    expect(t.player(0).cells[1].tokens).toEqual([card('ub-deck')]);
    expect(aboard(t)).toEqual([0, 7]);
    expect(t.waits).toBe('main 0');
  });
});

describe('the cards of row 4', () => {
  it('DR-COMP-3: every one of them has its test here', () => {
    const tried = new Set([...ADVANCEMENTS, ...MERCHANTS].map(([name]) => name));
    expect([...tried]).toEqual(ROW_4.map(({ name }) => name));
    expect(ROW_4.reduce((sum, { copies }) => sum + copies, 0)).toBe(25);
  });
});
