/** A printed card of any width: picture, body, corner badges. What stands on it is the game's business. */
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Icon } from '../art/Icon.tsx';
import { cx } from '../cx.ts';
import type { Marked } from '../marked.ts';
import style from './Card.module.css';

export type CardSize = 's' | 'm' | 'l';

export interface CardProps extends Marked {
  /** In pixels; left out, the card takes `--card-w` of its place. */
  readonly width?: number;
  /** How much stands on it; by default decided by the width. */
  readonly size?: CardSize;
  readonly picture?: ReactNode;
  /** Corner badges. */
  readonly left?: ReactNode;
  readonly right?: ReactNode;
  /** A ribbon over the top edge: "New". */
  readonly flag?: ReactNode;
  /** A band across the picture that says why not. */
  readonly reason?: ReactNode;
  /** A colour for the line under the picture. */
  readonly tint?: string;
  readonly dim?: boolean;
  /** May be chosen now: a golden glow. */
  readonly ready?: boolean;
  /** Has just come: a red glow. */
  readonly fresh?: boolean;
  /** Lifted, with a tick. */
  readonly selected?: boolean;
  /** Chosen where it lies: a golden frame, and nothing moves. */
  readonly framed?: boolean;
  /** Makes it a button. */
  readonly onClick?: (() => void) | undefined;
  /** What it is, in words; needed for buttons. */
  readonly label?: string;
  readonly spot?: string;
  readonly className?: string;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

const sizeOf = (width: number | undefined): CardSize => {
  if (width === undefined) return 'm';
  if (width < 76) return 's';
  return width < 170 ? 'm' : 'l';
};

const widthStyle = (width: number | undefined): CSSProperties | undefined =>
  width === undefined ? undefined : ({ '--card-w': `${width}px` } as CSSProperties);

export function Card(props: CardProps) {
  const { width, size = sizeOf(width), picture, left, right, flag, reason, tint, children } = props;
  return (
    <Shell {...props} size={size}>
      {picture !== undefined && (
        <span
          className={style.picture}
          style={tint === undefined ? undefined : { borderBottomColor: tint }}
          data-tint={tint === undefined ? undefined : ''}
        >
          {picture}
        </span>
      )}
      {left !== undefined && <span className={style.left}>{left}</span>}
      {right !== undefined && <span className={style.right}>{right}</span>}
      {reason !== undefined && <span className={style.reason}>{reason}</span>}
      {children !== undefined && <span className={style.body}>{children}</span>}
      {props.selected === true && (
        <span className={style.check}>
          <Icon name="check" size={16} />
        </span>
      )}
      {flag !== undefined && <span className={style.flag}>{flag}</span>}
    </Shell>
  );
}

type ShellProps = CardProps & { readonly size: CardSize };

function Shell({
  width,
  size,
  dim,
  ready,
  fresh,
  selected,
  framed,
  onClick,
  label,
  spot,
  className,
  children,
  ref,
  'data-id': id,
}: ShellProps) {
  const classes = cx(
    'parchment',
    style.card,
    style[size],
    dim && style.dim,
    ready && style.ready,
    fresh && style.fresh,
    selected && style.selected,
    framed && style.framed,
    className,
  );
  const shared = { className: classes, style: widthStyle(width), 'data-spot': spot, 'data-id': id };
  if (onClick !== undefined)
    return (
      <button
        ref={ref as Ref<HTMLButtonElement>}
        type="button"
        {...shared}
        aria-label={label}
        aria-pressed={selected ?? framed}
        onClick={onClick}
      >
        {children}
      </button>
    );
  const named = label === undefined ? {} : { role: 'img', 'aria-label': label };
  return (
    <div ref={ref as Ref<HTMLDivElement>} {...shared} {...named}>
      {children}
    </div>
  );
}
