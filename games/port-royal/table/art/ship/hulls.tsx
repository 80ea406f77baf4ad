/** One hull for each colour, each with a silhouette of its own: distinct at the size of a thumbnail, without colour. */
import type { ComponentType } from 'react';
import type { ShipColour } from '../../../cards/types.ts';
import { Fine, gold, ink, Mast, mix, Pen, paper, range, ring, tenth, Wash } from '../pen.tsx';
import { clothOf, Emblem, Streamer, tintOf } from '../pennant.tsx';
import { AresGalley } from './galley.tsx';
import { type Sail, Sails, shrouds } from './rig.tsx';

const wood = 'var(--wood)';

/** Two raked masts with lateen sails, low sheer, a light hull. */
function Pinnace() {
  const sail = clothOf('yellow', 84);
  return (
    <>
      <Mast d="M50 20V80M81 38V78" />
      <Pen d="M26 69C34 54 42 34 59 10C64 30 64 52 61 68C50 63 38 64 26 69Z" fill={sail} />
      <Pen d="M65 71C72 58 78 44 90 29C94 44 94 58 92 69C83 65 74 67 65 71Z" fill={sail} />
      <Fine d="M60 18C62 34 62.5 52 59.5 66M58.2 20C60 36 60 50 57 65M56 24C58 30 58.4 34 58.4 39M90.6 36C92 48 92 58 90 67M88.4 40C90 50 89.6 58 87.8 66M86 44C87 48 87.4 52 87 56M35 62C42 48 48 36 55 24M71 65C77 55 82 46 87 39" />
      <Emblem colour="yellow" x={42.5} y={43} w={15} h={15} />
      <Streamer colour="yellow" x={59} y={8} />
      <Streamer colour="yellow" x={90} y={27} length={12} />
      <Fine d="M12 78L58 11M104 76L90 32M26 69L20 80M61 68L66 78M92 69L98 77" depth={0.6} />
      <Pen d="M10 77L3 72M98 75C98 70 101 69 102 72V75" />
      <Pen d="M10 77C26 81 82 82 108 71C107 82 100 90 90 92H32C22 90 14 85 10 77Z" fill={wood} />
      <Pen d="M12.4 80.4C32 84.4 84 85 107 75L106 79C86 87 34 87.4 15 84Z" fill={tintOf('yellow')} />
      <Fine d="M20 87.4C40 90 82 90 101 84M24 89.6C44 92 80 92 97 87.4M30 91.6C46 93 76 93 92 90M100 78L96 86M96 79.6L91 88M91 81L86 90M86 82L81 91" />
      <Wash d={[30, 42, 54, 66, 78].map((x) => ring(x, 83.8, 1.2)).join('')} fill={ink} />
    </>
  );
}

/** A round, pear-shaped cargo hull with a narrow tall stern, two square-rigged masts and a small lateen. */
function Flute() {
  const sail = clothOf('blue', 84);
  const fore: readonly Sail[] = [
    { x: 40, y: 20, top: 18, foot: 22, h: 15, lines: 3 },
    { x: 40, y: 38, top: 27, foot: 30, h: 27 },
  ];
  const main: readonly Sail[] = [
    { x: 69, y: 24, top: 17, foot: 20, h: 14, lines: 3 },
    { x: 69, y: 41, top: 22, foot: 25, h: 23 },
  ];
  return (
    <>
      <Mast d="M40 14V74M68 18V74M92 34V66" />
      <Fine
        d={`M40 16L4 62M92 36L108 54${shrouds([68, 20], 82, 90, 66)}${shrouds([40, 16], 20, 28, 72)}`}
        depth={0.55}
      />
      <Sails sails={main} fill={sail} />
      <Sails sails={fore} fill={sail} />
      <Emblem colour="blue" x={31} y={43} w={17} h={14} />
      <Pen d="M84 63C88 54 92 46 101 38C103 46 102 54 100 60C95 58 90 59 84 63Z" fill={sail} />
      <Streamer colour="blue" x={40} y={13} />
      <Streamer colour="blue" x={68} y={17} length={13} />
      <Pen d="M6 66L-2 58" />
      <Pen
        d="M6 66C2 78 10 96 34 97H76C98 97 104 84 103 72L106 50L94 52C94 62 90 66 80 68C58 72 26 72 6 66Z"
        fill={wood}
      />
      <Pen
        d="M5 71C26 77 62 77 84 72C94 70 98 66 99.6 58L104 57L103 68C101 76 94 78 84 79C60 83 26 82 4.6 76Z"
        fill={tintOf('blue')}
      />
      <Fine d="M6 82C30 87 80 87 101 78M9 86C32 91 79 91 99 83M13 90C34 94 77 94 96 88M96 54L104 53M99 79L94 92M95 80L90 94M91 81L86 95M87 81.6L82 95.6M83 82L78 96" />
      <Pen d={ring(98, 64, 1.8) + ring(97, 71, 1.8)} fill={gold} />
    </>
  );
}

/** A small open boat: one mast, gaff mainsail and a jib. */
function Skiff() {
  return (
    <>
      <Mast d="M56 12V82" />
      <Pen d="M58 72L58 27L91 13C96 34 98 54 99 72C84 67 72 68 58 72Z" fill={clothOf('green', 84)} />
      <Emblem colour="green" x={67} y={36} w={20} h={20} />
      <Fine d="M93 22C96 38 97.4 56 97.6 70M90 24C93 40 94.4 56 94.4 68.6M87 30C89 38 90 44 90.6 50M60 33L88 22M59.6 64C72 61 84 61 96 64" />
      <Pen d="M58 27L92 12M57 75H102" />
      <Pen d="M53 20C48 40 34 60 15 74C28 71 42 71 54 73Z" fill={clothOf('green', 48)} />
      <Fine d="M50 42C46 54 36 64 25 71M51 50C48 60 42 66 34 71M52 60C50 65 48 68 44 71" />
      <Streamer colour="green" x={56} y={11} />
      <Fine d="M56 14L10 78M99 72L104 78M60 71V67M64 70.4V66M68 70V65.6" depth={0.6} />
      <Pen d="M14 78L5 74M101 77C100 72 104 70 106 73" />
      <Pen d="M14 78C40 84 80 84 106 77C104 86 98 92 88 94H36C24 92 17 86 14 78Z" fill={wood} />
      <Pen d="M15.6 81C42 87 80 87 105 80L104 83.4C80 90.4 42 90.4 18 85.4Z" fill={tintOf('green')} />
      <Fine d="M26 91C48 94 78 94 96 89M22 88C40 91.4 84 91.4 101 85.4M99 84L94 91M95 85L89 93M90 86L84 94M85 87L79 94" />
    </>
  );
}

/** Three sails, one above the other. */
const tier = (x: number, y: number, w: number): readonly Sail[] => [
  { x, y, top: w * 0.62, foot: w * 0.72, h: 11, lines: 3, belly: 2.5 },
  { x, y: y + 14, top: w * 0.78, foot: w * 0.9, h: 17, lines: 3, belly: 3 },
  { x, y: y + 34, top: w * 0.94, foot: w, h: 17, lines: 3, belly: 3 },
];

const gunPort = (at: number): string => {
  const y = 84.2 - Math.abs(at - 3.2) * 0.28 - (at > 5 ? (at - 5) * 1.3 : 0);
  return `M${24 + at * 10} ${tenth(y)}h4.4v3.8h-4.4Z`;
};

/** A long, low man-of-war: three full square-rigged masts, a bowsprit with a jib, a row of gun ports. */
function Frigate() {
  const sail = clothOf('red', 84);
  return (
    <>
      <Mast d="M34 14V76M60 8V76M86 14V74" />
      <Fine
        d={`M34 16L2 62M34 30L6 64M86 16L114 66M110 64L118 58${shrouds([60, 10], 40, 48, 74)}${shrouds([86, 16], 98, 104, 70)}`}
        depth={0.55}
      />
      <Pen d="M4 63C12 54 20 40 25 26C24 44 20 56 4 63Z" fill={clothOf('red', 55)} />
      <Sails sails={[...tier(36, 20, 22), ...tier(87, 20, 20)]} fill={sail} />
      <Sails sails={tier(61.5, 13, 27)} fill={sail} />
      <Emblem colour="red" x={55} y={29} w={12} h={12} />
      <Streamer colour="red" x={60} y={7} />
      <Streamer colour="red" x={34} y={13} length={12} />
      <Streamer colour="red" x={86} y={13} length={12} />
      <Pen d="M-2 60L18 76" />
      <Pen d="M9 72C30 80 78 80 98 73L112 64L110 84C108 92 102 95 94 95H30C20 94 12 84 9 72Z" fill={tintOf('red')} />
      <Pen d="M12 79C34 86.4 84 86 111 76L110.4 82.6C84 92 36 92.4 15.4 85.6Z" fill={paper} />
      <Wash d={range(8).map(gunPort).join('')} fill={ink} />
      <Fine d="M20 90.4C50 94.6 84 94 107 86.6M24 93C50 96 84 95.4 105 90M108 72L111 66M103 73.6L107 68M98 75L102 71M14 76C36 83 82 82.4 108 71" />
      <Pen d={ring(113, 61.4, 2)} fill={gold} />
    </>
  );
}

const sternWindow = (x: number): string => `M${x} 65V60.4a2.2 2.2 0 0 1 4.4 0V65Z`;
const litPort = (at: number): string => `M${26 + at * 12} ${at > 4 ? 84.5 : 86}h5v4h-5Z`;

/** A tall war-merchant: high castles fore and aft, great billowing courses, lit ports and a stern lantern. */
function Galleon() {
  const sail = clothOf('black', 80);
  const fore: readonly Sail[] = [
    { x: 38, y: 20, top: 20, foot: 24, h: 15, lines: 3 },
    { x: 38, y: 39, top: 28, foot: 30, h: 25, belly: 5 },
  ];
  const main: readonly Sail[] = [
    { x: 67, y: 12, top: 23, foot: 29, h: 18, lines: 3 },
    { x: 67, y: 34, top: 35, foot: 37, h: 30, belly: 5 },
  ];
  return (
    <>
      <Mast d="M38 14V74M66 6V72M93 24V56" />
      <Fine
        d={`M38 16L0 54M93 26L114 48${shrouds([66, 8], 84, 94, 58)}${shrouds([38, 16], 14, 22, 62)}`}
        depth={0.55}
      />
      <Sails sails={fore} fill={sail} />
      <Sails sails={main} fill={sail} />
      <Emblem colour="black" x={57} y={40} w={19} h={17} />
      <Pen d="M84 54C90 44 96 34 106 24C109 34 108 44 106 51C98 48 91 50 84 54Z" fill={sail} />
      <Streamer colour="black" x={66} y={5} length={17} />
      <Streamer colour="black" x={38} y={13} length={13} />
      <Pen d="M-1 54L20 68" />
      <Pen
        d="M8 60H30L32 70C52 75 72 74 84 68L86 54H113L116 46L117 70C117 84 110 97 94 97H34C18 95 10 80 8 60Z"
        fill={mix('--ship-black', 88, '--wood')}
      />
      <Pen d="M9.4 68L31 70C52 78 74 77 86 68H116.6L116 74H88C74 82 50 83 30 77L11 74Z" fill="var(--brass)" />
      <Pen d={[90.5, 98, 105.5].map(sternWindow).join('')} fill={gold} />
      <Pen d={range(6).map(litPort).join('')} fill={mix('--coin', 70)} />
      <Fine d="M14 84C36 92 94 92 115 80M10 63H30M87 57.4H114M18 89C40 95 92 95 112 86" colour={paper} depth={0.45} />
      <Pen d={ring(116, 43, 2.6)} fill={gold} />
    </>
  );
}

/** A new colour needs one row here and one mark in `pennant.tsx`. */
export const HULLS: Readonly<Record<ShipColour, ComponentType>> = {
  yellow: Pinnace,
  blue: Flute,
  green: Skiff,
  red: Frigate,
  black: Galleon,
  ares: AresGalley,
};
