/** Grades and luck: two families of marks, told apart by shape, place and sign. */
import type { Grade } from '@broadside/judge';
import { cx, Drawing } from '@broadside/kit';
import style from './Judge.module.css';
import { useJudgeSay } from './text/index.ts';

const SIGNS: Readonly<Record<Grade, string>> = { best: '★', fine: '✓', slip: '?!', mistake: '?', blunder: '??' };

interface GradeMarkProps {
  readonly grade: Grade;
  readonly big?: boolean;
  /** Beside its name it is decoration. */
  readonly silent?: boolean;
}

export function GradeMark({ grade, big = false, silent = false }: GradeMarkProps) {
  const say = useJudgeSay();
  const named = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': say(`judge.grade.${grade}`) };
  return (
    <span {...named} className={cx(style.grade, style[grade], big && style.big)}>
      {SIGNS[grade]}
    </span>
  );
}

interface LuckMarkProps {
  readonly good: boolean;
  readonly size?: number;
  readonly silent?: boolean;
}

/** A lozenge: good luck is light with the tip up, bad luck dark with the tip down. */
export function LuckMark({ good, size = 24, silent = false }: LuckMarkProps) {
  const say = useJudgeSay();
  return (
    <Drawing
      box="0 0 28 28"
      width={size}
      height={size}
      label={silent ? undefined : say(good ? 'judge.luck.good' : 'judge.luck.bad')}
      className={cx(style.luck, good ? style.up : style.down)}
    >
      <path className={style.lozenge} d="M14 1.2L26.8 14L14 26.8L1.2 14Z" />
      <path
        className={style.arrow}
        d={good ? 'M14 20V9M9.2 13.4L14 8.4L18.8 13.4' : 'M14 8V19M9.2 14.6L14 19.6L18.8 14.6'}
      />
    </Drawing>
  );
}

/** A ship's lamp: the hint. */
export function Lamp({ size = 22 }: { readonly size?: number }) {
  return (
    <Drawing box="0 0 24 24" width={size} height={size} className={style.lamp}>
      <path
        d="M9 4.6C9 2.6 15 2.6 15 4.6M7 7.4L9 4.6H15L17 7.4ZM7.6 7.4V17.4H16.4V7.4M6.4 20.6L7.6 17.4H16.4L17.6 20.6ZM12 10C13.6 11.8 13.8 12.6 13.4 13.6C13 14.8 11 14.8 10.6 13.6C10.3 12.6 11 11.6 12 10Z"
        stroke="currentColor"
        strokeWidth="1.8"
      />
    </Drawing>
  );
}

interface ValueBarProps {
  /** From 0 to 1. */
  readonly value: number;
  readonly lost: number;
  readonly error: number;
  /** What fills the bar, so that small chances can be told apart. */
  readonly full: number;
}

/** Filled to the value, hatched from there to the best one: what the choice gave away. The whisker says how sure that is. */
export function ValueBar({ value, lost, error, full }: ValueBarProps) {
  const at = (share: number): string => `${Math.max(0, Math.min(100, (share / full) * 100))}%`;
  const from = Math.max(0, value - error);
  return (
    <span className={style.bar} aria-hidden="true">
      <i style={{ width: at(value) }} />
      {lost > 0.001 && <u style={{ left: at(value), width: at(lost) }} />}
      {error > 0 && <b style={{ left: at(from), width: at(Math.min(full, value + error) - from) }} />}
    </span>
  );
}

/** A little boat sails along a line: how far the work has come. */
export function Sail({ share }: { readonly share: number }) {
  const say = useJudgeSay();
  const percent = Math.round(share * 100);
  return (
    <span
      className={style.sail}
      role="progressbar"
      aria-label={say('judge.progress')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={{ '--p': percent } as React.CSSProperties}
    >
      <Drawing box="0 0 28 28" width={28} height={28}>
        <path d="M3.5 19H24.5C23.5 22.6 21.6 24.4 18.6 24.4H9.4C6.4 24.4 4.5 22.6 3.5 19ZM13.4 16.6V3.6C8.4 6.4 6.6 11 6.4 16.6ZM15.8 16.6V5.4C20 7.6 21.8 11.6 22 16.6Z" />
      </Drawing>
    </span>
  );
}
