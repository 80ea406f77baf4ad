/** Captain, first mate, bosun and purser. */
import { BLACK, BRASS, Dot, GOLD, HAIR, LEAF, LINE, Line, NAVY, PLATE, Shape, TONE, WAX } from '../ink.tsx';
import { coin } from '../signs/shapes.tsx';
import { braid, Coat, earring, Face, Head, Lapels, medal, type Portrait, SKIN, sash, shirt } from './body.tsx';

export const captain: Portrait = {
  bust: (
    <>
      <Coat cloth={WAX} />
      {shirt}
      <Lapels cloth={BRASS} />
      <Line d="M14 82q8-6 18-3M86 82q-8-6-18-3" w={3} ink={GOLD} />
      <Dot x={33} y={90} r={1.6} fill={GOLD} />
      <Dot x={67} y={90} r={1.6} fill={GOLD} />
      <Shape d="M32 36c-6 8-5 24-8 32 8 2 12-6 12-12ZM68 36c6 8 5 24 8 32-8 2-12-6-12-12Z" fill={HAIR} w={1.3} />
      <Head skin={SKIN[0]} />
      <Face brow={1} />
      <Shape
        d="M41 55c3-2 7-1 9 .5 2-1.5 6-2.5 9-.5-2 2-6 2-9 1-3 1-7 1-9-1ZM46 60c0 8 8 8 8 0-2 2-6 2-8 0Z"
        fill={HAIR}
        w={1}
      />
      <Shape d="M60 14c4-8 14-10 18-6-5 0-8 6-14 10" fill={PLATE} w={1.1} />
      <Shape d="M18 33c4-6 12-8 16-16 6-6 26-6 32 0 4 8 12 10 16 16-10-3-20-5-32-5s-22 2-32 5Z" fill={BLACK} w={1.6} />
      <Line d="M20 32c9-3 19-5 30-5s21 2 30 5" w={2.2} ink={GOLD} />
      <Dot x={50} y={19} r={3.6} fill={GOLD} ink={LINE} w={1} />
    </>
  ),
  ranks: [
    earring,
    sash,
    <>
      <Shape d="M57 13c1-8 8-12 14-11-4 2-6 7-9 12" fill={WAX} w={1} />
      <Line d="M13 84v4M17 82v4.5M21 81v4.5M87 84v4M83 82v4.5M79 81v4.5" w={1.8} ink={GOLD} />
    </>,
  ],
};

export const firstMate: Portrait = {
  bust: (
    <>
      <Coat cloth={NAVY} />
      {shirt}
      <Lapels cloth="var(--deep-2)" />
      <Shape d="M40 71c4 6 16 6 20 0l-2 9c-4 3-12 3-16 0Z" fill={PLATE} w={1.2} />
      <Shape d="M34 38c-5 10-4 20-1 28 5 0 6-5 5-10ZM66 38c5 10 4 20 1 28-5 0-6-5-5-10Z" fill={TONE} w={1.2} />
      <Head skin={SKIN[1]} />
      <Face brow={0.5} />
      <Shape d="M34 44c0-4 2-8 4-10 8 3 16 3 24 0 2 2 4 6 4 10 2-18-4-24-16-24S32 26 34 44Z" fill={TONE} w={1.3} />
      <Shape d="M37 50c2 12 6 15 13 15s11-3 13-15c-3 5-6 6-13 6s-10-1-13-6Z" fill={TONE} w={1.2} />
      <Line d="M42 58l2 5M46 60l1 4M50 60v5M54 60l-1 4M58 58l-2 5" w={0.8} />
      <Shape d="M26 30c8-4 14-5 24-5s16 1 24 5c-3-12-10-20-24-20S29 18 26 30Z" fill={NAVY} w={1.5} />
      <Shape d="M22 31c9-5 18-6 28-6s19 1 28 6c-2 3-5 3-8 2-13-4-27-4-40 0-3 1-6 1-8-2Z" fill={BLACK} w={1.3} />
      <Line d="M44 18h12M50 14v8" w={2} ink={GOLD} />
    </>
  ),
  ranks: [<Line key="braid" d="M28 30.5c14-5 30-5 44 0" w={1.8} ink={GOLD} />, braid, medal],
};

export const bosun: Portrait = {
  bust: (
    <>
      <Coat cloth={BRASS} />
      <Shape d="M34 71l16 12 16-12 3 4-19 17-19-17Z" fill={PLATE} w={1.2} />
      <Line d="M50 84v8" w={1} />
      <Shape d="M48 92h8l3 5h-9Z" fill={GOLD} w={1.1} />
      <Head skin={SKIN[2]} jaw={2} />
      <Face brow={-0.5} />
      <Shape d="M35 46c1 16 5 24 15 24s14-8 15-24c-2 4-4 8-6 9-5-3-13-3-18 0-2-1-4-5-6-9Z" fill={HAIR} w={1.3} />
      <Line d="M45 58q5 2 10 0" w={2} ink={SKIN[2]} />
      <Line d="M40 56l2 8M44 60l1 8M50 61v8M56 60l-1 8M60 56l-2 8" w={0.8} />
      <Shape d="M33 34c1-12 8-17 17-17s16 5 17 17c-4-4-30-4-34 0Z" fill={LEAF} w={1.5} />
      <Line d="M36 27c9-4 19-4 28 0M34 31c10-4 22-4 32 0" w={0.9} />
      <Dot x={69} y={56} r={2.6} ink={GOLD} w={1.6} />
    </>
  ),
  ranks: [earring, braid, medal],
};

export const purser: Portrait = {
  bust: (
    <>
      <Coat cloth={LEAF} />
      {shirt}
      <Lapels cloth={BRASS} />
      <Shape d="M44 72c-4 4-2 9 0 12l6-4 6 4c2-3 4-8 0-12Z" fill={PLATE} w={1.2} />
      <Shape
        d="M34 40c-8-2-10 8-6 11-4 4-1 10 4 9 0 5 6 6 8 2ZM66 40c8-2 10 8 6 11 4 4 1 10-4 9 0 5-6 6-8 2Z"
        fill={PLATE}
        w={1.2}
      />
      <Head skin={SKIN[0]} jaw={-1} />
      <Face smile={1} />
      <Shape d="M34 42c-2-16 5-24 16-24s18 8 16 24c-2-5-3-9-6-12-7-4-14-4-20 0-3 3-4 7-6 12Z" fill={PLATE} w={1.3} />
      <Line d="M42 22c-3 2-5 5-6 9M50 20v6M58 22c3 2 5 5 6 9" w={0.8} />
      <Dot x={43} y={45.5} r={5} ink={BRASS} w={1.7} />
      <Dot x={57} y={45.5} r={5} ink={BRASS} w={1.7} />
      <Line d="M48 45h4" w={1.6} ink={BRASS} />
      <g transform="translate(66 76) scale(.95)">{coin}</g>
    </>
  ),
  ranks: [
    <Line key="chain" d="M38 80c2 12 22 12 24 0" w={1.8} ink={GOLD} />,
    <Line key="wig" d="M36 36q14-9 28 0" w={1.4} ink={BRASS} />,
    <g key="coin" transform="translate(78 82) scale(.8)">
      {coin}
    </g>,
  ],
};
