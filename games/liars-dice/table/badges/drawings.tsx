/** The motifs of the badges of Liar's Dice. */
import type { MedalField } from '@broadside/kit';
import { Crown, MedalDie, Star, TINT } from '@broadside/kit/medals';
import type { ReactNode } from 'react';
import type { LiarsDiceBadge } from './rules.ts';

/** An eye above a cup. */
const eye = (
  <>
    <path d="M17 36C28 20 68 20 79 36C68 52 28 52 17 36Z" fill={TINT.paper} />
    <circle cx="48" cy="36" r="9" fill={TINT.deep} />
    <circle cx="48" cy="36" r="3.6" fill={TINT.ink} />
    <MedalDie pips={1} x={28} y={64} size={0.7} turn={-12} />
    <MedalDie pips={5} x={48} y={69} size={0.7} />
    <MedalDie pips={3} x={68} y={64} size={0.7} turn={12} />
  </>
);

/** One die under a cup that is lifted a little. */
const last = (
  <>
    <path d="M28 22H62L70 54H22Z" fill={TINT.wood} transform="rotate(-14 48 40)" />
    <path d="M26 30H66M24 46H69" stroke={TINT.brass} strokeWidth="3" transform="rotate(-14 48 40)" />
    <MedalDie pips={1} x={56} y={66} size={0.95} />
  </>
);

/** Five dice in a ring, none missing. */
const five = (
  <>
    <MedalDie pips={5} x={48} y={28} size={0.82} />
    <MedalDie pips={2} x={69} y={44} size={0.82} turn={12} />
    <MedalDie pips={3} x={61} y={68} size={0.82} turn={-10} />
    <MedalDie pips={6} x={35} y={68} size={0.82} turn={10} />
    <MedalDie pips={1} x={27} y={44} size={0.82} turn={-12} />
    <Star x={48} y={50} size={0.7} />
  </>
);

const crowns = (
  <>
    <Crown x={48} y={28} size={0.86} />
    <Crown x={48} y={49} size={1.05} />
    <Crown x={48} y={71} size={0.86} />
  </>
);

export const drawings: Readonly<Record<LiarsDiceBadge, readonly [motif: ReactNode, field: MedalField]>> = {
  hunter: [eye, 'leaf'],
  lastDie: [last, 'sky'],
  untouched: [five, 'sea'],
  threeInARow: [crowns, 'wax'],
};
