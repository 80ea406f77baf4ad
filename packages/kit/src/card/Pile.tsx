/** A pile of cards: how it looks and how many they are. */
import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../cx.ts';
import type { Marked } from '../marked.ts';
import { useKitSay } from '../speech.tsx';
import style from './Card.module.css';
import { CardBack } from './CardBack.tsx';

export interface PileProps extends Marked {
  readonly count: number;
  /** What pile it is: "in deck". */
  readonly label: string;
  /** What lies on top; a card's back by default. */
  readonly top?: ReactNode;
  readonly width?: number;
  readonly spot?: string;
  readonly onClick?: (() => void) | undefined;
  readonly className?: string;
}

const depth = (count: number): string | undefined => {
  if (count > 12) return style.deep;
  return count > 1 ? style.thin : undefined;
};

export function Pile({ count, label, top, width, spot, onClick, className, 'data-id': id }: PileProps) {
  const say = useKitSay();
  const sized = width === undefined ? undefined : ({ '--card-w': `${width}px` } as CSSProperties);
  const cards =
    count === 0 ? (
      <div className={style.none} data-spot={spot} />
    ) : (
      <div className={cx(style.stacked, depth(count))} data-spot={spot}>
        {top ?? <CardBack />}
      </div>
    );
  const name = `${label}: ${say('kit.pile.count', { count })}`;
  const words = (
    <span aria-hidden="true">
      <b className={style.counted}>{count}</b>
      {label}
    </span>
  );
  if (onClick !== undefined)
    return (
      <button
        type="button"
        data-id={id}
        className={cx(style.pile, style.press, className)}
        style={sized}
        aria-label={name}
        onClick={onClick}
      >
        {cards}
        {words}
      </button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form; this is a named pile of cards.
    <div role="group" data-id={id} aria-label={name} className={cx(style.pile, className)} style={sized}>
      {cards}
      {words}
    </div>
  );
}
