/** One picture for each game on the harbour wall: the sheet it is drawn on. What it shows is the game's own. */
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import style from './Cover.module.css';
import { Drawing } from './Drawing.tsx';
import { waves } from './engraving.ts';
import { INK, Line, PAPER, SEA } from './ink.tsx';
import { Rose } from './Rhumbs.tsx';

export interface CoverProps {
  /** Drawn in 420 × 230. Beside the game's own name it needs no words. */
  readonly children?: ReactNode;
  readonly className?: string;
}

export function Cover({ children, className }: CoverProps) {
  return (
    <Drawing box="0 14 420 200" slice className={cx(style.cover, className)}>
      <rect width="420" height="230" fill={PAPER} />
      {children}
    </Drawing>
  );
}

/** For a game that has no picture yet. */
export function EmptyChart() {
  return (
    <>
      <rect width="420" height="230" fill={SEA} />
      <Line d={waves(8, 412, 12, 226, 13, 12)} w={0.8} o={0.4} />
      <Rose radius={70} x={210} y={114} ink={INK} paper={PAPER} />
    </>
  );
}
