/** Six islands and their landmarks: shark to monkey. */
import { CHART, Dot, GOLD, Line, Shape, WAX } from '../ink.tsx';
import { Bush, Gulls, Hill, Palm, Rock } from './growth.tsx';
import type { Shore } from './shore.ts';

export const shark: Shore = {
  seed: 11,
  points: '34 112 52 78 86 70 104 34 124 26 128 62 160 66 190 56 202 66 192 88 202 112 186 132 150 128 112 142 66 136',
  inner: (
    <>
      <Hill x={96} y={74} w={44} h={42} n={8} />
      <Hill x={70} y={84} w={30} h={18} n={4} />
      <Palm x={158} y={84} s={0.9} />
      <Palm x={172} y={88} s={0.75} />
      <Bush x={60} y={98} s={0.8} />
      <Line d="M40 111l5-3M41 117l6-2" w={1} ink={CHART} />
      <Shape d="M16 150c8-1 12-9 11-17 6 4 9 11 9 17" fill="var(--dr-iron)" w={1.2} ink={CHART} />
      <Line d="M10 152q5-3 10 0t10 0 10 0" w={1} ink={CHART} />
    </>
  ),
};

export const turtle: Shore = {
  seed: 23,
  points:
    '30 84 46 74 62 80 66 50 50 38 66 34 88 46 120 36 150 46 172 34 186 42 170 56 180 82 206 84 200 98 178 100 176 124 188 142 170 142 152 134 116 142 84 134 64 144 54 134 66 122 58 98 38 98',
  inner: (
    <>
      <Line d="M76 98c0-32 20-46 44-46s44 14 44 46" w={1.4} ink={CHART} />
      <Line
        d="M105 76l15-8 15 8v15l-15 8-15-8ZM120 68V53M105 76 89 66M135 76l16-10M105 91l-25 6M135 91l25 6"
        w={1.1}
        ink={CHART}
      />
      <Line d="M125 72l7 4M127 76l5 3M140 78l10-5M141 83l13-5M96 60l10 7M99 58l8 6" w={0.7} ink={CHART} o={0.8} />
      <Bush x={82} y={58} s={0.7} />
      <Palm x={170} y={70} s={0.7} />
      <Dot x={40} y={86} r={1.6} fill={CHART} />
    </>
  ),
};

export const parrot: Shore = {
  seed: 37,
  points:
    '52 116 44 88 58 62 80 44 108 32 136 40 150 58 176 62 196 80 192 94 168 88 160 96 184 116 176 136 150 138 120 128 88 140 60 136',
  inner: (
    <>
      <Palm x={96} y={74} s={1.15} />
      <Palm x={112} y={68} s={0.95} />
      <Palm x={80} y={84} s={0.85} />
      <Hill x={120} y={78} w={32} h={20} n={5} />
      <g transform="translate(42 26)">
        <Shape d="M4 20C0 12 4 2 13 1c7-1 11 4 10 9-1 8-9 12-10 22-4-2-7-6-9-12Z" fill={WAX} w={1.1} ink={CHART} />
        <Shape d="M9 12c5 1 7 7 4 14-4-3-6-8-4-14Z" fill="var(--leaf)" w={0.9} ink={CHART} />
        <Shape d="M22 6c4 0 5 4 2 7-1-2-2-3-4-3Z" fill={GOLD} w={0.9} ink={CHART} />
        <Dot x={16.5} y={6.5} r={1.2} fill={CHART} />
      </g>
      <Gulls x={188} y={36} />
    </>
  ),
};

export const palm: Shore = {
  seed: 41,
  points: '42 104 50 72 78 52 112 46 150 50 184 70 198 100 184 128 150 140 108 136 70 140',
  inner: (
    <>
      <Palm x={84} y={84} s={1.25} />
      <Palm x={104} y={80} s={1.55} />
      <Palm x={128} y={78} s={1.3} />
      <Palm x={148} y={84} s={1.1} />
      <Palm x={68} y={92} s={0.9} />
      <Bush x={168} y={90} s={0.8} />
      <Bush x={116} y={88} s={0.6} />
    </>
  ),
};

const stalk = (x: number) => (
  <>
    <Line d={`M${x} 62v-8`} w={1.2} ink={CHART} />
    <Dot x={x} y={52} r={2.5} fill={WAX} ink={CHART} w={1} />
  </>
);

export const crab: Shore = {
  seed: 53,
  points:
    '44 116 34 92 42 62 60 42 86 36 76 52 92 58 76 70 86 80 118 74 150 80 162 70 146 58 162 52 152 36 180 42 198 62 204 92 194 118 166 130 150 142 118 132 88 142 70 130',
  inner: (
    <>
      <Rock x={60} y={66} s={0.9} />
      <Rock x={178} y={68} s={0.9} />
      <Rock x={104} y={94} s={0.7} />
      <Palm x={132} y={96} s={0.7} />
      {stalk(112)}
      {stalk(124)}
    </>
  ),
};

export const monkey: Shore = {
  seed: 67,
  points:
    '40 108 48 74 76 50 104 46 126 58 148 72 164 62 160 44 172 30 192 34 198 50 186 50 178 44 176 58 184 76 172 92 180 116 164 136 128 130 92 142 58 134',
  inner: (
    <>
      <Hill x={60} y={86} w={36} h={26} n={6} />
      <Hill x={86} y={80} w={34} h={30} n={6} />
      <Palm x={132} y={88} s={0.9} />
      <Palm x={150} y={92} s={0.75} />
      <Bush x={118} y={90} s={0.8} />
      <g transform="translate(186 62)">
        <Line d="M10 12c6 2 9-3 6-7" w={1.5} ink={CHART} />
        <Shape d="M2 14c-2-6 0-9 5-9s7 4 5 9Z" fill="var(--dr-hair)" w={1} ink={CHART} />
        <Shape d="M0 2c0-4 3-6 6-6s6 2 6 6-3 5-6 5-6-1-6-5Z" fill="var(--dr-skin-2)" w={1} ink={CHART} />
        <Dot x={4} y={1.6} r={0.8} fill={CHART} />
        <Dot x={8} y={1.6} r={0.8} fill={CHART} />
      </g>
    </>
  ),
};
