/** A tax increase: the king's decree over an open strongbox. Its seal bears who profits: crossed sabres or a shield. */
import type { Beneficiary } from '../../../cards/types.ts';
import { Art, Fine, gold, ink, mix, Pen, paper, ring, rules, Stroke, Wash } from '../pen.tsx';

type Spot = readonly [number, number];
const BEHIND: readonly Spot[] = [
  [45.4, 70],
  [60, 67],
  [74.6, 69.6],
];
const IN_FRONT: readonly Spot[] = [
  [38, 78],
  [52.6, 75.4],
  [67.4, 74.6],
  [82, 77.6],
];

const Coins = ({ at }: { at: readonly Spot[] }) => (
  <>
    <Pen d={at.map(([x, y]) => ring(x, y, 7)).join('')} fill={gold} />
    <Fine d={at.map(([x, y]) => ring(x, y, 4.6)).join('')} colour="var(--coin-edge)" depth={1} />
  </>
);

const SEALS: Readonly<Record<Beneficiary, string>> = {
  mostSabres: 'M77.4 47.6C80 52 83 55.6 87.6 58M86.6 47.6C84 52 81 55.6 76.4 58M76 55L79.4 58.4M88 55L84.6 58.4',
  fewestPoints:
    'M82 47C84 48.4 86 48.8 88 48.6C88.2 53.6 86.2 57.4 82 59.6C77.8 57.4 75.8 53.6 76 48.6C78 48.8 80 48.4 82 47Z',
};

export const Strongbox = ({ bonus }: { bonus: Beneficiary }) => (
  <Art box="0 0 120 104">
    <Wash d="M0 0H120V104H0Z" fill={mix('--ink-3', 26, '--paper-2')} />
    <Fine d={rules(4, 104, 4)} depth={0.24} />
    <Pen d="M37 12H91V66H37Z" fill={paper} />
    <Pen d="M33 7H95C101 7 101 16 95 16H33C27 16 27 7 33 7Z" fill={mix('--paper-3', 55)} />
    <Wash d="M37.8 16.6H90.2V20H37.8Z" fill={ink} depth={0.14} />
    <Fine d="M30 11.6C32 9.6 34 11 33 13M44 25H84M44 31H84M44 37H80M44 43H70M44 49H66M44 55H68M34 9H92" />
    <Stroke
      d="M58 19.6L60 17L62 20.4L64.4 16.6L66.8 20.4L69 17L71 19.6L69.8 22.6H59.2Z"
      width={1}
      colour="var(--wax)"
    />
    <Pen d="M75 58L71 70L77 67L81 72L83 60ZM83 60L85 72L89 66.6L95 69L89 57Z" fill={mix('--wax', 84, '--ink')} />
    <Pen d={ring(82, 53, 10)} fill="var(--wax)" />
    <Stroke d={SEALS[bonus]} width={1.4} colour={paper} />
    <Coins at={BEHIND} />
    <Coins at={IN_FRONT} />
    <Pen d="M22 80H98V104H22Z" fill="var(--wood)" />
    <Fine d="M24 91H96M24 96H96M24 100.4H96M26 93.6H40M60 98.4H80M70 93.4H88" depth={0.55} />
    <Pen d="M22 80H98V86.6H22Z" fill="var(--brass)" />
    <Pen d="M30 80H37V104H30ZM83 80H90V104H83Z" fill={mix('--brass', 88, '--ink')} />
    <Pen d="M53 80H67V93C63 97 57 97 53 93Z" fill={gold} />
    <Wash d="M60 84.6a2.2 2.2 0 0 1 1.2 4V92H58.8V88.6a2.2 2.2 0 0 1 1.2 -4Z" fill={ink} />
  </Art>
);
