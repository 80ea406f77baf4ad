/** A round frame of brass for a portrait or an emblem. */
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import style from './Medallion.module.css';

export interface MedallionProps {
  readonly size?: number;
  readonly className?: string;
  readonly children?: ReactNode;
}

export function Medallion({ size = 132, className, children }: MedallionProps) {
  return (
    <span className={cx('parchment', style.medallion, className)} style={{ width: size, height: size }}>
      {children}
    </span>
  );
}
