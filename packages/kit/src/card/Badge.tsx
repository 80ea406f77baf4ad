/** Corner badges of a card: a number set in type over a drawn shape. */
import type { ReactNode } from 'react';
import { Drawing } from '../art/Drawing.tsx';
import { SHIELD } from '../art/figures.tsx';
import { drawIcon, type IconLike } from '../art/Icon.tsx';
import { polar, steps } from '../art/rose.ts';
import { cx } from '../cx.ts';
import style from './Card.module.css';

const INK = 'var(--ink)';
const MILLING = /* @__PURE__ */ steps(0, 360, 15)
  .map((angle) => `M${polar(angle, 12.6, 16, 16)}L${polar(angle, 14, 16, 16)}`)
  .join('');

/** What comes in: a coin that carries a number. */
export function CoinBadge({ children }: { readonly children: ReactNode }) {
  return (
    <span className={style.badge}>
      <Drawing box="0 0 32 32">
        <circle cx="16" cy="16" r="14.6" fill="var(--coin)" stroke="var(--coin-edge)" strokeWidth="1.6" />
        <circle
          cx="16"
          cy="16"
          r="11.9"
          fill="color-mix(in srgb, var(--coin) 62%, var(--paper))"
          stroke="var(--coin-edge)"
          strokeWidth=".9"
        />
        <path d={MILLING} stroke="var(--coin-edge)" strokeWidth=".9" />
      </Drawing>
      <b>{children}</b>
    </span>
  );
}

export interface PriceBadgeProps {
  readonly children: ReactNode;
  /** The printed price, struck through, when this is less. */
  readonly was?: ReactNode;
}

/** What it costs: a paper tag; hole and string distinguish it from income. */
export function PriceBadge({ children, was }: PriceBadgeProps) {
  const less = was !== undefined;
  return (
    <span className={cx(style.badge, style.tag, less && style.strong)}>
      <Drawing box="0 0 32 36">
        <path d="M16 1.2C14.6 3 14.8 4.4 16 6.5" stroke={INK} strokeWidth="1.3" />
        <path
          d="M10 5.4H22L30 13V34.4H2V13Z"
          fill={less ? 'var(--leaf)' : 'var(--paper)'}
          stroke={INK}
          strokeWidth="1.6"
        />
        <circle cx="16" cy="8.8" r="1.7" fill={INK} />
      </Drawing>
      <b>{children}</b>
      {less && <s className={style.was}>{was}</s>}
    </span>
  );
}

/** What it is worth: a shield. */
export function PointsBadge({ children }: { readonly children: ReactNode }) {
  return (
    <span className={cx(style.badge, style.shield)}>
      <Drawing box="0 0 24 24">
        <path d={SHIELD} fill="var(--wax)" stroke={INK} strokeWidth="1.4" />
        <path
          d="M12 3.8C14.2 5.2 16.6 5.8 19.4 5.8C19.6 12 17.3 17.4 12 20.4C6.7 17.4 4.4 12 4.6 5.8C7.4 5.8 9.8 5.2 12 3.8Z"
          stroke="var(--paper)"
          strokeWidth=".7"
          opacity=".6"
        />
      </Drawing>
      <b>{children}</b>
    </span>
  );
}

/** An icon and a number in a pill: swords of a ship. */
export function PillBadge({ icon, children }: { readonly icon: IconLike; readonly children: ReactNode }) {
  return (
    <span className={cx(style.badge, style.pill)}>
      {drawIcon(icon)}
      <b>{children}</b>
    </span>
  );
}
