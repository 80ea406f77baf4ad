/** What can be said of a choice in numbers, for whoever chooses: from the view, or alike in all that it allows. */
import { sure, sureChange, type Trial, trialsOf } from '@broadside/judge';
import type { Action, Seat } from '@broadside/kernel';
import { type CardId, type Character, type Good, typeOf } from '../cards/table.ts';
import { pointsOf } from '../rules/ending.ts';
import { sevenSeas } from '../rules/game.ts';
import { mostSent, prospect } from '../rules/raidOdds.ts';
import { chestsFor } from '../rules/sale.ts';
import { freeOf, goodsOf } from '../rules/ships.ts';
import type { FrameOf, Pirate, SevenSeasAction, SevenSeasState, StepName } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';

/** A choice, and what it does in worlds that its actor can imagine. */
export interface Asked {
  readonly view: SevenSeasView;
  readonly seat: Seat;
  readonly action: SevenSeasAction;
  readonly trials: readonly Trial<SevenSeasState>[];
}

export const ask = (view: SevenSeasView, seat: Seat, action: Action): Asked => ({
  view,
  seat,
  action: action as SevenSeasAction,
  trials: trialsOf<SevenSeasState>(sevenSeas, view, seat, action),
});

/** What is counted before a player, in the order in which it is said. */
export const COUNTS = {
  marks: ({ marks }: Pirate) => marks,
  chests: ({ chests }: Pirate) => chests,
  ships: ({ ships }: Pirate) => ships,
  goods: goodsOf,
  yinYang: ({ yinYang }: Pirate) => yinYang,
  rituals: ({ doubleHolds, unsinkables }: Pirate) => doubleHolds + unsinkables,
  free: freeOf,
} as const satisfies Readonly<Record<string, (pirate: Pirate) => number>>;
export type Counted = keyof typeof COUNTS;

export const changeOf = ({ trials, seat }: Asked, counted: Counted) =>
  sureChange(trials, ({ pirates }) => COUNTS[counted](pirates[seat]));

/** The step that waits in the view, if it is of this kind. */
export function waiting<N extends StepName>({ flow }: SevenSeasView, step: N): FrameOf<N> | undefined {
  const frame = flow.at(-1);
  return frame?.step === step ? (frame as FrameOf<N>) : undefined;
}

/** What the port pays for all goods of this seat. */
export const worthAt = ({ view, seat }: Asked, port: CardId): number =>
  chestsFor(port, view.pirates[seat].goods, view.options.bayRum);

/** What the sale that goes on brings so far, after this choice. */
export const saleAfter = ({ view, trials }: Asked): number | undefined =>
  sure(trials, ({ after }) => {
    const frame = after.flow.at(-1);
    return frame?.step === 'sale' ? chestsFor(view.port, frame.sold, view.options.bayRum) : undefined;
  });

/** Goods of this kind afterwards. */
export const goodAfter = ({ trials, seat }: Asked, good: Good): number | undefined =>
  sure(trials, ({ after }) => after.pirates[seat].goods[good]);

/** Cards of a kind in the hand of whoever chooses. */
export const handOf = ({ view, seat }: Asked, type: 'caravan' | 'port' | 'curse'): readonly CardId[] =>
  (view.pirates[seat].hand ?? []).filter((card) => typeOf(card) === type);

/** The chance of a raid if everybody sends all they may. */
export const raidWithAll = ({ view, seat }: Asked, card: CardId): number =>
  prospect(view, seat, card, mostSent(view, seat, card)).best.won;

/** Who else still has this character to choose. */
export const othersWith = ({ view, seat }: Asked, character: Character): readonly Seat[] =>
  view.pirates.flatMap(({ played }, other) => (other === seat || played.includes(character) ? [] : [other]));

const seaShips = ({ ships, guards }: SevenSeasView['pirates'][number]): number => ships - guards;

/** Of something that is counted before each player: what is before this one, and before all others together. */
export function shared(
  { view, seat }: Asked,
  count: (pirate: SevenSeasView['pirates'][number]) => number,
): { readonly own: number; readonly others: number } {
  const all = view.pirates.reduce((sum, pirate) => sum + count(pirate), 0);
  const own = count(view.pirates[seat]);
  return { own, others: all - own };
}

export const atSea = (asked: Asked) => shared(asked, seaShips);
export const onGuard = (asked: Asked) => shared(asked, ({ guards }) => guards);

/** Own ships that a curse would throw, some of them protected. */
export const thrownWith = ({ view, seat }: Asked, kept: number): number => seaShips(view.pirates[seat]) - kept;

export const pointsIn = (view: SevenSeasView, seat: Seat): number => pointsOf(view.pirates[seat]);

export const bestOther = ({ view, seat }: Asked): number =>
  Math.max(...view.pirates.flatMap((_, other) => (other === seat ? [] : [pointsIn(view, other)])));

const LAST_ROUNDS = 3;
/** End of Adventures, and the cards under it (S7-SETUP-2). */
const FROM_THE_END = 5;

/** S7-END-1: rounds that follow this one, once that is known. */
export const roundsToCome = ({ endRound, round }: SevenSeasView): number | undefined =>
  endRound > 0 ? endRound + LAST_ROUNDS - round : undefined;

/** Cards above End of Adventures; undefined once it was drawn. */
export const drawsToEnd = ({ endRound, adventuresLeft }: SevenSeasView): number | undefined =>
  endRound > 0 ? undefined : Math.max(0, adventuresLeft - FROM_THE_END);
