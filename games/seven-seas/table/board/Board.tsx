/** Everything between the top bar and the action bar. */
import type { Seat } from '@broadside/kernel';
import type { BoardProps } from '@broadside/kit';
import { useState } from 'react';
import type { SevenSeasView } from '../../rules/view.ts';
import { type LookBack, lidShow, useRehearsal, useThrowInLog } from '../lid/index.ts';
import { asksForCharacter, isInLid } from '../moment.ts';
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

/**
 * A throw can be looked at for as long as one likes, while it is shown and afterwards, until the turn changes: what is
 * asked next must not lie behind it.
 */
function useLookBack({ lid, turns }: SevenSeasView): LookBack {
  const [wanted, want] = useState<string>();
  const now = `${lid?.index} ${turns}`;
  const back = lid !== null && lid.dice.length > 0 && wanted === now;
  return { back, look: (on) => want(on ? now : undefined) };
}

export function Board(props: BoardProps<SevenSeasView>) {
  const [opened, open] = useState<Opened>();
  const lookBack = useLookBack(props.view);
  useThrowInLog(props.view.lid, props.since);
  useRehearsal((props.factor ?? 1) > 0);
  const close = (): void => open(undefined);
  const inLid = lookBack.back || lidShow(props.show) !== undefined || isInLid(props.view);
  const asks = inLid ? 'lid' : asksForCharacter(props) ? 'character' : undefined;
  return (
    <div className={css.board}>
      <div className={css.table} data-asks={asks}>
        <div className={css.calling}>
          <Calling {...props} />
        </div>
        <div className={css.brief}>
          <Brief {...props} onOpen={open} />
        </div>
        <div className={css.middle}>
          <Middle {...props} {...lookBack} />
        </div>
        <div className={css.mine}>
          <Mine {...props} onOpen={open} />
        </div>
        <div className={css.rivals}>
          <Rivals {...props} onOpen={open} />
        </div>
        <div className={css.track}>
          <Track {...props} />
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
