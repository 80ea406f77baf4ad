/** What every part of the Adventure on the table is given. */
import type { Seat } from '@broadside/kernel';
import type { AdventureView } from '../../rules/extra.ts';
import type { View } from '../../rules/view.ts';
import type { BoardProps } from '../props.ts';

export type AdventureProps = BoardProps;

/** With the Adventure taken out of the view. */
export type Laid = AdventureProps & { readonly adventure: AdventureView };

export interface AdventureSeatProps extends AdventureProps {
  readonly seat: Seat;
  readonly size: 'line' | 'sheet';
}

/** After the campaign there are tasks and events, but no story (PR-AVAR-6); other games have none at all. */
export const hasStory = ({ extra, options }: View): boolean =>
  extra?.adventure != null && options.play !== 'adventureAfter';
