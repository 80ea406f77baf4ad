/** The frame of a large card: picture, title, body; a button when it can be pressed, else a piece of text with a name. */
import { cx, Icon } from '@broadside/kit';
import type { ReactNode } from 'react';
import css from './big.module.css';
import type { BigSize, BigState } from './big.ts';

export interface BigShellProps {
  readonly label: string;
  readonly size: BigSize;
  readonly state?: BigState | undefined;
  readonly picture: ReactNode;
  /** Over the corner of the picture: a seal, a number. */
  readonly badge?: ReactNode;
  readonly title: ReactNode;
  /** Small words beside the title: when, who. */
  readonly tags?: readonly string[];
  readonly about: string;
  readonly note?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly spot?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

function Inside({ picture, badge, title, tags = [], about, note, state, children }: BigShellProps) {
  const done = state === 'mine' || state === 'others';
  return (
    <>
      <span className={css.plate}>
        {picture}
        {badge !== undefined && <span className={css.badge}>{badge}</span>}
        {done && (
          <span className={css.done} data-mine={state === 'mine' || undefined}>
            <Icon name="check" size={20} />
          </span>
        )}
      </span>
      <span className={css.body}>
        <span className={css.head}>
          <span className={css.title}>{title}</span>
          {tags.map((tag) => (
            <span key={tag} className={css.tag}>
              {tag}
            </span>
          ))}
        </span>
        <span className={css.about}>{about}</span>
        {children}
        {note !== undefined && <span className={css.note}>{note}</span>}
      </span>
    </>
  );
}

export function BigShell(props: BigShellProps) {
  const { label, size, state, onPress, spot, className } = props;
  const shell = {
    className: cx('parchment', css.card, css[size], className),
    'data-state': state,
    'data-spot': spot,
    'aria-label': label,
  };
  return onPress === undefined ? (
    <article {...shell}>
      <Inside {...props} />
    </article>
  ) : (
    <button type="button" {...shell} onClick={onPress}>
      <Inside {...props} />
    </button>
  );
}
