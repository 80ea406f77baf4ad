/** The harbour: quay, warehouses, a crane, the light. It fills its place; the edges may be cut off. */
import { Drawing } from '@broadside/kit';
import { CHART, GOLD, LAND, Line, Shape, WATER } from './ink.tsx';
import type { DrawnProps } from './props.ts';

interface HouseProps {
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly roof: number;
}

function House({ x, w, h, roof }: HouseProps) {
  const eaves = 66 - h;
  return (
    <>
      <Shape d={`M${x} 66V${eaves}l${w / 2} ${-roof} ${w / 2} ${roof}V66Z`} fill={LAND} w={1.2} ink={CHART} />
      <Line
        d={`M${x + 4} ${eaves + 5}h4M${x + w - 8} ${eaves + 5}h4M${x + 4} ${eaves + 12}h4M${x + w - 8} ${eaves + 12}h4`}
        w={1.3}
        ink={CHART}
      />
      <Line
        d={`M${x + w * 0.62} ${eaves + 2}h${w * 0.3}M${x + w * 0.56} ${eaves - 2}h${w * 0.33}`}
        w={0.7}
        ink={CHART}
      />
      <Line d={`M${x} ${eaves}h${w}`} w={0.8} ink={CHART} />
    </>
  );
}

const TOWN: readonly HouseProps[] = [
  { x: 20, w: 34, h: 22, roof: 10 },
  { x: 58, w: 26, h: 30, roof: 9 },
  { x: 88, w: 40, h: 18, roof: 12 },
  { x: 150, w: 28, h: 24, roof: 10 },
  { x: 182, w: 36, h: 17, roof: 9 },
  { x: 400, w: 30, h: 22, roof: 10 },
  { x: 434, w: 44, h: 17, roof: 11 },
  { x: 482, w: 26, h: 28, roof: 9 },
];

const PILES = Array.from({ length: 27 }, (_, at) => `M${12 + at * 22} 74v16M${17 + at * 22} 74v14`).join('');
const RIPPLES = [10, 90, 210, 330, 450, 540].map((x, at) => `M${x} ${95 + (at % 2)}q5-4 10 0t10 0`).join('');

const church = (
  <>
    <Shape d="M232 66V44h24v22ZM238 44V30h12v14Z" fill={LAND} w={1.2} ink={CHART} />
    <Shape d="M237 30l7-13 7 13Z" fill={LAND} w={1.2} ink={CHART} />
    <Line d="M244 17v-6M241.5 13.5h5M244 38v4M237 50v4M250 50v4" w={1.2} ink={CHART} />
  </>
);

const light = (
  <>
    <Shape d="M548 66l4-46h12l4 46Z" fill={LAND} w={1.3} ink={CHART} />
    <Shape d="M550 20h16v-8h-16ZM552 12l6-8 6 8Z" fill={GOLD} w={1.2} ink={CHART} />
    <Line d="M551 32h14M550 44h16M549 56h18" w={1.2} ink={CHART} />
    <Line d="M568 15l26-6M568 17l26 2M548 15l-22-5" w={1.5} ink={GOLD} />
  </>
);

const crane = (
  <>
    <Line d="M300 66V22l44 10M300 24l-14 42M344 32v14M300 40l26-12" w={1.5} ink={CHART} />
    <Shape d="M338 46h12v8h-12Z" fill="var(--dr-wood)" w={1.3} ink={CHART} />
  </>
);

const WHOLE = { display: 'block' } as const;

export const HarbourArt = ({ label, className, size = '100%' }: DrawnProps) => (
  <Drawing box="0 0 600 100" slice width={size} height="100%" label={label} className={className} style={WHOLE}>
    <Shape d="M0 66C60 60 90 66 140 64s120-4 200 0 180-3 260 0v12H0Z" fill={LAND} w={1.2} ink={CHART} />
    {TOWN.map((house) => (
      <House key={house.x} {...house} />
    ))}
    {church}
    {light}
    {crane}
    <Line d="M0 74h600" w={2} ink={CHART} />
    <Line d={PILES} w={1.4} ink={CHART} o={0.7} />
    <Line d={RIPPLES} w={1.1} ink={WATER} />
  </Drawing>
);
