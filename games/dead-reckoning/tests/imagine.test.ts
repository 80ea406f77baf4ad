import { hashOf, SeededChance, type Viewer } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { CAPITALIST, SEA_DOGS } from '../cards/achievements.ts';
import { isIsland, NO_CARD, ROW_CARDS, soloCard } from '../cards/table.ts';
import { alter } from '../rules/crew.ts';
import { deadReckoning } from '../rules/game.ts';
import type { DeadReckoningState } from '../rules/state.ts';
import { atEveryMoment } from './matches.ts';
import { nextOrder, solo } from './solo.ts';
import { card, names, type Table, table } from './table.ts';

/** What a viewer imagines, so many times. */
const dreams = (t: Table, viewer: Viewer, count = 60): DeadReckoningState[] =>
  Array.from({ length: count }, (_, at) =>
    deadReckoning.imagine(t.view(viewer), viewer, new SeededChance(`dream ${at}`)),
  );

const different = (values: readonly unknown[]): number => new Set(values.map((value) => JSON.stringify(value))).size;

/** Both have hands that nobody else knows; the first has two secret levels in hand and one at the bottom of the deck. */
function secretive(levels: Readonly<Record<string, number>> = {}): Table {
  const t = table(2, { players: [{ hand: ['captain', 'purser', 'gunner-1'], levels }, { hand: ['bosun'] }] });
  const player = t.player(0);
  for (const one of [card('captain'), card('purser'), player.deck[0]])
    alter(player, one, { level: player.crew[one].level + 1 });
  return t;
}

describe('what a viewer imagines', () => {
  it('DR-HID-1 to DR-HID-10: it looks like what the viewer sees and breaks no invariant, at every moment', () => {
    atEveryMoment(({ state, n, header }, where) => {
      for (const viewer of [n % header.seats, 'spectator'] as const) {
        const seen = deadReckoning.view(state, viewer);
        const dream = deadReckoning.imagine(seen, viewer, new SeededChance(where));
        expect(deadReckoning.invariantViolation(dream), where).toBeUndefined();
        expect(hashOf(deadReckoning.view(dream, viewer)), where).toBe(hashOf(seen));
      }
    }, 100);
  });

  it('DR-HID-2, DR-HID-3: hands and decks of others are any of their hidden cards, the own hand is itself', () => {
    const all = dreams(table(2, { players: [{ hand: ['captain', 'purser'] }, { play: ['bosun'] }] }), 0);
    expect(different(all.map(({ players }) => players[0].hand))).toBe(1);
    expect(different(all.map(({ players }) => players[0].deck))).toBeGreaterThan(50);
    expect(different(all.map(({ players }) => players[1].hand))).toBeGreaterThan(50);
    for (const { players } of all) {
      expect(players[1].play).toEqual([card('bosun')]);
      expect([...players[1].hand, ...players[1].deck]).not.toContain(card('bosun'));
    }
  });

  it('DR-HID-2: every hidden card is as likely in a hand as its places allow', () => {
    const found = new Array<number>(12).fill(0);
    for (const { players } of dreams(table(2), 0, 1200)) for (const one of players[1].hand) found[one]++;
    // Four of twelve: 400 each.
    for (const count of found) expect(Math.abs(count - 400)).toBeLessThan(80);
  });

  it('DR-HID-4: levels gained in hand are on cards in hand, those gained in the deck lie at its bottom', () => {
    const t = secretive();
    expect(t.view(1).players[0]).toMatchObject({ raisedInHand: 2, raisedInDeck: 1 });
    const all = dreams(t, 1);
    for (const { players } of all) {
      const [{ crew, hand, deck }] = players;
      expect(hand.reduce((sum, one) => sum + crew[one].level - crew[one].known, 0)).toBe(2);
      expect(crew[deck[0]].level - crew[deck[0]].known).toBe(1);
      for (const one of deck.slice(1)) expect(crew[one].level).toBe(crew[one].known);
    }
    expect(different(all.map(({ players }) => players[0].crew.map(({ level }) => level)))).toBeGreaterThan(30);
  });

  it('DR-HID-4, DR-LEVEL-10: as many cards have risen to level 4 as Sea dogs counts', () => {
    const t = secretive({ captain: 3, purser: 3, bosun: 3, 'gunner-2': 2 });
    t.player(0).seaDogs = 2;
    t.player(0).cubes -= 2;
    for (const { players } of dreams(t, 1)) expect(players[0].crew.filter(({ level }) => level === 4)).toHaveLength(2);
  });

  it('DR-HID-4: with the marker of Sea dogs any number may have', () => {
    const t = secretive({ captain: 3, purser: 3, bosun: 3, 'gunner-2': 3, 'gunner-1': 3 });
    t.player(0).achievements |= 1 << SEA_DOGS;
    const counts = dreams(t, 1).map(({ players }) => players[0].crew.filter(({ level }) => level === 4).length);
    expect(different(counts)).toBeGreaterThan(1);
  });

  it('DR-HID-4: no card is imagined above level 4, however few can have risen', () => {
    // Of twelve cards one alone can rise, and it rose twice.
    const levels = Object.fromEntries(names([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]).map((name) => [name, 4]));
    const t = table(2, { players: [{ hand: ['captain', 'purser'], levels, achievements: [SEA_DOGS] }] });
    alter(t.player(0), 0, { level: 3 });
    for (const { players } of dreams(t, 1, 20)) {
      expect(players[0].hand).toContain(0);
      expect(players[0].crew[0].level).toBe(3);
    }
  });

  it('DR-HID-1: every chest is imagined with what is in it', () => {
    const t = table(2, { players: [{ chest: 7 }, { achievements: [CAPITALIST], chest: 33 }] });
    for (const { players } of dreams(t, 0)) expect(players.map(({ chest }) => chest)).toEqual([7, 33]);
  });

  it('DR-HID-8: boxes hold what has not been seen of their rows, in any order', () => {
    const t = table(2, { players: [{ aside: ['e1-1'], sleeves: { captain: ['e1-2-back'] } }] });
    const all = dreams(t, 1);
    for (const { boxes, sea } of all) {
      expect(names(boxes[0])).not.toContain('e1-1');
      expect(names(boxes[0])).not.toContain('e1-2');
      const first = [...boxes[0], ...sea.slice(0, 3).map((tile) => tile.card)];
      expect(first.length + 2).toBe(
        ROW_CARDS.filter(({ row }) => row === 1).reduce((sum, { copies }) => sum + copies, 0),
      );
    }
    expect(different(all.map(({ boxes }) => boxes[3]))).toBe(all.length);
  });

  it('DR-HID-8: a top card that lies open stays on top', () => {
    const t = table(2, { options: { topCardVisible: true }, stack: { row2: ['a2-07', 'a2-09'] } });
    for (const { boxes } of dreams(t, 0)) expect(names(boxes[1].slice(-1))).toEqual(['a2-07']);
  });

  it('DR-HID-9: face-down tiles are any that were not seen; all open sea of this table lies in the sea', () => {
    const all = dreams(table(2), 0);
    for (const { sea, left } of all) {
      expect(sea.filter(({ id }) => !isIsland(id))).toHaveLength(4);
      expect(left).toHaveLength(4);
      expect(left.every(isIsland)).toBe(true);
    }
    expect(different(all.map(({ sea }) => sea.map(({ id }) => id)))).toBe(all.length);
    expect(different(all.map(({ sea }) => sea.slice(0, 3).map(({ id }) => id)))).toBe(1);
  });

  it('DR-HID-10: a kept token is one of the two that were offered; before the choice there is none', () => {
    const t = table(2, { options: { bonusTokens: true }, stack: { tokens: ['bt-3', 'bt-4', 'bt-5', 'bt-6'] } });
    for (const { players } of dreams(t, 0)) expect(players[1].token).toBe(NO_CARD);
    t.play('keep legend+sea-dogs+first-rate', 1);
    const tokens = dreams(t, 0).map(({ players }) => players[1].token);
    expect(new Set(tokens)).toEqual(new Set([card('bt-5'), card('bt-6')]));
  });

  it('DR-SOLO-5: orders to come are those not yet seen, stage by stage', () => {
    const t = solo();
    nextOrder(t, 's-08');
    const all = dreams(t, 0);
    for (const { orders } of all) {
      expect(orders).toHaveLength(12);
      const stages = [...orders].reverse().map((order) => soloCard(order).stage);
      expect(stages).toEqual([2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3]);
    }
    expect(different(all.map(({ orders }) => orders))).toBeGreaterThan(50);
  });

  it('DR-ADV-R1: a card drawn by another in battle is imagined in that hand', () => {
    const t = table(2, {
      players: [{ at: 4, play: ['gunner-1'], sleeves: { 'gunner-1': ['a3-01'] }, hand: ['captain'], deck: ['purser'] }],
      sea: { 4: { card: 'e2-1' } },
      stack: { throws: ['A2 A2 A2 A2 A2'] },
    });
    t.playAll('attack', 'fire 1');
    t.landAll();
    t.play('use gunner-1 top');
    const drawn = dreams(t, 1).map(({ flow, players }) => {
      const frame = flow[flow.length - 1];
      const id = frame.step === 'drawn' ? frame.card : NO_CARD;
      expect(players[0].hand).toContain(id);
      return id;
    });
    expect(different(drawn)).toBeGreaterThan(3);
  });
});
