import { legal, printAction, Stream, toAct } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { deadReckoning } from '../rules/game.ts';
import { oddsOf } from '../rules/odds.ts';
import { type Table, table } from '../tests/table.ts';
import { sailor } from './sailor.ts';
import { momentsOf } from './testing.ts';

function choiceOf({ state }: Table): DeadReckoningAction {
  const [seat] = toAct(deadReckoning, state);
  return sailor(state, seat, legal(deadReckoning, state, seat), Stream.of('wish'));
}

/** What the sailor does at a test table, in notation. */
const choice = (t: Table): string => printAction(deadReckoning, choiceOf(t));

/** What the sailor does until its turn is over. */
function turnOf(t: Table): string[] {
  const { turns } = t.state;
  const done: string[] = [];
  while (t.state.turns === turns && t.state.flow.length > 0) {
    t.landAll();
    if (t.state.turns !== turns || t.toAct < 0) break;
    done.push(choice(t));
    t.act(choiceOf(t));
  }
  return done;
}

describe('the sailor on battles', () => {
  it('DR-BSHIP-19: with as many cubes the active player wins more often than not', () => {
    const wins = [2, 3, 4, 5, 6].map((cubes) => oddsOf(cubes, cubes).win);
    expect(wins.reduce((sum, win) => sum + win) / wins.length).toBeGreaterThan(0.5);
  });

  it('knows that more cannons win more battles and bring more loot', () => {
    expect(oddsOf(6, 3).win).toBeGreaterThan(oddsOf(3, 3).win);
    expect(oddsOf(6, 3).loot).toBeGreaterThan(oddsOf(2, 3).loot);
    expect(oddsOf(3, 6).taken).toBeGreaterThan(oddsOf(3, 2).taken);
  });

  it('DR-ENC-4: attacks a weak merchant with a ship full of guns', () => {
    const t = table(2, {
      players: [{ at: 0, hand: [], play: ['captain'], upgrades: { 1: ['ua-deck'], 2: ['ua-gun'] } }],
      sea: { 0: { card: 'e1-1' } },
    });
    expect(turnOf(t)).toContain('attack');
  });

  it('DR-ENC-4: leaves a strong merchant alone with the printed cannon', () => {
    const t = table(2, {
      players: [{ at: 9, hand: [], play: ['captain'], damage: 3 }],
      sea: { 9: { explored: true, card: 'e4-5' } },
    });
    expect(turnOf(t)).not.toContain('attack');
  });

  it('DR-JETT-2, DR-TABLE-6: attacked with goods aboard, it fires and throws nothing overboard', () => {
    const t = table(2, {
      players: [
        { at: 0, hand: [], play: ['captain'], levels: { captain: 2 } },
        { at: 0, hand: [], holds: [[2, 2]] },
      ],
    });
    t.playAll('flag player 2 with captain', 'fire 1');
    expect(t.waits).toBe('respond 1');
    expect(choice(t)).toBe('fire 1');
  });

  it('DR-GAIN-6: gives up cargo for the coins of a beaten merchant, and puts ashore what its own island keeps', () => {
    const full = [[4, 0] as const, [0, 0] as const, [0, 0] as const, [3, 0] as const];
    const beaten = (cubes: readonly number[]): Table => {
      const t = table(2, {
        players: [{ at: 0, hand: [], holds: full }],
        sea: { 0: { card: 'e1-1', cubes } },
        stack: { throws: ['C2 B1 B1'] },
      });
      t.playAll('attack', 'fire 1');
      t.landAll();
      expect(t.waits).toBe('room 0');
      return t;
    };
    expect(choice(beaten([0, 3]))).toBe('jettison 1 cargo from A');
    expect(choice(beaten([3]))).toMatch(/^unload /);
    const t = beaten([0, 0]);
    while (t.waits === 'room 0') t.act(choiceOf(t));
    expect(t.player(0).cells.reduce((sum, { coins }) => sum + coins, 0)).toBe(2);
  });

  it('DR-SETUP-27: raises a card before its first turn where it may', () => {
    const t = table(2, { options: { raiseBeforeFirstTurn: true } });
    t.play('end');
    while (t.waits.startsWith('mode')) t.play('mode trade');
    expect(t.waits).toBe('levelUp 1');
    expect(choice(t)).toMatch(/^level /);
  });

  it('DR-COMBAT-5: fires every cannon', () => {
    const t = table(2, {
      players: [{ at: 0, hand: [], play: ['captain'], upgrades: { 1: ['ua-deck'], 2: ['ua-gun'] } }],
      sea: { 0: { card: 'e1-1' } },
    });
    t.play('attack');
    expect(choice(t)).toBe('fire 5');
  });
});

describe('the sailor on its way', () => {
  it('DR-ACH-11: brings coins home that make a Capitalist', () => {
    const t = table(2, {
      players: [{ at: 0, hand: [], play: ['captain'], chest: 27, holds: [[0, 4]] }],
    });
    const done = turnOf(t);
    expect(done).toContain('sail to harbour');
    expect(t.player(0).chest).toBe(31);
  });

  it('DR-LOAD-1: never carries coins out of the chest', () => {
    for (const state of momentsOf(2, 'coins')) {
      const [seat] = toAct(deadReckoning, state);
      const wanted = sailor(state, seat, legal(deadReckoning, state, seat), Stream.of('wish'));
      if (wanted.type === 'load' && state.players[seat].at === 12) expect(wanted.good).toBe(0);
    }
  });

  it('DR-CTRL-1: puts its influence where it takes an island', () => {
    const t = table(2, {
      players: [{ at: 0, hand: [], play: ['buccaneer'], levels: { buccaneer: 3 } }],
      sea: { 0: { explored: true, cubes: [1, 0] } },
    });
    turnOf(t);
    expect(t.state.sea.some(({ controller }) => controller === 0)).toBe(true);
  });
});

describe('the sailor in its turns', () => {
  it('DR-ACH-17: claims to be a Master Trader when that is the fourth marker and it leads', () => {
    const t = table(2, {
      players: [{ dock: 13, chest: 29, achievements: [3, 5, 6], hand: [], play: ['captain'] }, { chest: 3 }],
    });
    expect(turnOf(t)).toContain('claim');
  });

  it.each([1, 2, 3, 4])('DR-TURN-6: never goes round in circles, with %i players', (seats) => {
    let actions = 0;
    let turn = 0;
    let round = 0;
    for (const state of momentsOf(seats, `circles ${seats}`)) {
      actions = state.turns === turn ? actions + 1 : 0;
      turn = state.turns;
      round = state.round;
      expect(actions).toBeLessThan(120);
    }
    expect(round).toBeLessThan(25);
  });

  it('DR-REARR-1, DR-JETT-1: moves no goods to and fro and throws none overboard', () => {
    for (const state of momentsOf(3, 'goods')) {
      const [seat] = toAct(deadReckoning, state);
      const actions = legal<DeadReckoningAction>(deadReckoning, state, seat);
      if (state.flow[state.flow.length - 1].step !== 'main') continue;
      expect(['rearrange', 'jettison']).not.toContain(sailor(state, seat, actions, Stream.of('wish')).type);
    }
  });
});
