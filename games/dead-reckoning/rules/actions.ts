/** What can be done in a match; one small choice each. `card` is a CardId, tiles and cells are numbers. */
import type { Seat } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';
import type { Good, Location } from './state.ts';

export type DeadReckoningAction =
  // Before the first turn, between turns, at any time
  | { readonly type: 'keep'; readonly card: CardId }
  | { readonly type: 'level'; readonly card: CardId }
  | { readonly type: 'decline' }
  // Goods: one unit, or as many as possible (DR-TABLE-1)
  | { readonly type: 'load'; readonly good: Good; readonly cell: number; readonly count: number }
  | { readonly type: 'unload'; readonly good: Good; readonly cell: number; readonly count: number }
  | {
      readonly type: 'rearrange';
      readonly good: Good;
      readonly cell: number;
      readonly to: number;
      readonly count: number;
    }
  | { readonly type: 'jettison'; readonly good: Good; readonly cell: number; readonly count: number }
  // The main phase
  | { readonly type: 'play'; readonly card: CardId }
  /** `cards`: crew whose alternative is counted as sails (DR-SAIL-9). */
  | { readonly type: 'raise'; readonly cards: readonly CardId[] }
  | { readonly type: 'sail'; readonly to: Location }
  | { readonly type: 'pass'; readonly to: Location }
  | { readonly type: 'buy' }
  | { readonly type: 'trade' }
  | { readonly type: 'attack' }
  | { readonly type: 'storm'; readonly card: CardId }
  | { readonly type: 'flag'; readonly card: CardId; readonly seat: Seat }
  | { readonly type: 'fight'; readonly seat: Seat }
  | { readonly type: 'claim' }
  | { readonly type: 'use'; readonly card: CardId; readonly ability: number }
  | { readonly type: 'end' }
  // Parts of abilities
  | { readonly type: 'place'; readonly tile: number }
  | { readonly type: 'replace'; readonly tile: number; readonly seat: Seat }
  | { readonly type: 'settle' }
  | { readonly type: 'produce'; readonly tile: number }
  | { readonly type: 'build'; readonly card: CardId; readonly tile: number }
  | { readonly type: 'fit'; readonly card: CardId; readonly cell: number }
  | { readonly type: 'strip'; readonly card: CardId; readonly cell: number }
  | { readonly type: 'choose'; readonly tile: number }
  | { readonly type: 'split'; readonly dock: number }
  | { readonly type: 'stow'; readonly good: Good }
  | { readonly type: 'forgo'; readonly good: Good }
  | { readonly type: 'recall'; readonly tile: number }
  | { readonly type: 'done' }
  // Battles
  | { readonly type: 'fire'; readonly count: number }
  | { readonly type: 'skip' }
  | { readonly type: 'shift'; readonly cube: number; readonly zone: number }
  | { readonly type: 'remove'; readonly cube: number }
  | { readonly type: 'loot'; readonly good: Good; readonly to: number }
  | { readonly type: 'lootAll' }
  | {
      readonly type: 'land';
      /** Flat: zone and pose, eight numbers a cube, all cubes of the battle in their order. */
      readonly cubes: readonly number[];
      readonly physics: number;
      readonly film: string;
    }
  // The end phase
  | { readonly type: 'mode'; readonly pirate: number }
  | { readonly type: 'sleeve'; readonly card: CardId; readonly crew: CardId };

export type ActionType = DeadReckoningAction['type'];
