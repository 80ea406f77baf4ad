/** One sentence of the coach beside what it speaks about; "why?" adds a second one. */
import { BrandMark, Button, cx, Medallion, useKeyboardInUse } from '@broadside/kit';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import style from './Coach.module.css';
import { type Standing, standingOf } from './place.ts';
import { Sentence } from './Sentence.tsx';
import { useCoachSay } from './text/index.ts';
import { isSeen, type Sight } from './useLit.ts';

export interface BubbleProps {
  readonly sight: Sight;
  readonly step: number;
  readonly kind: 'tell' | 'do' | 'rival';
  readonly text: string;
  readonly why: string | undefined;
  /** What is answered to a choice that the lesson did not ask for. */
  readonly note: string | undefined;
  readonly onNext: () => void;
  readonly next: RefObject<HTMLButtonElement | null>;
}

/** Measured as it is drawn: a longer sentence or the answer to "why?" may need another place. */
function useStanding({ lit, room, sheet }: Sight, bubble: RefObject<HTMLElement | null>): Standing | undefined {
  const [size, setSize] = useState({ w: 0, h: 0 });
  useLayoutEffect(() => {
    const element = bubble.current;
    if (element === null) return;
    const watcher = new ResizeObserver(() => setSize({ w: element.offsetWidth, h: element.offsetHeight }));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [bubble]);
  if (size.w === 0 || room.w === 0) return undefined;
  const boxes = lit.filter(isSeen).map(({ box }) => box);
  // In a sheet all of it is to be read: the coach stands beside it, where there is room.
  return standingOf(sheet === undefined ? boxes : [sheet, ...boxes], size, room);
}

const placed = (at: Standing | undefined): CSSProperties =>
  at === undefined
    ? { opacity: 0 }
    : ({
        transform: `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)`,
        '--tail': `${at.tail?.at ?? 0}px`,
      } as CSSProperties);

function Hint({ kind }: Pick<BubbleProps, 'kind'>) {
  const say = useCoachSay();
  const keyboard = useKeyboardInUse();
  if (kind === 'tell') return null;
  const key = kind === 'rival' ? 'coach.wait' : keyboard ? 'coach.enter' : 'coach.tap';
  return <span className={style.hint}>{say(key)}</span>;
}

export function Bubble({ sight, step, kind, text, why, note, onNext, next }: BubbleProps) {
  const say = useCoachSay();
  const ref = useRef<HTMLElement>(null);
  const standing = useStanding(sight, ref);
  const [asked, setAsked] = useState<string>();
  const open = why !== undefined && asked === why;
  return (
    <section
      ref={ref}
      data-id="coach"
      data-step={step}
      data-kind={kind}
      data-lit={sight.lit.map(({ id }) => id).join(' ')}
      className={cx(style.bubble, standing?.tail && style[standing.tail.edge])}
      style={placed(standing)}
      aria-label={say('coach.name')}
    >
      <Medallion size={46} className={style.face ?? ''}>
        <BrandMark size={34} />
      </Medallion>
      <p className={style.say}>
        <Sentence text={text} />
      </p>
      {open && (
        <p className={style.why} role="status">
          <Sentence text={why} />
        </p>
      )}
      {note !== undefined && (
        <p className={style.note} data-id="coach-note">
          <Sentence text={note} />
        </p>
      )}
      <div className={style.acts}>
        <Hint kind={kind} />
        {why !== undefined && !open && (
          <Button data-id="coach-why" icon="help" onClick={() => setAsked(why)}>
            {say('coach.why')}
          </Button>
        )}
        {kind === 'tell' && (
          <Button ref={next} data-id="coach-next" tone="primary" icon="forward" onClick={onNext}>
            {say('coach.next')}
          </Button>
        )}
      </div>
    </section>
  );
}
