/** An expedition: an island on the chart, a dashed course and the spot marked. */
import { Fragment, type ReactElement } from 'react';
import { type Expedition, type ExpeditionSymbol, SYMBOLS } from '../../../cards/types.ts';
import { Art, At, Fine, ink, mix, Pen, paper, ring, rules, Stroke, Wash } from '../pen.tsx';
import { CompassStar } from './star.tsx';

const COAST = 'M34 88C22 84 24 72 36 66C42 56 58 52 66 62C80 60 88 68 85 78C80 90 52 94 34 88Z';
const SHALLOWS = 'M30 92C12 86 18 68 32 62C40 50 58 46 68 56C84 54 96 66 92 80C88 96 52 100 30 92Z';

const Palm = () => (
  <>
    <Pen d="M78 79C79 74 79.4 71 78.6 66" />
    <Pen
      d="M76.4 66C72 62 68 63 66.6 66C70 65.6 73 66 76.4 66ZM76.4 66C80 61 85 62 86.4 66C83 65.4 80 65.6 76.4 66ZM76.4 66C74 61 76 57.6 79 57C79 60 78.4 63 76.4 66ZM76.4 66C72.6 67 70.6 70 71.4 73C73.6 71 75.6 69 76.4 66ZM76.4 66C80 67 82 70 81.4 73C79 71.4 77.4 69 76.4 66Z"
      fill={mix('--leaf', 70)}
    />
  </>
);

/** A small sloop on its way. */
const Sloop = () => (
  <>
    <Pen d="M48 27.6C54 30.6 64 30.6 70.6 27L68 33.6H52Z" fill="var(--wood)" />
    <Pen
      d="M59.4 27V6.6C66 12 69 18.6 69.6 25.4C66 24.4 62.6 25.4 59.4 27ZM57.6 26.4V11C54 16 51.4 21 50 26C52.6 25.2 55 25.4 57.6 26.4Z"
      fill={paper}
    />
    <Pen d="M59 7C62 4.4 63.6 7 67 5.4L65 8.4C62.6 9 61 8.4 59 9.6Z" fill="var(--wax)" />
    <Fine d="M46 35.4C50 33.4 53 36.6 57 35C61 33.4 64 36.6 68 35.2C70 34.4 72 34.8 74 35.6M62 14C64 18 65 21 65 24M65 16C66.6 19 67.2 22 67.2 24M54 30.6H66" />
  </>
);

/** What is to be founded there: a hut for settlers, a chapel for priests, an anchorage for captains. */
const LANDMARKS: Readonly<Record<ExpeditionSymbol, ReactElement>> = {
  settler: (
    <>
      <Pen d="M52 87.4V81H61V87.4Z" fill={paper} />
      <Pen d="M50 81.6L56.5 75.6L63 81.6Z" fill="var(--wood)" />
      <Wash d="M55.2 87V83.6H57.8V87Z" fill={ink} />
    </>
  ),
  priest: (
    <>
      <Pen d="M65.4 86.4V77L69.4 73L73.4 77V86.4Z" fill={paper} />
      <Stroke d="M69.4 73V67.4M67 69.4H71.8" width={1.7} />
      <Wash d="M68.2 86V82.4A1.2 1.2 0 0 1 70.6 82.4V86Z" fill={ink} />
    </>
  ),
  captain: (
    <Stroke
      d="M101 76V90M97.4 79.6H104.6M93.6 84.4C94.4 88.6 97.4 90.4 101 90.4C104.6 90.4 107.6 88.6 108.4 84.4M93.6 84.4L92.6 86.6M93.6 84.4L95.8 85.6M108.4 84.4L109.4 86.6M108.4 84.4L106.2 85.6M101 72.6a1.7 1.7 0 1 0 .1 0"
      width={1.7}
    />
  ),
};

export const Island = ({ needs, slice = false }: { needs: Expedition['needs']; slice?: boolean }) => (
  <Art box="0 0 120 104" slice={slice}>
    <Wash d="M0 0H120V104H0Z" fill={mix('--sea', 78)} />
    <Fine d={rules(4, 104, 4)} depth={0.15} />
    <Fine
      d="M17 85L120 40M17 85L70 0M17 85L120 8M17 85L24 0M17 85L120 76M17 85L0 50M17 85L40 104M17 85L70 104"
      depth={0.3}
    />
    <Wash d={SHALLOWS} fill={mix('--sea-2', 80)} />
    <Pen d={COAST} fill={mix('--paper-3', 70)} />
    <Fine
      d="M28 86C20 80 22 70 30 64M88 84C92 78 92 70 87 65M40 91.6C52 95 70 94 80 88M24 88C16 82 16 72 24 66M92 86C97 79 96 69 90 62"
      depth={0.5}
    />
    <Pen d="M40 79L51 60L57.4 71L63 63L71 80Z" fill={mix('--leaf', 46)} />
    <Wash d="M51 60L47.6 66L50.6 68L52 66L54.4 66.4ZM63 63L60.4 66.8L63 68L65.4 67Z" fill={paper} />
    <Fine d="M52 66L53 78M54.6 70L56 79M50 70L50.6 78.6M64 69L64 79M66.6 73L67.4 79M62 71L61.6 79M36 82C40 81 46 81 50 82M58 84C62 83 68 83 72 84" />
    <At x={3.6} y={-2}>
      <Palm />
    </At>
    {SYMBOLS.map((symbol) => needs[symbol] && <Fragment key={symbol}>{LANDMARKS[symbol]}</Fragment>)}
    <path
      d="M75 34C88 34 94 44 84 49C74 53 62 48 52 53C47 56 44.4 62 43.4 74"
      fill="none"
      stroke="var(--wax)"
      strokeWidth={2.4}
      strokeDasharray="5 4"
      strokeLinecap="round"
    />
    <Stroke d="M38.6 85.6l8.4 -7M47 85.6l-8.4 -7" width={4.6} />
    <Stroke d="M38.6 85.6l8.4 -7M47 85.6l-8.4 -7" width={2.8} colour="var(--wax)" />
    <Sloop />
    <Fine d={ring(17, 85, 9.4)} depth={0.8} />
    <CompassStar x={17} y={85} r={13} dark={ink} light={paper} />
  </Art>
);
