/**
 * One line above the verbs of a small screen, for the log and the chat together. The log's end is at the left and the
 * chat's at the right, always; the words between them are those of the log, or of the chat while something is unread.
 */
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import { cx } from '../cx.ts';
import { SeatEmblem } from '../seats/Seat.tsx';
import { useKitSay } from '../speech.tsx';
import { Speaker, said, type TalkMessage } from './Talk.tsx';
import style from './TalkStrip.module.css';

export interface TalkStripProps {
  /** How many lines nobody has read here yet. */
  readonly unread: number;
  /** What is shown of the chat: the newest unread line, or a reaction while it is fresh. */
  readonly shown?: TalkMessage | undefined;
  /** What the log's line shows now is taller than a line: the chat stands below it and takes nothing from it. */
  readonly apart?: boolean;
  readonly onOpen: () => void;
  /** The log's own line. */
  readonly children: ReactNode;
}

/** More than this is "many" for a badge. */
const MOST = 99;

export function TalkStrip({ unread, shown, apart = false, onOpen, children }: TalkStripProps) {
  const say = useKitSay();
  const label = unread > 0 ? `${say('kit.talk.open')}: ${say('kit.talk.unread', { count: unread })}` : undefined;
  const narrow = shown !== undefined && !apart;
  return (
    <div className={cx(style.row, apart && shown !== undefined && style.apart)}>
      <div className={cx(style.log, narrow && style.narrow)}>
        {children}
        {narrow && (
          <span className={style.cover}>
            <Icon name="log" size={22} />
          </span>
        )}
      </div>
      <div className={cx(style.talk, shown !== undefined && style.open)}>
        <span className={style.words} aria-live="polite">
          {shown !== undefined && (
            <span key={shown.key} className={cx(style.line, shown.reaction !== undefined && style.fresh)}>
              <SeatEmblem seat={shown.seat ?? undefined} size={22} />
              <span className={style.text} data-id="talk-preview">
                <Speaker seat={shown.seat} name={shown.name} /> {said(shown)}
              </span>
            </span>
          )}
        </span>
        <span className={style.sign}>
          <Icon name="chat" size={22} />
          {unread > 0 && (
            <span className={style.badge} data-id="unread" aria-hidden="true">
              {Math.min(unread, MOST)}
            </span>
          )}
        </span>
        <button
          type="button"
          data-id="open-talk"
          className={style.press}
          aria-label={label ?? say('kit.talk.open')}
          onClick={onOpen}
        />
      </div>
    </div>
  );
}
