/** One picture for each game on the harbour wall. */
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useSay } from '../speech.tsx';
import style from './Cover.module.css';
import { DeadReckoning, EmptyChart, PortRoyal, SevenSeas } from './covers.tsx';
import { Drawing } from './Drawing.tsx';
import { PAPER } from './ink.tsx';

const GAMES = ['port-royal', 'seven-seas', 'dead-reckoning'] as const;
export type CoverGame = (typeof GAMES)[number];

const isCoverGame = (id: string): id is CoverGame => (GAMES as readonly string[]).includes(id);

export interface CoverProps {
  /** A game's id; one without a picture of its own gets an empty chart. */
  readonly game: string;
  /** Beside the game's own name the picture needs no words. */
  readonly decorative?: boolean;
  readonly className?: string;
}

function pictureOf(game: string): ReactNode {
  if (!isCoverGame(game)) return <EmptyChart />;
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
  const label = decorative || !isCoverGame(game) ? undefined : say(`kit.cover.${game}`);
  return (
    <Drawing box="0 14 420 200" slice label={label} className={cx(style.cover, className)}>
      <rect width="420" height="230" fill={PAPER} />
      {pictureOf(game)}
    </Drawing>
  );
}
