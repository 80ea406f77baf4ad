import { hashOf, SeededChance, type Viewer } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../cards/table.ts';
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasEvent } from '../rules/state.ts';
import { atEveryMoment, playByChance } from './matches.ts';
import { redeal } from './redeal.ts';
import { of, type Table, type TableSpec, table } from './table.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

const seenBy = (events: readonly SevenSeasEvent[], viewer: Viewer): unknown[] =>
  events.map((event) => sevenSeas.seen(event, viewer));

/** Everything a viewer other than seat 1 is sent when seat 1 has chosen, in the order it is sent. */
function sent(character: string, viewer: Viewer, others: 'before' | 'after'): string {
  const t = table();
  const messages: unknown[] = [];
  const choose = (name: string, seat: number): void => {
    messages.push(seenBy(t.play(`choose ${name}`, seat), viewer), t.view(viewer), t.legal(0).length, t.legal(2).length);
  };
  if (others === 'before') choose('native', 0);
  choose(character, 1);
  if (others === 'after') choose('native', 0);
  return JSON.stringify(messages);
}

describe('secret choices', () => {
  it.each(['before', 'after'] as const)(
    'S7-HIDDEN-2: whichever character was chosen, others are sent the same, letter by letter, when they chose %s',
    (others) => {
      for (const viewer of [0, 2, 'spectator'] as const) {
        const messages = new Set(CHARACTERS.map((character) => sent(character, viewer, others)));
        expect(messages.size).toBe(1);
      }
    },
  );

  it('S7-HIDDEN-2: the chooser gets an answer of the same size for every character', () => {
    expect(new Set(CHARACTERS.map((character) => sent(character, 1, 'before').length)).size).toBe(1);
  });

  it('S7-HIDDEN-2: of the last choice others learn only what is then called', () => {
    const learn = (character: 'merchant' | 'cartographer', viewer: Viewer): string => {
      const t = table();
      t.play('choose native', 0);
      t.play('choose native', 2);
      const events = t.play(`choose ${character}`, 1);
      return JSON.stringify([seenBy(events, viewer), t.view(viewer)]);
    };
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(learn('merchant', viewer)).toBe(learn('cartographer', viewer));
  });

  it('S7-HIDDEN-2: nothing in a log that another reads shows the choice', () => {
    const log = playByChance({ seats: 3 }, 'log').seenBy('spectator');
    const choices = of(
      log.flatMap(({ events }) => events),
      'chose',
    );
    expect(choices.length).toBeGreaterThan(20);
    for (const { card } of choices) expect(card).toBe(-1);
    for (const entry of log) expect(entry).not.toHaveProperty('action');
  });

  it('S7-HIDDEN-3: who has not turned over a card yet is never imagined with a character already called', () => {
    const dealt = new Set<number>();
    const t = table({ pirates: [{}, { played: ['merchant'] }, {}] });
    t.choose('captain', 'cartographer', 'captain');
    for (let seed = 0; seed < 60; seed++)
      dealt.add(sevenSeas.imagine(t.view(0), 0, new SeededChance(`${seed}`)).pirates[1].chosen);
    expect([...dealt].sort()).toEqual([3, 4, 6]);
    atEveryMoment(({ state }, where) => {
      if (state.called < 0) return;
      const { pirates } = sevenSeas.imagine(sevenSeas.view(state, 'spectator'), 'spectator', new SeededChance(where));
      pirates.forEach(({ chosen }, seat) => {
        if (state.pirates[seat].chosen > state.called) expect(chosen, where).toBeGreaterThan(state.called);
        else expect(chosen, where).toBe(state.pirates[seat].chosen);
      });
    }, 1);
  });
});

/** Two tables that differ only in what is hidden from this viewer. */
function expectSameUpdate(one: TableSpec, other: TableSpec, viewers: readonly Viewer[] = VIEWERS): void {
  const [first, second]: readonly Table[] = [table(one), table(other)];
  expect(first.hash).not.toBe(second.hash);
  for (const viewer of viewers) expect(first.view(viewer)).toEqual(second.view(viewer));
}

describe('what a viewer may know', () => {
  it('S7-HIDDEN-1: hands are known to their owners, to the others only in size', () => {
    const hand = ['kraken', 'port-1'];
    const one = { pirates: [{ hand }, {}, {}] };
    expectSameUpdate(one, { pirates: [{ hand: ['idol', 'caravan-spain-1'] }, {}, {}] }, [1, 2, 'spectator']);
    expect(table(one).view(0).pirates[0].hand).toHaveLength(2);
    expect(table(one).view(1).pirates[0]).toMatchObject({ hand: null, handSize: 2 });
  });

  it('S7-HIDDEN-1: of both decks only the number of cards is known', () => {
    expectSameUpdate({ adventures: ['kraken', 'idol'] }, { adventures: ['idol', 'kraken'] });
    expectSameUpdate({ loot: ['rum', 'fruit'] }, { loot: ['fruit', 'rum'] });
    expect(table().view(0)).toMatchObject({ adventuresLeft: 31, lootLeft: 60 });
  });

  it('S7-HIDDEN-1: of played Caravans and Curses, of Ports and of discarded loot the top card lies open', () => {
    const under = (first: string, second: string): TableSpec => ({ played: ['kraken', first, second] });
    expectSameUpdate(under('idol', 'caravan-spain-1'), under('caravan-spain-1', 'tavern'));
    expect(table(under('idol', 'tavern')).view(1)).toMatchObject({ playedCount: 3, history: null });
    expect(table({ discard: ['rum', 'fruit'] }).view(1).discardTop).toBe(2);
  });

  it('S7-HIDDEN-1: throws to come are known to nobody', () => {
    expectSameUpdate({ throws: ['1 2 3'] }, { throws: ['6 6 6'] });
  });

  it('S7-HIDDEN-1: whatever is hidden may be dealt again at every moment without a viewer noticing', () => {
    atEveryMoment(({ state, n, header }, where) => {
      for (const viewer of [n % header.seats, 'spectator'] as const) {
        const other = redeal(sevenSeas.clone(state), viewer, new SeededChance(where));
        expect(hashOf(sevenSeas.view(other, viewer)), where).toBe(hashOf(sevenSeas.view(state, viewer)));
      }
    }, 1);
  });

  it('S7-HIDDEN-1: events show secrets to their owner alone', () => {
    const { log } = playByChance({ seats: 4 }, 'events');
    const events = log.flatMap((entry) => entry.events);
    const secret = events.filter(({ type }) => type === 'dealt' || type === 'chose' || type === 'drew');
    expect(new Set(secret.map(({ type }) => type)).size).toBe(3);
    for (const event of secret) {
      const owner = 'seat' in event ? event.seat : -1;
      for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
        const seen = sevenSeas.seen(event, viewer);
        if (viewer === owner) expect(seen).toEqual(event);
        else expect(JSON.stringify(seen)).not.toMatch(/"cards?":\[?\d/);
      }
    }
    const open = events.filter((event) => !secret.includes(event));
    for (const event of open) expect(sevenSeas.seen(event, 'spectator')).toBe(event);
  });

  it('S7-HIDDEN-4: all see that End of Adventures was drawn; the card drawn in its place is secret', () => {
    const draw = (next: string): Table => {
      const t = table({ first: 1, adventures: ['endOfAdventures', next] });
      t.choose('cartographer', 'native', 'native');
      t.playAll('decline', 'decline');
      return t;
    };
    const kraken = draw('kraken');
    const events = kraken.play('draw');
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(seenBy(events, viewer)).toContainEqual({ type: 'endDrawn', seat: 0, round: 1 });
      expect(seenBy(events, viewer)).toContainEqual({ type: 'drew', seat: 0, card: -1 });
      const idol = draw('idol');
      const others = idol.play('draw');
      expect(seenBy(others, viewer)).toEqual(seenBy(events, viewer));
      expect(idol.view(viewer)).toEqual(kraken.view(viewer));
    }
  });
});
