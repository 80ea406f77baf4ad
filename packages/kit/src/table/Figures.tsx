/** Numbers that matter: an icon with its number, a share. */
import type { CSSProperties } from 'react';
import { drawIcon, type IconLike } from '../art/Icon.tsx';
import { cx } from '../cx.ts';
import style from './Figures.module.css';

export interface FigProps {
  readonly icon: IconLike;
  readonly value: number | string;
  /** What is counted, for those who do not see the icon: "coins". */
  readonly label: string;
  readonly size?: number;
  readonly alarm?: boolean;
  readonly spot?: string;
  readonly className?: string;
}

export function Fig({ icon, value, label, size = 18, alarm = false, spot, className }: FigProps) {
  return (
    <span
      className={cx(style.fig, alarm && style.alarm, className)}
      style={{ '--size': `${size}px` } as CSSProperties}
      title={label}
      data-spot={spot}
    >
      {drawIcon(icon, size)}
      <span className="sr">{label} </span>
      {value}
    </span>
  );
}

export interface MeterProps {
  /** From 0 to 1. */
  readonly value: number;
  readonly label: string;
  readonly tone?: 'wax' | 'leaf' | 'brass' | 'sea' | 'ink';
  readonly className?: string;
}

export function Meter({ value, label, tone = 'ink', className }: MeterProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <span className={cx(style.meter, style[tone], className)} style={{ '--share': `${share * 100}%` } as CSSProperties}>
      <i />
      <meter className="sr" min={0} max={1} value={share} aria-label={label} />
    </span>
  );
}
