/** The column beside the board: the race to four, and the others. On phones both stand on the board itself. */
import { type BoardProps, useWide } from '@broadside/kit';
import { useState } from 'react';
import type { DeadReckoningView } from '../../rules/view.ts';
import { withRival } from '../seats.ts';
import { Race } from './Race.tsx';
import { Rivals } from './Rivals.tsx';
import { SeatSheet } from './SeatSheet.tsx';

export function Side(given: BoardProps<DeadReckoningView>) {
  const wide = useWide();
  const [seat, open] = useState<number>();
  if (!wide) return null;
  const props = withRival(given);
  return (
    <>
      <Race {...props} />
      <Rivals {...props} onOpen={open} />
      {seat !== undefined && <SeatSheet {...props} seat={seat} onClose={() => open(undefined)} />}
    </>
  );
}
