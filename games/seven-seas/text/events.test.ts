import { LOCALES } from '@broadside/text';
import { misaddressed } from '@broadside/text/testing';
import { describe, expect, it } from 'vitest';
import { CHARACTERS, type Character, characterCard, GOODS } from '../cards/table.ts';
import type { MarkCause, SevenSeasEvent } from '../rules/state.ts';
import { card } from '../tests/table.ts';
import { sevenSeasVoice } from './index.ts';
import { nameIn, speak } from './testing.ts';

const CAUSES: readonly MarkCause[] = ['declined', 'corsair', 'stayedHome', 'ownNation', 'tavern', 'hand'];
const KRAKEN = card('kraken');
const SPAIN = card('caravan-spain-3');
const PER_SEAT = [0, 1, 2];
const DICE = [5, 100, 100, 0, 3, 2000, 100, 0, 6, 3000, 100, 0, 2, 100, 4000, 0];
const landed = { type: 'landed', seat: 0, dice: DICE, physics: 0, film: '' } as const;
const fought = { type: 'fought', red: 0, pirate: 2, seat: 1, apart: 950 } as const;
const raidEnded = { type: 'raidEnded', card: SPAIN } as const;
const hit = { type: 'hit', seat: 1, curse: KRAKEN, dice: [], card: card('fruit') } as const;

/** At least one fact of every type: random matches come by the rare ones too seldom. */
const SAMPLES: { readonly [T in SevenSeasEvent['type']]: readonly Extract<SevenSeasEvent, { type: T }>[] } = {
  began: [{ type: 'began', first: 1 }],
  dealt: [{ type: 'dealt', seat: 0, cards: [SPAIN, KRAKEN, card('port-2')] }],
  roundBegan: [0, 1, 2, 3].map((last) => ({ type: 'roundBegan', round: 4, first: 0, last })),
  chose: [characterCard(2), -1].map((one) => ({ type: 'chose', seat: 0, card: one })),
  called: [[0], [1, 2, 0]].map((seats) => ({ type: 'called', card: characterCard(2), seats })),
  declined: [{ type: 'declined', seat: 0, card: characterCard(5) }],
  marked: CAUSES.flatMap((cause) => [1, 3].map((count) => ({ type: 'marked', seat: 0, cause, count }))),
  markLifted: [{ type: 'markLifted', seat: 0 }],
  built: [1, 3].map((count) => ({ type: 'built', seat: 0, count })),
  corsair: [0, 1, 2, 3].flatMap((nation) => [0, 1, 3].map((ships) => ({ type: 'corsair', seat: 0, nation, ships }))),
  gift: CHARACTERS.map((_, at) => ({ type: 'gift', seat: 0, card: characterCard(at as Character) })),
  ritual: [
    { type: 'ritual', seat: 0, ritual: 'deal', cards: [card('rum'), card('coffee')], chests: 5 },
    { type: 'ritual', seat: 0, ritual: 'doubleHold', cards: [], chests: 0 },
    { type: 'ritual', seat: 0, ritual: 'unsinkable', cards: [], chests: 0 },
  ],
  sold: [true, false].map((final) => ({ type: 'sold', seat: 0, goods: [2, 3, 0], chests: 11, final })),
  gained: [
    { type: 'gained', seat: 0, chests: 1, cause: 'gift' },
    { type: 'gained', seat: 0, chests: 1, cause: 'tavern' },
    { type: 'gained', seat: 0, chests: -1, cause: 'tavern' },
    { type: 'gained', seat: 0, chests: -6, cause: 'salary' },
  ],
  yinYang: (['sunk', 'talisman', 'gift', 'tavern'] as const).map((cause) => ({
    type: 'yinYang',
    seat: 0,
    count: 2,
    cause,
  })),
  guards: [
    { type: 'guards', seat: 0, from: 1, to: 2 },
    { type: 'guards', seat: 0, from: 3, to: 1 },
  ],
  drew: [KRAKEN, -1].map((one) => ({ type: 'drew', seat: 0, card: one })),
  endDrawn: [{ type: 'endDrawn', seat: 0, round: 9 }],
  played: [SPAIN, card('port-3'), KRAKEN].map((one) => ({ type: 'played', seat: 0, card: one })),
  sent: [0, 1, 3, 5].map((count) => ({ type: 'sent', seat: 0, count })),
  cast: [1, 4, 11].map((dice) => ({ type: 'cast', seat: 0, way: 0, force: 2, dice })),
  landed: [
    { ...landed, card: SPAIN, sides: [-1, -1, 0, 1], attempt: 0 },
    { ...landed, card: SPAIN, sides: [-1, -1, 0, 1], attempt: 1 },
    { ...landed, card: SPAIN, sides: [-1, -1, 0, 1], attempt: 2 },
    { ...landed, card: card('tavern'), sides: [-1, -1, -1, -1], attempt: 0 },
  ],
  fought: [
    { ...fought, values: [3, 5], sunk: 'red' },
    { ...fought, values: [5, 3], sunk: 'pirate' },
    { ...fought, values: [2, 2], sunk: 'both' },
  ],
  raidEnded: [
    { ...raidEnded, won: true, sunk: PER_SEAT, saved: PER_SEAT, left: [3, 0, 1] },
    { ...raidEnded, won: true, sunk: PER_SEAT, saved: [0, 0, 0], left: [0, 0, 0] },
    { ...raidEnded, won: false, sunk: [0, 0, 0], saved: [0, 0, 0], left: [0, 0, 0] },
  ],
  looted: (['raid', 'gift', 'tavern'] as const).map((cause) => ({
    type: 'looted',
    seat: 0,
    cards: [card('coffee'), card('talisman'), card('coffee')],
    cause,
  })),
  kept: [{ type: 'kept', seat: 0, goods: [1, 0, 2] }],
  dropped: (['left', 'excess', 'tavern'] as const).map((cause) => ({
    type: 'dropped',
    seat: 0,
    goods: [0, 2, 1],
    cause,
  })),
  reshuffled: [1, 40].map((cards) => ({ type: 'reshuffled', cards })),
  protected: [0, 1, 6].map((count) => ({ type: 'protected', seat: 0, count })),
  named: GOODS.map((good) => ({ type: 'named', seat: 0, card: card(good) })),
  hit: [
    { ...hit, cards: 2, ships: 1 },
    { ...hit, cards: 0, ships: 3 },
    { ...hit, cards: 1, ships: 0 },
    { ...hit, cards: 0, ships: 0 },
    { ...hit, curse: card('whirlpool'), card: card('talisman'), cards: 2, ships: 0 },
  ],
  assigned: [1, 2, 3, 4, 5, 6].map((value) => ({ type: 'assigned', seat: 0, value })),
  returned: [{ type: 'returned', seat: 0, cards: [characterCard(0), characterCard(2)] }],
  ended: [{ type: 'ended' }],
};

describe.each(LOCALES)('every fact in %s', (locale) => {
  const say = speak(locale);
  const sentence = (event: SevenSeasEvent) => sevenSeasVoice.event(event, say, nameIn(locale));

  it.each(Object.entries(SAMPLES))('%s is one line of whole sentences', (_type, events) => {
    for (const event of events) expect(sentence(event)).toMatch(/^\p{Lu}[^{}#\n]*[^.]\.$/u);
  });

  it('facts of one type that differ are described differently', () => {
    for (const events of Object.values(SAMPLES)) expect(new Set(events.map(sentence)).size).toBe(events.length);
  });

  it('speaks to the reader where the reader is meant', () => {
    expect(
      misaddressed(Object.values(SAMPLES).flat(), { voice: sevenSeasVoice, say, nameOf: nameIn(locale) }, locale),
    ).toEqual([]);
  });

  it('facts that say nothing new to a reader have no sentence', () => {
    expect(sentence({ type: 'dealt', seat: 1, cards: [-1, -1, -1] })).toBeUndefined();
    expect(sentence({ type: 'called', card: characterCard(3), seats: [] })).toBeUndefined();
    expect(sentence({ type: 'returned', seat: 1, cards: [characterCard(2)] })).toBeUndefined();
    expect(sentence({ type: 'kept', seat: 1, goods: [0, 0, 0] })).toBeUndefined();
  });
});

describe('what one sentence says of the next fact', () => {
  const covers = (before: SevenSeasEvent, event: SevenSeasEvent) => sevenSeasVoice.isCoveredBy?.(event, before);
  const gift: SevenSeasEvent = { type: 'gift', seat: 1, card: characterCard(2) };
  const mark = (cause: MarkCause, seat = 1): SevenSeasEvent => ({ type: 'marked', seat, cause, count: 1 });

  it('S7-MARK-3, S7-MARK-5: declining and staying home mention their mark', () => {
    expect(covers({ type: 'declined', seat: 1, card: characterCard(2) }, mark('declined'))).toBe(true);
    expect(covers({ type: 'sent', seat: 1, count: 0 }, mark('stayedHome'))).toBe(true);
    expect(covers({ type: 'sent', seat: 1, count: 2 }, mark('ownNation'))).toBe(false);
    expect(covers({ type: 'sent', seat: 0, count: 0 }, mark('stayedHome'))).toBe(false);
  });

  it('S7-GIFT-1: a gift says what it is, but not which card it turned up', () => {
    expect(covers(gift, { type: 'yinYang', seat: 1, count: 2, cause: 'gift' })).toBe(true);
    expect(covers(gift, { type: 'built', seat: 1, count: 1 })).toBe(true);
    expect(covers(gift, { type: 'gained', seat: 1, chests: 1, cause: 'gift' })).toBe(true);
    expect(covers(gift, { type: 'drew', seat: 1, card: KRAKEN })).toBe(false);
    expect(covers(gift, { type: 'looted', seat: 1, cards: [card('rum')], cause: 'gift' })).toBe(false);
  });
});
