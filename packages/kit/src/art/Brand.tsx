/** The mark of Broadside: a ship under sail with her guns run out. */
import type { MouseEventHandler } from 'react';
import { cx } from '../cx.ts';
import { useKitSay } from '../speech.tsx';
import style from './Brand.module.css';
import { Drawing } from './Drawing.tsx';

/** Drawn in 44 × 44: the hull is filled, the sails are lines. */
export const BRAND_PATHS = {
  hull: 'M8 27.5H36C35 33 31.5 36 27 36H17C12.5 36 9 33 8 27.5Z',
  sails: 'M21 25V8C13 11 11 18 11 25ZM23.5 25V10C31 13 33 19 33 25Z',
} as const;

export function BrandMark({ size = 40, className }: { readonly size?: number; readonly className?: string }) {
  return (
    <Drawing box="0 0 44 44" width={size} height={size} className={className}>
      <g stroke="currentColor" strokeWidth="1.6">
        <circle cx="22" cy="22" r="20.5" />
        <circle cx="22" cy="22" r="17.5" strokeWidth=".8" />
        <path d={BRAND_PATHS.hull} fill="currentColor" stroke="none" />
        <path d={BRAND_PATHS.sails} />
        <path d="M13.5 31h2M19 31h2M24.5 31h2M30 31h1.5" stroke="var(--paper)" strokeWidth="1.8" />
      </g>
    </Drawing>
  );
}

export interface BrandProps {
  /** Makes it a link. */
  readonly href?: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  readonly className?: string;
}

export function Brand({ href, onClick, className }: BrandProps) {
  const name = useKitSay()('kit.brand');
  const inside = (
    <>
      <BrandMark />
      <span>{name}</span>
    </>
  );
  if (href === undefined) return <span className={cx(style.brand, className)}>{inside}</span>;
  return (
    <a className={cx(style.brand, className)} href={href} onClick={onClick}>
      {inside}
    </a>
  );
}
