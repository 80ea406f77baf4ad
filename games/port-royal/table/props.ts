/** What every part of the table is given. */
import { type BoardProps as AnyBoardProps, useSay } from '@broadside/kit';
import type { View } from '../rules/view.ts';
import type { TableSay } from '../text/table.ts';

/** What the kit gives, with a `say` that knows the words of this table. */
export interface BoardProps extends Omit<AnyBoardProps<View>, 'say'> {
  readonly say: TableSay;
}

/** For parts that are given nothing. */
export const useTableSay = (): TableSay => useSay();
