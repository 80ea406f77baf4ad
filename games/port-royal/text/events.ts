/** The log: one sentence for every fact. */

import type { NameOf } from '@broadside/text';
import { CARDS, type CardId } from '../cards/table.ts';
import type { Beneficiary } from '../cards/types.ts';
import { COMPENSATION } from '../rules/facade.ts';
import type { PortRoyalEvent } from '../rules/state.ts';
import { cardName, objectInFull, partnerInFull, personsOf, rewardOf } from './cards.ts';
import { describeExpansions } from './expansionEvents.ts';
import type { Say } from './say.ts';
import { listOf, namesAmid } from './words.ts';

function bonusOf(id: CardId): Beneficiary {
  const card = CARDS[id];
  if (card.kind !== 'tax') throw new TypeError(`card ${id} is no tax increase`);
  return card.bonus;
}

/** Who has won; in games played together that may be nobody. */
function winnersOf(winners: readonly number[], say: Say, nameOf: NameOf): string {
  const [first, ...others] = winners;
  if (first === undefined) return say('port-royal.decidedBy.together.lost');
  const names = listOf([nameOf(first), ...namesAmid(others, say, nameOf)], say);
  return say('port-royal.winners', { count: winners.length, names });
}

export function describeEvent(event: PortRoyalEvent, say: Say, nameOf: NameOf): string {
  switch (event.type) {
    case 'matchBegan': {
      const values = { name: nameOf(event.first), deck: event.deck };
      return event.coins > 0
        ? say('port-royal.event.matchBegan', { ...values, coins: event.coins })
        : say('port-royal.event.matchBegan.noCoins', values);
    }
    case 'turnBegan':
      return say('port-royal.event.turnBegan', { name: nameOf(event.seat), turn: event.turn });
    case 'cardRevealed':
      return say('port-royal.event.cardRevealed', { name: nameOf(event.seat), card: cardName(event.card, say) });
    case 'cardEnteredHarbour':
      return say('port-royal.event.cardEnteredHarbour', { card: cardName(event.card, say) });
    case 'shipSunk':
      return say('port-royal.event.shipSunk', { name: nameOf(event.seat), card: objectInFull(event.card, say) });
    case 'expeditionOpened':
      return say('port-royal.event.expeditionOpened', { ...rewardOf(event.card, say) });
    case 'taxPaid':
      return say('port-royal.event.taxPaid', { name: nameOf(event.seat), coins: event.cards.length });
    case 'taxEnded':
      return say(`port-royal.event.taxEnded.${bonusOf(event.card)}`, {
        value: event.value,
        names: listOf(namesAmid(event.seats, say, nameOf), say),
      });
    case 'bust':
      return say('port-royal.event.bust', {
        name: nameOf(event.seat),
        card: cardName(event.card, say),
        cards: event.cards.length,
      });
    case 'phaseTwoBegan':
      return say('port-royal.event.phaseTwoBegan', { colours: event.colours });
    case 'takeTurnBegan':
      return say('port-royal.event.takeTurnBegan', { name: nameOf(event.seat), left: event.left });
    case 'shipTraded':
      return say('port-royal.event.shipTraded', { name: nameOf(event.seat), card: partnerInFull(event.card, say) });
    case 'personHired':
      return say('port-royal.event.personHired', {
        name: nameOf(event.seat),
        card: objectInFull(event.card, say),
        coins: event.cards.length,
      });
    case 'compensationPaid':
      return say('port-royal.event.compensationPaid', {
        name: nameOf(event.seat),
        to: nameOf(event.to),
        coins: COMPENSATION,
      });
    case 'takeTurnEnded':
      return say('port-royal.event.takeTurnEnded', { name: nameOf(event.seat), taken: event.taken });
    case 'expeditionClaimed':
      return say('port-royal.event.expeditionClaimed', {
        name: nameOf(event.seat),
        ...rewardOf(event.card, say),
        persons: personsOf(event.persons, say),
      });
    case 'coinsGained':
      return say(`port-royal.event.coinsGained.${event.by}`, { name: nameOf(event.seat), coins: event.coins });
    case 'coinsForfeited':
      return say('port-royal.event.coinsForfeited', { name: nameOf(event.seat), coins: event.coins });
    case 'deckReshuffled':
      return say('port-royal.event.deckReshuffled', { cards: event.cards });
    case 'harbourCleared':
      return say('port-royal.event.harbourCleared', { cards: event.cards.length });
    case 'endTriggered':
      return say('port-royal.event.endTriggered', { name: nameOf(event.seat), points: event.points });
    case 'matchEnded':
      return say('port-royal.event.matchEnded', {
        reason: say(`port-royal.end.${event.reason}`),
        winners: winnersOf(event.winners, say, nameOf),
      });
    default:
      return describeExpansions(event, say, nameOf);
  }
}

/** A card that is revealed goes to the harbour unless something else is said of it (PR-DISC-5, PR-DISC-6). */
export const isCoveredBy = (event: PortRoyalEvent, before: PortRoyalEvent): boolean =>
  event.type === 'cardEnteredHarbour' && before.type === 'cardRevealed' && event.card === before.card;
