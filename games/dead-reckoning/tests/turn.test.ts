import { describe, expect, it } from 'vitest';
import { alter } from '../rules/crew.ts';
import { deadReckoning } from '../rules/game.ts';
import { names, of, table } from './table.ts';

describe('the course of a turn', () => {
  it('DR-TURN-2, DR-DEC-10, DR-DEC-30: the main phase lasts until it is ended, then comes the end phase', () => {
    const t = table(2, { players: [{ hand: ['captain'], at: 0 }] });
    expect(t.waits).toBe('main 0');
    t.play('play captain');
    expect(t.waits).toBe('main 0');
    t.play('end');
    expect(t.waits).toBe('mode 0');
    expect(t.why('play captain')).toBe('mode-first DR-END-PHASE-5');
    t.play('mode trade');
    expect(t.waits).toBe('main 1');
  });

  it('DR-TURN-3, DR-TURN-4, DR-PLAY-3: any number of actions in any order, and again where nothing limits them', () => {
    const t = table(2, { players: [{ hand: ['crewman-1', 'crewman-2', 'captain'], dock: 2 }] });
    t.playAll(
      'load 1 cargo into A',
      'play crewman-1',
      'use crewman-1',
      'load 1 cargo into A',
      'play crewman-2',
      'play captain',
    );
    t.playAll('raise sails', 'use crewman-2', 'sail to row 1 left', 'buy');
    expect(t.why('raise sails')).toBe('already-raised DR-SAIL-1');
    expect(t.why('use crewman-1')).toBe('already-used DR-ABIL-2');
    expect(t.why('use crewman-3')).toBe('not-in-play DR-ABIL-1');
  });

  it('DR-TURN-5: a fort to storm, a pirate met at the start to fight and twelve cargo to return are offered too', () => {
    const t = table(2, {
      players: [
        { at: 0, dock: 12 },
        { at: 0, pirate: true },
      ],
      sea: { 0: { cubes: [0, 3], buildings: ['fort'] } },
    });
    expect(t.legalOf('claim')).toEqual(['claim']);
    expect(t.legalOf('fight')).toEqual(['fight player 2']);
    const free = table(2, { players: [{ at: 0 }], sea: { 0: { cubes: [0, 3], buildings: ['fort'] } } });
    expect(free.legalOf('storm')).toEqual(['storm fort']);
    expect(free.why('claim')).toBe('not-enough-cargo DR-ACH-17');
  });

  it('DR-TURN-6: nothing is compulsory: a turn may be ended at once', () => {
    const t = table(2, { players: [{ hand: ['captain', 'purser'], at: 2, pirate: true }, { at: 2 }] });
    expect(t.legalOf('end')).toEqual(['end']);
    t.playAll('end', 'mode pirate');
    expect(t.hand(0)).toContain('captain');
  });

  it('DR-TURN-8: nothing else is done before an ability is carried out', () => {
    const t = table(2, { players: [{ play: ['purser'], hand: ['captain'], dock: 3 }] });
    t.play('use purser');
    expect(t.waits).toBe('produce 0');
    expect(t.legal().every((text) => text.startsWith('produce') || text === 'done')).toBe(true);
    expect(t.why('end')).toBe('ability-first DR-TURN-8');
    expect(t.mayAct).toEqual([]);
  });

  it('DR-STATE-6, DR-COMBAT-8: all counters of a turn begin anew with every turn, and everybody’s', () => {
    const t = table(2, { players: [{ play: ['crewman-1', 'captain'] }] });
    t.playAll('use crewman-1', 'raise sails', 'sail to row 1 left', 'end', 'mode trade');
    expect(t.state.turn).toEqual({
      raised: false,
      moved: false,
      explored: false,
      bought: 0,
      foughtShips: 0,
      foughtBuildings: [],
      beganAt: 12,
      passRowFour: 0,
      passed: 0,
      damageOnEntering: 0,
      entered: 0,
    });
    for (const { crew } of t.state.players) for (const one of crew) expect([one.used, one.fired]).toEqual([0, 0]);
    expect(t.state).toMatchObject({ turns: 2, active: 1, round: 1 });
  });

  it('DR-TURN-1: the round is over when the first player’s turn comes again', () => {
    const t = table(3, { first: 2 });
    const rounds: number[] = [];
    for (let turn = 0; turn < 7; turn++) {
      rounds.push(t.state.round);
      t.endTurn();
    }
    expect(rounds).toEqual([1, 1, 1, 2, 2, 2, 3]);
  });
});

describe('playing cards', () => {
  it('DR-PLAY-1, DR-DEC-16: a card from the hand is laid face up, for nothing', () => {
    const t = table(2, { players: [{ hand: ['captain', 'purser'], dock: 1 }] });
    expect(of(t.play('play purser'), 'played')).toEqual([{ type: 'played', seat: 0, card: 11, level: 1 }]);
    expect([t.hand(0), t.inPlay(0)]).toEqual([['captain'], ['purser']]);
    expect(t.player(0)).toMatchObject({ dock: 1, chest: 15 });
    expect(names(t.view('spectator').players[0].play)).toEqual(['purser']);
    expect(t.why('play purser')).toBe('card-not-in-hand DR-PLAY-1');
    expect(t.why('play gunner-1')).toBe('card-not-in-hand DR-PLAY-1');
    expect(t.why('play sail-top')).toBe('not-a-crew-card DR-PLAY-1');
  });

  it('DR-PLAY-2: its abilities can be used at once, later or not at all', () => {
    const t = table(2, { players: [{ hand: ['crewman-1', 'crewman-2', 'crewman-3'], dock: 0 }] });
    t.playAll('play crewman-1', 'use crewman-1', 'play crewman-2', 'play crewman-3', 'use crewman-2');
    expect(t.player(0).dock).toBe(2);
    t.endTurn();
    expect(t.player(0).dock).toBe(2);
  });

  it('DR-PLAY-4, DR-COMBAT-7: no card is played once the cubes of a battle are thrown', () => {
    const t = table(2, { players: [{ at: 0, hand: ['captain', 'purser'] }], sea: { 0: { card: 'e1-1' } } });
    t.playAll('attack', 'play purser', 'fire 1');
    expect(t.waits).toBe('fall -1');
    expect(t.why('play captain', 0)).toBe('not-your-turn DR-TURN-1');
  });

  it('DR-PLAY-5, DR-PLAY-6, DR-DEC-94: in another’s turn nobody plays, loads, unloads or throws overboard', () => {
    const t = table(2, { players: [{}, { hand: ['gunner-1'], levels: { 'gunner-1': 2 }, holds: [[1, 0]], dock: 3 }] });
    expect(t.mayAct).toEqual([1]);
    expect(t.why('play gunner-1', 1)).toBe('not-your-turn DR-TURN-1');
    expect(t.why('load 1 cargo into A', 1)).toBe('not-your-turn DR-TURN-1');
    expect(t.why('unload 1 cargo from A', 1)).toBe('not-your-turn DR-TURN-1');
    expect(t.why('jettison 1 cargo from A', 1)).toBe('only-in-answer DR-JETT-2');
    expect(t.why('end', 1)).toBe('not-your-turn DR-TURN-1');
    expect(t.legal(1)).toEqual(['rearrange 1 cargo from A to D']);
  });

  it('DR-PLAY-7: cards played in defence stay until the owner’s next end phase and count as played in that turn', () => {
    const t = table(2, {
      players: [
        { at: 0, play: ['captain'], levels: { captain: 2 } },
        { at: 0, hand: ['gunner-1'], levels: { 'gunner-1': 2 } },
      ],
      stack: { throws: ['A2 C2 C2'] },
    });
    t.playAll('flag player 2 with captain', 'fire 1', 'play gunner-1', 'fire 2');
    t.landAll();
    t.playAll('end', 'mode trade');
    expect(t.waits).toBe('main 1');
    expect(t.inPlay(1)).toEqual(['gunner-1']);
    t.play('use gunner-1');
    t.playAll('end', 'mode trade');
    expect(t.inPlay(1)).toEqual([]);
    expect(names(t.player(1).discard)).toContain('gunner-1');
  });

  it('DR-HID-4: a card of a secret level shows it when it is played; whoever shows their own may take it back', () => {
    const t = table(2, { players: [{ hand: ['captain', 'purser'] }] });
    alter(t.player(0), 11, { level: 3 });
    expect(t.view(1).players[0].crew[11].level).toBe(1);
    t.play('play purser');
    expect(t.uncovered).toBe(false);
    expect(t.view(1).players[0].crew[11].level).toBe(3);
  });
});

describe('pirate mode at the start of a turn', () => {
  const beside = {
    players: [
      { at: 4, hand: [] },
      { at: 4, pirate: true },
    ],
    sea: { 4: { cubes: [3, 0] } },
  };

  it('DR-PIRATE-6: beginning a turn beside a pirate forces nothing, and one may sail away', () => {
    const t = table(2, beside);
    expect(t.waits).toBe('main 0');
    expect(t.legalOf('end')).toEqual(['end']);
    t.playAll('raise sails', 'sail to row 1 centre');
    expect(t.waits).toBe('main 0');
    expect(t.player(0).at).toBe(1);
  });

  it('DR-PIRATE-4, DR-MOVE-14: the own pirate mode means nothing in the own turn, and travels with the ship', () => {
    const t = table(2, { players: [{ at: 4, pirate: true, sails: 3 }, { at: 1 }], sea: { 4: {} } });
    t.play('sail to row 1 centre');
    expect(t.waits).toBe('main 0');
    expect(t.player(0)).toMatchObject({ at: 1, pirate: true });
    t.play('sail to harbour');
    expect(deadReckoning.invariantViolation(t.state)).toBeUndefined();
    expect(t.player(0).pirate).toBe(true);
    t.play('end');
    expect(t.player(0).pirate).toBe(false);
  });
});
