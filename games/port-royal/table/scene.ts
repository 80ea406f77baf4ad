/**
 * A view in the middle of what one action did: the view before, changed by hand, fact by fact. Between two facts a card may
 * lie turned up at the harbour's edge, which no view of the rules knows.
 */
import type { Seat } from '@broadside/kernel';
import { type CardId, pointsOf, sabresOf } from '../cards/table.ts';
import type { PortRoyalEvent, PortRoyalFrame } from '../rules/state.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { unheardOf } from '../text/words.ts';

export interface Scene extends View {
  /** Turned up, and not yet part of anything. */
  readonly revealed?: CardId;
  /** The card at the edge has just ruined the harbour. */
  readonly wrecked?: boolean;
}

export const frameOf = (view: View): PortRoyalFrame | undefined => view.flow[view.flow.length - 1];

/** The card at the harbour's edge: just turned up, or a ship that waits for an answer. */
export function cardAtEdge(scene: Scene): CardId | undefined {
  const frame = frameOf(scene);
  return scene.revealed ?? (frame?.step === 'repel' ? frame.card : undefined);
}

/** Every card and coin that lies anywhere: never changes during a match. */
export function cardsIn(scene: Scene): number {
  const inAreas = scene.players.map(({ coins, persons, expeditions }) => coins + persons.length + expeditions.length);
  const onTable = scene.deck + scene.discard + scene.harbour.length + scene.expeditions.length;
  return inAreas.reduce((sum, cards) => sum + cards, onTable) + (cardAtEdge(scene) === undefined ? 0 : 1);
}

const without = (cards: readonly CardId[], card: CardId): readonly CardId[] => {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
};

const total = (cards: readonly CardId[], column: Uint8Array): number =>
  cards.reduce((sum, card) => sum + column[card], 0);

const counted = (player: PlayerView): PlayerView => ({
  ...player,
  points: total(player.persons, pointsOf) + total(player.expeditions, pointsOf),
  sabres: total(player.persons, sabresOf),
});

const withPlayer = (scene: Scene, seat: Seat, change: Partial<PlayerView>): Scene => ({
  ...scene,
  players: scene.players.map((player, at) => (at === seat ? counted({ ...player, ...change }) : player)),
});

const withCoins = (scene: Scene, seat: Seat, coins: number): Scene =>
  withPlayer(scene, seat, { coins: scene.players[seat].coins + coins });

/** Onto the discard pile, of which everybody sees all or the top card (PR-OPT-11). */
function discard(scene: Scene, cards: readonly CardId[]): Scene {
  const known = [...scene.discarded, ...cards];
  const discarded = scene.options.discardPile === 'open' ? known : known.slice(-1);
  return { ...scene, discard: scene.discard + cards.length, discarded };
}

/** The card at the edge has found its place. */
function clearEdge(scene: Scene): Scene {
  const { revealed: _revealed, wrecked: _wrecked, ...rest } = scene;
  return { ...rest, flow: rest.flow.filter(({ step }) => step !== 'repel') };
}

const waitAt = (scene: Scene, frame: PortRoyalFrame): Scene => ({ ...clearEdge(scene), flow: [frame] });

function reveal(scene: Scene, card: CardId): Scene {
  const flow = scene.flow.map((frame) =>
    frame.step === 'discover' ? { ...frame, revealed: frame.revealed + 1 } : frame,
  );
  return { ...scene, flow, revealed: card, deck: scene.deck - 1, becalmed: 0 };
}

/** PR-TRADE-4: a card leaves the harbour, and one take fewer is left. */
function take(scene: Scene, card: CardId): Scene {
  const flow = scene.flow.map((frame) =>
    frame.step === 'tradeAndHire' ? { ...frame, left: frame.left - 1, taken: frame.taken + 1 } : frame,
  );
  return { ...scene, flow, harbour: without(scene.harbour, card) };
}

function claim(scene: Scene, seat: Seat, card: CardId, given: readonly CardId[]): Scene {
  const { persons, expeditions } = scene.players[seat];
  const open = { ...scene, expeditions: without(scene.expeditions, card) };
  const area = { persons: given.reduce(without, persons), expeditions: [...expeditions, card] };
  return discard(withPlayer(open, seat, area), given);
}

/** The scene after one fact. */
export function happen(scene: Scene, event: PortRoyalEvent): Scene {
  switch (event.type) {
    case 'turnBegan':
      return {
        ...waitAt(scene, { step: 'discover', revealed: 0 }),
        active: event.seat,
        turn: event.turn,
        becalmed: scene.becalmed + 1,
      };
    case 'cardRevealed':
      return reveal(scene, event.card);
    case 'shipSunk':
    case 'taxEnded':
      return discard(clearEdge(scene), [event.card]);
    case 'cardEnteredHarbour':
      return { ...clearEdge(scene), harbour: [...scene.harbour, event.card] };
    case 'expeditionOpened':
      return { ...clearEdge(scene), expeditions: [...scene.expeditions, event.card] };
    case 'taxPaid':
      return discard(withCoins(scene, event.seat, -event.cards.length), event.cards);
    case 'bust':
      return { ...discard(waitAt(scene, { step: 'lastClaims', after: 'bust' }), event.cards), harbour: [] };
    case 'takeTurnBegan':
      return waitAt(scene, { step: 'tradeAndHire', seat: event.seat, left: event.left, taken: 0 });
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
      // Coins being dealt out are still counted in the deck until they are told of.
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
      return unheardOf(event);
  }
}
