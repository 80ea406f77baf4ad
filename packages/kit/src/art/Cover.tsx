/** One picture for each game on the harbour wall. */
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useSay } from '../speech.tsx';
import style from './Cover.module.css';
import { DeadReckoning, PortRoyal, SevenSeas } from './covers.tsx';
import { Drawing } from './Drawing.tsx';
import { PAPER } from './ink.tsx';

export type CoverGame = 'port-royal' | 'seven-seas' | 'dead-reckoning';

export interface CoverProps {
  readonly game: CoverGame;
  /** Beside the game's own name the picture needs no words. */
  readonly decorative?: boolean;
  readonly className?: string;
}

function pictureOf(game: CoverGame): ReactNode {
  switch (game) {
    case 'port-royal':
      return <PortRoyal />;
    case 'seven-seas':
      return <SevenSeas />;
    case 'dead-reckoning':
      return <DeadReckoning />;
  }
}

export function Cover({ game, decorative = true, className }: CoverProps) {
  const say = useSay();
  const label = decorative ? undefined : say(`kit.cover.${game}`);
  return (
    <Drawing box="0 14 420 200" slice label={label} className={cx(style.cover, className)}>
      <rect width="420" height="230" fill={PAPER} />
      {pictureOf(game)}
    </Drawing>
  );
}
