/** Combat abilities (DR-COMBAT-N5, -S8, -S9; DR-ADV; DR-CREW). */
import { describe, expect, it } from 'vitest';
import { ZONES, zoneNamed } from '../cards/board.ts';
import { deadReckoning } from '../rules/game.ts';
import { attacking, type BattleSpec, board, flagged, isOver, storming } from './fights.ts';
import { card, of, type PlayerSpec, type Table } from './table.ts';

/** A crewman in play with these advancements: 16 is the first ability of the top one, 32 of the middle, 48 of the bottom. */
const withCards = (...cards: readonly string[]): PlayerSpec => ({
  play: ['crewman-1'],
  sleeves: { 'crewman-1': cards },
});
const gunner = (level: number): PlayerSpec => ({ play: ['gunner-1'], levels: { 'gunner-1': level } });

/** Against a merchant with two cubes; the first throw has been made. */
function inBattle(first: string, spec: BattleSpec = {}): Table {
  const t = attacking('e1-1', { ...spec, throws: [first, ...(spec.throws ?? [])] });
  t.play('fire 1');
  t.landAll();
  return t;
}

/** Ship against ship; one cube each has been thrown. */
function inShipBattle(first: string, spec: BattleSpec = {}): Table {
  const t = flagged({ ...spec, throws: [first, ...(spec.throws ?? [])] });
  t.play('fire 1');
  if (t.waits === 'respond 1') t.play('fire 1');
  t.landAll();
  return t;
}

const byDefault = (t: Table): unknown => {
  const frame = t.state.flow[t.state.flow.length - 1];
  const step = deadReckoning.steps[frame.step] as { byDefault?: (s: unknown, f: unknown, seat: number) => unknown };
  return step.byDefault?.(t.state, frame, t.toAct);
};

describe('who may use what, and when', () => {
  it('DR-COMBAT-S8, DR-COMBAT-S9, DR-TEST-17, DR-DEC-67: ships alternate, a pass excludes nobody, two passes end the step', () => {
    const t = inShipBattle('A2 A2', {
      throws: ['A2 A2'],
      attacker: { ...withCards('a1-11', 'a1-12') },
      defender: { ...gunner(3) },
    });
    expect(t.waits).toBe('combat 0');
    t.play('skip');
    expect(t.waits).toBe('combat 1');
    t.play('use gunner-1 8');
    t.landAll();
    expect(t.waits).toBe('combat 0');
    t.play('use crewman-1 16');
    expect(t.waits).toBe('combat 0');
    t.play('skip');
    expect(isOver(t)).toBe(true);
  });

  it('DR-COMBAT-S9, DR-TEST-17, DR-TABLE-6: whoever has nothing to use passes unasked', () => {
    const t = inShipBattle('A2 A2', { attacker: withCards('a1-11', 'a1-12') });
    expect(of(t.play('use crewman-1 16'), 'passed')).toEqual([]);
    expect(t.waits).toBe('combat 0');
    const events = t.play('use crewman-1 48');
    expect(of(events, 'battleWon')).toMatchObject([{ strength: [3, 1] }]);
  });

  it('DR-COMBAT-N5, DR-DEC-66: against a merchant the player uses any abilities in any order, or stops', () => {
    const t = inBattle('A2 A2 A2', { attacker: withCards('a1-11', 'a1-12') });
    expect(t.legal()).toEqual(['use crewman-1 16', 'use crewman-1 48', 'skip']);
    t.play('use crewman-1 48');
    expect(t.legal()).toEqual(['use crewman-1 16', 'skip']);
    expect(t.why('use crewman-1 48')).toBe('already-used DR-ABIL-2');
    expect(of(t.play('skip'), 'passed')).toEqual([{ type: 'passed', seat: 0 }]);
    expect(isOver(t)).toBe(true);
  });

  it('DR-ABIL-3, DR-COMBAT-3: a combat ability is of no use in the main phase, and serves once a turn', () => {
    const t = inBattle('A2 A2 A2', {
      throws: ['A1 A1'],
      attacker: { ...withCards('a1-11'), sails: 1 },
      sea: { 1: { id: 'palm', card: 'e1-2' } },
    });
    t.play('use crewman-1 16');
    expect(t.why('use crewman-1 16')).toBe('combat-only DR-ABIL-3');
    t.state.turn.raised = true;
    t.playAll('sail 1', 'attack', 'fire 0');
    t.landAll();
    expect(isOver(t)).toBe(true);
    expect(t.player(0).legend).toBe(2);
  });

  it('DR-ABIL-1: only cards in play, only their own abilities, only combat abilities', () => {
    const t = inBattle('A2 A2 A2', { attacker: withCards('a1-11') });
    expect(t.why('use gunner-1 8')).toBe('not-in-play DR-ABIL-1');
    expect(t.why('use crewman-1 20')).toBe('no-such-ability DR-ABIL-1');
    expect(t.why('use crewman-1 0')).toBe('combat-first DR-COMBAT-S8');
    expect(t.why('end')).toBe('combat-first DR-COMBAT-S8');
  });

  it('DR-DEC-67: who does not answer in time passes', () => {
    const t = inShipBattle('A2 A2', { defender: gunner(3) });
    expect(t.waits).toBe('combat 1');
    expect(byDefault(t)).toEqual({ type: 'skip' });
  });
});

describe('throwing more cubes', () => {
  it('DR-BSHIP-21, DR-CREW-5, DR-ADV-2.5: “throw 2 cubes” brings two of the user’s onto the board as it lies', () => {
    for (const attacker of [gunner(3), withCards('a2-09')]) {
      const t = inBattle('A2 A2 A2', { throws: ['C2 A2'], attacker });
      const [use] = t.legal('use');
      const events = t.play(use);
      expect(of(events, 'combatUsed')).toHaveLength(1);
      expect(board(t)).toEqual(['0:A2', 'black:A2', 'black:A2', '0:-', '0:-']);
      expect(of(t.landAll(), 'battleWon')).toMatchObject([{ winner: 0, strength: [4, 2] }]);
    }
  });

  it('DR-ADV-2.1, DR-ABIL-7: as many as there are helms on the card; without any it is of no use', () => {
    const t = inBattle('A2 A2 A2', { attacker: withCards('a2-08', 'a2-05') });
    t.play('use crewman-1 16');
    expect(board(t).slice(3)).toEqual(['0:-', '0:-']);
    const none = inBattle('A2 A2 A2', { attacker: withCards('a2-08', 'a1-12') });
    expect(none.legal('use')).toEqual(['use crewman-1 48']);
    expect(none.why('use crewman-1 16')).toBe('too-few-symbols DR-ABIL-7');
  });

  it('DR-CUBE-7, DR-ABIL-12: with no cube left and none to take back it cannot be used', () => {
    const t = inBattle('A2 A2 A2', {
      attacker: { ...gunner(3), sleeves: { 'gunner-1': ['a1-11'] } },
      sea: { 1: { id: 'crab', permanent: [33] } },
    });
    expect(t.player(0).cubes).toBe(0);
    expect(t.legal('use')).toEqual(['use gunner-1 16']);
    expect(t.why('use gunner-1 8')).toBe('no-effect DR-ABIL-12');
  });
});

describe('strength without a cube', () => {
  it('DR-BSHIP-20, DR-ADV-1.1: it counts for the side that uses it', () => {
    const t = inShipBattle('A2 C2', { attacker: withCards('a1-11') });
    expect(of(t.play('use crewman-1 16'), 'battleWon')).toMatchObject([{ winner: 0, strength: [2, 2] }]);
    const other = inShipBattle('C2 A2', { defender: withCards('a1-11') });
    expect(of(other.play('use crewman-1 16'), 'battleWon')).toMatchObject([{ strength: [2, 2] }]);
  });
});

describe('moving a cube', () => {
  it('DR-BSHIP-22, DR-ADV-4.4, DR-ADV-R2, DR-DEC-68, DR-PHYS-21: any cube of either side, to any neighbouring zone', () => {
    const t = inBattle('A1 A2 D1', { attacker: withCards('a4-05') });
    t.play('use crewman-1 20');
    expect(t.waits).toBe('shift 0');
    const to = (cube: number, names: string): string[] =>
      names.split(' ').map((name) => `shift ${cube} ${zoneNamed(name)}`);
    expect(t.legal()).toEqual([...to(0, 'A2 B1 B2'), ...to(1, 'A1 A3 B2 B3 B4'), ...to(2, 'C1 D2')]);
    expect(t.why('shift 0 15')).toBe('not-adjacent DR-ADV-R2');
    expect(t.why('shift 3 0')).toBe('no-such-cube DR-BSHIP-22');
    expect(t.why('skip')).toBe('combat-first DR-COMBAT-S8');
    expect(byDefault(t)).toEqual({ type: 'shift', cube: 0, zone: zoneNamed('A2') });
    const events = t.play(`shift 2 ${zoneNamed('D2')}`);
    expect(of(events, 'shifted')).toEqual([
      { type: 'shifted', seat: 0, cube: 2, from: zoneNamed('D1'), to: zoneNamed('D2') },
    ]);
  });

  it('DR-ADV-3.2, DR-FACT-4: the smaller kind only moves cubes to zones of damage or strength', () => {
    const t = inBattle('A1 A3 D4', { throws: ['D1 D1'], attacker: withCards('a3-04') });
    t.landAll();
    t.play('use crewman-1 16');
    const zones = t.legal().map((text) => Number(text.split(' ')[2]));
    expect(zones.every((at) => ['damage', 'strength'].includes(ZONES[at].kind))).toBe(true);
    expect(t.why(`shift 2 ${zoneNamed('D2')}`)).toBe('wrong-zone DR-BSHIP-22');
  });

  it('DR-BSHIP-8, DR-PHYS-6: a cube moved into an explosion zone explodes at once', () => {
    const t = inBattle('A2 A1 A1', { throws: ['A2 A2'], attacker: withCards('a4-05') });
    t.play('use crewman-1 20');
    const events = t.play(`shift 0 ${zoneNamed('B3')}`);
    expect(of(events, 'exploded')).toEqual([{ type: 'exploded', sides: [0], added: [0] }]);
    expect(of(t.landAll(), 'battleWon')).toMatchObject([{ strength: [2, 0] }]);
  });

  it('DR-PHYS-21: the moved cube lies in its zone and overlaps no other', () => {
    const t = inBattle('A1 A2 A2', { attacker: withCards('a4-05', 'a1-12') });
    t.play('use crewman-1 20');
    t.play(`shift 0 ${zoneNamed('A2')}`);
    const [moved, ...others] = t.battle.cubes.map(({ pose }) => pose ?? []);
    for (const other of others)
      expect(Math.max(Math.abs(moved[0] - other[0]), Math.abs(moved[1] - other[1]))).toBeGreaterThanOrEqual(1000);
    expect(board(t)[0]).toBe('0:A2');
  });

  it('DR-ABIL-12: without any cube on the board there is nothing to move', () => {
    const t = flagged({ attacker: withCards('a4-05'), defender: {} });
    t.player(1).firedPrinted = true;
    t.play('fire 0');
    expect(isOver(t)).toBe(true);
  });
});

describe('removing a cube', () => {
  it('DR-CREW-13, DR-CREW-5, DR-DEC-69, DR-FACT-16: an own cube for one damage to the enemy ship and two coins to the own', () => {
    const t = inShipBattle('A2 A2', { attacker: gunner(4) });
    t.play('use gunner-1 12');
    expect(t.waits).toBe('remove 0');
    expect(t.legal()).toEqual(['remove 0']);
    expect(t.why('remove 1')).toBe('not-your-cube DR-CREW-13');
    expect(t.why('remove 2')).toBe('no-such-cube DR-BSHIP-22');
    expect(t.why('skip')).toBe('combat-first DR-COMBAT-S8');
    expect(byDefault(t)).toEqual({ type: 'remove', cube: 0 });
    const events = t.play('remove 0');
    expect(of(events, 'removed')).toEqual([{ type: 'removed', seat: 0, cube: 0, from: zoneNamed('A2') }]);
    expect(of(events, 'damaged')).toEqual([{ type: 'damaged', seat: 1, count: 1, by: 0, cause: 'ability' }]);
    expect(t.holds(0)[0]).toBe('0+2');
    expect(board(t)).toEqual(['1:A2']);
  });

  it('DR-CREW-13: without an enemy ship only the gain remains', () => {
    const t = inBattle('A2 A2 A2', { attacker: gunner(4) });
    t.play('use gunner-1 12');
    expect(of(t.play('remove 0'), 'damaged')).toEqual([]);
    expect(t.holds(0)[0]).toBe('0+2');
  });

  it('DR-CREW-13, DR-ABIL-12: without an own cube on the board it cannot be used', () => {
    const t = attacking('e1-1', { throws: ['A2 A2'], attacker: gunner(4) });
    t.play('fire 0');
    t.landAll();
    expect(t.legal('use')).toEqual(['use gunner-1 8']);
    expect(t.why('use gunner-1 12')).toBe('no-such-cube DR-BSHIP-22');
  });

  it('DR-GAIN-7, DR-COMBAT-13: what does not fit in a battle is lost; nothing is shifted or thrown overboard', () => {
    const t = inBattle('A2 A2 A2', {
      attacker: {
        ...gunner(4),
        holds: [
          [4, 0],
          [0, 0],
          [0, 0],
          [2, 0],
        ],
      },
    });
    t.play('use gunner-1 12');
    const events = t.play('remove 0');
    expect(t.holds(0)).toEqual(['4+0', '0+0', '0+0', '2+1']);
    expect(of(events, 'moved').map(({ coins, to, cause }) => [coins, to, cause])).toEqual([
      [1, 'ship', 'gain'],
      [1, 'supply', 'forgone'],
    ]);
  });
});

describe('if you win', () => {
  it('DR-ADV-R8, DR-CREW-1, DR-FACT-16: the captain’s reward is announced in step 3 and paid out after a victory', () => {
    const t = inBattle('C2 A2 A1', { attacker: { play: ['captain'], levels: { captain: 3 } } });
    t.play('use captain 8');
    expect(t.holds(0)).toEqual(['0+3', '0+0', '0+0', '0+0']);
    const best = inBattle('C2 A2 A1', {
      attacker: { play: ['captain'], levels: { captain: 4 }, sleeves: { captain: ['a2-05'] } },
    });
    best.play('use captain 8');
    expect(best.holds(0)).toEqual(['0+4', '0+0', '0+0', '0+3']);
  });

  it('DR-ADV-R8: it is not paid out after a defeat, and never to the other side', () => {
    const t = inShipBattle('A2 C2', {
      attacker: { play: [], levels: { captain: 3 } },
      defender: { play: ['captain'], levels: { captain: 3 } },
    });
    t.playAll('use captain 8', 'use captain 8');
    expect(t.holds(0)).toEqual(['0+0', '0+0', '0+0', '0+0']);
    expect(t.holds(1)[0]).toBe('0+1');
  });

  it('DR-ADV-4.2: one more damage to the enemy ship, two cargo and two coins', () => {
    const t = inShipBattle('A2 A2', { attacker: withCards('a4-03') });
    const events = t.play('use crewman-1 48');
    expect(of(events, 'damaged').map(({ seat, count, cause }) => [seat, count, cause])).toEqual([
      [1, 1, 'loss'],
      [1, 1, 'ability'],
    ]);
    expect(t.holds(0)).toEqual(['2+2', '0+0', '0+0', '0+0']);
  });

  it('DR-ADV-4.2, DR-COMBAT-B7: against a building the goods remain', () => {
    const t = storming('garrison', { throws: ['A2 A1 A1'], attacker: withCards('a4-03') });
    t.play('fire 1');
    t.landAll();
    t.play('use crewman-1 48');
    expect(t.holds(0)[0]).toBe('2+2');
    expect(t.player(1).damage).toBe(0);
  });

  it('DR-ADV-3.2: a victory spares one damage of this battle, a defeat none', () => {
    const won = inBattle('C2 B1 B1', { attacker: { ...withCards('a3-03'), damage: 1 } });
    won.play('use crewman-1 36');
    const events = won.play('skip');
    expect(of(events, 'repaired')).toEqual([{ type: 'repaired', seat: 0, count: 1 }]);
    expect(won.player(0).damage).toBe(2);
    const lost = inBattle('A1 B1 A2', { attacker: withCards('a3-03') });
    lost.playAll('use crewman-1 36', 'skip', 'lootAll');
    expect(lost.player(0).damage).toBe(1);
  });

  it('DR-ADV-3.2: without damage in this battle there is nothing to spare', () => {
    const t = inBattle('C2 A1 A1', { attacker: { ...withCards('a3-03'), damage: 2 } });
    t.play('use crewman-1 36');
    expect(of(t.play('skip'), 'repaired')).toEqual([]);
    expect(t.player(0).damage).toBe(2);
  });
});

describe('drawing a card in battle', () => {
  const drawing = (spec: PlayerSpec = {}, throws: readonly string[] = []): Table =>
    inBattle('A2 A2 A2', {
      throws,
      attacker: { ...withCards('a3-01'), deck: ['gunner-1'], levels: { 'gunner-1': 3 }, ...spec },
    });

  it('DR-ADV-3.1, DR-ADV-R1, DR-DEC-70, DR-PLAY-5: the card may be played, its cannons throw cubes and its abilities serve', () => {
    const t = drawing({}, ['A2']);
    const events = t.play('use crewman-1 16');
    expect(of(events, 'drew')).toEqual([{ type: 'drew', seat: 0, cards: [card('gunner-1')] }]);
    expect(t.waits).toBe('drawn 0');
    expect(t.legal()).toEqual(['play gunner-1', 'done']);
    t.play('play gunner-1');
    expect(board(t)).toEqual(['0:A2', 'black:A2', 'black:A2', '0:-']);
    t.landAll();
    expect(t.player(0).crew[card('gunner-1')].fired).toBe(1);
    expect(t.legal()).toEqual(['use gunner-1 8', 'skip']);
  });

  it('DR-ADV-R1: a card that is kept stays in hand, whatever the limit', () => {
    const t = drawing();
    t.play('use crewman-1 16');
    expect(t.why('play captain')).toBe('card-not-in-hand DR-PLAY-1');
    expect(t.why('skip')).toBe('combat-first DR-COMBAT-S8');
    expect(byDefault(t)).toEqual({ type: 'done' });
    t.play('done');
    expect(t.hand(0)).toEqual(['gunner-1']);
    expect(isOver(t)).toBe(true);
  });

  it('DR-ADV-3.1: a card without cannons brings no cubes', () => {
    const t = drawing({ deck: ['crewman-2'] });
    t.playAll('use crewman-1 16', 'play crewman-2');
    expect(isOver(t)).toBe(true);
    expect(t.inPlay(0)).toEqual(['crewman-1', 'crewman-2']);
  });

  it('DR-HID-2: what was drawn is known to its owner only', () => {
    const t = drawing();
    t.play('use crewman-1 16');
    const drawnBy = (eye: number): unknown => t.view(eye).flow.find(({ step }) => step === 'drawn');
    expect(drawnBy(0)).toMatchObject({ card: card('gunner-1') });
    expect(drawnBy(1)).toMatchObject({ card: -1 });
  });
});
