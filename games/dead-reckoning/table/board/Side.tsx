/** The column beside the board: the race to four, and the others. */
import { type BoardProps, useWide } from '@broadside/kit';
import { useState } from 'react';
import type { DeadReckoningView } from '../../rules/view.ts';
import { Race } from './Race.tsx';
import { Rivals } from './Rivals.tsx';
import { SeatSheet } from './SeatSheet.tsx';

export function Side(props: BoardProps<DeadReckoningView>) {
  const wide = useWide();
  const [seat, open] = useState<number>();
  if (!wide) return <Race {...props} />;
  return (
    <>
      <Rivals {...props} onOpen={open} />
      {seat !== undefined && <SeatSheet {...props} seat={seat} onClose={() => open(undefined)} />}
    </>
  );
}
