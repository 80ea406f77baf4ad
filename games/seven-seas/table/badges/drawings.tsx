/** The motifs of the badges of Pirates of the 7 Seas. */
import type { MedalField } from '@broadside/kit';
import { Below, Chest, Coin, Crown, MedalDie, Ship, Skull, Star, TINT, Waves } from '@broadside/kit/medals';
import type { ReactNode } from 'react';
import type { SevenSeasBadge } from './rules.ts';

/** Four ships in line, the last one burning. */
const caravan = (
  <>
    <Below y={58} />
    <Ship x={30} y={38} size={0.52} tint={TINT.sand} />
    <Ship x={52} y={34} size={0.52} tint={TINT.sand} />
    <Ship x={38} y={58} size={0.6} tint={TINT.sand} />
    <Ship x={66} y={56} size={0.66} tint={TINT.wax} />
  </>
);

const parcels = (
  <>
    <path d="M24 44H72V76H24Z" fill={TINT.wax} />
    <path d="M20 34H76V46H20Z" fill={TINT.wax} />
    <path d="M48 34V76M20 40H76" stroke={TINT.gold} strokeWidth="5" />
    <path d="M48 33C34 34 28 27 32 21C37 15 47 20 48 33C49 20 59 15 64 21C68 27 62 34 48 33Z" fill={TINT.gold} />
  </>
);

/** Ten hulls in rows. */
const fleet = (
  <>
    {[
      [48, 27],
      [40, 40],
      [56, 40],
      [32, 53],
      [48, 53],
      [64, 53],
      [25, 66],
      [40, 66],
      [56, 66],
      [71, 66],
    ].map(([x, y]) => (
      <path
        key={`${x} ${y}`}
        d={`M${x - 7} ${y}H${x + 7}L${x + 4} ${y + 5}H${x - 4}ZM${x} ${y}V${y - 8}L${x + 6} ${y - 2}H${x}`}
        fill={TINT.paper}
        strokeWidth="1.8"
      />
    ))}
    <Waves y={78} size={0.44} />
  </>
);

const sale = (
  <>
    <Chest x={48} y={58} size={1.18} />
    <Coin x={30} y={32} size={0.8} />
    <Coin x={48} y={25} size={0.9} />
    <Coin x={66} y={32} size={0.8} />
    <path d="M39 36L42 40M57 36L54 40" strokeWidth="2" />
  </>
);

/** Two flags of two crowns on crossed staffs. */
const flags = (
  <>
    <path d="M62 76L34 24M34 76L62 24" strokeWidth="3.2" />
    <path d="M34 25C28 20 22 27 16 26L25 44C31 45 37 38 43 43Z" fill={TINT.wax} />
    <path d="M62 25C68 20 74 27 80 26L71 44C65 45 59 38 53 43Z" fill={TINT.deep} />
    <Crown x={48} y={70} size={0.66} />
  </>
);

/** Three candles in a ring. */
const candles = (
  <>
    <ellipse cx="48" cy="68" rx="28" ry="8" fill={TINT.deep} />
    {[28, 48, 68].map((x, at) => (
      <g key={x}>
        <path d={`M${x - 5} 66V${at === 1 ? 38 : 46}H${x + 5}V66Z`} fill={TINT.paper} />
        <path
          d={`M${x} ${at === 1 ? 36 : 44}C${x - 7} ${at === 1 ? 29 : 37} ${x} ${at === 1 ? 24 : 32} ${x} ${at === 1 ? 17 : 25}C${x} ${at === 1 ? 24 : 32} ${x + 7} ${at === 1 ? 29 : 37} ${x} ${at === 1 ? 36 : 44}Z`}
          fill={TINT.gold}
        />
      </g>
    ))}
  </>
);

const luckyDie = (
  <>
    <MedalDie pips={6} x={48} y={42} size={1.35} turn={-8} />
    <MedalDie pips={1} x={27} y={66} size={0.62} turn={14} tint={TINT.wax} />
    <MedalDie pips={2} x={48} y={73} size={0.62} tint={TINT.wax} />
    <MedalDie pips={1} x={69} y={66} size={0.62} turn={-14} tint={TINT.wax} />
  </>
);

/** A hull with a ring around it that holds it up. */
const buoy = (
  <>
    <Below y={62} />
    <circle cx="48" cy="48" r="22" fill={TINT.paper} />
    <path d="M48 26A22 22 0 0170 48H59A11 11 0 0048 37ZM48 70A22 22 0 0126 48H37A11 11 0 0048 59Z" fill={TINT.wax} />
    <circle cx="48" cy="48" r="11" fill={TINT.sea} />
    <Ship x={48} y={46} size={0.4} />
  </>
);

/** A squadron in a wedge, pennants up. */
const wedge = (
  <>
    <Below y={50} />
    <Ship x={28} y={58} size={0.5} />
    <Ship x={68} y={58} size={0.5} />
    <Ship x={48} y={48} size={0.84} />
    <Star x={48} y={22} size={0.6} />
  </>
);

/** A broken mast with a flag that still flies. */
const wreck = (
  <>
    <Below y={60} tint={TINT.deep} />
    <path d="M20 56L70 62C68 70 62 73 56 73H34C26 71 22 66 20 56Z" fill={TINT.wood} />
    <path d="M44 58L40 34M40 34L30 38" strokeWidth="3.6" />
    <path d="M41 36C49 30 55 40 65 34V50C55 55 50 46 43 51Z" fill={TINT.gold} />
    <path d="M28 60L34 66M34 60L28 66" strokeWidth="1.8" />
  </>
);

/** A clean white glove upon the black mark. */
const unmarked = (
  <>
    <circle cx="48" cy="50" r="24" fill={TINT.ink} />
    <circle cx="48" cy="50" r="18" fill={TINT.paper} />
    <path d="M37 50L45 59L60 40" stroke={TINT.leaf} strokeWidth="6" />
    <path d="M48 18V24M23 28L28 33M73 28L68 33" strokeWidth="2.6" />
  </>
);

/** Two skulls level on a beam, one a hair heavier. */
const beam = (
  <>
    <path d="M48 30V72M36 74H60" strokeWidth="3.4" />
    <path d="M20 36L76 30" strokeWidth="3.4" />
    <Skull x={24} y={53} size={0.72} />
    <Skull x={72} y={46} size={0.72} tint={TINT.sand} />
    <circle cx="48" cy="30" r="4.6" fill={TINT.gold} />
  </>
);

export const drawings: Readonly<Record<SevenSeasBadge, readonly [motif: ReactNode, field: MedalField]>> = {
  fourShips: [caravan, 'sky'],
  unscathed: [wedge, 'sand'],
  gifts: [parcels, 'sea'],
  rituals: [candles, 'leaf'],
  fleet: [fleet, 'sea'],
  bigSale: [sale, 'sand'],
  clean: [unmarked, 'sky'],
  lucky: [luckyDie, 'deep'],
  unsinkable: [buoy, 'sky'],
  corsair: [flags, 'sand'],
  survivor: [wreck, 'wax'],
  hairsbreadth: [beam, 'leaf'],
};
