/** What every part of the Adventure on the table is given. */
import type { Seat } from '@broadside/kernel';
import type { BoardProps } from '@broadside/kit';
import type { Say, Values } from '@broadside/text';
import type { AdventureView } from '../../rules/extra.ts';
import type { View } from '../../rules/view.ts';

export type AdventureProps = BoardProps<View>;

/** With the Adventure taken out of the view. */
export type Laid = AdventureProps & { readonly adventure: AdventureView };

export interface AdventureSeatProps extends AdventureProps {
  readonly seat: Seat;
  readonly size: 'line' | 'sheet';
}

/** A sentence of this part of the table. */
export const told = ({ say }: { readonly say: Say }, key: string, values: Values = {}): string =>
  say(`port-royal.table.adventure.${key}`, values);

/** After the campaign there are tasks and events, but no story (PR-AVAR-6); other games have none at all. */
export const hasStory = ({ extra, options }: View): boolean =>
  extra?.adventure != null && options.play !== 'adventureAfter';
