/** Actions without a choice inside, made once: a list of legal actions then costs next to nothing. */
import { CARDS, type CardId } from '../cards/table.ts';
import type { PortRoyalAction } from './state.ts';

export const DRAW: PortRoyalAction = { type: 'draw' };
export const STOP: PortRoyalAction = { type: 'stop' };
export const SINK: PortRoyalAction = { type: 'sink' };
export const KEEP: PortRoyalAction = { type: 'keep' };
export const DONE: PortRoyalAction = { type: 'done' };
export const PASS: PortRoyalAction = { type: 'pass' };
export const END_TURN: PortRoyalAction = { type: 'endTurn' };

const TRADES: readonly PortRoyalAction[] = CARDS.map((_, card) => ({ type: 'trade', card }));
const HIRES: readonly PortRoyalAction[] = CARDS.map((_, card) => ({ type: 'hire', card }));

export const tradeOf = (card: CardId): PortRoyalAction => TRADES[card];
export const hireOf = (card: CardId): PortRoyalAction => HIRES[card];
