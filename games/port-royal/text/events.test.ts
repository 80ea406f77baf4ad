import { commonText, LOCALES, speaker } from '@broadside/text';
import { misaddressed } from '@broadside/text/testing';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../cards/characters.ts';
import { EVENTS } from '../cards/events.ts';
import { cardNamed } from '../cards/table.ts';
import type { CrownSource, EndReason, Expense, Income, PortRoyalEvent } from '../rules/state.ts';
import { portRoyalText, portRoyalVoice } from './index.ts';

const id = (name: string): number => cardNamed(name) ?? -1;
const ship = id('frigate-2-3');
const expedition = id('expedition-settler1-captain2');
const ares = id('ares-1-3-herbs');
const gift = id('galleon-3-skull');
const bread = id('pinnace-2-1-bread');

const INCOMES: readonly Income[] = [
  'admiral',
  'jester',
  'trade',
  'expedition',
  'tax',
  'viceAdmiral',
  'gunner',
  'gift',
  'contract',
  'task',
  'event',
  'character',
  'innkeeper',
  'start',
];
const EXPENSES: readonly Expense[] = ['contract', 'task', 'event', 'marker'];
const CROWNS: readonly CrownSource[] = ['trade', 'task', 'event', 'character', 'innkeeper', 'unlock'];
const ENDS: readonly EndReason[] = [
  'twelvePoints',
  'twelvePointsAndExpedition',
  'becalmed',
  'eightPoints',
  'contractsFulfilled',
  'timeRanOut',
  'twelvePointsAndTrophy',
  'chapterWon',
  'chapterLost',
];

/** At least one fact of every type: random matches come by the rare ones too seldom. */
const SAMPLES: { readonly [T in PortRoyalEvent['type']]: readonly Extract<PortRoyalEvent, { type: T }>[] } = {
  matchBegan: [3, 0].map((coins) => ({ type: 'matchBegan', first: 0, coins, deck: 113 })),
  turnBegan: [{ type: 'turnBegan', seat: 0, turn: 7 }],
  cardRevealed: [ship, expedition, ares, gift, bread, id('tax-mostSabres'), id('jester-5-1'), id('gambler-4-1')].map(
    (card) => ({
      type: 'cardRevealed',
      seat: 1,
      card,
    }),
  ),
  shipSunk: [{ type: 'shipSunk', seat: 0, card: ship }],
  cardEnteredHarbour: [{ type: 'cardEnteredHarbour', card: ship }],
  expeditionOpened: [{ type: 'expeditionOpened', card: expedition }],
  taxPaid: [{ type: 'taxPaid', seat: 0, cards: [1, 2, 3, 4, 5, 6] }],
  taxEnded: [id('tax-mostSabres'), id('tax-fewestPoints')].map((card) => ({
    type: 'taxEnded',
    card,
    value: 2,
    seats: [0, 1],
  })),
  bust: [{ type: 'bust', seat: 0, card: ship, cards: [ship] }],
  phaseTwoBegan: [0, 1, 5].map((colours) => ({ type: 'phaseTwoBegan', seat: 0, colours })),
  takeTurnBegan: [1, 3].map((left) => ({ type: 'takeTurnBegan', seat: 0, left })),
  shipTraded: [{ type: 'shipTraded', seat: 0, card: ship }],
  personHired: [{ type: 'personHired', seat: 0, card: id('governor-8-0'), cards: [] }],
  compensationPaid: [{ type: 'compensationPaid', seat: 0, to: 1 }],
  takeTurnEnded: [0, 1, 2].map((taken) => ({ type: 'takeTurnEnded', seat: 0, taken })),
  expeditionClaimed: [
    {
      type: 'expeditionClaimed',
      seat: 0,
      card: expedition,
      persons: [id('settler-4-1'), id('captain-4-1'), id('jackOfAllTrades-6-1')],
    },
  ],
  coinsGained: INCOMES.map((by) => ({
    type: 'coinsGained',
    seat: 0,
    coins: 2,
    by,
  })),
  coinsForfeited: [{ type: 'coinsForfeited', seat: 0, coins: 1 }],
  deckReshuffled: [{ type: 'deckReshuffled', cards: 71 }],
  harbourCleared: [{ type: 'harbourCleared', cards: [ship] }],
  endTriggered: [{ type: 'endTriggered', seat: 0, points: 13 }],
  matchEnded: ENDS.map((reason) => ({
    type: 'matchEnded',
    reason,
    winners: [1],
  })),
  coinsPaid: EXPENSES.map((reason) => ({ type: 'coinsPaid', seat: 0, cards: [1, 2], for: reason })),
  gamblerUsed: [{ type: 'gamblerUsed', seat: 0, cards: 4 }],
  shipTucked: [{ type: 'shipTucked', seat: 0, card: ship }],
  giftGiven: [{ type: 'giftGiven', seat: 0, to: 1, card: gift }],
  contractsOpened: [0, 15].map((time) => ({ type: 'contractsOpened', contracts: [0, 5, 13], time })),
  contractStepped: [1, 2].map((steps) => ({ type: 'contractStepped', seat: 0, contract: 9, steps })),
  contractCompleted: [0, 1, 2].map((points) => ({ type: 'contractCompleted', seat: 1, contract: 9, points })),
  coinsWaived: [{ type: 'coinsWaived', seat: 0, card: ship }],
  shipCaptured: [{ type: 'shipCaptured', seat: 0, card: ship }],
  captivesDiscarded: [{ type: 'captivesDiscarded', seat: 0, cards: [ship, gift] }],
  timePassed: [0, 1, 2, 5].map((left) => ({ type: 'timePassed', left })),
  timeMoved: [1, 3].map((count) => ({ type: 'timeMoved', seat: 0, count, points: 4 })),
  characterChosen: CHARACTERS.map((_, character) => ({ type: 'characterChosen', seat: 0, character })),
  storyRead: [10, 61].map((number) => ({ type: 'storyRead', number })),
  cardsShuffledIn: [1, 12, 13].map((count) => ({ type: 'cardsShuffledIn', count })),
  eventRevealed: EVENTS.map((_, event) => ({ type: 'eventRevealed', seat: 0, event })),
  cardsTurned: [[], [ship], [ship, expedition]].map((cards) => ({ type: 'cardsTurned', cards })),
  monthEnded: [4, 5].map((events) => ({ type: 'monthEnded', events })),
  markerBought: [{ type: 'markerBought', seat: 0 }],
  crownsGained: CROWNS.map((by) => ({ type: 'crownsGained', seat: 0, crowns: 2, by })),
  taskStepped: [{ type: 'taskStepped', seat: 0, task: 52 }],
  taskCompleted: [[], [ares, ares], [ares, bread]].map((cards) => ({
    type: 'taskCompleted',
    seat: 1,
    task: 15,
    cards,
  })),
  unlocked: [1, 2, 3, 4].map((step) => ({ type: 'unlocked', seat: 0, step })),
  shipStowed: [{ type: 'shipStowed', seat: 0, card: ares }],
  itemSold: [{ type: 'itemSold', seat: 0, card: bread }],
  lookedAhead: [[], [ship, ares]].map((cards) => ({ type: 'lookedAhead', seat: 0, cards })),
  lookoutDiscarded: [[], [ship, bread]].map((cards) => ({ type: 'lookoutDiscarded', seat: 0, cards })),
};

describe.each(LOCALES)('every fact in %s', (locale) => {
  const say = speaker(locale, commonText, portRoyalText);
  const names = locale === 'en' ? ['Ann', 'Bob'] : ['Анна', 'Роман'];
  const nameOf = (seat: number): string => names[seat];
  const sentence = (event: PortRoyalEvent) => portRoyalVoice.event(event, say, nameOf);

  it.each(Object.entries(SAMPLES))('%s is one line of whole sentences', (_type, events) => {
    for (const event of events) expect(sentence(event)).toMatch(/^[\p{Lu}][^{}#\n]*[^.]\.$/u);
  });

  it('facts of one type that differ are described differently', () => {
    for (const events of Object.values(SAMPLES)) expect(new Set(events.map(sentence)).size).toBe(events.length);
  });

  it('speaks to the reader where the reader is meant', () => {
    const shared = { type: 'matchEnded', reason: 'twelvePoints', winners: [0, 1] } as const;
    const events = [...Object.values(SAMPLES).flat(), shared];
    expect(misaddressed(events, { voice: portRoyalVoice, say, nameOf }, locale)).toEqual([]);
  });
});
