import { LOCALES, speaker } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { cardNamed } from '../cards/table.ts';
import type { EndReason, Income, PortRoyalEvent } from '../rules/state.ts';
import { portRoyalText, portRoyalVoice } from './index.ts';

const id = (name: string): number => cardNamed(name) ?? -1;
const ship = id('frigate-2-3');
const expedition = id('expedition-settler1-captain2');

/** At least one fact of every type: random matches come by the rare ones too seldom. */
const SAMPLES: { readonly [T in PortRoyalEvent['type']]: readonly Extract<PortRoyalEvent, { type: T }>[] } = {
  matchBegan: [{ type: 'matchBegan', first: 0, coins: 3, deck: 113 }],
  turnBegan: [{ type: 'turnBegan', seat: 0, turn: 7 }],
  cardRevealed: [ship, expedition, id('tax-mostSabres'), id('jester-5-1')].map((card) => ({
    type: 'cardRevealed',
    seat: 1,
    card,
  })),
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
  coinsGained: (['admiral', 'jester', 'trade', 'expedition', 'tax'] satisfies Income[]).map((by) => ({
    type: 'coinsGained',
    seat: 0,
    coins: 2,
    by,
  })),
  coinsForfeited: [{ type: 'coinsForfeited', seat: 0, coins: 1 }],
  deckReshuffled: [{ type: 'deckReshuffled', cards: 71 }],
  harbourCleared: [{ type: 'harbourCleared', cards: [ship] }],
  endTriggered: [{ type: 'endTriggered', seat: 0, points: 13 }],
  matchEnded: (['twelvePoints', 'twelvePointsAndExpedition', 'becalmed'] satisfies EndReason[]).map((reason) => ({
    type: 'matchEnded',
    reason,
    winners: [1],
  })),
};

describe.each(LOCALES)('every fact in %s', (locale) => {
  const say = speaker(locale, portRoyalText);
  const names = locale === 'en' ? ['Ann', 'Bob'] : ['Анна', 'Роман'];
  const tell = (event: PortRoyalEvent) => portRoyalVoice.event(event, say, (seat) => names[seat]);

  it.each(Object.entries(SAMPLES))('%s is one line of whole sentences', (_type, events) => {
    for (const event of events) expect(tell(event)).toMatch(/^[\p{Lu}][^{}#\n]*[^.]\.$/u);
  });

  it('facts of one type that differ are told differently', () => {
    for (const events of Object.values(SAMPLES)) expect(new Set(events.map(tell)).size).toBe(events.length);
  });
});
