/** Actions of the turn, made once: a list of legal actions then costs next to nothing. */
import { CELLS } from '../cards/ship.ts';
import { CREW_CARDS } from '../cards/table.ts';
import type { DeadReckoningAction } from './actions.ts';
import { type Good, HARBOUR } from './state.ts';

type Action = DeadReckoningAction;
type Actions = readonly Action[];

export const END: Action = { type: 'end' };
export const BUY: Action = { type: 'buy' };
export const TRADE: Action = { type: 'trade' };
export const ATTACK: Action = { type: 'attack' };
export const CLAIM: Action = { type: 'claim' };
export const DECLINE: Action = { type: 'decline' };
export const DONE: Action = { type: 'done' };
export const MODES: Actions = [
  { type: 'mode', pirate: 0 },
  { type: 'mode', pirate: 1 },
];

const byCard = (make: (card: number) => Action): Actions => Array.from({ length: CREW_CARDS }, (_, card) => make(card));
export const PLAYS = byCard((card) => ({ type: 'play', card }));
export const LEVELS = byCard((card) => ({ type: 'level', card }));

const byPlace = (make: (to: number) => Action): Actions => Array.from({ length: HARBOUR + 1 }, (_, to) => make(to));
export const SAILS = byPlace((to) => ({ type: 'sail', to }));
export const PASSES = byPlace((to) => ({ type: 'pass', to }));

/** No hold carries more. */
const MOST = 8;
const byHold = (make: (good: Good, cell: number, count: number) => Action): Actions =>
  Array.from({ length: 2 * CELLS * (MOST + 1) }, (_, at) =>
    make((at % 2) as Good, (at >> 1) % CELLS, (at / (2 * CELLS)) | 0),
  );

const LOADS = byHold((good, cell, count) => ({ type: 'load', good, cell, count }));
const UNLOADS = byHold((good, cell, count) => ({ type: 'unload', good, cell, count }));
const JETTISONS = byHold((good, cell, count) => ({ type: 'jettison', good, cell, count }));
const REARRANGES: readonly Actions[] = Array.from({ length: CELLS }, (_, to) =>
  byHold((good, cell, count) => ({ type: 'rearrange', good, cell, to, count })),
);

const place = (good: Good, cell: number, count: number): number => good + 2 * (cell + CELLS * count);

/** One unit, or as many as possible (DR-TABLE-1). */
function oneOrAll(from: Actions, good: Good, cell: number, most: number, into: Action[]): void {
  if (most < 1) return;
  into.push(from[place(good, cell, 1)]);
  if (most > 1) into.push(from[place(good, cell, most)]);
}

export const addLoads = (good: Good, cell: number, most: number, into: Action[]): void =>
  oneOrAll(LOADS, good, cell, most, into);
export const addUnloads = (good: Good, cell: number, most: number, into: Action[]): void =>
  oneOrAll(UNLOADS, good, cell, most, into);
export const addJettisons = (good: Good, cell: number, most: number, into: Action[]): void =>
  oneOrAll(JETTISONS, good, cell, most, into);
export const addRearranges = (good: Good, cell: number, to: number, most: number, into: Action[]): void =>
  oneOrAll(REARRANGES[to], good, cell, most, into);

const RAISES: (Action | undefined)[] = new Array<Action | undefined>(1 << CREW_CARDS).fill(undefined);

/** DR-SAIL-9: raising sails with the alternatives of these crew cards, a bit each. */
export function raiseWith(bits: number): Action {
  const known = RAISES[bits];
  if (known) return known;
  const cards: number[] = [];
  for (let card = 0; card < CREW_CARDS; card++) if (bits & (1 << card)) cards.push(card);
  const action: Action = { type: 'raise', cards };
  RAISES[bits] = action;
  return action;
}
