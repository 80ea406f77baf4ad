/** One turn of another player: what mattered, what it cost the reader, the ways to see it again and to read it all. */
import { cx, Icon, SeatEmblem, seatStyle, type TurnMoment } from '@broadside/kit';
import { useState } from 'react';
import { useSay } from '../../../text/say.ts';
import type { LogContext } from '../logEntries.tsx';
import style from './Turns.module.css';
import { type Digest, type Turn, wordsOf } from './turns.ts';

interface TurnCardProps {
  readonly turn: Turn;
  readonly digest: Digest;
  readonly context: LogContext;
  /** It goes on. */
  readonly now: boolean;
  /** Without the ways to more. */
  readonly brief?: boolean;
  readonly onReplay?: (() => void) | undefined;
  /** To the turns before it. */
  readonly onEarlier?: (() => void) | undefined;
}

function Moments({ moments, now }: { readonly moments: readonly TurnMoment[]; readonly now: boolean }) {
  if (moments.length === 0) return null;
  return (
    <ol className={style.moments}>
      {moments.map(({ icon, brief }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its place.
        <li key={at} className={cx(style.moment, now && at === moments.length - 1 && style.hot)}>
          <span className={style.picture}>{icon}</span>
          {brief}
        </li>
      ))}
    </ol>
  );
}

/** Every sentence of the turn. */
function Sentences({ turn: { seat, events }, context }: Pick<TurnCardProps, 'turn' | 'context'>) {
  const sentences = events.flatMap((event, at) => {
    if (at > 0 && context.ui.voice.isCoveredBy?.(event, events[at - 1])) return [];
    return wordsOf(event, seat, context) ?? [];
  });
  return (
    <ol className={style.sentences}>
      {sentences.map((words, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its place.
        <li key={at}>{words}</li>
      ))}
    </ol>
  );
}

export function TurnCard({ turn, digest, context, now, brief = false, onReplay, onEarlier }: TurnCardProps) {
  const say = useSay();
  const [whole, setWhole] = useState(false);
  return (
    <article className={cx(style.card, now && style.now)} style={seatStyle(turn.seat)} data-id="turn-card">
      <h3>
        <SeatEmblem seat={turn.seat} size={26} />
        <span className={style.name}>{context.nameOf(turn.seat)}</span>
        {now && (
          <small className={style.going}>
            {say('web.turns.now')}
            <i />
            <i />
            <i />
          </small>
        )}
      </h3>
      {digest.words !== '' && <p className={style.words}>{digest.words}</p>}
      {!brief && <Moments moments={digest.moments} now={now} />}
      {digest.harm.map((sentence, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice, and what happened keeps its place.
        <p key={at} className={style.harm}>
          <Icon name="warning" size={18} />
          <span>{sentence}</span>
        </p>
      ))}
      {!brief && (
        <div className={style.ways}>
          {onReplay && (
            <button type="button" data-id="replay-turn" onClick={onReplay}>
              <Icon name="play" size={18} />
              {say('web.turns.replay')}
            </button>
          )}
          <button type="button" data-id="whole-turn" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            <Icon name={whole ? 'up' : 'log'} size={18} />
            {whole ? say('web.turns.less') : say('web.turns.more')}
          </button>
          {onEarlier && (
            <button type="button" data-id="open-turns" onClick={onEarlier}>
              <Icon name="cards" size={18} />
              {say('web.turns.earlier')}
            </button>
          )}
        </div>
      )}
      {whole && <Sentences turn={turn} context={context} />}
    </article>
  );
}
