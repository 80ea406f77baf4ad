import { Match } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS, BONUS_TOKENS } from '../cards/achievements.ts';
import { CREW } from '../cards/crew.ts';
import { ISLANDS, OPEN_SEA } from '../cards/ocean.ts';
import { COPIES_OF_UPGRADE, UPGRADES } from '../cards/ship.ts';
import { SOLO_CARDS } from '../cards/solo.ts';
import { CARD_INFO, CREW_KINDS, isMerchant, merchantBack, ROW_CARDS, rowCard } from '../cards/table.ts';
import { deadReckoning } from '../rules/game.ts';
import type { DeadReckoningState } from '../rules/state.ts';
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

  it('DR-COMP-3, DR-AMB-53: no row has more kinds of advancements than the reference page has cells', () => {
    const kindsIn = (row: number): number =>
      ROW_CARDS.filter((one) => one.row === row && one.back === null && one.copies > 0).length;
    expect([1, 2, 3, 4].map(kindsIn)).toEqual([12, 18, 18, 20]);
    const cells = [2 * 6, 3 * 6, 4 * 6, 4 * 6];
    for (const row of [1, 2, 3, 4]) expect(kindsIn(row)).toBeLessThanOrEqual(cells[row - 1]);
  });

  it('DR-FACT-1, DR-FACT-6, DR-FACT-13: a label says printed only of what is, the effect or the values', () => {
    const labelled = (name: string) => {
      const { source, effectSource, valueSource } = CARD_INFO[card(name)];
      return [source, effectSource, valueSource];
    };
    expect(labelled('a1-11')).toEqual(['reconstructed', 'printed', undefined]);
    expect(labelled('a1-01')).toEqual(['reconstructed', undefined, undefined]);
    expect(labelled('fort')).toEqual(['reconstructed', 'printed', undefined]);
    expect(labelled('garrison')).toEqual(['reconstructed', 'printed', undefined]);
    expect(labelled('outpost')).toEqual(['printed', undefined, undefined]);
    expect(labelled('shark')).toEqual(['reconstructed', undefined, 'printed']);
    expect(labelled('turtle')).toEqual(['reconstructed', undefined, undefined]);
    // Slot, price and copies of every row card are ours.
    expect(cardsOf('row').every(({ source }) => source === 'reconstructed')).toBe(true);
    expect(cardsOf('row').filter(({ effectSource }) => effectSource === 'printed')).toHaveLength(37);
  });

  it('DR-COMP-4, DR-COMP-5, DR-COMP-31, DR-SHIP-9: more coins and cargo than there are tokens can be had and count', () => {
    const t = table(2, { players: [{ chest: 300, dock: 100, achievements: [4] }] });
    t.playAll('load 4 coins into A', 'load 3 cargo into D');
    expect(t.player(0)).toMatchObject({ chest: 296, dock: 97 });
    t.playAll('unload 4 coins from A', 'unload 3 cargo from D');
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
    expect(of(t.play('raise sails'), 'raised')[0].sails).toBe(2);
  });

  it('DR-COMP-20, DR-COMP-21, DR-COMP-23: row cards show slot, price, effect and row; merchants can be distinguished from advancements', () => {
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
    expect(t.legalOf('buy')).toEqual(['buy']);
    expect(cardsOf('sea')[0].printed).not.toHaveProperty('slots');
  });
});

describe('where things are', () => {
  const spoil = (change: (state: DeadReckoningState) => void): string | undefined => {
    const { state } = table(2);
    change(state);
    return deadReckoning.invariantViolation(state);
  };

  it('DR-STATE-1, DR-STATE-2: cargo lies on the dock, coins in the chest, and both in holds or on islands', () => {
    const t = table(2, { players: [{ dock: 3, chest: 9 }] });
    t.playAll('load 3 cargo into A', 'load 1 coin into D');
    expect(t.player(0)).toMatchObject({ dock: 0, chest: 8 });
    expect(t.holds(0)).toEqual(['3+0', '0+0', '0+0', '0+1']);
    t.playAll('unload 1 coin from D', 'unload 1 cargo from A');
    expect(t.player(0)).toMatchObject({ dock: 1, chest: 9 });
    expect(spoil((state) => state.players[0].cells[0].cargo--)).toMatch('DR-SHIP-3');
  });

  it('DR-STATE-3: a cube that is nowhere, and one too many, break an invariant', () => {
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
