/** The head every portrait shares, turned a little to the right, and what its face says. */
import { Fine, ink, mix, Pen, range, ring, Stroke, tenth, Wash } from '../pen.tsx';
import { skin, type Tone } from './palette.ts';

/** Engraved lines that leave a halo round the head. */
const HALO = range(28)
  .map((at) => {
    const y = tenth(2 + at * 3.7);
    const inside = 40 ** 2 - (y - 44) ** 2;
    const gap = inside > 36 ? Math.sqrt(inside) : 0;
    return gap ? `M3 ${y}H${tenth(60 - gap)}M${tenth(60 + gap)} ${y}H117` : `M3 ${y}H117`;
  })
  .join('');

export const Plate = ({ token }: { token: `--${string}` }) => (
  <>
    <Wash d="M0 0H120V104H0Z" fill={mix(token, 24, '--paper-2')} />
    <Wash d={ring(60, 44, 40)} fill={mix(token, 7)} />
    <Fine d={HALO} depth={0.3} />
  </>
);

export const Neck = ({ tone }: { tone: Tone }) => (
  <>
    <Pen d="M52 58V80C56 88 66 88 71 80V62Z" fill={skin(tone)} />
    <Wash d="M52.8 62C57 71 64 75 70.4 69V76C64 81 57 78 52.8 71Z" fill={ink} depth={0.2} />
  </>
);

const SKULL =
  'M45.6 40C45 27 52 21 61.5 21C71.5 21 77.6 28 77.2 39C78.6 43 77 46 77.4 50.6C77.2 60 72.4 69.6 66 71C58.4 71.8 50.6 66.4 47.6 58C45.8 52 45.8 46 45.6 40Z';

export const Head = ({ tone }: { tone: Tone }) => (
  <>
    <Pen d="M46 44C41.5 42.6 40.8 50 43.6 53.4C44.8 55 46.6 54.6 47 53" fill={skin(tone)} />
    <Pen d={SKULL} fill={skin(tone)} />
    <Wash
      d="M45.7 40C45.8 46 45.8 52 47.6 58C50.6 66.4 58.4 71.8 66 71C58 68 52.4 60 51 52C50 47 49.6 42 50 37Z"
      fill={ink}
      depth={0.12}
    />
    <Fine
      d="M47.6 50L51.6 56M48.4 54.6L53.6 61.6M50 59.6L56 66M53 64L58.6 69M47.2 45.6L50 49.6M43.4 47C45 46.6 45.4 49 44.6 50.6"
      depth={0.5}
    />
  </>
);

/** The shadow a brim throws on the forehead. */
export const BrimShadow = () => (
  <Wash d="M46 31C56 34 68 34 77 31L77.4 36.4C68 39.4 56 39.6 45.8 37Z" fill={ink} depth={0.17} />
);

export type Mouth = 'calm' | 'smile' | 'grin' | 'stern' | 'lips' | 'smirk';

export interface Mien {
  readonly mouth: Mouth;
  /** Above 0 stern, below 0 raised. */
  readonly brow?: number;
  readonly shut?: boolean;
  readonly lady?: boolean;
  readonly patch?: boolean;
  /** Crow's feet and furrows. */
  readonly old?: boolean;
  readonly scar?: boolean;
  readonly freckles?: boolean;
}

const LEFT = 57.4;
const RIGHT = 70.6;

function Brows({ brow: b = 0, lady }: Mien) {
  const d = lady
    ? `M53.4 ${42.2 + b}C56 ${39.8 - b} 59 ${39.8 - b} 61.6 41.6M67.4 41.6C69.6 ${39.8 - b} 72.6 ${40 - b} 75 ${42.2 + b}`
    : `M52.8 ${43 - b * 0.4}C56 ${40.2 - b * 0.2} 59 ${40.4 + b * 0.6} 62 ${42.2 + b}M67 ${42.2 + b}C69.4 ${40.4 + b * 0.6} 72.6 ${40 - b * 0.2} 75.6 ${43 - b * 0.4}`;
  return <Stroke d={d} width={lady ? 1.3 : 2.1} />;
}

const lid = (x: number, lady: boolean): string =>
  `M${x - 3.7} 47.4Q${x} ${lady ? 43.2 : 43.9} ${x + 3.9} 46.9${lady ? `M${x - 3.7} 47.4l-1.7 -1` : ''}`;
const white = (x: number): string => `M${x - 3.4} 47.4Q${x} 43.8 ${x + 3.6} 47Q${x + 0.4} 50.2 ${x - 3.4} 47.4Z`;

function Eyes({ shut, patch, lady = false, old }: Mien) {
  const eyes = patch ? [RIGHT] : [LEFT, RIGHT];
  if (shut)
    return (
      <>
        <Pen d={eyes.map((x) => `M${x - 3.6} 47.2Q${x} 50 ${x + 3.6} 47.2`).join('')} />
        <Fine d={eyes.map((x) => `M${x - 2.6} 44.6Q${x} 43.2 ${x + 2.8} 44.4`).join('')} depth={0.6} />
      </>
    );
  return (
    <>
      <Wash d={eyes.map(white).join('')} fill={mix('--paper', 70)} />
      <Wash d={eyes.map((x) => ring(x + 0.5, 47, lady ? 2 : 1.8)).join('')} fill={ink} />
      <Wash d={eyes.map((x) => ring(x + 1.2, 46.3, 0.6)).join('')} fill="var(--paper)" />
      <Stroke d={eyes.map((x) => lid(x, lady)).join('')} width={lady ? 1.5 : 1.25} />
      <Fine
        d={eyes
          .map(
            (x) =>
              `M${x - 2.4} 49.8Q${x + 0.4} 50.8 ${x + 2.6} 49.6${old ? `M${x - 3} 51.6Q${x} 53 ${x + 2.4} 51.8` : ''}`,
          )
          .join('')}
        depth={0.5}
      />
    </>
  );
}

function Lips({ mouth }: Mien) {
  switch (mouth) {
    case 'calm':
      return <Pen d="M60.4 63.2Q65 64.6 69.6 62.6M63 66.8Q65.4 67.6 67.6 66.6" />;
    case 'smile':
      return <Pen d="M58.6 61.6Q65.4 67.2 71.2 60.6M57.8 60.8L59.2 62.4M63 67.8Q65.6 68.6 67.8 67.2" />;
    case 'smirk':
      return <Pen d="M59.8 63.4Q65.4 65.8 71.4 60.6L72 59.6M62.6 67Q65 67.8 67 66.8" />;
    case 'stern':
      return <Pen d="M60 64Q65 62.2 69.8 63.8M62.4 67.2Q65 66.4 67.6 67.2" />;
    case 'grin':
      return (
        <>
          <Pen d="M58.2 60.6Q65 62.6 71.6 59.8Q69.4 67.6 64.4 67.6Q60 67.2 58.2 60.6Z" fill={mix('--paper', 70)} />
          <Fine d="M59.6 63.6Q65 65.4 70.4 62.8" depth={0.6} />
        </>
      );
    case 'lips':
      return (
        <>
          <path
            d="M61 62.4C63 60.8 64.4 61 65.4 61.8C66.6 61 68 60.8 69.8 62C68.4 65.8 63 66.2 61 62.4Z"
            fill="var(--wax)"
            stroke={ink}
            strokeWidth={0.7}
            strokeLinejoin="round"
          />
          <Fine d="M61.6 62.6Q65.4 63.6 69.2 62.2" depth={0.8} />
        </>
      );
  }
}

const FRECKLES = [
  [54, 54],
  [56.6, 55.4],
  [58.6, 53.6],
  [72.4, 53.6],
  [74, 55],
]
  .map(([x, y]) => ring(x, y, 0.5))
  .join('');

export function Face(mien: Mien) {
  return (
    <>
      {mien.lady && <Wash d={ring(54.8, 55.6, 3.6) + ring(73.4, 55, 2.6)} fill="var(--wax)" depth={0.2} />}
      <Brows {...mien} />
      <Eyes {...mien} />
      <Pen d="M66.2 45.6C67.4 49.6 69.8 53 70 55C69.8 57 67.6 57.4 65 56.8" />
      <Fine d="M63.6 54.6C62.6 55.6 62.8 56.8 64 57.2" depth={0.7} />
      <Lips {...mien} />
      {mien.old && (
        <Fine
          d="M51 45.6L48.6 44.6M51 48L48.4 48.4M60 57.6C58.6 59 58 60.4 57.8 62M55 36.6C60 35.2 66 35.2 71 36.4"
          depth={0.7}
        />
      )}
      {mien.freckles && <Wash d={FRECKLES} fill={mix('--wax', 60, '--ink')} depth={0.6} />}
      {mien.scar && (
        <Stroke
          d="M74 51L70.6 58.6M71.6 53.2L74.2 54.6M70.4 55.8L72.8 57"
          width={0.8}
          colour={mix('--wax', 45, '--ink')}
        />
      )}
      {mien.patch && (
        <>
          <Stroke d="M44 38L79 47" width={1.7} />
          <Wash
            d="M52.2 42.2C56 41 60 42.2 62.6 44.2C62.8 49 60 52.6 57 52.6C53.6 52.6 51.6 47.6 52.2 42.2Z"
            fill={ink}
          />
          <Fine d="M54 44.6C56.4 43.8 58.6 44.2 60.4 45.4" colour="var(--paper)" depth={0.6} />
        </>
      )}
    </>
  );
}
