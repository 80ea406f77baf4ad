/** What the tests of every table share: props that say only what matters, and the buttons behind the buttons. */
import type { Viewer } from '@broadside/kernel';
import type { NameOf, Say } from '@broadside/text';
import type { BoardProps, Choice, PlayerInfo } from './gameUI.ts';

const NAMES = ['Mira', 'Inés', 'Tomas', 'Ada', 'Ruben'];
export const nameOf: NameOf = (seat) => NAMES[seat];

/** So many people at a table: one person, the others bots. */
export const seatsOf = (count: number, name: NameOf = nameOf): PlayerInfo[] =>
  Array.from({ length: count }, (_, seat) => ({ seat, name: name(seat), bot: seat > 0, here: true }));

/** A board at which nothing can be done and nobody sits, unless it is said. */
export const boardProps = <V extends { readonly eye: Viewer }>(
  view: V,
  say: Say,
  more: Partial<BoardProps<V>> = {},
): BoardProps<V> => ({
  view,
  viewer: view.eye,
  seats: [],
  toAct: [],
  legal: [],
  odds: true,
  say,
  nameOf,
  play: () => {},
  why: async (actions) => actions.map(() => null),
  inspect: () => {},
  since: [],
  ...more,
});

/** The buttons, and those behind them. */
export const openAll = (list: readonly Choice[]): Choice[] =>
  list.flatMap((choice) => (choice.more ? openAll(choice.more) : [choice]));
