/** Clothes of the expansions' people. */
import type { ReactNode } from 'react';
import { At, Fine, gold, ink, mix, Pen, paper, range, ring, Stroke, Wash } from '../pen.tsx';
import { Emblem } from '../pennant.tsx';
import { Coat, FOLDS, SHADE, SHOULDERS } from './clothes.tsx';
import { cloth, skin, type Tone } from './palette.ts';

/** A rich man's coat with a fur collar and a lining of his colour. */
export const FurCoat = ({ fill, lining, fur }: { fill: string; lining: string; fur: string }) => (
  <>
    <Pen d={SHOULDERS} fill={fill} />
    <Fine d={`${FOLDS}${SHADE}`} depth={0.5} />
    <Pen d="M49 79L62 106L74.6 79C68 87 55 87 49 79Z" fill={lining} />
    <Fine d="M56 86L60 104M62 88V104M68 86L64 104" colour={paper} depth={0.6} />
    <Pen
      d="M47 75C40 77 36 82 32 84C35 87 33 90 36 92C36 95 40 96 40 99C44 100 45 103 47 106H58C57 101 54 100 55 96C52 95 53 91 51 90C51 86 48 85 49 81ZM76 75C83 77 87 82 91 84C88 87 90 90 87 92C87 95 83 96 83 99C79 100 78 103 76 106H65C66 101 69 100 68 96C71 95 70 91 72 90C72 86 75 85 74 81Z"
      fill={fur}
    />
    <Fine
      d="M41 82L44 86M38 87L42 90M43 92L47 95M46 98L50 101M82 82L79 86M85 87L81 90M80 92L76 95M77 98L73 101M46 80L47 85M77 80L76 85"
      depth={0.8}
    />
  </>
);

/** A laced bodice over a white blouse. */
export const Bodice = ({ fill, tone }: { fill: string; tone: Tone }) => (
  <>
    <Pen d={SHOULDERS} fill={paper} />
    <Fine d={FOLDS} depth={0.6} />
    <Pen d="M44 81C40 85 38 88 37 91C46 96 78 96 86 91C85 88 82 85 79 81C71 88 53 88 44 81Z" fill={skin(tone)} />
    <Pen d="M36 89C44 96 54 93 62 96C70 93 79 96 87 89L88 94C80 101 70 98 62 101C54 98 44 101 35 94Z" fill={paper} />
    <Pen d="M38 97C46 101 54 99 62 102C70 99 78 101 86 97L84 107H40Z" fill={fill} />
    <Stroke d="M56 100L68 105M68 100L56 105" width={1.3} colour={gold} />
  </>
);

/** A leather jerkin, open over bare skin, with a cartridge belt. */
export const Jerkin = ({ fill, tone }: { fill: string; tone: Tone }) => (
  <>
    <Pen d={SHOULDERS} fill={cloth.linen} />
    <Fine d={FOLDS} depth={0.6} />
    <Pen d="M48 79.6L61 100L75 79.6C68 87 55 87 48 79.6Z" fill={skin(tone)} />
    <Pen d="M46 80L30 86C33 94 35 100 36 106H58L60 98ZM76.4 80L93 86C90 94 88 100 87 106H65L62 98Z" fill={fill} />
    <Fine d="M38 86L43 104M43 84L50 104M85 86L80 104M80 84L73 104" depth={0.5} />
    <Pen d="M31 84L39 82L90 106H74Z" fill={cloth.wood} />
    <Wash
      d={range(5)
        .map((at) => ring(43 + at * 8.6, 87.4 + at * 4.4, 1.6))
        .join('')}
      fill={gold}
    />
  </>
);

/** Bare shoulders with engraved lines of tattoo, and a strap of shells. */
export const BareShoulders = ({ tone, pattern }: { tone: Tone; pattern: string }) => (
  <>
    <Pen d={SHOULDERS} fill={skin(tone)} />
    <Fine
      d="M46 86C52 91 58 92 61 92M77 86C72 91 66 92 62 92M62 93V104M30 92C28 97 27 101 27 105M93 92C95 97 96 101 96 105"
      depth={0.6}
    />
    <Stroke d={pattern} width={1.5} colour={mix('--deep', 80, '--ink')} />
    <Stroke d="M43 82C47 93 54 97.6 61.6 98C69 97.6 76 93 80 82" width={1.6} colour={cloth.wood} />
    <Pen
      d={[
        [48, 91],
        [54.6, 95.6],
        [61.6, 97.6],
        [68.6, 95.6],
        [75.4, 91],
      ]
        .map(([x, y]) => `M${x - 2.2} ${y - 1}L${x} ${y + 7}L${x + 2.2} ${y - 1}Z`)
        .join('')}
      fill={cloth.linen}
    />
  </>
);

/** A starched ruff. */
export const Ruff = () => (
  <>
    <Pen d="M38 79C36 70 86 70 85 79C87 88 36 88 38 79Z" fill={paper} />
    <Fine
      d={range(11)
        .map((at) => `M${41 + at * 4.1} ${76 + Math.abs(at - 5) * 0.4}L${39.6 + at * 4.4} 84.4`)
        .join('')}
      depth={0.8}
    />
    <Stroke d={`M38.6 81${'q2.1 5 4.2 0'.repeat(11)}`} width={1} />
  </>
);

/** A shawl crossed on the breast. */
export const Shawl = ({ fill, under, tone }: { fill: string; under: string; tone: Tone }) => (
  <>
    <Pen d={SHOULDERS} fill={under} />
    <Pen d="M49 80L61 92L74 80C68 87 55 87 49 80Z" fill={skin(tone)} />
    <Pen d="M46 79C30 84 20 90 16 98C34 106 56 104 74 96L60 90C54 88 49 84 46 79Z" fill={fill} />
    <Pen d="M77 79C92 84 104 90 107 98C92 106 70 106 56 97L62 91C69 88 74 84 77 79Z" fill={fill} />
    <Fine
      d="M24 93C38 96 50 96 60 93M30 89C40 92 50 92 57 90M98 93C86 97 74 97 65 94M92 89C84 92 74 92 68 90"
      depth={0.6}
    />
    <Pen d={ring(62, 93, 2.6)} fill={gold} />
  </>
);

/** The cravat of a man who spends his mornings on it. */
export const LaceCravat = ({ fill, lapel, children }: { fill: string; lapel: string; children?: ReactNode }) => (
  <>
    <Coat fill={fill} lapel={lapel}>
      <Pen
        d="M52 80C57 86 67 86 72 80C76 88 74 96 77 103C70 99 66 107 62 100C58 107 54 99 47 103C50 96 48 88 52 80Z"
        fill={paper}
      />
      <Fine
        d="M56 87C55 92 55 96 54 99M60 88C60 93 59 97 59 101M64 88C64 93 65 97 65 101M68 87C69 92 69 96 70 99"
        depth={0.8}
      />
      {children}
    </Coat>
  </>
);

/** The sign of those who deal with the Ares pirates: a spear on a violet medallion. */
export const SpearAmulet = () => (
  <>
    <Stroke d="M48 82C52 93 58 97 61.8 97.6C66 97 71 93 75 82" width={1.5} colour="var(--ship-ares)" />
    <At x={61.8} y={99}>
      <Pen d={ring(0, 0, 6.6)} fill="var(--ship-ares)" />
      <Emblem colour="ares" x={-4} y={-4.6} w={8} h={9.2} />
    </At>
  </>
);

/** Two rows of silver buttons and a silver gorget: one rank below the gold. */
export const Gorget = () => (
  <>
    <Pen
      d="M47 82C52 92 57 95 62 95.6C67 95 72 92 77 82L80 85C76 97 69 101 62 101.6C55 101 48 97 44 85Z"
      fill={cloth.steel}
    />
    <Wash d={ring(62, 98, 1.7)} fill={ink} />
    <Fine d="M49 88C53 95 58 97 62 97.4" depth={0.6} />
  </>
);

export const SilverEpaulettes = () => (
  <>
    <Pen d="M17 91C18 83 37 82 39 89L38 93H19ZM84 89C86 82 105 83 106 91L104 93H85Z" fill={cloth.steel} />
    <Stroke
      d={range(6)
        .map((at) => `M${20.6 + at * 3.3} 93.6V98.6M${87 + at * 3.3} 93.6V98.6`)
        .join('')}
      width={1.6}
      colour={mix('--ink', 42)}
    />
  </>
);
