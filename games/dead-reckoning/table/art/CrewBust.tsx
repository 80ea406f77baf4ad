/** The crew as engraved portraits. */
import type { ReactElement } from 'react';
import { CREW } from '../../cards/crew.ts';
import type { Portrait } from './crew/body.tsx';
import { buccaneer, crewman, deckhand, gunner } from './crew/hands.tsx';
import { bosun, captain, firstMate, purser } from './crew/officers.tsx';
import { Line, Sheet, short } from './ink.tsx';
import type { CrewBustProps } from './props.ts';

/** By kind, in the order of CREW. */
const CAST: readonly Portrait[] = [captain, crewman, firstMate, bosun, gunner, deckhand, buccaneer, purser];

/** Lines across a circle: the ground of a medallion. */
function ground(radius: number, step: number): string {
  let d = '';
  for (let y = 50 - radius + step; y < 50 + radius; y += step) {
    const half = Math.sqrt(radius * radius - (y - 50) ** 2);
    d += `M${short(50 - half)} ${short(y)}H${short(50 + half)}`;
  }
  return d;
}

const GROUND = ground(50, 3.2);
const CROSSED = ground(44, 3.2);

const plate: ReactElement = (
  <>
    <rect width="100" height="100" fill="var(--dr-ground)" />
    <Line d={GROUND} w={0.7} o={0.28} />
    <Line d={CROSSED} w={0.7} o={0.14} at="rotate(58 50 50)" />
  </>
);

export function CrewBust({ kind, level = 1, bare = false, ...rest }: CrewBustProps) {
  const { bust, ranks } = CAST[kind % CREW.length] ?? captain;
  return (
    <Sheet box="0 0 100 100" {...rest}>
      {!bare && plate}
      {bust}
      {ranks.slice(0, level - 1).map((rank, at) => (
        <g key={at}>{rank}</g>
      ))}
    </Sheet>
  );
}
