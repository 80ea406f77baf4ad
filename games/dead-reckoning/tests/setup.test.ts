import { Match } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS, BONUS_TOKENS } from '../cards/achievements.ts';
import { CREW } from '../cards/crew.ts';
import { ISLANDS, OPEN_SEA } from '../cards/ocean.ts';
import { COPIES_OF_UPGRADE, UPGRADES } from '../cards/ship.ts';
import { SOLO_CARDS } from '../cards/solo.ts';
import { CARD_INFO, CREW_KINDS, isIsland, isMerchant, merchantBack, ROW_CARDS, rowCard } from '../cards/table.ts';
import { deadReckoning } from '../rules/game.ts';
import { type DeadReckoningState, HARBOUR } from '../rules/state.ts';
import { card, names, of, table } from './table.ts';

const begin = (seats: number, seed = 'the box', options = {}): DeadReckoningState =>
  Match.begin(deadReckoning, { seats, seed, options }).state;

const cardsOf = (module: string) => CARD_INFO.filter((one) => one.module === module);
const copiesIn = (row: number): number =>
  ROW_CARDS.reduce((count, one) => (one.row === row ? count + one.copies : count), 0);

describe('what is in the box', () => {
  it('DR-COMP-1, DR-COMP-13, DR-COMP-14: nine achievements, eight bonus tokens and eighteen orders of the rival', () => {
    expect([ACHIEVEMENTS.length, BONUS_TOKENS.length, SOLO_CARDS.length]).toEqual([9, 8, 18]);
  });

  it('DR-COMP-2: sixteen tiles, twelve of them islands', () => {
    expect([ISLANDS.length, OPEN_SEA.length]).toEqual([12, 4]);
  });

  it('DR-COMP-3, DR-SETUP-8, DR-SETUP-10: four decks by row, 25, 25, 23 and 25 cards, advancements and merchants mixed', () => {
    expect([1, 2, 3, 4].map(copiesIn)).toEqual([25, 25, 23, 25]);
    const { boxes, sea } = begin(4);
    expect(boxes.map(({ length }) => length)).toEqual([22, 25, 23, 25]);
    for (const [row, box] of boxes.entries()) {
      for (const one of box) expect(rowCard(one).row).toBe(row + 1);
      expect(box.some(isMerchant)).toBe(true);
      expect(box.every(isMerchant)).toBe(false);
    }
    expect(sea.slice(0, 3).every((tile) => rowCard(tile.card).row === 1)).toBe(true);
    expect(begin(4, 'another box').boxes).not.toEqual(boxes);
  });

  it('DR-COMP-4, DR-COMP-5, DR-COMP-31, DR-SHIP-9: more coins and cargo than there are tokens can be had and count', () => {
    const t = table(2, { players: [{ chest: 300, dock: 100, achievements: [4] }] });
    t.playAll('load 1 0 4', 'load 0 3 3');
    expect(t.player(0)).toMatchObject({ chest: 296, dock: 97 });
    t.playAll('unload 1 0 4', 'unload 0 3 3');
    expect(t.player(0)).toMatchObject({ chest: 300, dock: 100 });
  });

  it('DR-COMP-6, DR-SETUP-12: 32 ship upgrades, basic and advanced, in stacks of identical tokens', () => {
    const { upgrades } = begin(2);
    expect(upgrades).toEqual(UPGRADES.map(() => COPIES_OF_UPGRADE));
    expect(upgrades.reduce((sum, count) => sum + count, 0)).toBe(32);
    expect(new Set(UPGRADES.map(({ kind }) => kind))).toEqual(new Set(['basic', 'advanced']));
  });

  it('DR-COMP-7: sixteen damage markers are not the most that can lie on ships', () => {
    const hit = { at: 0, damage: 4 };
    const t = table(4, {
      players: [hit, hit, hit, hit],
      sea: { 0: { card: 'e1-3' } },
      stack: { throws: ['B1 B1 B1 A2'] },
    });
    t.playAll('attack', 'fire 1');
    const damaged = of(t.land(), 'damaged');
    expect(damaged.map(({ seat }) => seat)).toEqual([0, 0]);
  });

  it('DR-COMP-8, DR-SETUP-12: ten forts, ten garrisons and ten outposts', () => {
    expect(begin(3).buildings).toEqual([10, 10, 10]);
    expect(names([card('fort'), card('garrison'), card('outpost')])).toEqual(['fort', 'garrison', 'outpost']);
  });

  it('DR-COMP-15, DR-COMP-16: every player has twelve crew cards of eight kinds', () => {
    const kinds = CREW.map(({ name, copies }) => [name, copies]);
    expect(Object.fromEntries(kinds)).toEqual({
      captain: 1,
      crewman: 3,
      firstMate: 1,
      bosun: 1,
      gunner: 2,
      deckhand: 2,
      buccaneer: 1,
      purser: 1,
    });
    expect(CREW_KINDS).toHaveLength(12);
    for (const { deck, hand } of begin(4).players)
      expect([...deck, ...hand].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('DR-COMP-17, DR-SETUP-18, DR-LEVEL-8: a crew card has four levels, begins at the first, and shows one only', () => {
    for (const { levels } of CREW) expect(levels).toHaveLength(4);
    for (const { crew } of begin(2).players)
      for (const one of crew) expect(one).toEqual({ level: 1, known: 1, sleeves: [-1, -1, -1], used: 0, fired: 0 });
    const t = table(2, { players: [{ play: ['captain'], levels: { captain: 2 } }] });
    // At level 1 the captain has a sail; at level 2 it is gone.
    expect(of(t.play('raise -'), 'raised')[0].sails).toBe(2);
  });

  it('DR-COMP-20, DR-COMP-21, DR-COMP-23: row cards show slot, price, effect and row; merchants can be told from advancements', () => {
    for (const { printed, name } of cardsOf('row')) {
      expect(printed, name).toMatchObject({ row: Number(name[1]) });
      expect(['top', 'middle', 'bottom'], name).toContain(printed.slot);
      expect(printed.price, name).toBeGreaterThan(0);
      expect(printed.merchant, name).toBe(name.startsWith('e'));
    }
  });

  it('DR-COMP-22: every merchant has a back with enemy cubes and outcomes, and some an ability to win', () => {
    const backs = ROW_CARDS.filter(({ back }) => back !== null);
    expect(cardsOf('back')).toHaveLength(backs.length);
    for (const { back } of backs) expect(back?.cubes).toBeGreaterThan(0);
    expect(backs.some(({ back }) => back?.kept)).toBe(true);
    expect(backs.some(({ back }) => back?.kept === null)).toBe(true);
    expect(merchantBack(card('e1-1')).cubes).toBe(2);
  });

  it('DR-COMP-24: islands have slots, a production and two or three values; some raise the hand limit', () => {
    for (const { slots, cargo, coins, values } of ISLANDS) {
      expect(slots).toBeGreaterThan(0);
      expect(cargo + coins).toBeGreaterThan(0);
      expect([2, 3]).toContain(values.length);
    }
    expect(ISLANDS.some(({ hand }) => hand > 0)).toBe(true);
  });

  it('DR-COMP-25: open sea has a slot for a card but neither slots for cubes nor a production', () => {
    const t = table(2, { players: [{ at: 1, holds: [[2, 0]] }] });
    expect(t.tile(1).id).toBe(card('sea-1'));
    expect(t.legal('buy')).toEqual(['buy']);
    expect(cardsOf('sea')[0].printed).not.toHaveProperty('slots');
  });
});

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
    expect(t.legal('sail')).toEqual(['sail 0', 'sail 1', 'sail 2']);
  });

  it('DR-SETUP-7: an arrow points to the same neighbour for everybody, and into nothing off the grid', () => {
    const use = (tile: number): number => {
      const t = table(2, { players: [{ play: ['purser'] }], sea: { 7: {}, 4: {}, 10: {} } });
      t.play('use purser 0');
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
    expect(deadReckoning.broken(state)).toBe('DR-COMP-30: player 0 has 34 cubes');
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
    expect(t.may).toEqual([0]);
    const [level] = t.legal('level', 0);
    t.play(level, 0);
    expect(t.legal('', 0)).toEqual([]);
    const late = table(4, { first: 1 });
    for (let turn = 0; turn < 3; turn++) {
      late.play('end');
      while (late.waits.startsWith('mode')) late.play('mode 0');
    }
    expect(late.waits).toBe('levelUp 0');
    expect(of(late.play('decline'), 'declined')).toEqual([{ type: 'declined', seat: 0 }]);
    expect(late.waits).toBe('main 0');
    expect(late.player(0).crew.every(({ level: one }) => one === 1)).toBe(true);
  });

  it('DR-SETUP-24: the other players have no level-up before their first turns', () => {
    const t = table(4);
    expect(t.state.players.map(({ levelDue }) => levelDue)).toEqual(['no', 'no', 'no', 'may']);
    expect(t.may).toEqual([3]);
    expect(t.waits).toBe('main 0');
    expect(table(3).state.players.map(({ levelDue }) => levelDue)).toEqual(['no', 'no', 'no']);
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
    expect(t.legal('', 0)).toEqual(['keep bt-2', 'keep bt-5']);
    expect(t.why('keep bt-3', 0)).toBe('no-such-token DR-SETUP-25');
    expect(t.why('end', 0)).toBe('token-first DR-SETUP-25');
    t.play('keep bt-5', 0);
    expect(t.why('keep bt-2', 0)).toBe('not-your-turn DR-TURN-1');
    t.play(t.legal('', 2)[0], 2);
    expect(t.waits).toBe('token 1');
    t.play(t.legal('', 1)[1], 1);
    expect(t.waits).toBe('main 0');
    expect(names([t.player(0).token])).toEqual(['bt-5']);
  });

  it('DR-SETUP-25: whoever does not choose in time keeps the first token', () => {
    const t = table(2, bonus);
    const [frame] = t.state.flow;
    if (frame.step !== 'token') throw new Error('tokens are chosen first');
    const answer = deadReckoning.steps.token.byDefault?.(t.state, frame, 0);
    expect(answer).toEqual({ type: 'keep', card: card('bt-2') });
  });

  it('DR-DEC-3: the table chooses its options once, and the match records them', () => {
    const match = Match.begin(deadReckoning, { seats: 2, seed: 'options', options: { roundLimit: 12 } });
    expect(match.header.options).toEqual({
      modules: [],
      bonusTokens: false,
      topCardVisible: false,
      levelUpOptional: false,
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

describe('where things are', () => {
  const spoil = (change: (state: DeadReckoningState) => void): string | undefined => {
    const { state } = table(2);
    change(state);
    return deadReckoning.broken(state);
  };

  it('DR-STATE-1, DR-STATE-2: cargo lies on the dock, coins in the chest, and both in holds or on islands', () => {
    const t = table(2, { players: [{ dock: 3, chest: 9 }] });
    t.playAll('load 0 0 3', 'load 1 3 1');
    expect(t.player(0)).toMatchObject({ dock: 0, chest: 8 });
    expect(t.holds(0)).toEqual(['3+0', '0+0', '0+0', '0+1']);
    t.playAll('unload 1 3 1', 'unload 0 0 1');
    expect(t.player(0)).toMatchObject({ dock: 1, chest: 9 });
    expect(spoil((state) => state.players[0].cells[0].cargo--)).toMatch('DR-SHIP-3');
  });

  it('DR-STATE-3: a cube that is nowhere, and one too many, break the law', () => {
    expect(spoil((state) => state.sea[0].cubes[1]++)).toMatch(/DR-COMP-30|DR-CTRL-8/);
  });

  it('DR-STATE-4: a crew card is in deck, hand, play or discard, and in one of them only', () => {
    expect(spoil((state) => state.players[0].discard.push(state.players[0].hand[0]))).toMatch('DR-STATE-4');
    expect(spoil((state) => state.players[0].deck.pop())).toMatch('DR-STATE-4');
  });

  it('DR-STATE-5: a row card is in its box, on a tile, aside, in a sleeve or gone', () => {
    expect(spoil((state) => state.boxes[0].pop())).toMatch('DR-STATE-5');
    expect(spoil((state) => state.gone.push(card('a1-03')))).toMatch('DR-STATE-5');
  });

  it('DR-STATE-7: every ship is in one of two modes, and in the harbour in trade mode', () => {
    expect(spoil((state) => Object.assign(state.players[1], { pirate: true }))).toMatch('DR-PIRATE-8');
  });
});
