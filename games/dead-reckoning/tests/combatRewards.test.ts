/** Combat abilities that bring something: removed cubes, rewards of a victory, a card drawn (DR-ADV-R1, DR-ADV-R8). */
import { describe, expect, it } from 'vitest';
import { zoneNamed } from '../cards/board.ts';
import { attacking, board, defaultOf, gunner, inBattle, inShipBattle, isOver, storming, withCards } from './fights.ts';
import { card, of, type PlayerSpec, type Table } from './table.ts';

describe('removing a cube', () => {
  it('DR-CREW-13, DR-CREW-5, DR-DEC-69, DR-FACT-16: an own cube for one damage to the enemy ship and two coins to the own', () => {
    const t = inShipBattle('A2 A2', { attacker: gunner(4) });
    t.play('use gunner-1 line 4');
    expect(t.waits).toBe('remove 0');
    expect(t.legal()).toEqual(['remove cube 1']);
    expect(t.why('remove cube 2')).toBe('not-your-cube DR-CREW-13');
    expect(t.why('remove cube 3')).toBe('no-such-cube DR-BSHIP-22');
    expect(t.why('skip')).toBe('combat-first DR-COMBAT-S8');
    expect(defaultOf(t)).toEqual({ type: 'remove', cube: 0 });
    const events = t.play('remove cube 1');
    expect(of(events, 'removed')).toEqual([{ type: 'removed', seat: 0, cube: 0, from: zoneNamed('A2') }]);
    expect(of(events, 'damaged')).toEqual([{ type: 'damaged', seat: 1, count: 1, by: 0, cause: 'ability' }]);
    expect(t.holds(0)[0]).toBe('0+2');
    expect(board(t)).toEqual(['1:A2']);
  });

  it('DR-CREW-13: without an enemy ship only the gain remains', () => {
    const t = inBattle('A2 A2 A2', { attacker: gunner(4) });
    t.play('use gunner-1 line 4');
    expect(of(t.play('remove cube 1'), 'damaged')).toEqual([]);
    expect(t.holds(0)[0]).toBe('0+2');
  });

  it('DR-CREW-13, DR-ABIL-12: without an own cube on the board it cannot be used', () => {
    const t = attacking('e1-1', { throws: ['A2 A2'], attacker: gunner(4) });
    t.play('fire 0');
    t.landAll();
    expect(t.legalOf('use')).toEqual(['use gunner-1 line 3']);
    expect(t.why('use gunner-1 line 4')).toBe('no-such-cube DR-BSHIP-22');
  });

  it('DR-GAIN-6, DR-GAIN-7, DR-JETT-4: what does not fit in a battle is asked about: overboard, but not ashore', () => {
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
    t.play('use gunner-1 line 4');
    const events = t.play('remove cube 1');
    expect(t.holds(0)).toEqual(['4+0', '0+0', '0+0', '2+1']);
    expect(t.waits).toBe('room 0');
    expect(t.legalOf('unload')).toEqual([]);
    expect(t.why('unload 1 cargo from A')).toBe('not-in-battle DR-REARR-2');
    expect(t.why('unload 1 coin at once')).toBe('not-in-battle DR-REARR-2');
    events.push(...t.play('jettison 1 cargo from D'));
    expect(t.holds(0)).toEqual(['4+0', '0+0', '0+0', '1+2']);
    expect(of(events, 'moved').map(({ cargo, coins, to, cause }) => [cargo, coins, to, cause])).toEqual([
      [0, 1, 'ship', 'gain'],
      [1, 0, 'supply', 'jettison'],
      [0, 1, 'ship', 'gain'],
    ]);
    expect(t.waits).not.toBe('room 0');
  });
});

describe('if you win', () => {
  it('DR-ADV-R8, DR-CREW-1, DR-FACT-16: the captain’s reward is announced in step 3 and paid out after a victory', () => {
    const t = inBattle('C2 A2 A1', { attacker: { play: ['captain'], levels: { captain: 3 } } });
    t.play('use captain line 3');
    expect(t.holds(0)).toEqual(['0+3', '0+0', '0+0', '0+0']);
    const best = inBattle('C2 A2 A1', {
      attacker: { play: ['captain'], levels: { captain: 4 }, sleeves: { captain: ['a2-05'] } },
    });
    best.play('use captain line 3');
    expect(best.holds(0)).toEqual(['0+4', '0+0', '0+0', '0+3']);
  });

  it('DR-ADV-R8: it is not paid out after a defeat, and never to the other side', () => {
    const t = inShipBattle('A2 C2', {
      attacker: { play: [], levels: { captain: 3 } },
      defender: { play: ['captain'], levels: { captain: 3 } },
    });
    t.playAll('use captain line 3', 'use captain line 3');
    expect(t.holds(0)).toEqual(['0+0', '0+0', '0+0', '0+0']);
    expect(t.holds(1)[0]).toBe('0+1');
  });

  it('DR-ADV-4.2: one more damage to the enemy ship, two cargo and two coins', () => {
    const t = inShipBattle('A2 A2', { attacker: withCards('a4-03') });
    const events = t.play('use crewman-1 bottom');
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
    t.play('use crewman-1 bottom');
    expect(t.holds(0)[0]).toBe('2+2');
    expect(t.player(1).damage).toBe(0);
  });

  it('DR-ADV-3.2: a victory spares one damage of this battle, a defeat none', () => {
    const won = inBattle('C2 B1 B1', { attacker: { ...withCards('a3-03'), damage: 1 } });
    won.play('use crewman-1 middle line 2');
    const events = won.play('skip');
    expect(of(events, 'repaired')).toEqual([{ type: 'repaired', seat: 0, count: 1 }]);
    expect(won.player(0).damage).toBe(2);
    const lost = inBattle('A1 B1 A2', { attacker: withCards('a3-03') });
    lost.playAll('use crewman-1 middle line 2', 'skip', 'loot all');
    expect(lost.player(0).damage).toBe(1);
  });

  it('DR-ADV-3.2: without damage in this battle there is nothing to spare', () => {
    const t = inBattle('C2 A1 A1', { attacker: { ...withCards('a3-03'), damage: 2 } });
    t.play('use crewman-1 middle line 2');
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
    const events = t.play('use crewman-1 top');
    expect(of(events, 'drew')).toEqual([{ type: 'drew', seat: 0, cards: [card('gunner-1')] }]);
    expect(t.waits).toBe('drawn 0');
    expect(t.legal()).toEqual(['play gunner-1', 'done']);
    t.play('play gunner-1');
    expect(board(t)).toEqual(['0:A2', 'black:A2', 'black:A2', '0:-']);
    t.landAll();
    expect(t.player(0).crew[card('gunner-1')].fired).toBe(1);
    expect(t.legal()).toEqual(['use gunner-1 line 3', 'skip']);
  });

  it('DR-ADV-R1: a card that is kept stays in hand, whatever the limit', () => {
    const t = drawing();
    t.play('use crewman-1 top');
    expect(t.why('play captain')).toBe('card-not-in-hand DR-PLAY-1');
    expect(t.why('skip')).toBe('combat-first DR-COMBAT-S8');
    expect(defaultOf(t)).toEqual({ type: 'done' });
    t.play('done');
    expect(t.hand(0)).toEqual(['gunner-1']);
    expect(isOver(t)).toBe(true);
  });

  it('DR-ADV-3.1: a card without cannons brings no cubes', () => {
    const t = drawing({ deck: ['crewman-2'] });
    t.playAll('use crewman-1 top', 'play crewman-2');
    expect(isOver(t)).toBe(true);
    expect(t.inPlay(0)).toEqual(['crewman-1', 'crewman-2']);
  });

  it('DR-HID-2: what was drawn is known to its owner only', () => {
    const t = drawing();
    t.play('use crewman-1 top');
    const drawnBy = (viewer: number): unknown => t.view(viewer).flow.find(({ step }) => step === 'drawn');
    expect(drawnBy(0)).toMatchObject({ card: card('gunner-1') });
    expect(drawnBy(1)).toMatchObject({ card: -1 });
  });
});
