/** The scene after one fact of the base game; expansionFacts.ts knows those of the expansions. */
import type { Seat } from '@broadside/kernel';
import { type CardId, isShip } from '../../cards/table.ts';
import type { PortRoyalEvent } from '../../rules/state.ts';
import {
  discard,
  leaveEdge,
  spend,
  take,
  waitAt,
  withCoins,
  withContracts,
  withFrame,
  without,
  withPlayer,
} from './changes.ts';
import { happenInExpansion } from './expansionFacts.ts';
import { cardsAtEdge, type Scene } from './scene.ts';

function reveal(scene: Scene, card: CardId): Scene {
  const { dealt, revealed = [], ...rest } = scene;
  const counted = withFrame(rest, 'discover', (frame) => ({ ...frame, revealed: frame.revealed + 1 }));
  const turned = { ...counted, revealed: [...revealed, card], becalmed: 0 };
  return dealt ? withContracts(turned, ({ time }) => ({ time: (time ?? 0) - 1 })) : { ...turned, deck: scene.deck - 1 };
}

function claim(scene: Scene, seat: Seat, card: CardId, given: readonly CardId[]): Scene {
  const { persons, expeditions } = scene.players[seat];
  const open = { ...scene, expeditions: without(scene.expeditions, card) };
  const area = { persons: given.reduce(without, persons), expeditions: [...expeditions, card] };
  const ships = given.filter((one) => isShip[one] === 1);
  return discard(spend(withPlayer(open, seat, area), seat, ships), given);
}

/** Cards that were turned over at once lie among the expeditions already. */
const openExpedition = (scene: Scene, card: CardId): Scene =>
  cardsAtEdge(scene).includes(card) ? { ...leaveEdge(scene, card), expeditions: [...scene.expeditions, card] } : scene;

export function happen(scene: Scene, event: PortRoyalEvent): Scene {
  switch (event.type) {
    case 'turnBegan':
      return {
        ...waitAt(scene, { step: 'discover', revealed: 0, gamblers: 0, lookouts: 0 }),
        active: event.seat,
        turn: event.turn,
        becalmed: scene.becalmed + 1,
      };
    case 'cardRevealed':
      return reveal(scene, event.card);
    case 'shipSunk':
    case 'taxEnded':
      return discard(leaveEdge(scene, event.card), [event.card]);
    case 'cardEnteredHarbour':
      return { ...leaveEdge(scene, event.card), harbour: [...scene.harbour, event.card] };
    case 'expeditionOpened':
      return openExpedition(scene, event.card);
    case 'taxPaid':
      return discard(withCoins(scene, event.seat, -event.cards.length), event.cards);
    case 'bust':
      return { ...discard(waitAt(scene, { step: 'lastClaims', after: 'bust' }), event.cards), harbour: [] };
    case 'takeTurnBegan':
      return waitAt(scene, { step: 'tradeAndHire', seat: event.seat, left: event.left, taken: 0, sold: 0 });
    case 'shipTraded':
      return discard(take(scene, event.card), [event.card]);
    case 'personHired': {
      const hired = withPlayer(take(scene, event.card), event.seat, {
        persons: [...scene.players[event.seat].persons, event.card],
      });
      return discard(withCoins(hired, event.seat, -event.cards.length), event.cards);
    }
    case 'compensationPaid':
      return withCoins(withCoins(scene, event.seat, -1), event.to, 1);
    case 'expeditionClaimed':
      return claim(scene, event.seat, event.card, event.persons);
    case 'coinsGained':
      return { ...withCoins(scene, event.seat, event.coins), deck: scene.deck - event.coins };
    case 'deckReshuffled':
      // Coins being dealt out are still counted in the deck until they are reported.
      return { ...scene, deck: scene.deck + event.cards, discard: 0, discarded: [] };
    case 'harbourCleared':
      return { ...discard(scene, event.cards), harbour: [] };
    case 'endTriggered':
      return { ...scene, ending: true };
    case 'matchBegan':
    case 'phaseTwoBegan':
    case 'takeTurnEnded':
    case 'coinsForfeited':
    case 'matchEnded':
      return scene;
    default:
      return happenInExpansion(scene, event);
  }
}
