/** First, back, play, on, last, and the slider. */
import { IconButton } from '@broadside/kit';
import type { ReactNode } from 'react';
import { useSay } from '../../text/say.ts';
import style from './Replay.module.css';
import type { ReplayControls } from './useReplay.ts';

interface ControlsProps {
  readonly controls: ReplayControls;
  readonly last: number;
  readonly words: string;
  readonly children?: ReactNode;
}

/** Back, play, on: below the board and beside the graph. */
export function StepButtons({ controls, last }: Pick<ControlsProps, 'controls' | 'last'>) {
  const say = useSay();
  const { n, playing, go, toggle } = controls;
  return (
    <>
      <IconButton
        data-id="prev"
        icon="prev"
        tone="plain"
        label={say('web.replay.prev')}
        disabled={n === 0}
        onClick={() => go(n - 1)}
      />
      <IconButton
        data-id="play"
        icon={playing ? 'pause' : 'play'}
        tone="primary"
        label={say(playing ? 'web.replay.pause' : 'web.replay.play')}
        onClick={toggle}
      />
      <IconButton
        data-id="next"
        icon="next"
        tone="plain"
        label={say('web.replay.next')}
        disabled={n === last}
        onClick={() => go(n + 1)}
      />
    </>
  );
}

export function Controls({ controls, last, words, children }: ControlsProps) {
  const say = useSay();
  const { n, go } = controls;
  return (
    <section className={style.controls} aria-label={say('web.replay.controls')}>
      <IconButton
        data-id="first"
        icon="first"
        tone="plain"
        className={style.ends ?? ''}
        label={say('web.replay.first')}
        disabled={n === 0}
        onClick={() => go(0)}
      />
      <StepButtons controls={controls} last={last} />
      <IconButton
        data-id="last"
        icon="last"
        tone="plain"
        className={style.ends ?? ''}
        label={say('web.replay.last')}
        disabled={n === last}
        onClick={() => go(last)}
      />
      <input
        type="range"
        data-id="position"
        className={style.slider}
        min={0}
        max={last}
        value={n}
        aria-label={say('web.replay.position')}
        aria-valuetext={words}
        onChange={(event) => go(Number(event.target.value))}
      />
      <span className={style.at}>{say('web.replay.at', { n, last })}</span>
      {children}
    </section>
  );
}
