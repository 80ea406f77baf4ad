/** The log: one sentence for every fact. */

import type { NameOf, Say } from '@broadside/text';
import { CARDS, type CardId } from '../cards/table.ts';
import { COMPENSATION } from '../rules/facade.ts';
import type { PortRoyalEvent } from '../rules/state.ts';

import { cardName, objectInFull, partnerInFull, personsOf, rewardOf } from './cards.ts';
import { type Told, tellOfExpansions } from './expansionEvents.ts';
import { namesOf } from './words.ts';

function bonusOf(id: CardId): string {
  const card = CARDS[id];
  if (card.kind !== 'tax') throw new TypeError(`card ${id} is no tax increase`);
  return card.bonus;
}

/** Who has won; in games played together that may be nobody. */
const winnersOf = (winners: readonly number[], say: Say, nameOf: NameOf): string =>
  winners.length > 0
    ? say('port-royal.winners', { count: winners.length, names: namesOf(winners, say, nameOf) })
    : say('port-royal.decidedBy.together.lost');

export function tell(event: PortRoyalEvent, say: Say, nameOf: NameOf): string {
  const who = 'seat' in event ? { name: nameOf(event.seat) } : {};
  const told: Told = (values = {}, variant = '') =>
    say(`port-royal.event.${event.type}${variant}`, { ...who, ...values });

  switch (event.type) {
    case 'matchBegan':
      return event.coins > 0
        ? told({ name: nameOf(event.first), coins: event.coins, deck: event.deck })
        : told({ name: nameOf(event.first), deck: event.deck }, '.noCoins');
    case 'turnBegan':
      return told({ turn: event.turn });
    case 'cardRevealed':
    case 'cardEnteredHarbour':
      return told({ card: cardName(event.card, say) });
    case 'shipSunk':
      return told({ card: objectInFull(event.card, say) });
    case 'expeditionOpened':
      return told({ ...rewardOf(event.card, say) });
    case 'taxPaid':
      return told({ coins: event.cards.length });
    case 'taxEnded':
      return told({ value: event.value, names: namesOf(event.seats, say, nameOf) }, `.${bonusOf(event.card)}`);
    case 'bust':
      return told({ card: cardName(event.card, say), cards: event.cards.length });
    case 'phaseTwoBegan':
      return told({ colours: event.colours });
    case 'takeTurnBegan':
      return told({ left: event.left });
    case 'shipTraded':
      return told({ card: partnerInFull(event.card, say) });
    case 'personHired':
      return told({ card: objectInFull(event.card, say), coins: event.cards.length });
    case 'compensationPaid':
      return told({ to: nameOf(event.to), coins: COMPENSATION });
    case 'takeTurnEnded':
      return told({ taken: event.taken });
    case 'expeditionClaimed':
      return told({ ...rewardOf(event.card, say), persons: personsOf(event.persons, say) });
    case 'coinsGained':
      return told({ coins: event.coins }, `.${event.by}`);
    case 'coinsForfeited':
      return told({ coins: event.coins });
    case 'deckReshuffled':
      return told({ cards: event.cards });
    case 'harbourCleared':
      return told({ cards: event.cards.length });
    case 'endTriggered':
      return told({ points: event.points });
    case 'matchEnded':
      return told({ reason: say(`port-royal.end.${event.reason}`), winners: winnersOf(event.winners, say, nameOf) });
    default:
      return tellOfExpansions(event, told, say, nameOf);
  }
}

/** A card that is revealed goes to the harbour unless something else is told of it (PR-DISC-5, PR-DISC-6). */
export const isToldBy = (event: PortRoyalEvent, before: PortRoyalEvent): boolean =>
  event.type === 'cardEnteredHarbour' && before.type === 'cardRevealed' && event.card === before.card;
