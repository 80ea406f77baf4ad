/** The sheet of any card or token: a button if it can be pressed, else a picture; both say the same. */
import { cx, Icon } from '@broadside/kit';
import type { CSSProperties, ReactNode } from 'react';
import css from './face.module.css';
import type { FaceProps } from './props.ts';

export interface FaceSheetProps {
  readonly face: Omit<FaceProps, 'say'>;
  readonly label: string;
  /** Class of its kind. */
  readonly kind: string | undefined;
  readonly children: ReactNode;
}

const widthOf = (width: number | undefined): CSSProperties | undefined => (width === undefined ? undefined : { width });

export function Face({ face, label, kind, children }: FaceSheetProps) {
  const { size = 'M', width, onPress, selected, pickable, dim, note, spot, className } = face;
  const shared = {
    className: cx(
      css.face,
      css[size],
      pickable && css.pickable,
      selected && css.selected,
      dim && css.dim,
      kind,
      className,
    ),
    style: widthOf(width),
    'data-size': size,
    'data-spot': spot,
    'data-id': face['data-id'],
    'data-opens': face.opens ? '' : undefined,
    'aria-label': label,
  };
  const body = (
    <>
      {children}
      {note !== undefined && <span className={css.note}>{note}</span>}
      {selected === true && (
        <span className={css.check}>
          <Icon name="check" size={16} />
        </span>
      )}
    </>
  );
  if (onPress === undefined)
    return (
      <div role="img" {...shared}>
        {body}
      </div>
    );
  return (
    <button type="button" {...shared} aria-pressed={selected} onClick={onPress}>
      {body}
    </button>
  );
}

/** A number in the hand of the printer. */
export const Num = ({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) => <b className={cx(css.num, className)}>{children}</b>;
