/** The battle ship that cubes fall through, seen from above her stern; the board begins under her. 240 × 90. */
import { BRASS, DECK, Dot, LINE, Line, PLATE, Shape, Sheet, WOOD } from './ink.tsx';
import type { DrawnProps } from './props.ts';

const HATCH = 'color-mix(in srgb, var(--deep-2) 88%, var(--dr-line))';

export const TowerArt = ({ size, ...rest }: DrawnProps) => (
  <Sheet box="0 0 240 90" ratio={90 / 240} size={size} {...rest}>
    <Shape d="M30 88c-4-30 6-52 26-62 40-18 88-18 128 0 20 10 30 32 26 62Z" fill={WOOD} w={2} />
    <Line d="M40 60c2-14 9-24 22-30M200 60c-2-14-9-24-22-30M36 60c-1 10 0 20 1 28M204 60c1 10 0 20-1 28" w={1} />
    <Shape d="M46 88c-2-24 6-40 20-46 34-14 74-14 108 0 14 6 22 22 20 46Z" fill={DECK} w={1.4} />
    <Line d="M52 60h136M50 70h140M49 80h142M60 50h120" w={0.8} o={0.5} />
    <Line d="M80 60v10M160 60v10M66 70v10M120 70v10M176 70v10M96 80v8M146 80v8" w={0.8} o={0.4} />
    <Shape d="M92 44c8-9 48-9 56 0v14c-8 6-48 6-56 0Z" fill={HATCH} w={1.6} />
    <Line d="M98 46c8-5 36-5 44 0M98 52c8-4 36-4 44 0" w={0.9} ink={PLATE} o={0.5} />
    {[
      [56, 56],
      [184, 56],
    ].map(([x = 0, y = 0]) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <Shape d="M-5 8V-6Q0-10 5-6V8Z" fill="var(--dr-iron)" w={1.3} />
        <Line d="M-7 8h14" w={1.6} />
      </g>
    ))}
    <Dot x={120} y={22} r={7} fill={BRASS} ink={LINE} w={1.4} />
    <Line d="M120 15v14M113 22h14M115 17l10 10M125 17l-10 10" w={1} />
    <Dot x={76} y={32} r={5} fill={WOOD} ink={LINE} w={1.3} />
    <Dot x={164} y={32} r={5} fill={WOOD} ink={LINE} w={1.3} />
    <Shape d="M98 88v-9h44v9Z" fill={HATCH} w={1.3} />
    <Line d="M98 83h44" w={0.8} ink={PLATE} o={0.4} />
  </Sheet>
);
