/** Actions without a choice inside, made once: a list of legal actions then costs next to nothing. */
import { CARDS, type CardId } from '../cards/table.ts';
import type { PortRoyalAction } from './state.ts';

const DRAW: PortRoyalAction = { type: 'draw' };
const STOP: PortRoyalAction = { type: 'stop' };
const SINK: PortRoyalAction = { type: 'sink' };
const KEEP: PortRoyalAction = { type: 'keep' };
export const DONE: PortRoyalAction = { type: 'done' };
export const PASS: PortRoyalAction = { type: 'pass' };
export const END_TURN: PortRoyalAction = { type: 'endTurn' };
export const DECLINE: PortRoyalAction = { type: 'decline' };

/** Whole lists that come again and again. */
export const ONLY_DRAW: readonly PortRoyalAction[] = [DRAW];
export const ONLY_STOP: readonly PortRoyalAction[] = [STOP];
export const DRAW_OR_STOP: readonly PortRoyalAction[] = [DRAW, STOP];
export const SINK_OR_KEEP: readonly PortRoyalAction[] = [SINK, KEEP];

const TRADES: readonly PortRoyalAction[] = CARDS.map((_, card) => ({ type: 'trade', card }));
const HIRES: readonly PortRoyalAction[] = CARDS.map((_, card) => ({ type: 'hire', card }));

export const tradeOf = (card: CardId): PortRoyalAction => TRADES[card];
export const hireOf = (card: CardId): PortRoyalAction => HIRES[card];
