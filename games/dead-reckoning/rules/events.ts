/** What can happen. Facts in the past tense; seats may be the rival's place in the solo game. */
import type { Seat } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';
import type { Good, Location } from './state.ts';

/** Where goods came from or went. */
export type GoodsPlace = 'supply' | 'dock' | 'chest' | 'ship' | 'island';

export type DeadReckoningEvent =
  | { readonly type: 'began'; readonly first: Seat }
  /** Everybody sees the tokens offered (DR-AMB-9). */
  | { readonly type: 'offered'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** Others see -1. */
  | { readonly type: 'kept'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'turnBegan'; readonly seat: number; readonly round: number; readonly last: boolean }
  /** Others see -1 for each card. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'reshuffled'; readonly seat: Seat; readonly cards: number }
  /** Others see card -1 and level 0, except of a card in play. */
  | {
      readonly type: 'levelled';
      readonly seat: Seat;
      readonly card: CardId;
      readonly level: number;
      readonly where: 'hand' | 'play' | 'deck';
    }
  | { readonly type: 'declined'; readonly seat: Seat }
  // Goods: whatever moves between places; `cause` says why
  | {
      readonly type: 'moved';
      readonly seat: number;
      readonly cargo: number;
      readonly coins: number;
      readonly from: GoodsPlace;
      readonly to: GoodsPlace;
      readonly tile: number;
      readonly cause:
        | 'load'
        | 'unload'
        | 'jettison'
        | 'gain'
        | 'price'
        | 'loot'
        | 'forgone'
        | 'trader'
        | 'passing'
        | 'order'
        | 'lost';
    }
  | {
      readonly type: 'rearranged';
      readonly seat: Seat;
      readonly good: Good;
      readonly cell: number;
      readonly to: number;
      readonly count: number;
    }
  // Cards, sails, moving
  | { readonly type: 'played'; readonly seat: Seat; readonly card: CardId; readonly level: number }
  | { readonly type: 'raised'; readonly seat: Seat; readonly sails: number }
  /** Every location entered, the last one is where the ship stopped (or is still under way). */
  | { readonly type: 'sailed'; readonly seat: number; readonly path: readonly Location[]; readonly stopped: boolean }
  | {
      readonly type: 'explored';
      readonly seat: number;
      readonly tile: number;
      readonly id: CardId;
      readonly card: CardId;
    }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly card: CardId;
      readonly tile: number;
      readonly price: number;
      readonly trade: boolean;
    }
  | { readonly type: 'gotCard'; readonly seat: number; readonly card: CardId; readonly cause: 'top' | 'won' | 'order' }
  | {
      readonly type: 'turnedOver';
      readonly seat: number;
      readonly card: CardId;
      readonly back: CardId;
      readonly tile: number;
    }
  | { readonly type: 'discarded'; readonly seat: number; readonly card: CardId }
  // Abilities; `level` is that of the card at this moment, so that the log keeps it
  | {
      readonly type: 'used';
      readonly seat: Seat;
      readonly card: CardId;
      readonly ability: number;
      readonly level: number;
    }
  | {
      readonly type: 'influenced';
      readonly seat: number;
      readonly tile: number;
      readonly replaced: number;
      readonly ignoredFort: boolean;
    }
  | {
      readonly type: 'controlled';
      readonly seat: number;
      readonly tile: number;
      readonly before: number;
      readonly permanent: boolean;
    }
  | { readonly type: 'controlLost'; readonly seat: number; readonly tile: number }
  | { readonly type: 'permanent'; readonly seat: Seat; readonly tile: number }
  | { readonly type: 'recalled'; readonly seat: number; readonly tile: number }
  | {
      readonly type: 'produced';
      readonly seat: number;
      readonly tile: number;
      readonly cargo: number;
      readonly coins: number;
    }
  | {
      readonly type: 'built';
      readonly seat: number;
      readonly card: CardId;
      readonly tile: number;
      readonly price: number;
    }
  | { readonly type: 'razed'; readonly card: CardId; readonly tile: number; readonly cause: 'control' | 'battle' }
  | { readonly type: 'fitted'; readonly seat: number; readonly card: CardId; readonly cell: number }
  | { readonly type: 'stripped'; readonly seat: number; readonly card: CardId; readonly cell: number }
  | { readonly type: 'repaired'; readonly seat: number; readonly count: number }
  | { readonly type: 'trained'; readonly seat: number; readonly count: number }
  // Battles
  | {
      readonly type: 'battleBegan';
      readonly kind: 'merchant' | 'ship' | 'building' | 'tie';
      readonly seat: number;
      readonly defender: number;
      /** Whose cubes fight against the attacker's; version 1 of the rules did not say it. */
      readonly foe?: number;
      readonly at: Location;
      readonly card: CardId;
      readonly cause: 'attack' | 'flag' | 'forced' | 'chosen' | 'tie';
    }
  /** Cubes taken: cannons fired and what was added (buildings, harbour, last turn, order). */
  | { readonly type: 'armed'; readonly seat: number; readonly fired: number; readonly added: number }
  | {
      readonly type: 'landed';
      /** Owners of all cubes, resting first; the last `thrown` ones fell. */
      readonly sides: readonly number[];
      readonly thrown: number;
      /** Zones before (-1: thrown) and poses and zones now; flat, eight numbers a cube. */
      readonly before: readonly number[];
      readonly cubes: readonly number[];
      readonly physics: number;
      readonly film: string;
    }
  /** Cubes that touched no zone and are thrown again. */
  | { readonly type: 'rethrown'; readonly sides: readonly number[] }
  | { readonly type: 'exploded'; readonly sides: readonly number[]; readonly added: readonly number[] }
  | {
      readonly type: 'combatUsed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly ability: number;
      readonly level: number;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'shifted'; readonly seat: Seat; readonly cube: number; readonly from: number; readonly to: number }
  | { readonly type: 'removed'; readonly seat: Seat; readonly cube: number; readonly from: number }
  /** What a side's cubes in loot zones bring. */
  | {
      readonly type: 'looted';
      readonly seat: number;
      readonly cargo: number;
      readonly coins: number;
      readonly any: number;
    }
  | {
      readonly type: 'damaged';
      readonly seat: number;
      readonly count: number;
      readonly by: number;
      readonly cause: 'cubes' | 'loss' | 'ability' | 'garrison' | 'merchant' | 'building';
    }
  | {
      readonly type: 'battleWon';
      /** NOBODY: the merchant or the building held. */
      readonly winner: number;
      readonly loser: number;
      readonly strength: readonly [number, number];
    }
  | { readonly type: 'modeLost'; readonly seat: number }
  | {
      readonly type: 'sunk';
      readonly seat: number;
      readonly by: number;
      readonly shipCoins: number;
      readonly chestCoins: number;
    }
  // Achievements and the end
  | { readonly type: 'progress'; readonly seat: number; readonly achievement: number; readonly count: number }
  | { readonly type: 'achieved'; readonly seat: number; readonly achievement: number }
  | { readonly type: 'refilled'; readonly tile: number; readonly card: CardId }
  | { readonly type: 'mode'; readonly seat: number; readonly pirate: boolean }
  | { readonly type: 'sleeved'; readonly seat: Seat; readonly card: CardId; readonly crew: CardId }
  | { readonly type: 'cleaned'; readonly seat: Seat; readonly cards: number }
  | { readonly type: 'ordered'; readonly card: CardId; readonly otherwise: boolean }
  | { readonly type: 'endTriggered'; readonly seat: number }
  | { readonly type: 'lastTurnDone'; readonly seat: number }
  | { readonly type: 'tieThrown'; readonly seats: readonly number[]; readonly strength: readonly number[] }
  | { readonly type: 'ended' };

export type EventType = DeadReckoningEvent['type'];
