/** The pictures of the contracts. */
import type { ComponentType } from 'react';
import type { Colour, Person } from '../../../cards/types.ts';
import { CAST } from '../bust/cast.tsx';
import { At, Fine, gold, ink, mix, Pen, paper, Rod, rays, ring, Stroke, Wash } from '../pen.tsx';
import { Emblem, tintOf } from '../pennant.tsx';
import { Island } from '../scene/Island.tsx';
import { HULLS } from '../ship/hulls.tsx';
import { Blade, Coin, CoinStack, Hand, Roof, Scene, Script, Skull, Water } from './motifs.tsx';

type Kind = Person['kind'];

const Framed = ({ kind, colour, at, x, y }: { kind: Kind; colour: Colour; at: number; x: number; y: number }) => {
  const { Part, looks } = CAST[kind];
  return (
    <>
      <Pen d={`M${x - 4} ${y - 4}h52v56h-52Z`} fill={gold} />
      <svg
        x={x}
        y={y}
        width={44}
        height={48}
        viewBox="17 -2 88 96"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Part {...looks[at % looks.length]} colour={colour} />
      </svg>
      <Pen d={`M${x} ${y}h44v48h-44Z`} />
    </>
  );
};

/** Two portraits in gilded frames. */
const pair = (one: Kind, other: Kind): ComponentType => {
  const Pair = () => (
    <Scene token="--brass">
      <Framed kind={one} colour="yellow" at={0} x={17} y={9} />
      <Framed kind={other} colour="blue" at={one === other ? 2 : 0} x={60} y={46} />
    </Scene>
  );
  return Pair;
};

const HardWorkers = () => (
  <Scene token="--leaf">
    <At x={60} y={58} turn={-38}>
      <Rod d="M0 38V-20" width={3} colour="var(--wood)" />
      <Rod d="M-11 -46V-30C-11 -20 11 -20 11 -30V-46M0 -47V-20" width={1.6} colour={mix('--paper', 84, '--sea-2')} />
    </At>
    <At x={60} y={58} turn={38}>
      <Rod d="M0 38V-30" width={3.6} colour="var(--wood)" />
      <Pen d="M-15 -42H9C14 -42 18 -38 19 -31L11 -29H-15Z" fill={mix('--ink', 62)} />
    </At>
    <Pen d="M44 66H76V88C70 94 50 94 44 88Z" fill={mix('--brass', 62)} />
    <Pen d="M42 62H78V70H42Z" fill="var(--wood)" />
    <Fine d="M50 70V90M60 70V92M70 70V90" depth={0.6} />
    <At x={-7} y={50}>
      <Pen d="M78 12H96L104 20V40H70V20Z" fill={paper} />
      <Wash d={ring(87, 17, 2)} fill={ink} />
      <Stroke
        d="M82 25.6C84 23 91 23.4 91 27C91 29.4 88 30 86.6 30C88.4 30 91.6 30.6 91.6 33.6C91.6 37 84 37.4 81.6 34.4"
        width={2.2}
      />
    </At>
  </Scene>
);

const Mercenary = () => (
  <Scene token="--wax">
    <Blade x={44} y={84} turn={-28} />
    <Blade x={60} y={88} turn={0} />
    <Blade x={76} y={84} turn={28} />
    <Pen d="M38 58C46 62 54 60 60 56C66 60 74 62 82 58C84 78 76 92 60 99C44 92 36 78 38 58Z" fill="var(--wax)" />
    <Pen d="M60 56C66 60 74 62 82 58C84 78 76 92 60 99Z" fill={mix('--wax', 60)} />
    <Skull x={60} y={76} scale={0.66} />
  </Scene>
);

const Explorer = () => <Island needs={{ settler: 1 }} slice />;

/** A hull in the cross hairs, its coins left lying. */
const hunted = (colour: 'red' | 'black'): ComponentType => {
  const Hull = HULLS[colour];
  const Hunted = () => (
    <Scene token="--sea-2">
      <At x={12} y={8} scale={0.8}>
        <Hull />
      </At>
      <Water y={86} />
      <Stroke d={ring(60, 50, 36)} width={2.4} colour="var(--wax)" />
      <Stroke d={rays(60, 50, 28, 46, 4)} width={2.4} colour="var(--wax)" />
      <Coin x={22} y={92} r={9} />
      <Stroke d="M14 100L30 84" width={3} colour="var(--wax)" />
    </Scene>
  );
  return Hunted;
};

const TaxCollector = () => (
  <Scene token="--ink-3">
    <Pen d="M8 20H58V62H8Z" fill={paper} />
    <Script x={14} y={29} width={38} lines={5} />
    <Pen d={ring(50, 58, 8)} fill="var(--wax)" />
    <Stroke d="M46 58H54M50 54V62" width={1.4} colour={paper} />
    <Hand x={76} y={36} turn={172} sleeve="var(--deep)" />
    <Coin x={48} y={42} r={9} />
    <Pen d="M2 86H118V106H2Z" fill="var(--wood)" />
    <CoinStack x={34} y={88} count={3} />
    <CoinStack x={58} y={90} count={5} />
    <CoinStack x={84} y={88} count={4} />
  </Scene>
);

const Curse = () => (
  <Scene token="--ship-black">
    <Wash d={ring(60, 52, 37)} fill={mix('--ink', 84)} />
    <Fine d={rays(60, 52, 39, 46, 26)} depth={0.8} />
    <Stroke d="M30 78L90 30M30 30L90 78" width={8} />
    <Stroke d="M30 78L90 30M30 30L90 78" width={5} colour={paper} />
    <Skull x={60} y={50} scale={1.35} />
    <Pen d="M88 96V84C88 80 98 80 98 84V96ZM22 98V90C22 86 32 86 32 90V98Z" fill={paper} />
    <Pen d="M93 80C89 75 93 73 93 69C97 73 97 77 93 80ZM27 86C23 81 27 79 27 75C31 79 31 83 27 86Z" fill={gold} />
  </Scene>
);

/** Signal flags on a halyard. */
const flags = (colours: readonly Colour[]): ComponentType => {
  const Flags = () => (
    <Scene token="--sea-2">
      <Stroke d="M6 8C34 34 86 34 114 8" width={1.8} />
      {colours.map((colour, at) => {
        const share = (at + 0.5) / colours.length;
        const x = 10 + share * 100 - 12;
        const y = 12 + 17 * (1 - (2 * share - 1) ** 2);
        return (
          <At key={colour} x={x} y={y} turn={(share - 0.5) * -14}>
            <Pen d="M0 0H25V30L12.5 24L0 30Z" fill={tintOf(colour)} />
            <Emblem colour={colour} x={5} y={4} w={15} h={14} />
          </At>
        );
      })}
      <CoinStack x={60} y={96} count={colours.length} />
      <CoinStack x={82} y={98} count={2} />
      <Water y={99} />
    </Scene>
  );
  return Flags;
};

const PirateDen = () => (
  <Scene token="--deep">
    <Pen d="M-4 106V44C10 18 34 6 62 8C92 8 112 26 124 50V106Z" fill={mix('--ink', 46)} />
    <Wash d="M22 98C20 66 38 40 62 40C86 40 102 66 98 98Z" fill={ink} />
    <Fine
      d="M14 56C20 44 28 36 38 30M24 26C34 18 44 15 54 14M84 20C94 24 102 32 108 42M10 72C12 66 14 62 17 58M108 60C110 66 111 72 111 78"
      depth={0.8}
    />
    <Stroke d="M60 98V24" width={2.6} colour="var(--wood)" />
    <Pen d="M61 26C74 22 84 32 98 26V52C84 58 74 48 61 52Z" fill="var(--ship-black)" />
    <Skull x={79} y={38} scale={0.52} />
    <Pen d="M30 98V84H52V98Z" fill="var(--wood)" />
    <Pen d="M30 84C30 76 52 76 52 84Z" fill="var(--brass)" />
    <Coin x={68} y={95} r={6} />
    <Coin x={80} y={97} r={5} />
    <Water y={100} />
  </Scene>
);

const SmallEstate = () => (
  <Scene token="--leaf">
    <Pen d="M-2 90C30 78 90 78 122 90V106H-2Z" fill={mix('--leaf', 56)} />
    <Pen d="M26 52H94V88H26Z" fill={paper} />
    <Roof d="M18 54L60 24L102 54Z" />
    <Pen d="M44 60V88H52V60ZM68 60V88H76V60Z" fill={mix('--paper-3', 60)} />
    <Pen d="M55 88V68C55 62 65 62 65 68V88Z" fill="var(--wood)" />
    <Pen d="M31 62H40V74H31ZM80 62H89V74H80Z" fill={mix('--sea-2', 80)} />
    <Fine d="M26 50L60 28L94 50M35.5 62V74M84.5 62V74M31 68H40M80 68H89" depth={0.8} />
    <Pen
      d="M60 44C64 46 68 46.6 71 46C71.4 52 68 57 60 60C52 57 48.6 52 49 46C52 46.6 56 46 60 44Z"
      fill="var(--ship-red)"
    />
    <Stroke d="M12 90C13 76 15 66 18 58" width={2.6} colour="var(--wood)" />
    <Pen
      d="M18 58C10 50 2 52 -2 58C6 56 12 57 18 58ZM18 58C26 50 34 54 36 60C29 57 24 57 18 58ZM18 58C15 48 20 42 26 41C25 48 22 53 18 58ZM18 58C12 60 8 66 9 72C14 68 17 63 18 58Z"
      fill={mix('--leaf', 80)}
    />
  </Scene>
);

const Ransom = () => (
  <Scene token="--ink-3">
    <Rod d="M10 14a13 13 0 1 1 1 22M34 40a13 13 0 1 1 -8 24" width={4.4} colour={mix('--ink', 46)} />
    <Rod d={`${ring(30, 37, 4)}${ring(25, 44, 4)}${ring(31, 50, 4)}`} width={1.6} colour={mix('--ink', 46)} />
    <Pen d="M4 30H16V40H4Z" fill={mix('--ink', 58)} />
    <Pen d="M66 40C48 50 44 84 60 94H100C116 84 112 50 94 40C86 44 74 44 66 40Z" fill={mix('--brass', 62)} />
    <Pen
      d="M66 40C62 32 66 26 72 27C76 22 86 22 89 27C95 26 98 32 94 40C86 44 74 44 66 40Z"
      fill={mix('--brass', 48)}
    />
    <Stroke d="M65 40C74 45 86 45 95 40" width={3.4} colour="var(--wax)" />
    <Coin x={80} y={70} r={14} />
    <Fine d="M58 56C55 66 56 78 60 86M102 56C105 66 104 78 100 86" depth={0.6} />
    <CoinStack x={30} y={96} count={2} />
  </Scene>
);

/** In the order of the contracts. */
export const CONTRACT_PICTURES: readonly ComponentType[] = [
  pair('priest', 'jester'),
  pair('captain', 'mademoiselle'),
  pair('captain', 'viceAdmiral'),
  pair('settler', 'gunner'),
  pair('settler', 'clerk'),
  pair('trader', 'trader'),
  HardWorkers,
  Mercenary,
  Explorer,
  hunted('red'),
  hunted('black'),
  TaxCollector,
  Curse,
  flags(['yellow', 'blue', 'green']),
  flags(['yellow', 'blue', 'green', 'red']),
  PirateDen,
  SmallEstate,
  Ransom,
];
