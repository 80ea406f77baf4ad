/** The scene after one fact of the expansions. */
import type { Seat } from '@broadside/kernel';
import { type CardId, isExpedition } from '../../cards/table.ts';
import type { PortRoyalEvent } from '../../rules/state.ts';
import { unheardOf } from '../../text/words.ts';
import {
  addTo,
  answered,
  discard,
  leaveEdge,
  setAt,
  spend,
  take,
  withAdventure,
  withCoins,
  withContracts,
  withFrame,
  withTucked,
} from './changes.ts';
import type { Scene } from './scene.ts';

type Base =
  | 'matchBegan'
  | 'turnBegan'
  | 'cardRevealed'
  | 'shipSunk'
  | 'cardEnteredHarbour'
  | 'expeditionOpened'
  | 'taxPaid'
  | 'taxEnded'
  | 'bust'
  | 'phaseTwoBegan'
  | 'takeTurnBegan'
  | 'shipTraded'
  | 'personHired'
  | 'compensationPaid'
  | 'takeTurnEnded'
  | 'expeditionClaimed'
  | 'coinsGained'
  | 'coinsForfeited'
  | 'deckReshuffled'
  | 'harbourCleared'
  | 'endTriggered'
  | 'matchEnded';

/** Facts only the expansions know. */
export type ExpansionEvent = Exclude<PortRoyalEvent, { readonly type: Base }>;

/** How many cards a lookout looks at (PR-LOOK-1). */
export const LOOKED_AT = 3;

/** A traded ship does not stay on the discard pile (PR-SAIL-9). */
function tuck(scene: Scene, seat: Seat, card: CardId): Scene {
  const taken = { ...scene, discard: scene.discard - 1, discarded: scene.discarded.slice(0, -1) };
  return withTucked(taken, seat, card);
}

const contractAt = (scene: Scene, contract: number): number => scene.extra?.contracts?.open.indexOf(contract) ?? -1;

function complete(scene: Scene, seat: Seat, contract: number): Scene {
  const at = contractAt(scene, contract);
  return withContracts(scene, ({ done, steps }) => ({
    done: addTo(done, at, seat),
    steps: setAt(steps, at, setAt(steps[at] ?? [], seat, 0)),
  }));
}

/** Whoever may not see the cards does not know how many they were either, but how many it can be. */
function lookAhead(scene: Scene, cards: readonly CardId[]): Scene {
  const count = cards.length > 0 ? cards.length : Math.min(LOOKED_AT, scene.deck);
  return { ...scene, deck: scene.deck - count, flow: [...scene.flow, { step: 'lookout', cards }] };
}

/** Expeditions stay, everything else is discarded. */
function turnCards(scene: Scene, cards: readonly CardId[]): Scene {
  const stay = cards.filter((card) => isExpedition[card] === 1);
  const gone = cards.filter((card) => isExpedition[card] === 0);
  const turned = { ...scene, deck: scene.deck - cards.length, expeditions: [...scene.expeditions, ...stay] };
  return discard(turned, gone);
}

function completeTask(scene: Scene, seat: Seat, task: number, cards: readonly CardId[]): Scene {
  return withAdventure(discard(spend(scene, seat, cards), cards), ({ tasks, done, parked }) => ({
    done: addTo(done, tasks.lastIndexOf(task), seat),
    parked: parked.filter((other) => other !== seat),
  }));
}

export function happenInExpansion(scene: Scene, event: ExpansionEvent): Scene {
  switch (event.type) {
    case 'coinsPaid':
      return discard(withCoins(scene, event.seat, -event.cards.length), event.cards);
    case 'gamblerUsed':
      return withFrame(scene, 'discover', (frame) => ({ ...frame, gamblers: frame.gamblers + 1 }));
    case 'shipTucked':
      return tuck(scene, event.seat, event.card);
    case 'giftGiven':
      return answered(scene, 'gift');
    case 'contractStepped': {
      const at = contractAt(scene, event.contract);
      return withContracts(scene, ({ steps }) => ({
        steps: setAt(steps, at, setAt(steps[at] ?? [], event.seat, event.steps)),
      }));
    }
    case 'contractCompleted':
      return complete(scene, event.seat, event.contract);
    case 'shipCaptured':
      return withContracts(leaveEdge(scene, event.card), ({ kept }) => ({ kept: addTo(kept, event.seat, event.card) }));
    case 'captivesDiscarded':
      return discard(
        withContracts(scene, ({ kept }) => ({ kept: setAt(kept, event.seat, []) })),
        event.cards,
      );
    case 'timePassed':
      return { ...scene, dealt: true };
    case 'timeMoved':
      return withContracts(answered(answered(scene, 'pointsDeck'), 'setAside'), ({ time }) => ({
        time: time === null ? null : time - event.count,
        points: event.points,
      }));
    case 'characterChosen':
      return withAdventure(scene, ({ characters }) => ({
        characters: setAt(characters, event.seat, event.character),
      }));
    case 'cardsShuffledIn':
      return { ...scene, deck: scene.deck + event.count };
    case 'eventRevealed':
      return withAdventure(scene, ({ events, revealed }) => ({
        event: event.event,
        events: events - 1,
        revealed: [...revealed, event.event],
      }));
    case 'cardsTurned':
      return turnCards(scene, event.cards);
    case 'monthEnded':
      return withAdventure(scene, () => ({ events: event.events, revealed: [] }));
    case 'markerBought':
      return withAdventure(answered(scene, 'month'), ({ bought }) => ({
        bought: setAt(bought, event.seat, bought[event.seat] + 1),
      }));
    case 'crownsGained':
      return withAdventure(scene, ({ crowns }) => ({
        crowns: setAt(crowns, event.seat, crowns[event.seat] + event.crowns),
      }));
    case 'taskStepped':
      return withAdventure(scene, ({ parked }) => ({ parked: [...parked, event.seat] }));
    case 'taskCompleted':
      return completeTask(scene, event.seat, event.task, event.cards);
    case 'unlocked':
      return withAdventure(scene, ({ unlocked }) => ({ unlocked: setAt(unlocked, event.seat, event.step) }));
    case 'shipStowed':
      return withAdventure(take(scene, event.card), ({ items }) => ({ items: addTo(items, event.seat, event.card) }));
    case 'itemSold':
      return discard(
        withFrame(spend(scene, event.seat, [event.card]), 'tradeAndHire', (frame) => ({
          ...frame,
          sold: frame.sold + 1,
        })),
        [event.card],
      );
    case 'lookedAhead':
      return lookAhead(scene, event.cards);
    case 'lookoutDiscarded':
      return discard({ ...answered(scene, 'lookout'), deck: scene.deck + 1 }, event.cards);
    case 'contractsOpened':
    case 'coinsWaived':
    case 'storyRead':
      return scene;
    default:
      return unheardOf(event);
  }
}
