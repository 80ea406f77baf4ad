/** Every level of every crew card (section 22), played. */
import { describe, expect, it } from 'vitest';
import { CREW } from '../cards/crew.ts';
import { CREW_KINDS } from '../cards/table.ts';
import { countOn } from '../rules/abilities.ts';
import { HARBOUR } from '../rules/state.ts';
import { aboard, cubesOn, finish, on, SHARK, strengthOf } from './sleeves.ts';
import { card, of, type PlayerSpec, type Table, type TableSpec, table, written } from './table.ts';

/** One crew card of this level in play, nothing else in hand. */
const crewed = (name: string, level: number, me: PlayerSpec = {}, spec: Partial<TableSpec> = {}): Table =>
  table(2, {
    ...spec,
    players: [{ hand: [], ...me, play: [name], levels: { [name]: level } }, ...(spec.players ?? [])],
  });

/** A merchant with two cubes is attacked with all cannons and the cubes fall as given. */
function attacked(name: string, level: number, throws: readonly string[], me: PlayerSpec = {}): Table {
  const t = crewed(name, level, { at: SHARK, ...me }, { stack: { throws }, sea: { [SHARK]: { card: 'e1-1' } } });
  t.play('attack');
  t.play(t.legalOf('fire')[0]);
  t.landAll();
  return t;
}

describe('the captain', () => {
  it('DR-CREW-1 level 1: one sail', () => {
    const t = crewed('captain', 1);
    t.play('raise sails');
    expect(t.player(0).sails).toBe(3);
    expect(t.legalOf('use')).toEqual([]);
    expect(t.why('use captain')).toBe('not-an-action DR-SAIL-8');
  });

  it('DR-CREW-1 level 2, DR-SYMB-2: a black flag and a helm that does nothing alone', () => {
    const t = crewed('captain', 2, { at: SHARK }, { players: [{ at: SHARK, hand: [] }] });
    expect(t.legalOf('flag')).toEqual(['flag player 2 with captain']);
    expect(countOn(t.player(0).crew[card('captain')], card('captain'), 'helm')).toBe(1);
    expect(t.why('use captain line 2')).toBe('not-an-action DR-SAIL-8');
    expect(of(t.play('flag player 2 with captain'), 'battleBegan')).toMatchObject([
      { kind: 'ship', cause: 'flag', defender: 1 },
    ]);
  });

  it('DR-CREW-1 level 3, DR-CREW-12: a victory brings a coin to the ship for every helm on the card', () => {
    const t = attacked('captain', 3, ['C2 A1 A1']);
    t.play('use captain line 3');
    finish(t);
    expect(aboard(t)).toEqual([0, 2 + 1]);
  });

  it('DR-CREW-1 level 4, DR-CREW-12: a cannon, and two coins more than the helms', () => {
    const t = attacked('captain', 4, ['C2 A1 A1 A1']);
    expect(t.battle.taken).toEqual([2, 2]);
    t.play('use captain line 3');
    finish(t);
    expect(aboard(t)).toEqual([1, 2 + 1 + 2]);
  });

  it.each([3, 4])('DR-CREW-12 level %i: the reward cannot be announced against a building', (level) => {
    const t = crewed(
      'captain',
      level,
      { at: SHARK },
      { sea: { [SHARK]: { cubes: [0, 3], buildings: ['garrison'] } }, stack: { throws: ['C2 A2 A2'] } },
    );
    t.play('storm garrison');
    t.play('fire 1');
    const events = t.landAll();
    expect(of(events, 'battleWon')).toMatchObject([{ winner: 0 }]);
    expect(aboard(t)).toEqual([0, 0]);
  });
});

describe('the crewman', () => {
  it.each([1, 2, 3])('DR-CREW-2 level %i: as much cargo to the dock, wherever the ship is', (level) => {
    const t = crewed('crewman-1', level, { at: SHARK, dock: 0 });
    t.play('use crewman-1');
    expect(t.player(0).dock).toBe(level);
    expect(t.why('use crewman-1')).toBe('already-used DR-ABIL-2');
  });

  it('DR-CREW-2 level 2, DR-DEC-49: two cargo repair a damage, in the harbour only', () => {
    const t = crewed('crewman-1', 2, { dock: 2, damage: 2 });
    t.play('use crewman-1 line 2');
    expect(t.player(0)).toMatchObject({ dock: 0, damage: 1 });
    const away = crewed('crewman-1', 2, { at: SHARK, dock: 2, damage: 2 });
    expect(away.why('use crewman-1 line 2')).toBe('only-in-harbour DR-REPAIR-1');
  });

  it('DR-CREW-2 level 3: two cargo of ship and dock repair a damage anywhere', () => {
    const t = crewed('crewman-1', 3, { at: SHARK, dock: 1, damage: 1, holds: [[1, 0]] });
    t.play('use crewman-1 line 2');
    expect(t.player(0)).toMatchObject({ dock: 0, damage: 0 });
    expect(aboard(t)).toEqual([0, 0]);
  });

  it('DR-CREW-2 level 4, DR-CREW-11: four cargo divided freely, and a repair for nothing', () => {
    const t = crewed('crewman-1', 4, { at: SHARK, dock: 0, damage: 1 });
    t.playAll('use crewman-1', 'split 1 dock rest ship', 'use crewman-1 line 2');
    expect(t.player(0)).toMatchObject({ dock: 1, damage: 0 });
    expect(aboard(t)).toEqual([3, 0]);
  });
});

describe('the first mate', () => {
  const OWN = { [SHARK]: { cubes: [3, 0] } };

  it('DR-CREW-3 level 1: a cargo to the dock', () => {
    const t = crewed('firstMate', 1, { dock: 0 });
    t.play('use first-mate');
    expect(t.player(0).dock).toBe(1);
  });

  it.each([
    [2, [4]],
    [3, [4, 2]],
    [4, [3, 2, 1]],
  ])('DR-CREW-3 level %i, DR-CREW-14: buildings at the printed prices, without being there', (level, prices) => {
    const t = crewed('firstMate', level, { at: HARBOUR, dock: 12 }, { sea: OWN });
    t.play('use first-mate');
    const kinds = ['fort', 'outpost', 'garrison'].slice(0, prices.length);
    const built = kinds.flatMap((kind) => of(t.play(`build ${kind} on row 1 left`), 'built'));
    expect(built.map(({ price }) => price)).toEqual(prices);
    expect(t.player(0).dock).toBe(12 - prices.reduce((sum, price) => sum + price, 0));
    expect(t.waits).toBe('main 0');
  });
});

describe('the bosun', () => {
  it.each([1, 2])('DR-CREW-4 level %i: a cargo to the dock', (level) => {
    const t = crewed('bosun', level, { dock: 0 });
    t.play('use bosun');
    expect(t.player(0).dock).toBe(1);
    expect(countOn(t.player(0).crew[card('bosun')], card('bosun'), 'helm')).toBe(level - 1);
  });

  it('DR-CREW-4 level 3, DR-UPG-8: a cargo, or a basic upgrade for three', () => {
    const t = crewed('bosun', 3, { dock: 3 });
    expect(t.legalOf('use')).toEqual(['use bosun', 'use bosun choice 2']);
    t.playAll('use bosun choice 2', 'fit gun-port into B');
    expect(t.player(0).dock).toBe(0);
    expect(t.player(0).cells[1].tokens).toEqual([card('ub-gun')]);
    expect(t.why('use bosun')).toBe('already-used DR-ABIL-2');
  });

  it('DR-CREW-4 level 4, DR-CREW-11, DR-ABIL-6: a helm, and one of three', () => {
    const t = crewed('bosun', 4, { dock: 6 });
    expect(t.legalOf('use')).toEqual(['use bosun', 'use bosun choice 2', 'use bosun choice 3']);
    t.play('use bosun choice 3');
    expect(t.why('fit gun-port into B')).toBe('wrong-kind DR-UPG-1');
    t.play('fit gun-deck into C');
    expect(t.player(0).dock).toBe(0);
    expect(t.legalOf('use')).toEqual([]);
    expect(countOn(t.player(0).crew[card('bosun')], card('bosun'), 'helm')).toBe(1);
  });
});

describe('the gunner', () => {
  it.each([
    [1, 1, 1],
    [2, 1, 2],
    [3, 2, 2],
    [4, 2, 2],
  ])('DR-CREW-5 level %i: cargo to the dock, and a cannon from level 2 on', (level, cargo, cannons) => {
    const t = crewed('gunner-1', level, { at: SHARK, dock: 0 }, { sea: { [SHARK]: { card: 'e1-1' } } });
    t.playAll('use gunner-1', 'attack');
    expect(t.player(0).dock).toBe(cargo);
    expect(t.legalOf('fire')[0]).toBe(`fire ${cannons}`);
  });

  it.each([3, 4])('DR-CREW-5 level %i: in a battle two more cubes are thrown', (level) => {
    const t = attacked('gunner-1', level, ['A2 A2 A1 A1', 'C2 C2']);
    t.play('use gunner-1 line 3');
    expect(t.battle.cubes.filter(({ side }) => side === 0)).toHaveLength(4);
    expect(strengthOf([...t.landAll(), ...finish(t)])).toEqual([2 + 4, 0]);
  });

  it('DR-CREW-5 level 4, DR-CREW-13: an own cube is taken off the board for damage and two coins', () => {
    const t = crewed(
      'gunner-1',
      4,
      { at: SHARK, pirate: false },
      { players: [{ at: SHARK, pirate: true, hand: [] }], stack: { throws: ['A2 A2 C2'] } },
    );
    t.play('fight player 2');
    t.play('fire 2');
    if (t.waits === 'respond 1') t.play('fire 1');
    t.landAll();
    t.play('use gunner-1 line 4');
    expect(t.legalOf('remove')).toEqual(['remove cube 1', 'remove cube 2']);
    t.play('remove cube 1');
    expect(t.player(1).damage).toBe(1);
    expect(aboard(t)).toEqual([0, 2]);
    expect(t.battle.cubes.filter(({ side }) => side === 0)).toHaveLength(1);
  });
});

describe('the deckhand', () => {
  it('DR-CREW-6 level 1: one influence', () => {
    const t = crewed('deckhand-1', 1, { at: SHARK });
    t.play('use deckhand-1');
    expect(cubesOn(t, SHARK)).toEqual([1, 0]);
  });

  it.each([
    [2, 1],
    [3, 2],
  ])('DR-CREW-6 level %i, DR-SAIL-9: one influence or the sails, not both', (level, sails) => {
    const t = crewed('deckhand-1', level, { at: SHARK });
    t.play('raise sails with deckhand-1');
    expect(t.player(0).sails).toBe(2 + sails);
    expect(t.why('use deckhand-1')).toBe('already-used DR-ABIL-2');
    const other = crewed('deckhand-1', level, { at: SHARK });
    other.play('use deckhand-1');
    expect(cubesOn(other, SHARK)).toEqual([1, 0]);
    expect(other.legalOf('raise')).toEqual(['raise sails']);
  });

  it('DR-CREW-6 level 4: one influence and three sails', () => {
    const t = crewed('deckhand-1', 4, { at: SHARK });
    t.playAll('raise sails', 'use deckhand-1');
    expect(t.player(0).sails).toBe(5);
    expect(cubesOn(t, SHARK)).toEqual([1, 0]);
  });
});

describe('the buccaneer', () => {
  it.each([1, 2, 3, 4])('DR-CREW-7 level %i, DR-CREW-15: as many influence, all before anything else', (level) => {
    const t = crewed('buccaneer', level, { at: SHARK });
    const events = t.play('use buccaneer');
    expect(of(events, 'influenced')).toHaveLength(level);
    expect(cubesOn(t, SHARK)).toEqual([level, level >= 3 ? 1 : 0]);
    expect(t.waits).toBe('main 0');
  });
});

describe('the purser', () => {
  const ISLANDS = { 3: {}, 4: {}, 5: {} };

  it.each([1, 2, 3, 4])('DR-CREW-8 level %i, DR-CREW-16: production on as many different islands', (level) => {
    const t = crewed('purser', level, { at: HARBOUR }, { sea: ISLANDS });
    t.play('use purser');
    for (const tile of [SHARK, 2, 3, 4].slice(0, level)) t.play(written({ type: 'produce', tile }));
    const bonus = level === 4 ? 1 : 0;
    expect(on(t, SHARK)).toEqual([1 + bonus, 1 + bonus]);
    expect(on(t, 4)).toEqual(level === 4 ? [0 + 1, 1 + 1] : [0, 0]);
    expect(t.waits).toBe('main 0');
  });
});

describe('the deck', () => {
  it('DR-CREW-10: bars and slashes of the data stand as in the book', () => {
    const groups = CREW.map(({ levels }) => levels.map((level) => level.map((group) => group.length).join('|')));
    expect(groups).toEqual([
      ['1', '1|1', '1|1|1', '1|1|1|1'],
      ['1', '1|1', '1|1', '1|1'],
      ['1', '1', '1', '1'],
      ['1', '1|1', '2|1', '3|1'],
      ['1', '1|1', '1|1|1', '1|1|1|1'],
      ['1', '2', '2', '1|1'],
      ['1', '1', '1', '1'],
      ['1', '1', '1', '1'],
    ]);
  });

  it('DR-CREW-17, DR-CREW-18: at level 1 it shows no cannon, one sail, seven cargo, three influence and a production', () => {
    const shown = CREW_KINDS.flatMap((kind) => CREW[kind].levels[0].flat());
    const count = (what: string): number => shown.filter((effect) => effect.do === what).length;
    expect(shown).toHaveLength(12);
    expect([count('cannon'), count('sail'), count('gain'), count('influence'), count('produce')]).toEqual([
      0, 1, 7, 3, 1,
    ]);
  });
});
