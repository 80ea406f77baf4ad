import { hashOf, SeededChance, type Viewer } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { CAPITALIST } from '../cards/achievements.ts';
import { NO_CARD } from '../cards/table.ts';
import { alter } from '../rules/crew.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { deadReckoning } from '../rules/game.ts';
import { seen } from '../rules/seen.ts';
import { atEveryMoment, playByChance, type Watch } from './matches.ts';
import { redeal } from './redeal.ts';
import { nextOrder, passTurn, solo } from './solo.ts';
import { card, names, of, type Table, type TableSpec, table } from './table.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];
const seenBy = (events: readonly DeadReckoningEvent[], viewer: Viewer): unknown[] =>
  events.map((event) => deadReckoning.seen(event, viewer));

/** Two tables that differ only in what is hidden from these viewers. */
function expectSameUpdate(one: Table, other: Table, viewers: readonly Viewer[] = VIEWERS): void {
  expect(one.hash).not.toBe(other.hash);
  for (const viewer of viewers) expect(one.view(viewer)).toEqual(other.view(viewer));
}

/** The same table twice, the second one changed by hand. */
function changed(spec: TableSpec, change: (t: Table) => void): [Table, Table] {
  const [one, other] = [table(3, spec), table(3, spec)];
  change(other);
  expect(deadReckoning.invariantViolation(other.state)).toBeUndefined();
  return [one, other];
}

describe('chests', () => {
  it('DR-HID-1: what is in a chest follows from what everybody saw of it, from the fifteen coins of the start on', () => {
    let changes = 0;
    for (const seats of [2, 4]) {
      const chests = Array.from({ length: seats }, () => 15);
      const follow = (event: DeadReckoningEvent): void => {
        if (event.type === 'sunk') {
          chests[event.seat] -= event.chestCoins;
          if (event.by >= 0) chests[event.by] += event.shipCoins + event.chestCoins;
        }
        if (event.type !== 'moved') return;
        if (event.from === 'chest') chests[event.seat] -= event.coins;
        if (event.to === 'chest') chests[event.seat] += event.coins;
        changes += event.from === 'chest' || event.to === 'chest' ? 1 : 0;
      };
      const watch: Watch = (match) => {
        for (const { events } of match.seenBy('spectator', match.n)) for (const event of events) follow(event);
        if (match.n % 16 === 0) expect(match.view('spectator').players.map(({ chest }) => chest)).toEqual(chests);
      };
      playByChance({ seats }, `chests ${seats}`, watch, 1200);
    }
    expect(changes).toBeGreaterThan(30);
  });

  it('DR-HID-1: every single change of a chest is seen by all', () => {
    const t = table(2, { players: [{ holds: [[0, 4]], chest: 20 }] });
    const events = t.play('unload 4 coins from A');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(seenBy(events, viewer)).toContainEqual(
        expect.objectContaining({ type: 'moved', coins: 4, from: 'ship', to: 'chest' }),
      );
    expect(t.view(1).players[0].chest).toBe(24);
  });

  it('DR-HID-1, DR-ACH-11: thirty coins are announced', () => {
    const t = table(2, { players: [{ holds: [[0, 4]], chest: 27 }] });
    const events = t.play('unload 4 coins from A');
    expect(seenBy(events, 1)).toContainEqual({ type: 'achieved', seat: 0, achievement: CAPITALIST });
    expect(t.view(1).players[0].chest).toBe(31);
  });

  it('DR-ACH-11, DR-HID-1: only the gain that reaches thirty coins cannot be undone', () => {
    const t = table(2, { players: [{ holds: [[0, 4]], chest: 27 }] });
    t.play('unload 1 coin from A');
    expect(t.uncovered).toBe(false);
    t.play('unload 3 coins from A');
    expect(t.uncovered).toBe(true);
    t.play('load 4 coins into A');
    t.play('unload 4 coins from A');
    expect(t.uncovered).toBe(false);
  });

  it('DR-HID-1, DR-GAIN-4: a price that comes off the ship because the chest is empty cannot be undone', () => {
    const paying = (chest: number): Table => {
      const t = table(2, {
        players: [
          { dock: 2, holds: [[0, 1]], chest, play: ['crewman-1'], sleeves: { 'crewman-1': ['a3-09'] }, hand: [] },
        ],
      });
      t.play('use crewman-1 bottom');
      return t;
    };
    expect(paying(5).uncovered).toBe(false);
    expect(paying(0).uncovered).toBe(true);
  });

  it("DR-HID-1, DR-SOLO-4: the rival's chest, store and pile are open", () => {
    const t = solo({ rival: { chest: 19, dock: 5, aside: ['a1-07'], training: 4 } });
    for (const viewer of [0, 'spectator'] as const)
      expect(t.view(viewer).players[1]).toMatchObject({ chest: 19, dock: 5, aside: [card('a1-07')], training: 4 });
  });
});

describe('crew cards', () => {
  it('DR-HID-2: hands are known to their owners, to the others only in size', () => {
    const one = table(3, { players: [{ hand: ['captain', 'purser'] }] });
    const other = table(3, { players: [{ hand: ['bosun', 'gunner-1'] }] });
    expectSameUpdate(one, other, [1, 2, 'spectator']);
    expect(names(one.view(0).players[0].hand ?? [])).toEqual(['captain', 'purser']);
    expect(one.view(1).players[0]).toMatchObject({ hand: null, handSize: 2, deckSize: 10 });
  });

  it('DR-HID-2: which advancements a hidden card has is known, whether it is in hand is not', () => {
    const sleeves = { captain: ['a1-01'] };
    const one = table(3, { players: [{ hand: ['captain'], sleeves }] });
    const other = table(3, { players: [{ hand: ['bosun'], sleeves }] });
    expectSameUpdate(one, other, [1, 2, 'spectator']);
    expect(one.view(1).players[0].crew[0]).toMatchObject({ where: 'hidden', sleeves: [card('a1-01'), -1, -1] });
  });

  it('DR-HID-3: nobody knows the order of a draw pile, its owner neither', () => {
    const [one, other] = changed({}, (t) => {
      t.player(0).deck.reverse();
    });
    expectSameUpdate(one, other);
    expect(one.view(0).players[0].crew.filter(({ where }) => where === 'deck')).toHaveLength(8);
    expect(one.view(1).players[0].crew.filter(({ where }) => where === 'hidden')).toHaveLength(12);
  });

  /** The first player has levelled up one of two cards after the turn. */
  const levelled = (which: string): Table => {
    const t = table(3, {
      players: [{ hand: ['captain', 'purser'], deck: ['bosun', 'gunner-1', 'deckhand-1', 'crewman-1'] }],
    });
    t.play('end');
    t.play(`level ${which}`, 0);
    return t;
  };

  it('DR-HID-4: that a card was levelled up is public, which one is known to its owner alone', () => {
    expectSameUpdate(levelled('captain'), levelled('purser'), [1, 2, 'spectator']);
    const t = levelled('captain');
    expect(t.view(0).players[0]).toMatchObject({ raisedInHand: 0, crew: { 0: { level: 2 } } });
    expect(t.view(1).players[0]).toMatchObject({ raisedInHand: 1, crew: { 0: { level: 1 } }, levelDue: 'no' });
  });

  it('DR-HID-4: others see it without card and level', () => {
    const t = table(2, { players: [{ hand: ['captain'] }] });
    t.play('end');
    const [event] = of(t.play('level captain', 0), 'levelled');
    expect(deadReckoning.seen(event, 0)).toEqual({ type: 'levelled', seat: 0, card: 0, level: 2, where: 'hand' });
    for (const viewer of [1, 'spectator'] as const)
      expect(deadReckoning.seen(event, viewer)).toEqual({
        type: 'levelled',
        seat: 0,
        card: NO_CARD,
        level: 0,
        where: 'hand',
      });
  });

  it('DR-HID-4: played, the card shows its level to all', () => {
    const t = levelled('captain');
    t.endTurn();
    t.endTurn();
    t.play('play captain');
    expect(t.view(1).players[0]).toMatchObject({ raisedInHand: 0, crew: { 0: { where: 'play', level: 2 } } });
  });

  it('DR-HID-4, DR-LEVEL-10: the progress of Sea dogs is public when a card reaches level 4', () => {
    const t = table(2, { players: [{ hand: ['captain'], levels: { captain: 3 } }] });
    t.play('end');
    const events = t.play('level captain', 0);
    expect(of(events, 'progress')).toHaveLength(1);
    expect(t.view(1).players[0]).toMatchObject({ seaDogs: 1, crew: { 0: { level: 3 } } });
  });

  it('DR-HID-5, DR-HID-6: discard piles, cards in play and cards set aside lie open', () => {
    const t = table(3, {
      players: [{ discard: ['purser', 'captain'], play: ['bosun'], aside: ['a1-01', 'e2-1'] }],
    });
    for (const viewer of VIEWERS)
      expect(t.view(viewer).players[0]).toMatchObject({
        discard: [card('purser'), card('captain')],
        play: [card('bosun')],
        aside: [card('a1-01'), card('e2-1')],
      });
  });

  it('DR-HID-13: which card rose at the bottom of the deck is known to its owner alone', () => {
    const raise = (bottom: string, next: string): Table => {
      const t = table(3, {
        players: [{ play: ['captain'], sleeves: { captain: ['a4-18'] }, hand: [], levels: { captain: 2 } }],
      });
      const { deck } = t.player(0);
      for (const name of [next, bottom]) deck.unshift(...deck.splice(deck.indexOf(card(name)), 1));
      const [event] = of(t.play('use captain middle'), 'levelled');
      expect(deadReckoning.seen(event, 0)).toMatchObject({ card: card(bottom), level: 2, where: 'deck' });
      expect(deadReckoning.seen(event, 1)).toMatchObject({ card: NO_CARD, level: 0 });
      return t;
    };
    const [one, other] = [raise('purser', 'bosun'), raise('bosun', 'purser')];
    expectSameUpdate(one, other, [1, 2, 'spectator']);
    expect(one.view(0).players[0].crew[card('purser')]).toMatchObject({ where: 'deck', level: 2 });
    expect(one.view(1).players[0]).toMatchObject({ raisedInDeck: 1, raisedInHand: 0 });
  });

  it('DR-HID-2, DR-ADV-R1: a card drawn in a battle is shown to who drew it alone', () => {
    const t = table(2, {
      players: [{ at: 4, play: ['gunner-1'], sleeves: { 'gunner-1': ['a3-01'] }, hand: [], deck: ['purser'] }],
      sea: { 4: { card: 'e2-1' } },
      stack: { throws: ['A2 A2 A2 A2 A2'] },
    });
    t.playAll('attack', 'fire 1');
    t.landAll();
    const events = t.play('use gunner-1 top');
    expect(t.waits).toBe('drawn 0');
    const top = (viewer: Viewer): unknown => t.view(viewer).flow[t.view(viewer).flow.length - 1];
    expect(top(0)).toMatchObject({ step: 'drawn', card: card('purser') });
    expect(top(1)).toMatchObject({ step: 'drawn', card: NO_CARD });
    expect(seenBy(events, 1)).toContainEqual({ type: 'drew', seat: 0, cards: [NO_CARD] });
  });
});

describe('boxes, tiles and tokens', () => {
  it('DR-HID-7, DR-TABLE-10, DR-SETUP-9: the back of a merchant is not shown before it is attacked', () => {
    const t = table(2, { players: [{ at: 4, hand: [] }], sea: { 4: { card: 'e2-1' } } });
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(t.view(viewer).sea[4].card).toBe(card('e2-1'));
      expect(JSON.stringify(t.view(viewer))).not.toContain(`${card('e2-1-back')}`);
    }
    const events = t.play('attack');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(t.view(viewer).sea[4].card).toBe(card('e2-1-back'));
      expect(seenBy(events, viewer)).toContainEqual(
        expect.objectContaining({ type: 'turnedOver', back: card('e2-1-back') }),
      );
    }
    expect(t.uncovered).toBe(true);
  });

  it('DR-HID-7, DR-ENC-2: who trades with a merchant does not see its back', () => {
    const t = table(2, { players: [{ at: 4, holds: [[4, 0]] }], sea: { 4: { card: 'e2-1' } } });
    t.play('trade');
    for (const viewer of [0, 1] as const) {
      expect(t.view(viewer).players[0].aside).toEqual([card('e2-1')]);
      expect(JSON.stringify(t.view(viewer))).not.toContain(`${card('e2-1-back')}`);
    }
  });

  it('DR-TABLE-10: the list of cards is public, with the backs of all merchants', () => {
    const backs = deadReckoning.cards.filter(({ module }) => module === 'back');
    expect(backs).toHaveLength(20);
    for (const { printed } of backs) expect(printed).toHaveProperty('cubes');
  });

  it('DR-HID-8: nobody knows the order of a box, the top card included', () => {
    const [one, other] = changed({}, (t) => {
      for (const box of t.state.boxes) box.reverse();
    });
    expectSameUpdate(one, other);
    expect(one.view(0)).toMatchObject({ boxes: [22, 25, 23, 25], tops: [-1, -1, -1, -1] });
  });

  it('DR-HID-8: with topCardVisible the top card lies open, and no other', () => {
    const spec: TableSpec = {
      options: { topCardVisible: true },
      stack: { row1: ['a1-01', 'a1-01', 'a1-05', 'a1-04'], row2: ['a2-07'] },
    };
    const [one, other] = changed(spec, (t) => {
      const [, box] = t.state.boxes;
      const top = box.pop() ?? NO_CARD;
      box.reverse();
      box.push(top);
    });
    expectSameUpdate(one, other);
    expect(names(one.view('spectator').tops.slice(0, 2))).toEqual(['a1-04', 'a2-07']);
  });

  it('DR-HID-9: face-down tiles and those left in the box are known to nobody', () => {
    const [one, other] = changed({}, (t) => {
      const { sea, left } = t.state;
      const at = sea.findIndex(({ id, explored }) => !explored && id < card('sea-1'));
      const [swapped] = left.splice(0, 1, sea[at].id);
      Object.assign(sea[at], { id: swapped });
    });
    expectSameUpdate(one, other);
    for (const { id, explored } of one.view(0).sea) expect(id === NO_CARD).toBe(!explored);
    expect(one.view(0)).not.toHaveProperty('left');
  });

  it('DR-HID-10: the tokens offered are seen by all, the one kept by its owner alone', () => {
    const keep = (which: string): Table => {
      const t = table(3, { options: { bonusTokens: true }, stack: { tokens: ['bt-1', 'bt-2'] } });
      const events = t.play(`keep ${which}`, 0);
      expect(seenBy(events, 0)).toEqual([{ type: 'kept', seat: 0, card: card(which) }]);
      expect(seenBy(events, 1)).toEqual([{ type: 'kept', seat: 0, card: NO_CARD }]);
      return t;
    };
    const [offered] = table(3, { options: { bonusTokens: true }, stack: { tokens: ['bt-1', 'bt-2'] } }).view(1).players;
    expect(offered).toMatchObject({ offered: [card('bt-1'), card('bt-2')], token: NO_CARD, hasToken: false });
    expectSameUpdate(keep('bt-1'), keep('bt-2'), [1, 2, 'spectator']);
    expect(keep('bt-1').view(0).players[0].token).toBe(card('bt-1'));
    expect(keep('bt-1').view(1).players[0]).toMatchObject({ token: NO_CARD, hasToken: true });
  });

  it('DR-HID-11: goods, damage, upgrades, mode, cubes and achievements are public', () => {
    const t = table(3, {
      players: [
        { dock: 4, holds: [[1, 2]], damage: 3, at: 4, pirate: true, achievements: [1], upgrades: { 1: ['ub-gun'] } },
      ],
      sea: { 4: { id: 'skull', cubes: [2, 1, 0], cargo: 3, coins: 1 } },
    });
    for (const viewer of VIEWERS) {
      expect(t.view(viewer).players[0]).toMatchObject({ dock: 4, damage: 3, at: 4, pirate: true, achievements: 2 });
      expect(t.view(viewer).players[0].cells).toEqual(t.player(0).cells);
      expect(t.view(viewer).sea[4]).toEqual(t.tile(4));
    }
  });

  it('DR-HID-12: throws to come are known to nobody', () => {
    const one = table(3, { stack: { throws: ['A2'] } });
    const other = table(3, { stack: { throws: ['B3'] } });
    expectSameUpdate(one, other);
  });

  it('DR-HID-14: discarded cards lie open, merchants by their back only if they were attacked', () => {
    const t = table(2, {
      players: [{ at: 4, hand: [] }],
      sea: { 4: { card: 'e2-1' } },
      stack: { throws: ['A1 A2 A2 A2 A2'] },
    });
    t.playAll('attack', 'fire 1');
    t.landAll();
    while (t.state.battle) t.play(t.legal()[t.legal().length - 1]);
    for (const viewer of [0, 1, 'spectator'] as const) expect(t.view(viewer).gone).toEqual([card('e2-1-back')]);
  });

  it("DR-HID-8, DR-SOLO-5: the rival's orders to come are known to nobody, those carried out to all", () => {
    const t = solo();
    nextOrder(t, 's-01');
    const other = solo();
    nextOrder(other, 's-02');
    expectSameUpdate(t, other, [0, 'spectator']);
    expect(t.view(0)).toMatchObject({ ordersLeft: 18, ordered: [] });
    passTurn(t);
    expect(t.view(0)).toMatchObject({ ordersLeft: 17, ordered: [card('s-01')] });
  });
});

describe('at every moment', () => {
  it('DR-HID-1 to DR-HID-14: whatever is hidden may be dealt again without a viewer noticing', () => {
    atEveryMoment(({ state, n, header }, where) => {
      for (const viewer of [n % header.seats, 'spectator'] as const) {
        const other = redeal(deadReckoning.clone(state), viewer, new SeededChance(where));
        expect(hashOf(deadReckoning.view(other, viewer)), where).toBe(hashOf(deadReckoning.view(state, viewer)));
      }
    }, 100);
  });

  it('DR-HID-2, DR-HID-4, DR-HID-10: events show secrets to their owner alone', () => {
    const { log } = playByChance({ seats: 3, options: { bonusTokens: true, roundLimit: 12 } }, 'events');
    const events = log.flatMap((entry) => entry.events);
    const secret = events.filter(({ type }) => type === 'drew' || type === 'kept' || type === 'levelled');
    expect(new Set(secret.map(({ type }) => type)).size).toBe(3);
    for (const event of secret) {
      const owner = 'seat' in event ? event.seat : -1;
      const open = event.type === 'levelled' && event.where === 'play';
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const seen = deadReckoning.seen(event, viewer);
        if (viewer === owner || open) expect(seen).toEqual(event);
        else expect(JSON.stringify(seen)).not.toMatch(/"cards?":\[?\d/);
      }
    }
    for (const event of events.filter((one) => !secret.includes(one)))
      expect(deadReckoning.seen(event, 'spectator')).toBe(event);
  });
});

describe('what players know of themselves', () => {
  it('DR-HID-4: the owner sees the levels of the deck card by card, the others only how many', () => {
    const t = table(2, { players: [{ deck: ['purser'] }] });
    alter(t.player(0), card('purser'), { level: 3 });
    expect(t.view(0).players[0].raisedInDeck).toBe(0);
    expect(t.view(1).players[0].raisedInDeck).toBe(2);
  });

  it('DR-SETUP-26: the token that was kept is shown to its owner', () => {
    const kept = { type: 'kept', seat: 0, card: card('bt-3') } as const;
    expect(seen(kept, 0)).toEqual(kept);
    expect(seen(kept, 1)).toEqual({ ...kept, card: -1 });
  });

  it('DR-ADV-R1, DR-COMBAT-3: a step shows all it is, and a ship its cannons', () => {
    const t = table(2);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(t.view(viewer).flow).toEqual(t.state.flow);
      expect(t.view(viewer).players.map(({ cannons, cannonsLeft }) => [cannons, cannonsLeft])).toEqual([
        [1, 1],
        [1, 1],
      ]);
    }
  });

  it('DR-REARR-1: only the others interject in a turn', () => {
    const laden = { hand: [], holds: [[1, 0]] as const };
    expect(table(2, { players: [laden, { hand: [] }] }).mayAct).toEqual([]);
    expect(table(2, { players: [laden, laden] }).mayAct).toEqual([1]);
  });
});
