/** Where goods can go from where they are: by a tap on both, by dragging, or by the list of ways. */
import type { DeadReckoningAction } from '../../rules/actions.ts';
import type { Good } from '../../rules/state.ts';
import type { Props } from '../props.ts';

/** Where goods are picked up: a hold, or the dock, the chest and the island. */
export type Source =
  | { readonly from: 'cell'; readonly cell: number; readonly good: Good }
  | { readonly from: 'ashore'; readonly good: Good };

export type Move = Extract<DeadReckoningAction, { readonly type: 'load' | 'unload' | 'rearrange' | 'jettison' }>;

const isMove = (action: DeadReckoningAction): action is Move =>
  action.type === 'load' || action.type === 'unload' || action.type === 'rearrange' || action.type === 'jettison';

/** The legal ways of goods from a place. */
export function movesFrom({ legal }: Pick<Props, 'legal'>, source: Source): Move[] {
  return (legal as readonly DeadReckoningAction[]).filter((action): action is Move => {
    if (!isMove(action) || action.good !== source.good) return false;
    return source.from === 'ashore' ? action.type === 'load' : action.type !== 'load' && action.cell === source.cell;
  });
}

/** A cell of the ship, or the shore: what an element that takes goods is marked with. */
export const ASHORE = 'ashore';
export const cellDrop = (cell: number): string => `cell:${cell}`;

const endOf = (move: Move): string | undefined => {
  switch (move.type) {
    case 'load':
      return cellDrop(move.cell);
    case 'rearrange':
      return cellDrop(move.to);
    case 'unload':
      return ASHORE;
    case 'jettison':
      return undefined;
  }
};

/** One unit from here to there. */
export const moveTo = (props: Pick<Props, 'legal'>, source: Source, drop: string): Move | undefined =>
  movesFrom(props, source).find((move) => move.count === 1 && endOf(move) === drop);

export const sameSource = (one: Source | undefined, other: Source): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);
