import { begin as beginMatch, Match, Out, resolveOptions, SeededChance, type Stack } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { isIsland } from '../cards/table.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { deadReckoning } from '../rules/game.ts';
import { type DeadReckoningOptions, type DeadReckoningState, HARBOUR } from '../rules/state.ts';
import { card, names, of, table } from './table.ts';

const begin = (seats: number, seed = 'the box', options = {}): DeadReckoningState =>
  Match.begin(deadReckoning, { seats, seed, options }).state;

describe('the sea', () => {
  it.each([
    [2, 8, 4],
    [3, 9, 3],
    [4, 10, 2],
  ])(
    'DR-SETUP-2, DR-SETUP-3, DR-SETUP-4: %i players sail between %i islands and %i tiles of open sea',
    (seats, islands, seas) => {
      const { sea, left } = begin(seats);
      expect(sea.filter(({ id }) => isIsland(id))).toHaveLength(islands);
      expect(sea.filter(({ id }) => !isIsland(id))).toHaveLength(seas);
      expect(left).toHaveLength(12 - islands);
      expect(left.every(isIsland)).toBe(true);
      expect(new Set([...left, ...sea.map(({ id }) => id)]).size).toBe(12 + seas);
      const open = names(sea.map(({ id }) => id)).filter((name) => name.startsWith('sea'));
      expect(open.sort()).toEqual(['sea-1', 'sea-2', 'sea-3', 'sea-4'].slice(0, seas));
      expect(begin(seats, 'another box').sea).not.toEqual(sea);
    },
  );

  it('DR-SETUP-1, DR-SETUP-5, DR-SETUP-6: four rows of three before the harbour, the first row face up', () => {
    const { sea } = begin(2);
    expect(sea.map(({ explored }) => explored)).toEqual([...Array(3).fill(true), ...Array(9).fill(false)]);
    const t = table(2, { players: [{ sails: 1 }] });
    expect(t.legalOf('sail')).toEqual(['sail to row 1 left', 'sail to row 1 centre', 'sail to row 1 right']);
  });

  it('DR-SETUP-7: an arrow points to the same neighbour for everybody, and into nothing off the grid', () => {
    const use = (tile: number): number => {
      const t = table(2, { players: [{ play: ['purser'] }], sea: { 7: {}, 4: {}, 10: {} } });
      t.play('use purser');
      return of(t.play(`produce ${tile}`), 'produced')[0].coins;
    };
    // sea-1 in the middle of row 1 points west and east, sea-2 above palm north and south.
    expect([use(0), use(2), use(4)]).toEqual([1, 1, 2]);
  });

  it('DR-SETUP-9, DR-SETUP-11: one card from box 1 lies on every tile of row 1, on open sea too', () => {
    const t = table(2);
    expect(names(t.state.sea.slice(0, 3).map((tile) => tile.card))).toEqual(['a1-01', 'a1-03', 'a1-05']);
    expect(t.state.sea.slice(3).every((tile) => tile.card === -1)).toBe(true);
    expect(t.state.boxes[0]).toHaveLength(22);
  });
});

describe('the players', () => {
  it('DR-SETUP-13, DR-SETUP-14, DR-SETUP-15, DR-COMP-30: 15 coins and 34 cubes, the 35th on sail track 0', () => {
    for (const player of begin(4).players)
      expect(player).toMatchObject({ chest: 15, cubes: 34, sails: 0, achievements: 0, aside: [], discard: [] });
    const state = begin(2);
    state.players[0].cubes--;
    expect(deadReckoning.invariantViolation(state)).toBe('DR-COMP-30: player 0 has 34 cubes');
  });

  it('DR-SETUP-16, DR-SETUP-17, DR-SETUP-19: ships begin in the harbour, in trade mode, whole and empty', () => {
    for (const player of begin(3).players) {
      expect(player).toMatchObject({ at: HARBOUR, pirate: false, damage: 0 });
      for (const cell of player.cells) expect(cell).toEqual({ tokens: [], cargo: 0, coins: 0, fired: 0 });
    }
  });

  it('DR-SETUP-20: everybody shuffles the twelve cards and draws four', () => {
    const state = begin(4);
    for (const { hand, deck } of state.players) expect([hand.length, deck.length]).toEqual([4, 8]);
    expect(state.players[0].deck).not.toEqual(state.players[1].deck);
  });

  it('DR-SETUP-21, DR-TURN-1: the first player is drawn by chance, and turns pass clockwise', () => {
    const firsts = new Set(Array.from({ length: 40 }, (_, at) => begin(4, `box ${at}`).first));
    expect(firsts).toEqual(new Set([0, 1, 2, 3]));
    const t = table(3, { first: 1 });
    expect(deadReckoning.first?.(t.state)).toBe(1);
    const order: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      order.push(t.state.active);
      t.endTurn();
    }
    expect(order).toEqual([1, 2, 0, 1]);
    expect(t.state).toMatchObject({ round: 2, turns: 5 });
  });

  it('DR-SETUP-22: 1, 2, 3 and 2 cargo on the docks in the order of turns', () => {
    const docks = (seats: number, first: number): number[] =>
      table(seats, { first }).state.players.map(({ dock }) => dock);
    expect(docks(4, 0)).toEqual([1, 2, 3, 2]);
    expect(docks(4, 2)).toEqual([3, 2, 1, 2]);
    expect(docks(3, 1)).toEqual([3, 1, 2]);
    expect(docks(2, 1)).toEqual([2, 1]);
  });

  it('DR-SETUP-23, DR-DEC-2: the fourth player may level up a card before the first turn, or decline', () => {
    const t = table(4, { first: 1 });
    expect(t.mayAct).toEqual([0]);
    const [level] = t.legalOf('level', 0);
    t.play(level, 0);
    expect(t.legal(0)).toEqual([]);
    const late = table(4, { first: 1 });
    for (let turn = 0; turn < 3; turn++) {
      late.play('end');
      while (late.waits.startsWith('mode')) late.play('mode trade');
    }
    expect(late.waits).toBe('levelUp 0');
    expect(of(late.play('decline'), 'declined')).toEqual([{ type: 'declined', seat: 0 }]);
    expect(late.waits).toBe('main 0');
    expect(late.player(0).crew.every(({ level: one }) => one === 1)).toBe(true);
  });

  it('DR-SETUP-24: the other players have no level-up before their first turns', () => {
    const t = table(4);
    expect(t.state.players.map(({ levelDue }) => levelDue)).toEqual(['no', 'no', 'no', 'may']);
    expect(t.mayAct).toEqual([3]);
    expect(t.waits).toBe('main 0');
    expect(table(3).state.players.map(({ levelDue }) => levelDue)).toEqual(['no', 'no', 'no']);
  });

  it('DR-SETUP-27, DR-DEC-2: if the table wants it, everybody but the first of two or three players has that right', () => {
    const due = (seats: number, first = 0): string[] =>
      table(seats, { first, options: { raiseBeforeFirstTurn: true } }).state.players.map(({ levelDue }) => levelDue);
    expect(due(2)).toEqual(['no', 'may']);
    expect(due(2, 1)).toEqual(['may', 'no']);
    expect(due(3, 1)).toEqual(['may', 'no', 'may']);
    expect(due(4)).toEqual(['no', 'no', 'no', 'may']);
    expect(due(1)).toEqual(['no', 'no']);
  });

  it('DR-SETUP-27, DR-DEC-2: the card rises in another’s turn or before the own first one, or not at all', () => {
    const options = { raiseBeforeFirstTurn: true };
    const early = table(2, { options });
    expect(early.mayAct).toEqual([1]);
    const [level] = early.legalOf('level', 1);
    early.play(level, 1);
    expect(early.legal(1)).toEqual([]);
    early.endTurn();
    expect(early.waits).toBe('main 1');
    const late = table(2, { options });
    late.play('end');
    while (late.waits.startsWith('mode')) late.play('mode trade');
    expect(late.waits).toBe('levelUp 1');
    expect(late.legal()).toEqual([...late.legalOf('level'), 'decline']);
    late.play('decline');
    expect(late.player(1).crew.every(({ level: one }) => one === 1)).toBe(true);
    // After a turn of their own it is compulsory again, as for everybody.
    late.play('end');
    while (late.waits.startsWith('mode')) late.play('mode trade');
    expect(late.player(1).levelDue).toBe('must');
  });

  it('DR-SOLO-1, DR-SOLO-3: alone one begins on the map for two with one cargo', () => {
    const state = begin(1);
    expect(state.sea.filter(({ id }) => isIsland(id))).toHaveLength(8);
    expect(state).toMatchObject({ first: 0, active: 0 });
    expect(state.players.map(({ dock, chest }) => [dock, chest])).toEqual([
      [1, 15],
      [0, 15],
    ]);
  });
});

describe('bonus tokens and options', () => {
  const bonus = { options: { bonusTokens: true }, stack: { tokens: ['bt-5', 'bt-2', 'bt-8', 'bt-1'] } };

  it('DR-SETUP-25, DR-SETUP-26, DR-DEC-1: two tokens are offered to everybody, and all keep one before the first turn', () => {
    const t = table(3, bonus);
    const offered = t.state.players.map((player) => names(player.offered));
    expect(offered[0]).toEqual(['bt-2', 'bt-5']);
    expect(new Set(offered.flat()).size).toBe(6);
    expect(t.waits).toBe('token 0');
    expect(t.legal(0)).toEqual(['keep settler+builder+sea-dogs', 'keep legend+sea-dogs+first-rate']);
    expect(t.why('keep explorer+settler+first-rate', 0)).toBe('no-such-token DR-SETUP-25');
    expect(t.why('end', 0)).toBe('token-first DR-SETUP-25');
    t.play('keep legend+sea-dogs+first-rate', 0);
    expect(t.why('keep settler+builder+sea-dogs', 0)).toBe('not-your-turn DR-TURN-1');
    t.play(t.legal(2)[0], 2);
    expect(t.waits).toBe('token 1');
    t.play(t.legal(1)[1], 1);
    expect(t.waits).toBe('main 0');
    expect(names([t.player(0).token])).toEqual(['bt-5']);
  });

  it('DR-SETUP-25: whoever does not choose in time keeps the first token', () => {
    const t = table(2, bonus);
    const [frame] = t.state.flow;
    if (frame.step !== 'token') throw new Error('tokens are chosen first');
    const answer = deadReckoning.steps.token.defaultAction?.(t.state, frame, 0);
    expect(answer).toEqual({ type: 'keep', card: card('bt-2') });
  });

  it('DR-DEC-3: the table chooses its options once, and the match records them', () => {
    const match = Match.begin(deadReckoning, { seats: 2, seed: 'options', options: { roundLimit: 12 } });
    expect(match.header.options).toEqual({
      modules: [],
      bonusTokens: false,
      topCardVisible: false,
      levelUpOptional: false,
      raiseBeforeFirstTurn: false,
      roundLimit: 12,
      rival: 'normal',
    });
    expect(() => begin(2, 'options', { roundLimit: 13 })).toThrow();
  });

  it.each([
    [{ tiles: ['atlantis'] }, 'there is no card "atlantis"'],
    [{ tiles: ['sea-1', 'sea-1'] }, 'no copy of "sea-1" is left'],
    [{ crew3: ['captain'] }, 'only 2 players are seated'],
    [{ orders: ['s-99'] }, 'there is no order "s-99"'],
    [{ first: ['2'] }, 'must be one seat from "0" to "1"'],
    [{ row5: [] }, 'has no pile "row5"'],
  ])('DR-DEC-3: a stack that cannot be is refused: %j', (stack, complaint) => {
    expect(() => Match.begin(deadReckoning, { seats: 2, seed: 'stack', stack })).toThrow(complaint);
  });
});

interface Beginning {
  readonly state: DeadReckoningState;
  readonly events: readonly DeadReckoningEvent[];
}

describe('a prescribed beginning', () => {
  const beginWith = (seats: number, stack: Stack, requested: Partial<DeadReckoningOptions> = {}): Beginning => {
    const out = new Out<DeadReckoningEvent>(new SeededChance('a prescribed beginning'), true);
    const state = beginMatch(deadReckoning, resolveOptions(deadReckoning, seats, requested), seats, out, stack);
    return { state, events: out.events ?? [] };
  };

  it('DR-SETUP-20, DR-SETUP-21, DR-SETUP-25: who begins, the hands and the tokens are reported in this order', () => {
    const stack = { first: ['1'], crew2: ['purser', 'captain'], tokens: ['bt-5', 'bt-2', 'bt-3', 'bt-4'] };
    const { state, events } = beginWith(2, stack, { bonusTokens: true });
    expect(events).toEqual([
      { type: 'began', first: 1 },
      { type: 'drew', seat: 0, cards: state.players[0].hand },
      { type: 'drew', seat: 1, cards: state.players[1].hand },
      { type: 'offered', seat: 0, cards: [card('bt-2'), card('bt-5')] },
      { type: 'offered', seat: 1, cards: [card('bt-3'), card('bt-4')] },
    ]);
    expect(names(state.players[1].hand)).toEqual(expect.arrayContaining(['captain', 'purser']));
    expect(beginWith(2, {}).state.players[0].offered).toEqual([]);
  });

  it('DR-SETUP-13, DR-SETUP-16, DR-SETUP-18: nothing is aboard, nothing has been used or fired', () => {
    const [player] = beginWith(2, {}).state.players;
    expect(player.cells).toEqual(Array(4).fill({ tokens: [], cargo: 0, coins: 0, fired: 0 }));
    expect(player.crew).toEqual(Array(12).fill({ level: 1, known: 1, sleeves: [-1, -1, -1], used: 0, fired: 0 }));
    expect(player.firedPrinted).toBe(false);
  });

  it('DR-SOLO-5: orders named lie on top of their stages', () => {
    const { orders } = beginWith(1, { orders: ['s-13', 's-02', 's-01'] }).state;
    expect(names(orders.slice(-2))).toEqual(['s-01', 's-02']);
    expect(names([orders[5]])).toEqual(['s-13']);
    expect(new Set(orders).size).toBe(18);
  });

  it('DR-SETUP-4: islands named after the twelve are left in the box, and never open sea', () => {
    const twelve = [
      'shark',
      'turtle',
      'parrot',
      'palm',
      'crab',
      'monkey',
      'sea-1',
      'sea-2',
      'serpent',
      'whale',
      'skull',
    ];
    const { left } = beginWith(4, { tiles: [...twelve, 'storm', 'temple'] }).state;
    expect(names(left)).toEqual(['temple', 'volcano']);
    for (const out of ['sea-1', 'sea-2']) {
      const tiles = [...twelve.filter((name) => name !== out), 'storm', 'temple'];
      expect(() => beginWith(4, { tiles })).toThrow('exactly 2 islands');
    }
  });

  it('DR-SETUP-21: what cannot be is refused', () => {
    for (const first of [['0', '1'], ['2'], ['x'], [''], ['1.0'], []])
      expect(() => beginWith(2, { first })).toThrow('stack.first must be one seat');
    expect(() => beginWith(2, { crew3: ['captain'] })).toThrow('only 2 players');
    expect(() => beginWith(3, { crew4: ['captain'] })).toThrow('only 3 players');
    expect(() => beginWith(1, { orders: ['captain'] })).toThrow('there is no order');
  });
});
