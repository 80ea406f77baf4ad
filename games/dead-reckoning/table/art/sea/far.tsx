/** Six islands and their landmarks: serpent to temple. */
import { CHART, Dot, GOLD, LAND, Line, Shape, TONE, WATER, WAX } from '../ink.tsx';
import { Bush, Gulls, Hill, Palm, Rock } from './growth.tsx';
import type { Shore } from './shore.ts';

export const serpent: Shore = {
  seed: 71,
  points:
    '38 60 48 40 80 32 120 34 144 48 176 40 198 54 206 84 196 108 168 116 176 130 150 142 108 138 66 140 42 126 40 104 62 90 92 88 96 74 72 66 58 72',
  inner: (
    <>
      <Hill x={98} y={66} w={34} h={24} n={5} />
      <Hill x={150} y={76} w={40} h={26} n={6} />
      <Bush x={78} y={52} s={0.7} />
      <Palm x={134} y={84} s={0.85} />
      <Dot x={52} y={52} r={1.8} fill={CHART} />
      <Line d="M44 60l-10-5M34 55l-6-3M34 55l-6 2" w={1.6} ink={WAX} />
    </>
  ),
};

export const whale: Shore = {
  seed: 83,
  points:
    '32 108 38 76 70 56 110 52 146 66 170 72 178 52 166 36 186 40 194 50 206 38 212 52 198 68 196 96 178 122 140 136 92 140 50 134',
  inner: (
    <>
      <Line
        d="M78 50c-2-8-8-12-14-10M80 50c0-9 4-14 11-14M79 48V32M72 46c-3-5-8-6-11-4M85 45c3-5 8-6 11-3"
        w={1.7}
        ink={WATER}
      />
      <Hill x={90} y={84} w={46} h={26} n={7} />
      <Bush x={70} y={88} s={0.8} />
      <Palm x={150} y={92} s={0.85} />
      <Dot x={54} y={92} r={2} fill={CHART} />
      <Line d="M36 104q8 4 16 0" w={1.1} ink={CHART} />
    </>
  ),
};

export const skull: Shore = {
  seed: 97,
  points:
    '56 78 64 48 92 30 122 26 152 32 178 54 184 84 172 104 160 112 160 136 144 142 138 132 126 144 112 132 100 144 88 140 84 116 64 104',
  holes: ['82 76 92 66 104 70 106 82 94 88 84 86', '134 70 146 66 156 76 152 88 140 88 132 80'],
  inner: (
    <>
      <Shape d="M119 88l-4 8h9Z" fill={CHART} w={1} ink={CHART} />
      <Bush x={120} y={48} s={0.9} />
      <Bush x={104} y={44} s={0.7} />
      <Palm x={142} y={58} s={0.8} />
      <Gulls x={190} y={40} />
    </>
  ),
};

export const storm: Shore = {
  seed: 101,
  rough: 0.2,
  points: '36 96 56 72 74 78 90 52 118 60 138 44 162 64 188 62 204 92 188 112 192 134 156 132 120 144 84 132 52 136',
  inner: (
    <>
      <Rock x={84} y={84} s={1.2} />
      <Rock x={104} y={86} s={1.5} />
      <Rock x={160} y={86} s={1.2} />
      <Shape
        d="M64 36c-6-10 8-18 16-12 4-10 24-10 26 0 10-4 18 6 10 12-8 5-44 5-52 0Z"
        fill={TONE}
        w={1.2}
        ink={CHART}
      />
      <Line d="M76 33h18M88 28h14M72 28h8" w={0.8} ink={CHART} o={0.6} />
      <Line d="M92 42l-8 13h7l-5 13M74 42l-4 8M110 42l-4 8M118 40l-4 9" w={1.7} ink={WAX} />
    </>
  ),
};

export const volcano: Shore = {
  seed: 113,
  points: '40 112 44 82 70 58 100 48 140 46 172 60 196 84 200 112 180 134 144 140 116 132 82 142 54 134',
  inner: (
    <>
      <Shape d="M108 32c-8-6 2-11-2-18 9 2 6-8 16-7-3 6 10 6 6 14-3 6-11 5-11 11Z" fill={TONE} w={1.2} ink={CHART} />
      <Line d="M112 27c-2-4 3-6 2-10M119 26c4-2 4-5 3-8" w={0.9} ink={CHART} o={0.7} />
      <Hill x={72} y={92} w={92} h={58} n={12} />
      <Line d="M103 37c6 4 14 4 19-1M108 37l3 14M114 38l5 20M118 37l9 14" w={2} ink={WAX} />
      <Palm x={174} y={98} s={0.8} />
      <Bush x={62} y={102} s={0.8} />
    </>
  ),
};

export const temple: Shore = {
  seed: 127,
  points: '34 108 40 76 66 54 100 48 142 44 178 56 202 80 206 110 186 134 146 142 104 134 66 142',
  inner: (
    <>
      <Shape d="M78 88h86M84 88V78h74v10M92 78v-9h58v9M100 69v-9h42v9M108 60v-9h26v9" fill={LAND} w={1.3} ink={CHART} />
      <Line
        d="M115 88V51M127 88V51M116 83h10M116 79h10M116 74h10M116 70h10M116 65h10M116 61h10M116 56h10"
        w={0.9}
        ink={CHART}
      />
      <Shape d="M114 51c0-10 14-10 14 0Z" fill={GOLD} w={1.1} ink={CHART} />
      <Line d="M121 38v-5M111 42l-4-4M131 42l4-4" w={1.3} ink={GOLD} />
      <Line d="M146 70l3 8M138 61l3 8M152 79l4 9M146 79l4 9M132 52l2 8" w={0.8} ink={CHART} />
      <Palm x={62} y={96} s={0.95} />
      <Palm x={182} y={96} s={0.9} />
    </>
  ),
};
