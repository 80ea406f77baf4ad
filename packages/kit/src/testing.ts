/** What the tests of every table share: props that say only what matters, and the buttons behind the buttons. */
import type { GameEvent, Viewer } from '@broadside/kernel';
import type { NameOf, Say } from '@broadside/text';
import type { BadgeFacts, BadgeRules } from './badges.ts';
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

/** For each badge facts that earn it and facts that just miss it; there must be some of both. */
export type BadgeCases<Id extends string, V, E extends GameEvent> = Readonly<
  Record<Id, { readonly yes: readonly BadgeFacts<V, E>[]; readonly no: readonly BadgeFacts<V, E>[] }>
>;

/** The badges that are handed out otherwise than their cases say. `blank`: nothing happened, so nobody earns any. */
export function misjudgedBadges<Id extends string, V, E extends GameEvent>(
  rules: BadgeRules<Id, V, E>,
  cases: BadgeCases<Id, V, E>,
  blank: BadgeFacts<V, E>,
): string[] {
  const ids = Object.keys(rules) as Id[];
  return ids.filter((id) => {
    const { yes, no } = cases[id];
    const isJudgedRight = yes.every(rules[id]) && ![...no, blank].some(rules[id]);
    return !isJudgedRight || yes.length === 0 || no.length === 0;
  });
}
