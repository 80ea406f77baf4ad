/** A figure that shows when it changes: by how much, for a moment. */
import { cx, Fig, type FigProps } from '@broadside/kit';
import { useEffect, useRef, useState } from 'react';
import type { Props } from '../props.ts';
import css from './Tally.module.css';

/** Milliseconds a change stays in sight, at normal speed. */
const IN_SIGHT = 1100;

/** What the figure has just changed by; 0 when that was a while ago, or where nothing is shown (`factor` 0). */
function useChange(value: number, factor: number): number {
  const before = useRef(value);
  const [change, set] = useState<{ readonly by: number }>();
  useEffect(() => {
    if (value !== before.current) set({ by: value - before.current });
    before.current = value;
  }, [value]);
  useEffect(() => {
    if (change === undefined) return;
    const timer = setTimeout(() => set(undefined), IN_SIGHT * factor);
    return () => clearTimeout(timer);
  }, [change, factor]);
  return factor === 0 ? 0 : (change?.by ?? 0);
}

type TallyProps = Pick<Props, 'factor'> & Omit<FigProps, 'value' | 'className'> & { readonly value: number };

export function Tally({ factor = 1, icon, value, label, size = 20, alarm = false, spot }: TallyProps) {
  const change = useChange(value, factor);
  return (
    <span className={cx(css.tally, change !== 0 && css.fresh)} data-way={change > 0 ? 'up' : 'down'}>
      <Fig {...{ icon, value, label, size, alarm }} {...(spot === undefined ? {} : { spot })} />
      {change !== 0 && (
        <span className={css.by} aria-hidden="true">
          {change > 0 ? `+${change}` : `−${-change}`}
        </span>
      )}
    </span>
  );
}
