/** The motifs of the badges of Liar's Dice. */
import type { MedalField } from '@broadside/kit';
import { Below, Crown, Flag, MedalDie, Place, Skull, Star, TINT, Waves } from '@broadside/kit/medals';
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

/** A die behind a mask that smiles. */
const bluff = (
  <>
    <MedalDie pips={2} x={66} y={30} size={0.9} turn={14} />
    <path d="M24 40C32 34 40 36 48 40C56 36 64 34 72 40C73 60 62 72 48 74C34 72 23 60 24 40Z" fill={TINT.paper} />
    <path d="M31 47C35 43 41 44 43 49C39 52 34 52 31 47ZM65 47C61 43 55 44 53 49C57 52 62 52 65 47Z" fill={TINT.ink} />
    <path d="M36 60C42 67 54 67 60 60" />
  </>
);

/** A heart that carries two dice openly. */
const honest = (
  <>
    <path d="M48 76C24 60 20 44 28 34C35 26 44 29 48 38C52 29 61 26 68 34C76 44 72 60 48 76Z" fill={TINT.wax} />
    <MedalDie pips={6} x={38} y={50} size={0.72} turn={-8} />
    <MedalDie pips={6} x={58} y={50} size={0.72} turn={8} />
  </>
);

/** Three ones, the middle one in front. */
const ones = (
  <>
    <MedalDie pips={1} x={30} y={44} size={0.95} turn={-16} />
    <MedalDie pips={1} x={66} y={44} size={0.95} turn={16} />
    <MedalDie pips={1} x={48} y={54} size={1.35} tint={TINT.gold} />
  </>
);

/** A heap of dice, as many as were bid. */
const many = (
  <>
    {([1, 6, 3, 2] as const).map((pips, at) => (
      <MedalDie key={pips} pips={pips} x={24 + at * 16} y={68} size={0.7} />
    ))}
    {([5, 2, 6] as const).map((pips, at) => (
      <MedalDie key={pips} pips={pips} x={32 + at * 16} y={52} size={0.7} />
    ))}
    <MedalDie pips={5} x={48} y={35} size={0.7} tint={TINT.gold} turn={9} />
  </>
);

/** A pair of scales that hang level. */
const exact = (
  <>
    <path d="M48 22V70M34 74H62M24 34H72" strokeWidth="3.4" />
    <path d="M15 56L24 34L33 56ZM63 56L72 34L81 56Z" fill="none" />
    <path d="M14 56H34C32 65 16 65 14 56ZM62 56H82C80 65 64 65 62 56Z" fill={TINT.brass} />
    <MedalDie pips={3} x={24} y={51} size={0.5} />
    <MedalDie pips={3} x={72} y={51} size={0.5} />
  </>
);

/** A die that comes back under its cup. */
const regained = (
  <>
    <path d="M30 20H66L74 50H22Z" fill={TINT.wood} />
    <path d="M28 29H68M24 42H72" stroke={TINT.brass} strokeWidth="3" />
    <MedalDie pips={5} x={46} y={69} size={0.9} />
    <path d="M68 78V62M62 67L68 60L74 67" strokeWidth="3" />
  </>
);

/** Two of them swim. */
const overboard = (
  <>
    <Skull x={34} y={46} size={0.85} />
    <Skull x={62} y={42} size={0.85} />
    <Below y={56} />
    <Waves y={66} />
  </>
);

/** Five cups round a flag. */
const crowd = (
  <>
    <Flag x={50} y={38} size={0.9} />
    {[22, 35, 48, 61, 74].map((x, at) => (
      <Place key={x} x={x} y={at % 2 === 0 ? 66 : 72} size={0.42}>
        <path d="M-10 -16H10L15 16H-15Z" fill={at === 2 ? TINT.gold : TINT.wood} />
      </Place>
    ))}
  </>
);

export const drawings: Readonly<Record<LiarsDiceBadge, readonly [motif: ReactNode, field: MedalField]>> = {
  hunter: [eye, 'leaf'],
  bluff: [bluff, 'deep'],
  honest: [honest, 'sand'],
  ones: [ones, 'sea'],
  many: [many, 'leaf'],
  exact: [exact, 'sky'],
  regained: [regained, 'sand'],
  overboard: [overboard, 'sky'],
  crowd: [crowd, 'sand'],
  lastDie: [last, 'sky'],
  untouched: [five, 'sea'],
  threeInARow: [crowns, 'wax'],
};
