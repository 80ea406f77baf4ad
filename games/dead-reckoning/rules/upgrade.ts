/** Ship upgrades (DR-UPG): taking tokens, covering what lies below, and exchanging a basic for an advanced one. */
import { only, type Seat } from '@broadside/kernel';
import { CELLS, PRINTED_CELLS, UPGRADES } from '../cards/ship.ts';
import { type CardId, FIRST_UPGRADE, upgradeOf } from '../cards/table.ts';
import type { DeadReckoningAction } from './actions.ts';
import type { DeadReckoningOut, DeadReckoningStep } from './flow.ts';
import { pending, reason } from './reasons.ts';
import { fittingAt, loadOf, roomOn, stow } from './ship.ts';
import { CARGO, COIN, type DeadReckoningState, type FrameOf, type Player } from './state.ts';

type Kind = FrameOf<'upgrade'>['kind'];

/** DR-COMP-32: a token of this kind is left in the supply. */
export function hasToken(state: DeadReckoningState, kind: Kind): boolean {
  for (let at = 0; at < UPGRADES.length; at++) if (isOffered(state, kind, at)) return true;
  return false;
}

const isOffered = (state: DeadReckoningState, kind: Kind, at: number): boolean =>
  state.upgrades[at] > 0 && (kind === 'any' || UPGRADES[at].kind === kind);

/** DR-UPG-3: neither a token nor anything printed. */
const isEmpty = (player: Player, cell: number): boolean => {
  const { sails, cannons, hold } = PRINTED_CELLS[cell];
  return player.cells[cell].tokens.length === 0 && sails + cannons + hold === 0;
};

const ALL_CELLS: readonly number[] = [0, 1, 2, 3];
const openCells = (player: Player): readonly number[] => {
  const empty = ALL_CELLS.filter((cell) => isEmpty(player, cell));
  return empty.length > 0 ? empty : ALL_CELLS;
};

/** DR-UPG-6: goods of a hold that has changed under them go elsewhere; what finds no place is the owner's choice. */
export function coverHold(state: DeadReckoningState, seat: Seat, cell: number): void {
  const player = state.players[seat];
  const hold = player.cells[cell];
  hold.fired = 0;
  if (loadOf(hold) <= fittingAt(player, cell).hold) return;
  const { cargo, coins } = hold;
  hold.cargo = 0;
  hold.coins = 0;
  if (cargo + coins > roomOn(player)) {
    state.flow.push({ step: 'room', seat, cargo, coins, from: 'ship' });
    return;
  }
  stow(player, CARGO, cargo);
  stow(player, COIN, coins);
}

function fit(state: DeadReckoningState, seat: Seat, card: CardId, cell: number, out: DeadReckoningOut): void {
  state.upgrades[card - FIRST_UPGRADE]--;
  const place = state.players[seat].cells[cell];
  place.tokens = [...place.tokens, card];
  out.events?.push({ type: 'fitted', seat, card, cell });
  coverHold(state, seat, cell);
}

const FIT: readonly (readonly DeadReckoningAction[])[] = UPGRADES.map((_, at) =>
  ALL_CELLS.map((cell) => ({ type: 'fit', card: FIRST_UPGRADE + at, cell })),
);

/** DR-DEC-44. */
export const upgrade: DeadReckoningStep<'upgrade'> = {
  seats: (_state, frame) => only(frame.seat),
  legal(state, { seat, kind }) {
    const actions: DeadReckoningAction[] = [];
    const cells = openCells(state.players[seat]);
    for (let at = 0; at < UPGRADES.length; at++)
      if (isOffered(state, kind, at)) for (const cell of cells) actions.push(FIT[at][cell]);
    return actions;
  },
  apply(state, frame, _seat, action, out) {
    state.flow.pop();
    if (action.type === 'fit') fit(state, frame.seat, action.card, action.cell, out);
  },
  resume(state, frame) {
    if (hasToken(state, frame.kind)) return false;
    state.flow.pop();
    return true;
  },
  whyNot(state, { step, seat, kind }, _seat, action) {
    if (action.type !== 'fit') return pending(step);
    const at = action.card - FIRST_UPGRADE;
    if (UPGRADES[at] === undefined) return reason('no-such-upgrade');
    if (kind !== 'any' && UPGRADES[at].kind !== kind) return reason('wrong-kind');
    if (state.upgrades[at] === 0) return reason('none-left');
    if (action.cell < 0 || action.cell >= CELLS) return reason('no-such-cell');
    return reason(openCells(state.players[seat]).includes(action.cell) ? 'ability-first' : 'empty-cell-first');
  },
};

/** DR-UPG-10: a basic token may lie at any depth. */
export function hasBasic({ cells }: Player): boolean {
  for (const { tokens } of cells) for (const token of tokens) if (upgradeOf(token).kind === 'basic') return true;
  return false;
}

const basicsIn = (tokens: readonly CardId[]): CardId[] =>
  tokens.filter((token, at) => upgradeOf(token).kind === 'basic' && tokens.indexOf(token) === at);

/** Back to the supply, where it no longer counts (DR-UPG-10). */
function strip(state: DeadReckoningState, seat: Seat, card: CardId, cell: number, out: DeadReckoningOut): void {
  const place = state.players[seat].cells[cell];
  const { tokens } = place;
  const uncovered = tokens.lastIndexOf(card) === tokens.length - 1;
  const at = tokens.indexOf(card);
  place.tokens = tokens.filter((_, one) => one !== at);
  state.upgrades[card - FIRST_UPGRADE]++;
  out.events?.push({ type: 'stripped', seat, card, cell });
  if (uncovered) coverHold(state, seat, cell);
}

/** DR-UPG-9, DR-DEC-50: which basic token goes; the advanced one is chosen after it. */
export const swap: DeadReckoningStep<'swap'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state, frame) =>
    state.players[frame.seat].cells.flatMap(({ tokens }, cell) =>
      basicsIn(tokens).map((card): DeadReckoningAction => ({ type: 'strip', card, cell })),
    ),
  apply(state, { seat }, _seat, action, out) {
    state.flow.pop();
    state.flow.push({ step: 'upgrade', seat, kind: 'advanced' });
    if (action.type === 'strip') strip(state, seat, action.card, action.cell, out);
  },
  whyNot: (_state, frame, _seat, action) => (action.type === 'strip' ? reason('no-such-upgrade') : pending(frame.step)),
};
