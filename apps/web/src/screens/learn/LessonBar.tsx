/** The lesson in the bar above the table: how far it has come, and the way out of it. */
import { Button, useWide } from '@broadside/kit';
import { createPortal } from 'react-dom';
import style from './Coach.module.css';
import { useCoachSay } from './text/index.ts';

/** Where in the bar it is drawn. */
export interface Slots {
  readonly turn: HTMLElement | null;
  readonly acts: HTMLElement | null;
}

interface LessonBarProps {
  readonly slots: Slots;
  readonly title: string;
  readonly at: number;
  readonly of: number;
  readonly onSkip: () => void;
}

function Progress({ title, at, of }: Pick<LessonBarProps, 'title' | 'at' | 'of'>) {
  const say = useCoachSay();
  return (
    <span className={style.progress}>
      <b>{title}</b>
      <svg className={style.rope} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <path className={style.ahead} d="M0 4H100" />
        <path className={style.done} d={`M0 4H${(100 * at) / of}`} />
      </svg>
      <span className={style.count} role="img" aria-label={say('coach.step', { at, of })}>
        {at} / {of}
      </span>
    </span>
  );
}

export function LessonBar({ slots, onSkip, ...rest }: LessonBarProps) {
  const say = useCoachSay();
  const wide = useWide();
  return (
    <>
      {slots.turn && createPortal(<Progress {...rest} />, slots.turn)}
      {slots.acts &&
        createPortal(
          <Button data-id="skip-lesson" onClick={onSkip} aria-label={say('coach.skip.whole')}>
            {say(wide ? 'coach.skip.whole' : 'coach.skip')}
          </Button>,
          slots.acts,
        )}
    </>
  );
}
