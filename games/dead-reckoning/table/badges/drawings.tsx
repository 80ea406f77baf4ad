/** The motifs of the badges of Dead Reckoning. */
import type { MedalField } from '@broadside/kit';
import { Below, Chest, MedalCard, Place, Sabre, Ship, Skull, Star, TINT, Waves } from '@broadside/kit/medals';
import type { ReactNode } from 'react';
import type { DeadReckoningBadge } from './rules.ts';

const spyglass = (
  <>
    <Place x={48} y={48} turn={-32}>
      <path d="M-32 -5H-12V5H-32Z" fill={TINT.wood} />
      <path d="M-12 -8H10V8H-12Z" fill={TINT.brass} />
      <path d="M10 -11H32V11H10Z" fill={TINT.wood} />
      <path d="M28 -11V11M-8 -8V8" strokeWidth="1.6" />
    </Place>
    <Star x={28} y={30} size={0.6} />
    <Waves x={60} y={72} size={0.5} />
  </>
);

/** One card with three strips slid over it. */
const sleeves = (
  <>
    <MedalCard x={48} y={48} size={1.8} />
    {[
      [34, TINT.leaf],
      [48, TINT.gold],
      [62, TINT.wax],
    ].map(([y, tint]) => (
      <path key={y} d={`M26 ${Number(y) - 5}H70V${Number(y) + 5}H26Z`} fill={String(tint)} />
    ))}
    <path d="M32 34H40M32 48H46M32 62H43" strokeWidth="1.8" />
  </>
);

/** Three islands, each with a palm. */
const islands = (
  <>
    {[
      [48, 42, 1],
      [28, 62, 0.72],
      [68, 62, 0.72],
    ].map(([x, y, size]) => (
      <Place key={x} x={x} y={y} size={size}>
        <path d="M-17 8C-12 -2 12 -2 17 8Z" fill={TINT.straw} />
        <path d="M0 2C1 -6 1 -12 -1 -18" strokeWidth="3" />
        <path
          d="M-1 -18C-8 -22 -14 -19 -16 -13C-10 -15 -5 -15 -1 -18C-1 -24 5 -26 12 -22C6 -21 2 -20 -1 -18C5 -19 11 -16 13 -10C7 -12 3 -14 -1 -18Z"
          fill={TINT.leaf}
        />
      </Place>
    ))}
  </>
);

const cannons = (
  <>
    <Place x={48} y={46} turn={-26}>
      <path d="M-26 -9H14C18 -9 22 -7 26 -7V7C22 7 18 9 14 9H-26C-31 6 -31 -6 -26 -9Z" fill={TINT.steel} />
      <path d="M-14 -9V9M12 -9V9" strokeWidth="1.8" />
    </Place>
    <circle cx="38" cy="66" r="10" fill={TINT.wood} />
    <path d="M38 56V76M28 66H48" strokeWidth="2" />
    <Star x={76} y={31} size={0.5} tint={TINT.wax} />
  </>
);

/** A hull being planked: hammer over it. */
const shipyard = (
  <>
    <path d="M16 56H80C78 68 70 74 60 74H36C26 74 18 68 16 56Z" fill={TINT.wood} />
    <path d="M24 63H72M30 69H66" strokeWidth="1.8" />
    <Place x={48} y={36} turn={38}>
      <path d="M-3 -4H3V22H-3Z" fill={TINT.straw} />
      <path d="M-13 -16H13V-4H-13Z" fill={TINT.steel} />
    </Place>
    <path d="M30 44L26 40M66 44L71 40M48 52V50" strokeWidth="2.4" />
  </>
);

/** A sleeve with four bars. */
const chevrons = (
  <>
    <path d="M30 18H66L70 78H26Z" fill={TINT.deep} />
    {[30, 41, 52, 63].map((y) => (
      <path key={y} d={`M34 ${y + 6}L48 ${y - 3}L62 ${y + 6}`} stroke={TINT.gold} strokeWidth="4" />
    ))}
  </>
);

/** Fort, garrison and outpost side by side. */
const buildings = (
  <>
    <Below y={68} tint={TINT.leaf} />
    <path d="M34 68V30H38V35H43V30H53V35H58V30H62V68Z" fill={TINT.sand} />
    <path d="M44 68V57C44 51 52 51 52 57V68Z" fill={TINT.ink} />
    <path d="M16 68V52L25 43L34 52V68Z" fill={TINT.wax} />
    <path d="M66 68V50H78V68ZM64 50L72 41L80 50Z" fill={TINT.straw} />
    <path d="M48 30V18L56 21L48 24" fill={TINT.gold} strokeWidth="1.8" />
  </>
);

const sunk = (
  <>
    <Place x={50} y={52} turn={-34}>
      <Ship x={0} y={-4} size={0.86} tint={TINT.sand} />
    </Place>
    <Below y={58} tint={TINT.deep} />
    <Skull x={32} y={34} size={0.66} />
    <path d="M26 68H34M40 73H48M56 68H66" stroke={TINT.paper} strokeWidth="2" />
  </>
);

const hoard = (
  <>
    <Chest x={48} y={36} size={0.98} />
    {[
      [26, 70],
      [40, 70],
      [56, 70],
      [70, 70],
      [33, 60],
      [48, 60],
      [63, 60],
    ].map(([x, y]) => (
      <ellipse key={`${x} ${y}`} cx={x} cy={y} rx="8.6" ry="5.4" fill={TINT.gold} strokeWidth="1.8" />
    ))}
  </>
);

/** Four stars about a compass. */
const aims = (
  <>
    <path d="M48 26L54 42L70 48L54 54L48 70L42 54L26 48L42 42Z" fill={TINT.paper} />
    <path d="M48 26V70M26 48H70" strokeWidth="1.2" />
    <path
      d="M48 26L54 42L48 48ZM70 48L54 54L48 48ZM48 70L42 54L48 48ZM26 48L42 42L48 48Z"
      fill={TINT.ink}
      strokeWidth="0.8"
    />
    <Star x={28} y={28} size={0.72} />
    <Star x={68} y={28} size={0.72} />
    <Star x={28} y={68} size={0.72} />
    <Star x={68} y={68} size={0.72} />
  </>
);

/** A gull with a twig over a still sea. */
const dove = (
  <>
    <Below y={62} />
    <path
      d="M16 34C26 26 36 28 46 42C54 28 66 22 80 28C70 32 64 40 60 50C55 56 44 57 36 51C32 44 26 38 16 34Z"
      fill={TINT.paper}
    />
    <path d="M60 48L70 50L61 54" fill={TINT.gold} />
    <path d="M70 50C74 55 74 59 71 63M72 55L77 54M73 59L78 61" stroke={TINT.leaf} strokeWidth="2.6" />
    <Waves x={44} y={72} size={0.6} />
  </>
);

/** Two ships face to face, one with a black sail. */
const duel = (
  <>
    <Below y={60} />
    <Ship x={31} y={50} size={0.74} tint={TINT.paper} />
    <Place x={66} y={50}>
      <g transform="scale(-1 1)">
        <Ship x={0} y={0} size={0.74} tint={TINT.ink} />
      </g>
    </Place>
    <Sabre x={48} y={25} size={0.6} />
    <Waves y={74} size={0.6} />
  </>
);

export const drawings: Readonly<Record<DeadReckoningBadge, readonly [motif: ReactNode, field: MedalField]>> = {
  buildings: [buildings, 'sky'],
  islands: [islands, 'sea'],
  fourAims: [aims, 'sand'],
  scourge: [sunk, 'wax'],
  explorer: [spyglass, 'sky'],
  battles: [cannons, 'sand'],
  sleeves: [sleeves, 'sea'],
  upgrades: [shipyard, 'sky'],
  hoard: [hoard, 'leaf'],
  veterans: [chevrons, 'sand'],
  rival: [duel, 'sky'],
  peaceful: [dove, 'sky'],
};
