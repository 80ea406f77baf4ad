/** Everything between the top bar and the action bar. */
import type { Seat } from '@broadside/kernel';
import type { BoardProps } from '@broadside/kit';
import { useState } from 'react';
import type { SevenSeasView } from '../../rules/view.ts';
import { useThrowInLog } from '../lid/index.ts';
import { asksForCharacter, hasEarlierThrow } from '../moment.ts';
import css from './Board.module.css';
import { Brief } from './Brief.tsx';
import { Calling } from './Calling.tsx';
import { Middle } from './Middle.tsx';
import { Mine } from './Mine.tsx';
import { Rivals } from './Rivals.tsx';
import { HistorySheet, SeatSheet } from './SeatSheet.tsx';
import { Shore } from './Shore.tsx';
import { Track } from './Track.tsx';

/** A sheet over the board: an area, or the pile of played adventures. */
type Opened = Seat | 'history';

/** The last throw can be looked at again, until the turn changes: what is asked next must not lie behind it. */
function useLookBack(view: SevenSeasView) {
  const [wanted, want] = useState<string>();
  const now = `${view.lid?.index} ${view.turns}`;
  const back = hasEarlierThrow(view) && wanted === now;
  return [back, () => want(back ? undefined : now)] as const;
}

export function Board(props: BoardProps<SevenSeasView>) {
  const [opened, open] = useState<Opened>();
  const [back, lookBack] = useLookBack(props.view);
  useThrowInLog(props.view.lid, props.since);
  const close = (): void => open(undefined);
  return (
    <div className={css.board}>
      <div className={css.table} data-asks={asksForCharacter(props) || undefined}>
        <div className={css.calling}>
          <Calling {...props} />
        </div>
        <Brief {...props} onOpen={open} />
        <div className={css.middle}>
          <Middle {...props} back={back} />
        </div>
        <div className={css.mine}>
          <Mine {...props} onOpen={open} />
        </div>
        <div className={css.rivals}>
          <Rivals {...props} onOpen={open} />
        </div>
        <div className={css.track}>
          <Track {...props} back={back} onLookBack={lookBack} />
        </div>
        {/* Where there is a side column, the shore stands in it. */}
        <div className={css.shore}>
          <Shore {...props} onHistory={() => open('history')} />
        </div>
      </div>
      {opened === 'history' && <HistorySheet {...props} onClose={close} />}
      {typeof opened === 'number' && <SeatSheet {...props} seat={opened} onClose={close} />}
    </div>
  );
}
