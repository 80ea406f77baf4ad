/** The plates of the book: its cover and one for each chapter, 240 × 120, with what matters in the middle. */
import type { ComponentType } from 'react';
import { SHIP_COLOURS } from '../../../cards/types.ts';
import { Art, At, Fine, gold, ink, mix, Pen, paper, range, rays, ring, Stroke, tenth, Wash } from '../pen.tsx';
import { Emblem, tintOf } from '../pennant.tsx';
import { AresGalley } from '../ship/galley.tsx';
import { Beams, Bell, Bird, Cat, House, Lantern, Moon, Stars } from './town.tsx';

const night = mix('--deep', 88);
const dusk = mix('--deep', 62);
const sea = mix('--sea-2', 76, '--deep');

const lines = (from: number, to: number, step: number): string =>
  range(Math.floor((to - from) / step) + 1)
    .map((at) => `M0 ${tenth(from + at * step)}H240`)
    .join('');

const swell = (y: number): string => `M-2 ${y}${'q6 -4 12 0t12 0'.repeat(11)}`;

const Sky = ({ fill, air = paper }: { fill: string; air?: string }) => (
  <>
    <Wash d="M0 0H240V120H0Z" fill={fill} />
    <Fine d={lines(4, 116, 4)} colour={air} depth={0.14} />
  </>
);

const Waves = ({ y, fill = sea }: { y: number; fill?: string }) => (
  <>
    <Wash d={`${swell(y)}V122H-2Z`} fill={fill} />
    <Pen d={swell(y)} />
    <Fine d={`M20 ${y + 8}${'q5 -3 10 0t10 0'.repeat(3)}M130 ${y + 9}${'q5 -3 10 0t10 0'.repeat(4)}`} depth={0.6} />
  </>
);

/** The sixth sail comes in under a moon, below the pennants of the five that everybody knows. */
const Cover = () => (
  <>
    <Sky fill={night} />
    <Moon x={120} y={52} r={40} />
    <Stars
      at={[
        [24, 20],
        [48, 44],
        [196, 26],
        [222, 48],
        [70, 14],
        [172, 60],
        [14, 66],
      ]}
    />
    <Stroke d="M0 4C70 26 170 26 240 4" width={1.4} colour={paper} />
    {SHIP_COLOURS.filter((colour) => colour !== 'ares').map((colour, at) => {
      const x = 18 + at * 46 + (at > 1 ? 6 : 0) + (at > 2 ? -6 : 0);
      const y = 8 + 11 * (1 - ((x + 10 - 120) / 120) ** 2);
      return (
        <At key={colour} x={x} y={y}>
          <Pen d="M0 0H20V22L10 17L0 22Z" fill={tintOf(colour)} />
          <Emblem colour={colour} x={4} y={3} w={12} h={11} />
        </At>
      );
    })}
    <At x={74} y={24} scale={0.8}>
      <AresGalley />
    </At>
    <Waves y={98} />
    <Pen d="M-2 122V112C40 102 90 106 130 116C170 104 210 104 242 110V122Z" fill={mix('--brass', 50)} />
    {[22, 44, 62, 184, 204].map((x, at) => (
      <Cat key={x} x={x} y={at < 3 ? 108 - at * 0.4 : 108} scale={at === 2 ? 1.1 : 0.8} />
    ))}
  </>
);

/** The knocking: a quay by night, a lantern, and a small boat between the piles. */
const UnderTheQuay = () => (
  <>
    <Sky fill={night} />
    <Stars
      at={[
        [30, 14],
        [64, 24],
        [180, 12],
        [212, 26],
        [228, 8],
      ]}
    />
    <At x={158} y={37} scale={0.52}>
      <AresGalley />
    </At>
    <Wash d="M90 40L44 122H168Z" fill={gold} depth={0.3} />
    <Waves y={84} />
    <Pen d="M-2 44H104V56H-2Z" fill="var(--wood)" />
    <Fine d="M-2 50H104M14 44V56M36 44V56M58 44V56M80 44V56" depth={0.8} />
    <Pen d="M12 56H22V122H12ZM48 56H58V122H48ZM84 56H94V122H84Z" fill={mix('--wood', 80, '--ink')} />
    <Lantern x={98} y={20} scale={1.2} />
    <Pen d="M100 92C112 98 142 98 154 90L148 106C138 110 116 110 108 106Z" fill="var(--wood)" />
    <Pen d="M118 94C116 80 122 74 128 74C135 74 140 80 138 94Z" fill="var(--ship-ares)" />
    <Pen d={ring(128, 69, 8)} fill="var(--skin-2)" />
    <Pen d="M119 70C116 58 126 55 130 57C138 57 140 64 137 72C134 66 124 64 119 70Z" fill="var(--hair-1)" />
    <Wash d={ring(126, 70, 1) + ring(131.6, 70, 1)} fill={ink} />
    <Pen d="M104 82L122 78L124 90L107 94Z" fill={paper} />
    <Fine d="M108 84L119 81.4M109 88L120 85.4" depth={0.9} />
    <Stroke d="M140 86L172 104" width={2.6} colour="var(--wood)" />
    <Waves y={104} />
  </>
);

/** The inn that stands straight, as its keeper says; only the town is crooked. */
const CrookedLantern = () => (
  <>
    <Sky fill={dusk} />
    <Stars
      at={[
        [20, 16],
        [52, 30],
        [204, 14],
        [226, 34],
      ]}
    />
    <House x={22} y={104} w={34} h={40} />
    <House x={184} y={104} w={38} h={46} />
    <Pen d="M-2 104H242V122H-2Z" fill={mix('--brass', 46)} />
    <Fine d="M0 110H240M30 104V110M70 110V116M110 104V110M150 110V116M190 104V110" depth={0.5} />
    <At x={120} y={106} turn={8}>
      <Pen d="M-40 0V-54H40V0Z" fill={paper} />
      <Stroke d="M-40 -27H40M-14 -54V0M16 -54V0M-40 -54L-14 -27M40 -54L16 -27" width={2.6} colour="var(--wood)" />
      <Pen d="M-48 -52L-30 -88H30L48 -52Z" fill="var(--wax)" />
      <Fine d="M-42 -60H42M-38 -68H38M-34 -76H34M-20 -88L-26 -52M0 -88V-52M20 -88L26 -52" depth={0.6} />
      <Pen d="M20 -88V-100H30V-82Z" fill={mix('--wax', 60)} />
      <Pen d="M-6 0V-20C-6 -25 8 -25 8 -20V0Z" fill="var(--wood)" />
      <Pen d="M-34 -20H-20V-8H-34ZM22 -20H34V-8H22ZM-8 -48H10V-34H-8Z" fill={gold} />
      <Fine d="M-27 -20V-8M28 -20V-8M1 -48V-34M-34 -14H-20M22 -14H34" depth={0.9} />
    </At>
    <Stroke d="M164 56L182 52" width={2.4} />
    <Lantern x={180} y={54} scale={1.1} turn={-12} />
    <Fine d="M148 14C142 8 150 4 145 -2M152 12C158 6 150 2 156 -4" colour={paper} depth={0.8} />
    <Pen d="M52 112C52 104 66 102 74 106C82 102 92 106 90 112Z" fill={mix('--brass', 70)} />
    <Fine d="M58 108L61 106M66 108L69 105.4M76 108L79 105.6" colour={paper} depth={1} />
  </>
);

/** A wreck that stands upright, and birds that do not sing. */
const HushCay = () => (
  <>
    <Sky fill={mix('--sea', 70)} air={ink} />
    <Wash d={ring(190, 26, 14)} fill={mix('--coin', 50)} />
    <Fine d={rays(190, 26, 17, 23, 16)} depth={0.5} />
    <Waves y={84} fill={mix('--sea-2', 92)} />
    <Pen d="M30 122C50 92 90 84 124 84C164 84 196 96 214 122Z" fill={mix('--paper-3', 70)} />
    <Stroke d="M96 74V18M134 72V6M82 34H112M118 22H152M120 42H148" width={2.8} />
    <Pen d="M119 23H150L146 36L138 31L130 40L122 33Z" fill={paper} />
    <Fine d="M96 20L74 72M134 8L166 66M134 8L112 70" depth={0.8} />
    <Pen d="M66 62L78 66H152L172 52L170 70C166 88 156 98 140 100H96C80 98 70 84 66 62Z" fill={mix('--wood', 84)} />
    <Wash d="M92 82L100 74L112 80L118 74L124 86L114 94H98Z" fill={ink} />
    <Fine d="M70 72H168M74 80H90M126 80H164M80 90H92M124 90H156M78 66V74M152 66V74" depth={0.8} />
    <Stroke
      d="M142 76L146 68L150 76M143.4 73.4H148.6M153 76V68L158 76V68M160 68H167M163.5 68V76"
      width={1.5}
      colour={gold}
    />
    <Bird x={96} y={16} />
    <Bird x={78} y={34} flip />
    <Bird x={150} y={20} flip />
    <Bird x={118} y={42} />
    <Bird x={60} y={98} scale={1.3} />
    <Bird x={188} y={100} scale={1.3} flip />
    <Bird x={134} y={5} />
  </>
);

/** A thin crust of sand with a town on it; below, deep water and a forest of masts. */
const Crust = () => (
  <>
    <Sky fill={mix('--sea', 80)} air={ink} />
    <House x={24} y={52} w={30} h={26} />
    <House x={58} y={52} w={26} h={34} />
    <House x={140} y={54} w={30} h={30} tilt={7} />
    <House x={176} y={54} w={28} h={24} tilt={-4} />
    <Pen d="M100 52V22L112 6L124 22V52Z" fill={paper} />
    <Pen d="M97 24L112 2L127 24Z" fill="var(--wax)" />
    <Wash d="M107 30C107 26 117 26 117 30V42H107Z" fill={ink} />
    <Stroke d="M112 2V-4" width={1.6} />
    <Wash d="M0 66H240V122H0Z" fill={night} />
    <Beams from={66} at={[18, 52, 88, 152, 186, 222]} />
    <Pen
      d="M-2 50C40 54 80 50 120 54C160 50 200 56 242 52V66C220 74 206 62 190 72C170 80 158 64 138 70C122 78 104 62 84 72C64 78 48 64 30 70C16 74 6 66 -2 68Z"
      fill={mix('--brass', 56)}
    />
    <Fine d="M10 60H26M40 58H60M74 62H92M108 60H128M146 62H162M176 60H196M208 62H226" depth={0.6} />
    <Wash
      d={[
        [38, 78],
        [96, 80],
        [142, 78],
        [200, 80],
        [120, 84],
      ]
        .map(([x, y]) => ring(x, y, 1.5))
        .join('')}
      fill={mix('--brass', 56)}
    />
    <At x={120} y={56}>
      <Pen d="M-12 -6H12C11 1 6 3 0 3S-11 1 -12 -6Z" fill={paper} />
      <Fine d="M-8 -3.4C-4 -1.6 4 -1.6 8 -3.4M-14 -9C-6 -12 6 -12 14 -9M-10 -12C-4 -14 4 -14 10 -12" depth={0.9} />
    </At>
    <Fine
      d={`M8 96${'q6 -4 12 0t12 0'.repeat(4)}M126 100${'q6 -4 12 0t12 0'.repeat(4)}M60 110${'q6 -4 12 0t12 0'.repeat(4)}`}
      colour={mix('--sea', 80)}
      depth={0.6}
    />
  </>
);

/** The stolen bell hangs in the hollow and counts the hours. */
const BellBelow = () => (
  <>
    <Sky fill={night} />
    <Wash
      d="M0 0H240V14C210 24 190 10 164 18C140 24 120 8 96 18C70 24 50 10 28 20C16 24 6 18 0 20Z"
      fill={mix('--brass', 50)}
    />
    <Beams from={14} at={[20, 54, 188, 222]} />
    <Wash d={ring(120, 62, 46)} fill={gold} depth={0.18} />
    <Wash d={ring(120, 62, 32)} fill={gold} depth={0.2} />
    <Pen d="M84 12H156V22H84Z" fill="var(--wood)" />
    <Stroke d="M120 22V32" width={4} />
    <Bell x={120} y={62} />
    <Stroke
      d="M66 44C60 54 60 72 66 82M56 38C46 52 46 74 56 88M174 44C180 54 180 72 174 82M184 38C194 52 194 74 184 88"
      width={1.8}
      colour={gold}
    />
    <Lantern x={78} y={84} scale={0.9} />
    <Waves y={104} fill={mix('--sea-2', 50, '--deep')} />
    <Pen d="M148 98C158 103 178 103 188 97L184 109H154Z" fill="var(--ship-ares)" />
    <Stroke d="M168 99V80" width={1.8} colour={paper} />
    <Lantern x={168} y={72} scale={0.6} />
  </>
);

const PLATES: readonly ComponentType[] = [Cover, UnderTheQuay, CrookedLantern, HushCay, Crust, BellBelow];

/** Which part of a plate stays in the middle where there is no room for all of it. */
const WINDOWS = { left: '16 0 150 120', middle: '0 0 240 120', right: '76 0 150 120' } as const;

/** 0 is the cover. */
export function Vignette({ plate, side = 'middle' }: { plate: number; side?: keyof typeof WINDOWS }) {
  const Plate = PLATES[plate];
  return Plate === undefined ? null : (
    <Art box={WINDOWS[side]} slice>
      <Plate />
    </Art>
  );
}
