import { describe, expect, it } from 'vitest';
import { LEGEND, SCOURGE } from '../cards/achievements.ts';
import { rivalCubes } from '../rules/rival/self.ts';
import { HARBOUR, NOBODY } from '../rules/state.ts';
import { actsOf, fightOn, nextOrder, passTurn, rivalDoes, type SoloSpec, solo, toMain } from './solo.ts';
import { card, names, of, type Table } from './table.ts';

/** How many cubes the rival took: its own and what was added. */
const armed = (events: Parameters<typeof of>[0]): readonly (readonly [number, number])[] =>
  of(events, 'armed')
    .filter(({ seat }) => seat === 1)
    .map(({ fired, added }) => [fired, added]);

/** The player attacks the rival with a black flag; nothing else is in play. */
function attacked(spec: SoloSpec, order = ''): Table {
  const t = solo({ ...spec, human: { play: ['captain'], hand: [], levels: { captain: 2 }, ...spec.human } });
  if (order) nextOrder(t, order);
  return t;
}

/** The ships of both at Shark, and the rival attacks with one more cube than it has. */
const AT_SHARK: SoloSpec = { human: { at: 4, hand: [] }, rival: { at: 4 }, sea: { 4: {} } };

describe("the rival's cubes", () => {
  it('DR-SOLO-30: 2, 3 or 4 by stage', () => {
    const t = solo();
    expect(rivalCubes(t.state, 0)).toBe(2);
    t.state.ordered = [card('s-07')];
    expect(rivalCubes(t.state, 0)).toBe(3);
    t.state.ordered = [card('s-07'), card('s-13')];
    expect(rivalCubes(t.state, 0)).toBe(4);
  });

  it('DR-SOLO-30, DR-SOLO-27: 1 more for each of its upgrades, whatever they show', () => {
    const t = solo({ rival: { upgrades: { 0: ['ub-hold'], 1: ['ua-gun'] } } });
    expect(rivalCubes(t.state, 0)).toBe(4);
    expect(t.view(0).players[1]).toMatchObject({ cannons: 4, cannonsLeft: 4 });
  });

  it('DR-SOLO-30: the bonus of the card in the attack that the card orders', () => {
    expect(armed(rivalDoes('s-11', AT_SHARK).events)).toEqual([[4, 0]]);
    expect(armed(rivalDoes('s-14', AT_SHARK).events)).toEqual([[6, 0]]);
  });

  it('DR-SOLO-30, DR-COMBAT-S4: 1 for each building in a ship battle on an island it controls', () => {
    const own = { cubes: [0, 3], buildings: ['fort' as const, 'outpost' as const] };
    expect(armed(rivalDoes('s-11', { ...AT_SHARK, sea: { 4: own } }).events)).toEqual([[4, 2]]);
  });

  it('DR-SOLO-30, DR-COMBAT-S5: 4 if it is attacked in the harbour', () => {
    const t = attacked({});
    expect(armed(t.playAll('flag player 2 with captain', 'fire 1'))).toEqual([[2, 4]]);
  });

  it('DR-SOLO-30, DR-COMBAT-11: 2 after its last turn', () => {
    const t = attacked({ human: { at: 4 }, rival: { at: 4, finished: true }, sea: { 4: {} } });
    expect(armed(t.playAll('flag player 2 with captain', 'fire 1'))).toEqual([[2, 2]]);
  });

  it('DR-SOLO-30: the full number in every battle, any number of times per turn', () => {
    // First the pirate it meets on the way, then the merchant of the same tile.
    const t = solo({ human: { at: 2, hand: [] }, sea: { 2: { card: 'e1-1' } } });
    nextOrder(t, 's-09');
    const events = passTurn(t, 'pirate');
    expect(armed([...events, ...fightOn(t, 'A2')])).toEqual([
      [3, 0],
      [4, 0],
    ]);
  });

  it('DR-SOLO-30, DR-STATE-3: they come from its supply and go back', () => {
    const { t } = rivalDoes('s-09', { sea: { 2: { card: 'e1-1' } } });
    expect(t.player(1).cubes).toBe(35 - 4);
    fightOn(t, 'A2');
    expect(t.player(1)).toMatchObject({ cubes: 34, legend: 1 });
  });

  it('DR-SOLO-35: short of cubes it takes them back where control stays, the lowest value first', () => {
    // 35 cubes: 30 permanent at Skull, 3 at Turtle, 2 at Palm.
    const { t, events } = rivalDoes('s-05', {
      rival: { at: 6 },
      sea: {
        0: { cubes: [0, 3] },
        2: { cubes: [0, 2] },
        6: { permanent: [0, 30] },
        3: {},
        7: { card: 'a3-01' },
      },
    });
    expect(t.player(1).cubes).toBe(0);
    expect(of(events, 'recalled')).toMatchObject([{ seat: 1, tile: 0 }]);
    // Turtle and Palm have three slots each: with two cubes they are held, with one they are lost.
    expect([t.tile(0).controller, t.tile(2).controller]).toEqual([1, 1]);
    expect(t.tile(0).cubes).toEqual([0, 2]);
  });

  it('DR-SOLO-35: if that is not enough it does with what it has', () => {
    const { t, events } = rivalDoes('s-09', {
      sea: { 2: { card: 'e1-1', cubes: [0, 2] }, 6: { permanent: [0, 32] } },
    });
    expect(armed(events)).toEqual([[4, 0]]);
    expect(t.battle.cubes.filter(({ side }) => side === 1)).toHaveLength(1);
  });
});

describe('fighting with the rival', () => {
  it('DR-SOLO-31: it fixes its cubes first, then the player has the whole response', () => {
    const { t, events } = rivalDoes('s-11', {
      ...AT_SHARK,
      human: { at: 4, hand: ['gunner-1', 'purser'], levels: { 'gunner-1': 2 }, holds: [[2, 0]] },
    });
    expect(armed(events)).toEqual([[4, 0]]);
    expect(t.waits).toBe('respond 0');
    for (const answer of [
      'fire 1',
      'play gunner-1',
      'level purser',
      'jettison 1 cargo from A',
      'rearrange 1 cargo from A to D',
    ])
      expect(t.legal()).toContain(answer);
    expect(t.legalOf('play')).not.toContain('play purser');
  });

  it('DR-SOLO-31: it has no combat abilities; the player uses them alone', () => {
    const { t } = rivalDoes('s-11', {
      ...AT_SHARK,
      human: { at: 4, hand: ['gunner-1'], levels: { 'gunner-1': 3 } },
      throws: ['A2 A2 A2 A2 A2 A2'],
    });
    t.playAll('play gunner-1', 'fire 2');
    t.landAll();
    expect(t.waits).toBe('combat 0');
    expect(t.legal()).toEqual(['use gunner-1 line 3', 'skip']);
    t.play('skip');
    expect(t.state.battle).toBeNull();
  });

  it('DR-SOLO-31: when the player attacks, the rival has no response', () => {
    const t = attacked({ human: { at: 4 }, rival: { at: 4 }, sea: { 4: {} }, throws: ['A2 A1 A1'] });
    t.play('flag player 2 with captain');
    expect(t.waits).toBe('prepare 0');
    t.play('fire 1');
    expect(t.waits).toBe('fall -1');
  });

  it("DR-SOLO-31: the rival's buildings defend as those of a player", () => {
    const fort = { cubes: [0, 3], buildings: ['fort' as const] };
    const t = solo({ human: { at: 4, hand: [] }, sea: { 4: fort }, throws: ['A2 A1 A1 A1 A1'] });
    t.playAll('storm fort', 'fire 1');
    expect(t.battle.cubes.filter(({ side }) => side === 1)).toHaveLength(4);
    t.landAll();
    expect(t.tile(4).buildings).toBe(0);
    const hostile = solo({ human: { at: 4, holds: [[1, 0]] }, sea: { 4: fort } });
    expect(hostile.why('unload 1 cargo from A')).toBe('fort-forbids DR-BLDG-4');
  });

  it('DR-SOLO-31, DR-BSHIP-19: equal strength is a victory of the side whose turn it is', () => {
    const rivals = rivalDoes('s-11', { ...AT_SHARK, throws: ['A2 A1 A1 A1 A2'] });
    expect(of(fightOn(rivals.t), 'battleWon')).toMatchObject([{ winner: 1, loser: 0, strength: [1, 1] }]);
    const t = attacked({ human: { at: 4 }, rival: { at: 4 }, sea: { 4: {} }, throws: ['A2 A2 A1'] });
    expect(of([...t.playAll('flag player 2 with captain', 'fire 1'), ...fightOn(t)], 'battleWon')).toMatchObject([
      { winner: 0 },
    ]);
  });

  it('DR-SOLO-32: its loot goes to chest and store; of free goods it takes coins', () => {
    // A cargo, a coin, one of each, two of free choice; the player's cube finds strength.
    const { t } = rivalDoes('s-11', { ...AT_SHARK, throws: ['A1 A3 C1 D2 A2'] });
    const events = fightOn(t);
    expect(of(events, 'looted')).toMatchObject([{ seat: 1, cargo: 2, coins: 2, any: 2 }]);
    expect(t.player(1)).toMatchObject({ chest: 15 + 4 + 2, dock: 2 });
    expect(t.tile(4)).toMatchObject({ cargo: 0, coins: 0 });
  });

  it('DR-SOLO-34: the loser of a ship battle takes 1 damage and goes to trade mode, the winner nears Legend', () => {
    const won = rivalDoes('s-11', { ...AT_SHARK, throws: ['A2 A2 A2 A2 A1'] }, 'pirate');
    fightOn(won.t);
    expect(won.t.player(0)).toMatchObject({ damage: 1, pirate: false });
    expect(won.t.player(1)).toMatchObject({ damage: 0, legend: 1 });
    const lost = rivalDoes('s-11', { ...AT_SHARK, throws: ['A1 A1 A1 A1 A2'] });
    fightOn(lost.t);
    expect(lost.t.player(1)).toMatchObject({ damage: 1, legend: 0 });
    expect(lost.t.player(0)).toMatchObject({ damage: 0, legend: 1 });
  });

  it('DR-SOLO-34: with 5 damage it sinks and pays 5 coins, or all it has, to the player who sank it', () => {
    for (const [chest, paid] of [
      [15, 5],
      [3, 3],
    ]) {
      const t = attacked({
        human: { at: 4, chest: 10 },
        rival: { at: 4, damage: 4, chest, dock: 7, pirate: true },
        sea: { 4: {} },
        throws: ['A2 A1 A1'],
      });
      const events = [...t.playAll('flag player 2 with captain', 'fire 1'), ...fightOn(t)];
      expect(of(events, 'sunk')).toEqual([{ type: 'sunk', seat: 1, by: 0, shipCoins: 0, chestCoins: paid }]);
      expect(of(events, 'achieved')).toEqual([{ type: 'achieved', seat: 0, achievement: SCOURGE }]);
      expect(t.player(0).chest).toBe(10 + paid);
      // Two cargo of its own loot came to its store before.
      expect(t.player(1)).toMatchObject({ at: HARBOUR, damage: 0, pirate: false, chest: chest - paid, dock: 9 });
    }
  });

  it('DR-SOLO-34: sunk by a merchant it pays to the supply', () => {
    const { t } = rivalDoes('s-03', {
      human: { hand: [] },
      rival: { damage: 4 },
      sea: { 2: { card: 'e1-3' } },
      throws: ['A3 A3 A2 A2 A2'],
    });
    const events = fightOn(t);
    expect(of(events, 'sunk')).toEqual([{ type: 'sunk', seat: 1, by: NOBODY, shipCoins: 0, chestCoins: 5 }]);
    expect(t.player(0).chest).toBe(15);
  });

  it("DR-SOLO-34: it sinks the player's ship and takes the coins", () => {
    const { t } = rivalDoes('s-11', {
      ...AT_SHARK,
      human: { at: 4, hand: [], damage: 4, chest: 20, holds: [[3, 1]] },
      throws: ['A2 A2 A2 A2 A2'],
    });
    const events = fightOn(t);
    expect(of(events, 'sunk')).toEqual([{ type: 'sunk', seat: 0, by: 1, shipCoins: 1, chestCoins: 4 }]);
    expect(of(events, 'achieved')).toEqual([{ type: 'achieved', seat: 1, achievement: SCOURGE }]);
    expect(t.player(1).chest).toBe(15 + 5 + 2);
    expect(t.player(0)).toMatchObject({ at: HARBOUR, chest: 16 });
    expect(t.holds(0)[0]).toBe('3+0');
  });

  it('DR-SOLO-34: a beaten building of the player is removed, and beaten by one it takes 1 damage', () => {
    const fort = { cubes: [3, 0], buildings: ['fort' as const] };
    const won = rivalDoes('s-13', { sea: { 0: fort }, throws: ['A2 A2 A2 A2 A2 A1 A1 A1 A1'] });
    const events = [...won.events, ...fightOn(won.t)];
    expect(of(events, 'razed')).toEqual([{ type: 'razed', card: card('fort'), tile: 0, cause: 'battle' }]);
    expect(won.t.player(1)).toMatchObject({ damage: 0, legend: 0 });
    const lost = rivalDoes('s-13', { sea: { 0: fort }, throws: ['A1 A1 A1 A1 A1 A2 A2 A2 A2'] });
    fightOn(lost.t);
    expect(lost.t.player(1).damage).toBe(1);
    expect(lost.t.tile(0).buildings).toBe(1);
  });

  it('DR-SOLO-34: a fourth victory makes it a Legend', () => {
    const { t } = rivalDoes('s-11', { ...AT_SHARK, rival: { at: 4, legend: 3 }, throws: ['A2 A2 A2 A2 A1'] });
    expect(of(fightOn(t), 'achieved')).toEqual([{ type: 'achieved', seat: 1, achievement: LEGEND }]);
  });
});

describe('merchants', () => {
  const merchant = (name: string, throws: readonly string[], rival: SoloSpec['rival'] = {}): Table => {
    const { t, events } = rivalDoes('s-09', { human: { hand: [] }, rival, sea: { 2: { card: name } }, throws });
    expect(of(events, 'turnedOver')).toMatchObject([{ seat: 1, back: card(`${name}-back`) }]);
    fightOn(t);
    return t;
  };

  it('DR-SOLO-33: won, the goods of the win text go to chest and store and the card to its pile', () => {
    const t = merchant('e1-4', ['A2 A2 A2 A2 A1 A1 A1']);
    expect(t.player(1)).toMatchObject({ dock: 3, chest: 18, damage: 0, legend: 1 });
    expect(names(t.player(1).aside)).toEqual(['e1-4-back']);
  });

  it('DR-SOLO-33: "level up" is a training mark, and a card without an ability goes to the pile too', () => {
    const t = merchant('e1-3', ['A2 A2 A2 A2 A1 A1 A1']);
    expect(t.player(1)).toMatchObject({ training: 1, chest: 15 + 2 + 3 });
    expect(names(t.player(1).aside)).toEqual(['e1-3-back']);
  });

  it('DR-SOLO-33: an upgrade of the win text is taken as ordered ones are', () => {
    const t = merchant('e4-5', ['C2 C2 C2 C2 A1 A1 A1 A1 A1 A1 A1 A1 A1']);
    expect(names(t.player(1).cells.flatMap(({ tokens }) => tokens))).toEqual(['ub-hold']);
    expect(t.player(1).chest).toBe(15 + 8 + 3);
  });

  it('DR-SOLO-33: lost, its ship takes the damage of the text and the card is discarded', () => {
    const t = merchant('e2-5', ['A3 A3 A3 A3 A2 A2 A2 A2 A2']);
    expect(t.player(1)).toMatchObject({ damage: 2, aside: [] });
    expect(names(t.state.gone)).toEqual(['e2-5-back']);
  });

  it('DR-SOLO-33: lost cargo comes from its store, as far as there is any', () => {
    const lost = ['A3 A3 A3 A3 A2 A2 A2'];
    expect(merchant('e1-5', lost, { dock: 4 }).player(1).dock).toBe(3);
    expect(merchant('e1-5', lost).player(1).dock).toBe(0);
  });
});

describe('the mode', () => {
  it('DR-SOLO-36: as the card says, at the end of the turn', () => {
    expect(rivalDoes('s-08').t.player(1).pirate).toBe(true);
    expect(rivalDoes('s-02', { rival: { pirate: true, at: 0 } }).t.player(1).pirate).toBe(false);
    expect(actsOf(rivalDoes('s-12', { rival: { pirate: true, at: 0 } }).events)).toContain('trade');
  });

  it('DR-SOLO-36: never in the harbour', () => {
    const fort = { cubes: [3, 0], buildings: ['fort' as const] };
    const { t } = rivalDoes('s-10', { sea: { 0: fort, 2: fort } });
    expect(t.player(1)).toMatchObject({ at: HARBOUR, pirate: false });
  });

  it('DR-SOLO-36: whatever battle it lost in this turn', () => {
    const { t } = rivalDoes('s-11', { ...AT_SHARK, throws: ['A1 A1 A1 A1 A2'] });
    const events = fightOn(t);
    expect(of(events, 'battleWon')).toMatchObject([{ winner: 0 }]);
    expect(t.player(1).pirate).toBe(true);
  });

  it('DR-SOLO-37, DR-PIRATE-1: stopping at its ship in pirate mode forces a battle', () => {
    const t = solo({ human: { at: 1, sails: 1, hand: [] }, rival: { at: 4, pirate: true }, sea: { 4: {} } });
    expect(of(t.play('sail to row 2 centre'), 'battleBegan')).toMatchObject([
      { seat: 0, defender: 1, cause: 'forced' },
    ]);
    const trading = solo({ human: { at: 1, sails: 1, hand: [] }, rival: { at: 4 }, sea: { 4: {} } });
    expect(of(trading.play('sail to row 2 centre'), 'battleBegan')).toEqual([]);
  });

  it('DR-SOLO-37, DR-PIRATE-7: who begins the turn beside it may fight', () => {
    const t = solo({ human: { at: 4, hand: [] }, rival: { at: 4, pirate: true }, sea: { 4: {} } });
    expect(t.legalOf('fight')).toEqual(['fight player 2']);
    expect(of(t.play('fight player 2'), 'battleBegan')).toMatchObject([{ cause: 'chosen' }]);
  });

  it('DR-SOLO-37, DR-FLAG-1: a black flag attacks it in either mode, also in the harbour', () => {
    expect(attacked({}).legalOf('flag')).toEqual(['flag player 2 with captain']);
    const spec = { human: { at: 4 }, rival: { at: 4, pirate: true }, sea: { 4: {} } };
    expect(attacked(spec).legalOf('flag')).toEqual(['flag player 2 with captain']);
  });

  it('DR-SOLO-37, DR-ADV-2.3: abilities that damage enemy ships hit it', () => {
    const t = solo({
      human: {
        at: 4,
        hand: [],
        play: ['gunner-1'],
        levels: { 'gunner-1': 2 },
        sleeves: { 'gunner-1': ['a2-12', 'a1-04', 'a1-03'] },
      },
      rival: { at: 1 },
      sea: { 4: {} },
    });
    t.play('use gunner-1 top');
    expect(t.player(1).damage).toBe(1);
  });

  it('DR-SOLO-7, DR-SOLO-31: after the battle the card goes on, and then the player', () => {
    const { t } = rivalDoes('s-11', { ...AT_SHARK, throws: ['A2 A2 A2 A2 A1'] });
    expect(actsOf(fightOn(t))).toEqual(['2 coins', 'pirate']);
    toMain(t);
    expect(t.state).toMatchObject({ active: 0, round: 2 });
  });
});
