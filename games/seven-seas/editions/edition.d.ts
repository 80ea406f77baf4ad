/** What a frozen edition holds; its states are its own business. */
import type { Bot } from '@broadside/bots';
import type { AnyGame } from '@broadside/kernel';
import type { TableHand } from '@broadside/throw';

export declare const game: AnyGame;
export declare const bots: readonly Bot[];
export declare const hand: TableHand;
