/** The motifs of the badges of Port Royal. */
import type { MedalField } from '@broadside/kit';
import {
  Below,
  Chest,
  Coin,
  Crown,
  Flag,
  MedalCard,
  Place,
  Sabre,
  Ship,
  Skull,
  Star,
  TINT,
  Waves,
} from '@broadside/kit/medals';
import type { ReactNode } from 'react';
import type { PortRoyalBadge } from './rules.ts';

const COLOURS = ['yellow', 'blue', 'green', 'red', 'black'] as const;

/** Five pennants on one line. */
const pennants = (
  <>
    <path d="M16 34C34 46 62 46 80 34" strokeWidth="2.6" />
    {COLOURS.map((colour, at) => {
      const x = 22 + at * 13;
      const y = 37.4 + (at === 0 || at === 4 ? 0 : at === 2 ? 5.4 : 4);
      return <path key={colour} d={`M${x - 5.4} ${y - 1}H${x + 5.4}L${x} ${y + 22}Z`} fill={`var(--ship-${colour})`} />;
    })}
    <Waves y={74} size={0.6} />
  </>
);

const fan = (
  <>
    <MedalCard x={31} y={47} turn={-18} size={1.25} tint={TINT.sand} />
    <MedalCard x={65} y={47} turn={18} size={1.25} tint={TINT.sand} />
    <MedalCard x={48} y={44} size={1.35} />
    <Coin x={48} y={38} size={0.62} />
    <path d="M41 50H55M43 55H53" strokeWidth="1.8" />
  </>
);

/** A cap with three bells. */
const fool = (
  <>
    <path d="M28 60C24 44 22 34 26 27C34 30 38 38 40 46Z" fill={TINT.wax} />
    <path d="M68 60C72 44 74 34 70 27C62 30 58 38 56 46Z" fill={TINT.leaf} />
    <path d="M30 60C34 44 40 28 48 22C56 28 62 44 66 60Z" fill={TINT.gold} />
    <path d="M26 60H70C71 66 70 69 68 70H28C26 69 25 66 26 60Z" fill={TINT.paper} />
    <circle cx="25" cy="25" r="4.4" fill={TINT.gold} />
    <circle cx="71" cy="25" r="4.4" fill={TINT.gold} />
    <circle cx="48" cy="19.4" r="4.4" fill={TINT.gold} />
  </>
);

/** A pile of coins before a sail. */
const trade = (
  <>
    <Ship x={40} y={40} size={0.92} tint={TINT.paper} />
    {[72, 66, 60, 54].map((y) => (
      <ellipse key={y} cx="64" cy={y} rx="11" ry="4.6" fill={TINT.gold} />
    ))}
    <Waves x={38} y={68} size={0.5} />
  </>
);

/** A shield with a star for every five points. */
const shield = (
  <>
    <path d="M48 16C56 21 64 23 74 22C75 48 66 66 48 78C30 66 21 48 22 22C32 23 40 21 48 16Z" fill="var(--ship-red)" />
    <Star x={48} y={37} size={0.9} />
    <Star x={36.4} y={54} size={0.8} />
    <Star x={59.6} y={54} size={0.8} />
  </>
);

/** Two sabres over a ship that goes down. */
const sinking = (
  <>
    <path d="M52 66L40 44" strokeWidth="2.6" />
    <path d="M41 46C50 42 58 46 62 54L50 60Z" fill={TINT.paper} />
    <path d="M26 62C30 54 36 56 42 60L70 74H34Z" fill={TINT.wood} />
    <Below y={66} tint={TINT.deep} />
    <Sabre x={48} y={31} size={0.72} tint={TINT.paper} />
    <Place x={48} y={31}>
      <g transform="scale(-1 1)">
        <Sabre x={0} y={0} size={0.72} tint={TINT.paper} />
      </g>
    </Place>
  </>
);

const camps = (
  <>
    <path d="M14 68L36 40L50 58L60 46L82 68Z" fill={TINT.leaf} />
    <Flag x={40} y={34} size={0.82} tint={TINT.wax} />
    <Flag x={63} y={42} size={0.7} tint={TINT.gold} />
    <path d="M18 74C30 66 40 74 48 70S66 66 78 74" strokeWidth="2" strokeDasharray="3 4" />
  </>
);

/** The hat of an admiral over what he brings. */
const admiral = (
  <>
    <path d="M16 48C22 28 36 24 48 32C60 24 74 28 80 48C68 42 58 44 48 50C38 44 28 42 16 48Z" fill={TINT.deep} />
    <path d="M17 47C28 42 38 44 48 50C58 44 68 42 79 47" stroke={TINT.gold} strokeWidth="3" />
    <circle cx="48" cy="40" r="4.6" fill={TINT.wax} />
    <Coin x={36} y={64} size={0.86} />
    <Coin x={60} y={64} size={0.86} />
    <Coin x={48} y={68} size={0.86} />
  </>
);

/** A bottle that floats upright on calm water. */
const calm = (
  <>
    <circle cx="48" cy="46" r="17" fill={TINT.gold} />
    <path d="M48 22V16M30 29L26 24M66 29L70 24M24 46H17M72 46H79" strokeWidth="2.6" />
    <Below y={52} />
    <Waves y={62} size={0.8} />
    <Waves y={71} size={0.5} />
  </>
);

/** An admiral's hat, crossed out by an oar. */
const noHat = (
  <>
    <path d="M18 54C24 34 36 30 48 38C60 30 72 34 78 54C67 48 58 50 48 56C38 50 29 48 18 54Z" fill={TINT.steel} />
    <Crown x={48} y={32} size={0.6} />
    <path d="M24 76L66 30" strokeWidth="6" />
    <path d="M24 76L66 30" stroke={TINT.wood} strokeWidth="3" />
    <path d="M64 32C66 24 72 18 79 17C79 24 74 30 67 34Z" fill={TINT.wood} />
  </>
);

const scales = (
  <>
    <path d="M48 20V70M34 73H62" strokeWidth="3.4" />
    <path d="M22 32H74" strokeWidth="3" />
    <path d="M22 32L13 52H31ZM74 32L65 46H83Z" fill="none" />
    <path d="M13 52C15 58 29 58 31 52Z" fill={TINT.brass} />
    <path d="M65 46C67 52 81 52 83 46Z" fill={TINT.brass} />
    <Coin x={22} y={46} size={0.5} />
    <Chest x={48} y={66} size={0.5} />
    <circle cx="48" cy="20" r="4" fill={TINT.gold} />
  </>
);

/** An open log book with a skull's seal. */
const logbook = (
  <>
    <path d="M48 34C38 27 28 26 18 28V68C28 66 38 67 48 74C58 67 68 66 78 68V28C68 26 58 27 48 34Z" fill={TINT.paper} />
    <path d="M48 34V74M24 37C30 36 36 37 42 40M24 46C30 45 36 46 42 49M24 55C30 54 36 55 42 58" strokeWidth="1.8" />
    <Skull x={63} y={50} size={0.66} tint={TINT.gold} />
    <path d="M56 22L62 30L68 22" fill={TINT.wax} />
  </>
);

export const drawings: Readonly<Record<PortRoyalBadge, readonly [motif: ReactNode, field: MedalField]>> = {
  threeTakes: [fan, 'sea'],
  jester: [fool, 'sky'],
  richTrade: [trade, 'sea'],
  fiveColours: [pennants, 'sand'],
  fifteen: [shield, 'sky'],
  gunboats: [sinking, 'wax'],
  expeditions: [camps, 'sky'],
  admirals: [admiral, 'sand'],
  dryFeet: [calm, 'sky'],
  noAdmiral: [noHat, 'leaf'],
  coffers: [scales, 'sand'],
  chapter: [logbook, 'deep'],
};
