/** What happened, in sentences: a panel that stays at the end, and one line for small screens. */
import type { Seat } from '@broadside/kernel';
import { Fragment, memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { IconButton } from '../controls/Button.tsx';
import { Panel } from '../controls/Paper.tsx';
import { cx } from '../cx.ts';
import { Sheet } from '../overlay/Sheet.tsx';
import { SeatEmblem } from '../seats/Seat.tsx';
import { useKitSay } from '../speech.tsx';
import style from './Log.module.css';

export interface LogEntry {
  readonly key: string | number;
  /** Whose deed it was. */
  readonly seat?: Seat | undefined;
  readonly text: ReactNode;
  /** Entries of one turn stand together. */
  readonly turn?: number | undefined;
}

export interface LogProps {
  /** Oldest first. */
  readonly entries: readonly LogEntry[];
  /** The key of the first entry after this person's last turn. */
  readonly since?: string | number | undefined;
}

export interface LogPanelProps extends LogProps {
  /** Beside the heading: "round 7". */
  readonly note?: ReactNode;
  readonly className?: string;
}

/** Follows the end unless the reader has scrolled up. */
function useEnd() {
  const ref = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const seen = useRef({ top: 0, height: 0 });
  const [behind, setBehind] = useState(false);
  const toEnd = () => {
    const box = ref.current;
    if (box === null) return;
    box.scrollTop = box.scrollHeight;
    seen.current = { top: box.scrollTop, height: box.scrollHeight };
    follows.current = true;
    setBehind(false);
  };
  // Whatever was drawn: marks between the entries come and go as well.
  useLayoutEffect(() => {
    const box = ref.current;
    if (follows.current) toEnd();
    else if (box !== null && box.scrollHeight > seen.current.height) setBehind(true);
  });
  const onScroll = () => {
    const box = ref.current;
    if (box === null) return;
    const { scrollTop: top, scrollHeight: height, clientHeight } = box;
    const isUp = top < seen.current.top && height >= seen.current.height;
    seen.current = { top, height };
    if (height - top - clientHeight < 24) {
      follows.current = true;
      setBehind(false);
      // What has grown since moves the end away; only a hand moves the reader up.
    } else if (isUp) follows.current = false;
  };
  // A panel that grows or shrinks keeps its end in sight.
  useEffect(() => {
    const box = ref.current;
    if (box === null || typeof ResizeObserver === 'undefined') return;
    const watcher = new ResizeObserver(() => {
      if (follows.current) box.scrollTop = box.scrollHeight;
    });
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  return { ref, behind, toEnd, onScroll };
}

/** Drawn anew only when it says something else: a long match has hundreds. */
const Line = memo(function Line({ seat, text }: Pick<LogEntry, 'seat' | 'text'>) {
  return (
    <li className={style.line}>
      {seat === undefined ? <span /> : <SeatEmblem seat={seat} size={20} />}
      <span>{text}</span>
    </li>
  );
});

function Entries({ entries, since }: LogProps) {
  const say = useKitSay();
  if (entries.length === 0) return <p className={style.empty}>{say('kit.log.empty')}</p>;
  return (
    <ol className={style.lines}>
      {entries.map((entry, i) => {
        const newTurn = entry.turn !== undefined && entry.turn !== entries[i - 1]?.turn;
        const isSince = entry.key === since;
        return (
          <Fragment key={entry.key}>
            {(isSince || newTurn) && (
              <li className={cx(style.mark, isSince && style.since)}>
                {newTurn && <span>{say('kit.log.turn', { turn: entry.turn ?? 0 })}</span>}
                {isSince && <span>{say('kit.log.since')}</span>}
              </li>
            )}
            <Line seat={entry.seat} text={entry.text} />
          </Fragment>
        );
      })}
    </ol>
  );
}

function Scroll({ entries, since }: LogProps) {
  const say = useKitSay();
  const { ref, behind, toEnd, onScroll } = useEnd();
  return (
    <div className={style.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section ref={ref} className={style.scroll} onScroll={onScroll} tabIndex={0}>
        <Entries entries={entries} since={since} />
      </section>
      {behind && (
        <button type="button" data-id="log-latest" className={style.latest} onClick={toEnd}>
          <Icon name="down" size={16} />
          {say('kit.log.latest')}
        </button>
      )}
    </div>
  );
}

export function LogPanel({ entries, since, note, className }: LogPanelProps) {
  const say = useKitSay();
  return (
    <Panel
      data-id="log"
      ruled
      title={say('kit.log')}
      end={note === undefined ? undefined : <small className={style.note}>{note}</small>}
      className={cx(style.panel, className)}
    >
      <Scroll entries={entries} since={since} />
    </Panel>
  );
}

interface LogSheetProps extends LogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The whole log on small screens. It stands apart from what opens it, which changes with whose turn it is. */
export function LogSheet({ entries, since, open, onClose }: LogSheetProps) {
  const say = useKitSay();
  return (
    <Sheet data-id="log" open={open} onClose={onClose} title={say('kit.log')} className={style.sheet ?? ''}>
      <Scroll entries={entries} since={since} />
    </Sheet>
  );
}

/** A button that opens the whole log, where its last entry has no room. */
export function LogButton({ onOpen }: { readonly onOpen: () => void }) {
  const say = useKitSay();
  return <IconButton data-id="open-log" icon="log" label={say('kit.log.open')} onClick={onOpen} />;
}

export interface LogStripProps extends Pick<LogProps, 'entries'> {
  readonly onOpen: () => void;
  readonly className?: string;
}

/** The last entry; it opens the whole log. */
export function LogStrip({ entries, onOpen, className }: LogStripProps) {
  const say = useKitSay();
  const last = entries.at(-1);
  return (
    <div className={cx(style.strip, className)}>
      {last?.seat === undefined ? <Icon name="log" size={20} /> : <SeatEmblem seat={last.seat} size={22} />}
      {/* The sentence may hold links to cards; here the whole strip is one button. */}
      <span className={style.last} data-opens="" inert>
        {last?.text ?? say('kit.log.empty')}
      </span>
      <Icon name="up" size={18} />
      <button
        type="button"
        data-id="open-log"
        className={style.open}
        aria-label={say('kit.log.open')}
        onClick={onOpen}
      />
    </div>
  );
}
