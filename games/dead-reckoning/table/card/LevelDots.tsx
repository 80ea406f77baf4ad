/** The level of a crew card: dots of wax. */
import { cx } from '@broadside/kit';
import css from './crew.module.css';

export const LevelDots = ({ level }: { readonly level: number }) => (
  <span className={css.dots}>
    {[1, 2, 3, 4].map((one) => (
      <i key={one} className={cx(css.dot, one <= level && css.on)} />
    ))}
  </span>
);
