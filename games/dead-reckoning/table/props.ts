/** What the board, its parts and the buttons are given. */
import type { BoardProps } from '@broadside/kit';
import type { DeadReckoningView } from '../rules/view.ts';

export type Props = BoardProps<DeadReckoningView>;
