/** The pictures of the events. */
import type { ComponentType } from 'react';
import { At, Fine, gold, ink, mix, Pen, paper, Rod, range, rays, ring, Stroke, Wash } from '../pen.tsx';
import { HULLS } from '../ship/hulls.tsx';
import { SIGILS } from '../sigils.tsx';
import { Blade, Cloud, Coin, CoinStack, Hand, Roof, Scene, Script, Water } from './motifs.tsx';

const steel = mix('--paper', 84, '--sea-2');

const GoodWind = () => (
  <Scene token="--sea-2">
    <Cloud x={24} y={30} scale={0.9} fill={paper} />
    <Wash d={ring(28, 26, 1.6) + ring(38, 26, 1.6)} fill={ink} />
    <Pen d="M42 30C46 30 46 36 42 36" />
    <Stroke
      d="M52 32C64 28 70 36 84 32M54 38C66 42 72 34 92 40M50 26C62 20 72 26 80 22"
      width={1.7}
      colour={mix('--deep', 70)}
    />
    <At x={40} y={26} scale={0.66}>
      <HULLS.green />
    </At>
    <Water y={88} />
  </Scene>
);

const Alms = () => (
  <Scene token="--leaf">
    <Hand x={52} y={30} turn={12} sleeve="var(--wax)" />
    <Coin x={72} y={52} r={8} />
    <Coin x={60} y={64} r={7} />
    <Pen d="M38 76H100C98 92 86 98 69 98C52 98 40 92 38 76Z" fill="var(--wood)" />
    <Fine d="M44 82C58 86 82 86 95 82M48 89C60 92 78 92 90 89" depth={0.7} />
    <CoinStack x={69} y={78} count={1} />
  </Scene>
);

const Duel = () => (
  <Scene token="--wax">
    <Blade x={34} y={86} turn={40} />
    <Blade x={88} y={86} turn={-42} />
    <Stroke d={rays(62, 44, 6, 14, 8, 0.3)} width={1.6} colour="var(--wax)" />
    <At x={43} y={2} scale={1.5}>
      {SIGILS.crown}
    </At>
  </Scene>
);

const Toll = () => (
  <Scene token="--ink-3">
    <Pen d="M8 40H40V92H8Z" fill={mix('--paper-3', 74)} />
    <Pen d="M4 40V26H12V32H20V26H28V32H36V26H44V40Z" fill={mix('--paper-3', 74)} />
    <Fine d="M8 52H40M8 64H40M8 78H40M18 40V52M30 52V64M18 64V78M30 78V90" depth={0.6} />
    <Pen d="M18 92V76C18 70 30 70 30 76V92Z" fill={ink} />
    <Rod d="M42 58L116 44" width={6} colour={paper} />
    <Stroke d="M54 55.6L62 54M74 51.8L82 50.2M94 48L102 46.4" width={6} colour="var(--wax)" />
    <Pen d="M44 52H52V92H44Z" fill="var(--wood)" />
    <CoinStack x={78} y={94} count={2} />
    <CoinStack x={100} y={96} count={3} />
    <Pen d="M-2 92H122V106H-2Z" fill={mix('--wood', 50)} />
  </Scene>
);

const crate = (x: number, y: number, w: number): string =>
  `M${x} ${y}h${w}v${w * 0.8}h${-w}ZM${x} ${y}l${w} ${w * 0.8}M${x + w} ${y}l${-w} ${w * 0.8}`;

const BusyQuay = () => (
  <Scene token="--brass">
    <Stroke d="M20 70V14M48 70V6M82 70V12M104 70V20M10 28H30M8 46H32M36 20H60M34 40H62M72 26H92M70 46H94" width={2} />
    <Pen d="M10 29H30L32 44H8ZM36 21H60L62 38H34ZM72 27H92L94 44H70Z" fill={paper} />
    <Pen d="M-2 70H122V84H-2Z" fill="var(--wood)" />
    <Fine d="M-2 76H122M12 70V84M34 70V84M58 70V84M82 70V84M106 70V84" depth={0.7} />
    <Pen d={crate(16, 54, 20) + crate(72, 50, 25) + crate(42, 60, 14)} fill={mix('--brass', 62)} />
    <Water y={88} />
  </Scene>
);

const HarbourGuard = () => (
  <Scene token="--deep">
    <Pen d="M70 30H106V96H70Z" fill={mix('--paper-3', 74)} />
    <Pen d="M66 30V16H75V22H84V16H92V22H101V16H110V30Z" fill={mix('--paper-3', 74)} />
    <Fine d="M70 44H106M70 60H106M70 76H106M82 30V44M94 44V60M82 60V76M94 76V92" depth={0.6} />
    <Pen d="M84 52C84 48 92 48 92 52V62H84Z" fill={ink} />
    <Rod d="M34 98V20" width={3} colour="var(--wood)" />
    <Pen d="M34 4L39 22H29Z" fill={steel} />
    <Pen d="M36 24C48 20 52 34 46 42C44 34 40 32 36 34Z" fill={steel} />
    <Pen d="M32 26L20 32L32 36Z" fill={steel} />
    <Pen d="M14 60C22 64 30 64 38 60C46 64 52 64 56 60C58 78 50 90 36 97C20 90 12 78 14 60Z" fill="var(--deep)" />
    <Stroke d="M36 70V86M28 76H44" width={3.4} colour={paper} />
    <Pen d="M-2 96H122V106H-2Z" fill={mix('--wood', 60)} />
  </Scene>
);

const Storm = () => (
  <Scene token="--ship-black">
    <Cloud x={38} y={22} scale={1.2} fill={mix('--ink', 50)} />
    <Cloud x={86} y={28} scale={1} fill={mix('--ink', 38)} />
    <Pen d="M56 34L44 58H54L46 80L72 50H61L70 34Z" fill={gold} />
    <Stroke
      d="M20 42L14 56M30 44L24 58M88 44L82 58M100 42L94 56M106 48L102 58"
      width={1.6}
      colour={mix('--deep', 70)}
    />
    <Pen
      d="M-2 88C10 66 30 70 34 82C26 78 22 82 24 88C40 96 50 74 70 76C84 76 88 86 82 90C96 96 108 84 122 82V106H-2Z"
      fill={mix('--sea-2', 90)}
    />
    <Fine d="M6 92C16 84 24 84 28 90M44 96C56 92 62 86 72 86M90 98C100 98 108 92 116 90" depth={0.7} />
  </Scene>
);

const Salvage = () => (
  <Scene token="--sea-2">
    <Stroke d="M88 88L104 34M92 54L112 62M84 76L64 68" width={3} />
    <Pen d="M104 34L112 62L93 54Z" fill={paper} />
    <At x={46} y={66} turn={-16}>
      <Pen
        d="M-28 -16C-14 -22 14 -22 28 -16C33 -6 33 6 28 16C14 22 -14 22 -28 16C-33 6 -33 -6 -28 -16Z"
        fill="var(--wood)"
      />
      <Stroke d="M-18 -19C-22 -7 -22 7 -18 19M18 -19C22 -7 22 7 18 19" width={3} colour="var(--brass)" />
      <Fine d="M-28 -6H28M-28 6H28" depth={0.7} />
    </At>
    <Coin x={70} y={38} r={7} />
    <Coin x={84} y={30} r={6} />
    <Water y={78} />
  </Scene>
);

const MarketDay = () => (
  <Scene token="--coin">
    <Stroke d="M20 42V96M100 42V96" width={3.4} colour="var(--wood)" />
    <Pen
      d="M12 24H108L116 46C112 54 104 54 100 46C96 54 88 54 84 46C80 54 72 54 68 46C64 54 56 54 52 46C48 54 40 54 36 46C32 54 24 54 20 46C16 54 8 54 4 46Z"
      fill={paper}
    />
    <Wash
      d="M28 24L20 46C24 54 32 54 36 46L42 24ZM58 24L52 46C56 54 64 54 68 46L70 24ZM86 24L84 46C88 54 96 54 100 46L100 24Z"
      fill="var(--wax)"
    />
    <Pen d="M10 72H110V84H10Z" fill="var(--wood)" />
    <Pen d={ring(30, 66, 6) + ring(42, 67, 5) + ring(36, 59, 5)} fill="var(--wax)" />
    <Pen d="M56 72C54 62 58 58 60 58H70C72 58 76 62 74 72Z" fill={mix('--brass', 62)} />
    <At x={82} y={52} scale={0.86}>
      {SIGILS.bread}
    </At>
    <Fine d="M18 84V96M102 84V96M10 78H110" depth={0.7} />
  </Scene>
);

const HighDemand = () => (
  <Scene token="--coin">
    <Rod d="M60 92V22" width={3} colour="var(--brass)" />
    <Pen d="M42 98H78L72 90H48Z" fill="var(--brass)" />
    <Rod d="M24 26L96 38" width={2.6} colour="var(--brass)" />
    <Pen d={ring(60, 20, 5)} fill={gold} />
    <Fine d="M24 26L12 58M24 26L36 58M96 38L84 70M96 38L108 70" depth={1} />
    <Pen d="M8 58H40C38 68 32 72 24 72S10 68 8 58Z" fill="var(--brass)" />
    <Pen d="M80 70H112C110 80 104 84 96 84S82 80 80 70Z" fill="var(--brass)" />
    <Pen d="M16 58L20 46H29L33 58Z" fill={mix('--wood', 70)} />
    <CoinStack x={96} y={72} count={4} />
  </Scene>
);

/** A hammock between two posts and an empty jug. */
const IdleHands = () => (
  <Scene token="--leaf">
    <Stroke d="M14 100V18M106 100V18" width={5} colour="var(--wood)" />
    <Stroke d="M14 32C20 40 24 44 28 46M106 32C100 40 96 44 92 46" width={1.8} />
    <Pen d="M26 44C36 84 84 84 94 44C84 62 36 62 26 44Z" fill={paper} />
    <Fine d="M34 56C42 74 50 78 56 79M46 62C50 72 56 76 62 77M86 56C78 74 72 78 66 79M60 64V78" depth={0.6} />
    <Pen d={ring(36, 43, 8)} fill="var(--skin-2)" />
    <Pen d="M24 42C28 30 42 28 48 38C44 40 34 40 24 42Z" fill={mix('--coin', 52)} />
    <Pen d="M44 50C56 56 70 56 84 48L88 40L94 42L90 54C80 66 54 66 42 56Z" fill="var(--deep)" />
    <Stroke d="M58 30L64 22H57L63 14M70 24L74 18H69L73 12" width={1.5} colour={mix('--ink', 60)} />
    <At x={50} y={78} scale={0.92}>
      {SIGILS.rum}
    </At>
  </Scene>
);

/** A lighthouse over an open chain. */
const OpenHarbour = () => (
  <Scene token="--sea-2">
    <Wash d="M60 28L-4 10V44ZM60 28L124 10V44Z" fill={gold} depth={0.5} />
    <Pen d="M50 38H70L75 88H45Z" fill={paper} />
    <Wash d="M49 50H71L72.4 62H47.6ZM46.4 74H73.6L74.6 86H45.4Z" fill="var(--wax)" />
    <Pen d="M50 20H70V38H50Z" fill={gold} />
    <Roof d="M46 22L60 8L74 22Z" />
    <Fine d="M56 20V38M64 20V38M46 38H74M55 46V84M65 46V84" depth={0.7} />
    <Pen d="M30 92C40 82 80 82 90 92V98H30Z" fill={mix('--ink', 42)} />
    <path
      d="M4 76C10 92 20 92 28 86M116 76C110 92 100 92 92 86"
      fill="none"
      stroke={ink}
      strokeWidth={4}
      strokeDasharray="6 2.4"
    />
    <Water y={94} />
  </Scene>
);

const Audience = () => (
  <Scene token="--wax">
    <Pen d="M36 96V30C36 14 84 14 84 30V96Z" fill="var(--wax)" />
    <Pen d="M44 92V36C44 24 76 24 76 36V92Z" fill={mix('--wax', 56)} />
    <Stroke d="M36 30C36 14 84 14 84 30" width={3.4} colour={gold} />
    <Fine d="M52 40L60 48L68 40M52 52L60 60L68 52M52 64L60 72L68 64" colour={paper} depth={0.8} />
    <Pen d="M28 66H40V96H28ZM80 66H92V96H80Z" fill={gold} />
    <Pen d="M36 78H84V90H36Z" fill={mix('--wax', 84, '--ink')} />
    <At x={42} y={0} scale={1.5}>
      {SIGILS.crown}
    </At>
    <Pen d="M18 96H102L108 106H12Z" fill={gold} />
  </Scene>
);

const QuietWaters = () => (
  <Scene token="--sea-2">
    <Wash d="M28 62A32 32 0 0 1 92 62Z" fill={gold} />
    <Stroke d={rays(60, 62, 36, 44, 24)} width={1.5} colour="var(--coin-edge)" />
    <Wash d="M-40 62H160V144H-40Z" fill={mix('--sea-2', 92)} />
    <Pen d="M-2 62H122" />
    <Fine d="M40 68H80M34 74H86M44 80H76M50 86H70M10 72H22M98 76H112M6 90H26M92 92H110" depth={0.8} />
    <Pen d="M14 62C20 52 34 50 40 62Z" fill={mix('--leaf', 56)} />
    <Stroke d="M24 56C24 48 26 42 28 38" width={2} />
    <Pen
      d="M28 38C22 34 18 36 16 40C20 39 24 39 28 38ZM28 38C34 33 39 36 40 40C36 38 32 38 28 38ZM28 38C27 32 30 28 34 28C33 32 31 36 28 38Z"
      fill={mix('--leaf', 80)}
    />
    <Stroke d="M84 62H94M84 62L80 58" width={1.6} />
  </Scene>
);

/** The glass has run down; behind it the calendar. */
const month = (afterwards: boolean): ComponentType => {
  const Month = () => (
    <Scene token={afterwards ? '--coin' : '--deep'}>
      <Pen d="M10 16H56V80H10Z" fill={paper} />
      <Wash d="M10 16H56V28H10Z" fill="var(--wax)" />
      <Fine
        d={range(3)
          .map((at) => `M14 ${42 + at * 12}H52`)
          .join('')}
        depth={0.6}
      />
      <Script x={15} y={36} width={34} lines={1} />
      <Stroke
        d="M16 46l6 6M22 46l-6 6M30 46l6 6M36 46l-6 6M44 46l6 6M50 46l-6 6M16 58l6 6M22 58l-6 6M30 58l6 6M36 58l-6 6M44 58l6 6M50 58l-6 6"
        width={1.6}
        colour="var(--wax)"
      />
      <At x={48} y={18} scale={3}>
        {SIGILS.hourglass}
      </At>
      {afterwards && (
        <At x={6} y={70} scale={1.2}>
          {SIGILS.trophy}
        </At>
      )}
    </Scene>
  );
  return Month;
};

/** In the order of the events. */
export const EVENT_PICTURES: readonly ComponentType[] = [
  GoodWind,
  Alms,
  Duel,
  Toll,
  BusyQuay,
  HarbourGuard,
  Storm,
  Salvage,
  MarketDay,
  HighDemand,
  IdleHands,
  OpenHarbour,
  Audience,
  QuietWaters,
  month(false),
  month(true),
];
