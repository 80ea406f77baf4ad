/** Everything between the top bar and the action bar. */
import type { Seat } from '@broadside/kernel';
import type { BoardProps } from '@broadside/kit';
import { useState } from 'react';
import type { View } from '../../rules/view.ts';
import { AreaSheet } from './AreaSheet.tsx';
import css from './Board.module.css';
import { DiscardSheet } from './DiscardSheet.tsx';
import { Expeditions } from './Expeditions.tsx';
import { MyArea } from './MyArea.tsx';
import { Rivals } from './Rivals.tsx';
import { Sea } from './Sea.tsx';

export function Board(props: BoardProps<View>) {
  const [open, setOpen] = useState<Seat | 'discard'>();
  const close = (): void => setOpen(undefined);
  return (
    <div className={css.board}>
      <div className={css.table}>
        <Rivals {...props} onOpen={setOpen} />
        <Sea {...props} onDiscard={() => setOpen('discard')} />
        <Expeditions {...props} />
        <MyArea {...props} onOpen={setOpen} />
      </div>
      {open === 'discard' && <DiscardSheet {...props} onClose={close} />}
      {typeof open === 'number' && <AreaSheet {...props} seat={open} onClose={close} />}
    </div>
  );
}
