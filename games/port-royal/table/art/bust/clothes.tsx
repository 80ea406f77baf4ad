/** What the portraits wear. */
import type { ReactNode } from 'react';
import { Fine, gold, ink, Pen, paper, range, ring, Stroke, Wash } from '../pen.tsx';
import { cloth, skin, type Tone } from './palette.ts';

export const SHOULDERS = 'M12 106C13 92 26 86 46 80C54 87 68 87 76 80C96 86 108 92 109 106Z';
export const FOLDS =
  'M20 104C21 97 25 93 30 91M25 104C26 98 29 95 33 93.4M102 104C101 97 97 93 92 91M97 104C96 98 93 95 89 93.4';
export const SHADE = 'M14 100L20 92M16 104L26 89M21 105L32 87M27 105L37 88';

/** A coat with lapels over a shirt and a cravat. */
export function Coat({ fill, lapel, children }: { fill: string; lapel: string; children?: ReactNode }) {
  return (
    <>
      <Pen d={SHOULDERS} fill={fill} />
      <Fine d={`${FOLDS}${SHADE}`} depth={0.5} />
      <Pen d="M49 79L62 106L74.6 79C68 87 55 87 49 79Z" fill={paper} />
      <Pen d="M54 82C58 86 66 86 70 82L67.6 97L62 92L56.4 97Z" fill={paper} />
      <Fine d="M58 86L57.6 94M62 87V91M66 86L66.4 94M60 86.6V91.6M64 86.6V91.6" />
      <Pen d="M46 80L36 92L49 95L44 106H58L49 79ZM76.4 80L87 92L74 95L79 106H66L75 79Z" fill={lapel} />
      <Wash d={ring(51, 99.6, 1.9) + ring(72.6, 99.6, 1.9)} fill={gold} />
      {children}
    </>
  );
}

const fringe = (x: number, y: number): string =>
  range(6)
    .map((at) => `M${x - 8 + at * 3.3} ${y + 5}V${y + 10.6}`)
    .join('');
const board = (x: number, y: number): string =>
  `M${x - 10} ${y + 3}C${x - 9} ${y - 5} ${x + 9} ${y - 6} ${x + 10} ${y + 1}L${x + 9} ${y + 5}H${x - 9}Z`;

export const Epaulettes = () => (
  <>
    <Pen d={board(28, 88) + board(95, 88)} fill={gold} />
    <Stroke d={fringe(28, 88) + fringe(95, 88)} width={1.7} colour="var(--coin-edge)" />
  </>
);

/** A broad ribbon across the chest. */
export const Sash = ({ fill }: { fill: string }) => (
  <>
    <Pen d="M33 85.4L44 81L94 106H70Z" fill={fill} />
    <Fine d="M37 84L78 106M41 82.4L87 105.6" depth={0.5} />
  </>
);

export const Medal = () => (
  <>
    <Stroke d="M37 93V97" width={4} colour="var(--wax)" />
    <Pen d={ring(37, 99.4, 3.2)} fill={gold} />
  </>
);

/** A chain of office. */
export const Chain = () => (
  <>
    <Stroke d="M40 84C44 96 52 101.4 61.6 102.4C71 101.4 79 96 83 84" width={3.4} />
    <path
      d="M40 84C44 96 52 101.4 61.6 102.4C71 101.4 79 96 83 84"
      fill="none"
      stroke={gold}
      strokeWidth={2}
      strokeDasharray="3 1.2"
    />
  </>
);

/** A striped seaman's shirt, open at the neck. */
export const SeamansShirt = ({ tone }: { tone: Tone }) => (
  <>
    <Pen d={SHOULDERS} fill={paper} />
    <Wash
      d="M26.6 88.6C52 98 72 98 95 88.6L98.6 90.4C74 101.4 50 101.4 23 90.6ZM15 97.4C46 108.6 78 108.6 106.6 97L108 101C94 105 86 106 78 106H44C34 105 24 103.4 13.6 101.4Z"
      fill={cloth.navy}
    />
    <Fine d={FOLDS} depth={0.5} />
    <Pen d="M48 79.6L61 96L75 79.6C68 87 55 87 48 79.6Z" fill={skin(tone)} />
    <Pen d="M46 80L41 90L60 98L48 79.6ZM76.4 80L82 90L62.4 98L75 79.6Z" fill={cloth.navy} />
    <Fine d="M45 88.4L56.6 93.4M78 88.4L66 93.4" colour={paper} depth={0.8} />
  </>
);

/** An open waistcoat over linen. */
export function Waistcoat({ fill }: { fill: string }) {
  return (
    <>
      <Pen d={SHOULDERS} fill={cloth.linen} />
      <Fine d={FOLDS} depth={0.6} />
      <Pen d="M48 80L55 92L62 94L69 92L75 80C68 87.6 55 87.6 48 80Z" fill={paper} />
      <Fine d="M52 85L56 90M72 85L67.6 90" />
      <Pen d="M46 80L34 84C36 94 40 100 40 106H60L62 94ZM76.4 80L88.6 84C87 94 83 100 83 106H64L62 94Z" fill={fill} />
      <Fine
        d="M40 87C42 95 44 100 45 105M84 87C82 95 79 100 78.6 105M37 85C39 93 41 98 42 104M43 84C45 92 47.6 98 48.6 104"
        depth={0.55}
      />
      <Wash d={ring(66.4, 98, 1.6) + ring(66, 103.4, 1.6)} fill={gold} />
    </>
  );
}

/** A workwoman's bib over rolled sleeves. */
export const Apron = ({ fill }: { fill: string }) => (
  <>
    <Waistcoat fill={fill} />
    <Pen d="M45 91C54 95 69 95 79 91L82 106H42Z" fill={cloth.linen} />
    <Stroke d="M46 92L50 82M78 92L74 82" width={2.2} />
    <Fine d="M48 95L46 105M54 97V105M70 97V105M76 95L78 105M52 99H72M52 99V105M72 99V105" depth={0.5} />
  </>
);

/** A cassock with bands and small buttons. */
export const Cassock = () => (
  <>
    <Pen d={SHOULDERS} fill={cloth.coal} />
    <Fine
      d="M20 104C21 97 25 93 30 91M26 104C27 98 30 95 35 93M32 104C33 100 36 97 39 95M102 104C101 97 97 93 92 91M96 104C95 98 92 95 87 93"
      colour={paper}
      depth={0.5}
    />
    <Pen d="M50 78.6C56 85 67 85 73 78.6L75 83C67 90 56 90 48.4 83Z" fill={paper} />
    <Pen d="M57 87L54.4 99.6H61L61.4 88ZM66 87L68.6 99.6H62L61.6 88Z" fill={paper} />
    <Fine d="M57 97.4H60.6M62.4 97.4H66.4" />
  </>
);

/** A low-cut gown with a lace edge and a string of pearls. */
export const Gown = ({ fill, tone }: { fill: string; tone: Tone }) => (
  <>
    <Pen d="M22 106C24 95 33 90 46 86C54 91 68 91 77 86C90 90 98 95 100 106Z" fill={fill} />
    <Pen d="M46 82C40 86 36 90 34 93C44 103 80 103 89 93C86 90 82 86 76 82C70 88 54 88 46 82Z" fill={skin(tone)} />
    <Fine d="M53 92C56 94.6 58.6 95 60.6 94.6M70 92C67.6 94.4 65 95 63 94.6" depth={0.5} />
    <Pen
      d="M33 91C42 101 54 98 61.4 103C69 98 81 101 90 91L93 95C84 106 72 103 61.4 108C51 103 39 106 30 95Z"
      fill={paper}
    />
    <Fine
      d="M38 96V101M42 97.6V102M45 98.4V102.6M49 99V103M52 99.4V103.6M56 100.6V105M67 100.6V105M70 99.4V103.6M74 99V103M77 98.6V103M81 97.6V102M84 96V100.4"
      depth={0.55}
    />
    <Wash
      d={[51, 54.4, 58, 61.6, 65.2, 68.6, 71.8]
        .map((x, at) => ring(x, 81 + [0, 2.2, 3.6, 4.2, 3.6, 2.2, 0][at], 1.7))
        .join('')}
      fill={ink}
    />
    <Wash
      d={[51, 54.4, 58, 61.6, 65.2, 68.6, 71.8]
        .map((x, at) => ring(x, 81 + [0, 2.2, 3.6, 4.2, 3.6, 2.2, 0][at], 1.1))
        .join('')}
      fill={paper}
    />
  </>
);

const POINTS: readonly (readonly [number, number])[] = [
  [33, 95],
  [49, 100.4],
  [75, 100.4],
  [90, 94.6],
];

/** A fool's motley: halves of two colours under a collar of points and bells. */
export const Motley = ({ one, other }: { one: string; other: string }) => (
  <>
    <Pen d={SHOULDERS} fill={one} />
    <Pen d="M62 86C68 85 72 83 76 80C96 86 108 92 109 106H62Z" fill={other} />
    <Fine d={`${FOLDS}${SHADE}`} depth={0.5} />
    <Pen d="M46 78L30 84L33 95L43 89L49 100.4L62 91V84C56 84 50 82 46 78Z" fill={gold} />
    <Pen d="M77 78L94 84L90 94.6L81 89L75 100.4L62 91V84C68 84 73 82 77 78Z" fill={cloth.wine} />
    <Fine d="M42 82L40 88M48 84L49 94M54 85L57 90M82 82L84 88M76 84L75 94M70 85L67 90" depth={0.5} />
    <Pen d={POINTS.map(([x, y]) => ring(x, y, 2.6)).join('')} fill={gold} />
  </>
);
