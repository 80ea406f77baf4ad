/** The frame of a table's screen: one column on phones with the verbs at the bottom, board and side column when wide. */
import { type ReactNode, useRef } from 'react';
import { cx } from '../cx.ts';
import { useFocusKept } from '../focus.ts';
import style from './TableFrame.module.css';

export interface TableFrameProps {
  readonly top: ReactNode;
  readonly board: ReactNode;
  /** Panels above the log; wide screens only. */
  readonly side?: ReactNode;
  /** The log as a panel; wide screens only. */
  readonly log?: ReactNode;
  /** The talk as a panel; wide screens only. */
  readonly talk?: ReactNode;
  /** The last line of the log; small screens only. */
  readonly strip?: ReactNode;
  readonly actions: ReactNode;
  readonly className?: string;
}

export function TableFrame({ top, board, side, log, talk, strip, actions, className }: TableFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const verbs = useRef<HTMLDivElement>(null);
  // A choice or a card that was pressed is often gone afterwards; the next choice is one Tab away then.
  useFocusKept(frame, () => verbs.current?.firstElementChild);
  return (
    <div ref={frame} className={cx(style.table, className)}>
      <div className={style.top}>{top}</div>
      <main className={style.board}>{board}</main>
      <aside className={style.side}>
        {side}
        {log !== undefined && <div className={style.log}>{log}</div>}
        {talk}
      </aside>
      {strip !== undefined && <div className={style.strip}>{strip}</div>}
      <div ref={verbs} className={style.actions}>
        {actions}
      </div>
    </div>
  );
}
