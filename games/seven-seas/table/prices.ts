/** What goods are worth in the current port, by the sums of the rules. */

import type { Seat } from '@broadside/kernel';
import { frameNamed } from '@broadside/kit';
import { ALL_GOODS, type CardId, type Good, priceIn } from '../cards/table.ts';
import { chestsFor } from '../rules/facade.ts';
import type { GoodsCount } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { t } from '../text/table.ts';
import type { Props } from './props.ts';

/** S7-MERCHANT-2: from so many of a kind on the port pays its price. */
export const THRESHOLD = 3;

/** What the current port (or another) pays for three or more of a kind. */
export const priceOf = ({ port, options }: SevenSeasView, good: Good, at: CardId = port): number =>
  priceIn(at, good, options.bayRum);

/** What these goods bring, sold together. */
export const pays = (view: SevenSeasView, goods: readonly number[], port: CardId = view.port): number =>
  chestsFor(port, goods, view.options.bayRum);

/** Chests for each card of a kind when so many of it are sold (S7-MERCHANT-2). */
export const payEach = (view: SevenSeasView, good: Good, count: number): number =>
  count >= THRESHOLD ? priceOf(view, good) : 1;

/** The kind in highest demand (S7-CURSE-9). */
export function highest(view: SevenSeasView, port: CardId = view.port): Good {
  return ALL_GOODS.reduce((best, good) => (priceOf(view, good, port) > priceOf(view, best, port) ? good : best));
}

/** The cards put aside in the sale that goes on. */
export const soldSoFar = (view: SevenSeasView): Readonly<GoodsCount> => frameNamed(view, 'sale')?.sold ?? [0, 0, 0];

/** "your goods: 5 chests there, 3 here". */
export const portWorth = (props: Props, seat: Seat, port: CardId): string => {
  const { goods } = props.view.pirates[seat];
  return t(props, 'choice.play.worth', { chests: pays(props.view, goods, port), now: pays(props.view, goods) });
};
