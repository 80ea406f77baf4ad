/** What the board, its parts and the buttons are given. */
import type { BoardProps } from '@broadside/kit';
import type { LiarsDiceView } from '../rules/view.ts';

export type Props = BoardProps<LiarsDiceView>;
