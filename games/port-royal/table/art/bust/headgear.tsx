/** Hats, caps and hair of the expansions' people, and what they wear on the nose. */
import { Fine, gold, ink, mix, Pen, paper, ring, Stroke, Wash } from '../pen.tsx';
import { BrimShadow } from './head.tsx';
import { cloth, hairTint, type Tone } from './palette.ts';

/** A soft velvet cap with a brooch. */
export const VelvetCap = ({ fill, band }: { fill: string; band: string }) => (
  <>
    <BrimShadow />
    <Pen d="M42 30C30 26 30 12 46 9C58 4 80 6 88 14C94 20 90 28 80 30Z" fill={fill} />
    <Fine
      d="M40 24C42 17 48 13 56 12M46 26C48 20 54 16 62 15M84 24C82 18 76 14 68 13M78 26C76 21 72 18 66 17M58 27C60 22 62 20 66 20"
      depth={0.5}
    />
    <Pen d="M43 29C54 25 70 25 81 29L80.4 36.4C70 32.6 54 32.6 43.4 36.4Z" fill={band} />
    <Pen d={ring(52, 30, 3.4)} fill={gold} />
  </>
);

/** A housewife's frilled cap. */
export const Mobcap = ({ ribbon }: { ribbon: string }) => (
  <>
    <Pen d="M44 33C36 18 46 6 62 6C78 6 87 18 80 33Z" fill={paper} />
    <Fine
      d="M49 28C48 19 53 12 60 10M55 27C55 20 58 14 62 12M75 28C77 19 72 12 66 10M69 27C69 20 67 15 64 12"
      depth={0.5}
    />
    <Stroke d="M43 32C54 27 70 27 81 32" width={4} colour={ribbon} />
    <Pen
      d={`M40 37C42 31 52 30 62 30C72 30 82 31 84 37C82 41 79 40 77.6 37.4C75.6 40.6 72.4 40 71.4 36.8C69 39.6 66 39.4 65 36.2C62.6 38.8 59.4 38.8 58.4 36.2C56.6 39.4 53.2 39.4 52 36.8C50.6 40 47.4 40.4 46 37.4C44.6 40.6 41.4 40.8 40 37Z`}
      fill={paper}
    />
  </>
);

/** A travelling bonnet tied under the chin. */
export const Bonnet = ({ fill, ribbon }: { fill: string; ribbon: string }) => (
  <>
    <Pen d="M46 60C36 46 36 20 52 12C66 6 84 14 84 32C80 26 72 23 64 25C52 27 47 38 49 56Z" fill={fill} />
    <Fine d="M44 48C42 34 46 22 56 16M47 44C46 34 50 26 58 20M60 12C68 12 76 16 80 24" depth={0.55} />
    <Stroke d="M49 55C47 40 52 28 64 26C72 24.6 79 27 82.6 31" width={2.6} colour={ribbon} />
    <Stroke d="M48 56C52 68 58 75 63 76" width={2.4} colour={ribbon} />
    <Pen d="M63 76C56 72 52 76 53 81C57 82 61 80 63 77C66 81 70 82 74 80C74 75 69 72 63 76Z" fill={ribbon} />
  </>
);

/** A fisherman's oilskin hat. */
export const Souwester = ({ fill }: { fill: string }) => (
  <>
    <BrimShadow />
    <Pen d="M45 31C44 14 52 7 62 7C72 7 80 14 78.6 30Z" fill={fill} />
    <Pen
      d="M80 30C88 29 92 33 91 37C82 37 72 34 61 34C50 34 46 38 42 46C36 54 28 56 24 52C30 46 33 34 45 29C56 26 70 26 80 30Z"
      fill={fill}
    />
    <Fine
      d="M61 8V28M53 10C50 15 49 22 49 28M70 10C73 15 74 22 74 28M32 48C37 42 40 36 46 33M86 34C80 32 74 31 68 31"
      depth={0.6}
    />
  </>
);

/** A high comb with a veil of lace. */
export const Mantilla = ({ fill }: { fill: string }) => (
  <>
    <Pen d="M50 16L47 1H57L60 0L63 1H73L70 16Z" fill={cloth.wood} />
    <Fine d="M51 3L54 15M57 2L58 15M63 2L62 15M69 3L66 15" colour={gold} depth={1} />
    <Pen
      d="M60 7C42 6 33 24 35 44C36 60 28 76 24 90C32 92 38 88 42 82C46 70 46 58 46 48C46 34 52 26 61 25C70 26 77 34 78 48C78 58 79 70 83 82C87 88 92 92 99 90C94 76 88 60 88 44C90 24 78 6 60 7Z"
      fill={fill}
    />
    <Fine
      d="M38 40C38 28 44 18 54 14M36 58C40 44 40 32 48 22M85 40C85 28 80 18 70 14M87 58C84 44 84 32 76 22M32 76L40 74M34 68L42 67M90 76L83 74M89 68L82 67"
      colour={paper}
      depth={0.6}
    />
    <Stroke d={`M46 48C46 34 52 26 61 25C70 26 77 34 78 48`} width={1.2} colour={paper} />
  </>
);

/** Hair drawn up into a warrior's knot, the sides shaven. */
export const TopKnot = ({ tone, tall }: { tone: Tone; tall: boolean }) => (
  <>
    <Pen
      d={tall ? 'M56 14C52 4 58 -3 64 -3C71 -3 74 5 69 14Z' : 'M54 15C49 8 54 2 62 3C70 1 75 8 70 15Z'}
      fill={hairTint(tone)}
    />
    <Pen d="M47 36C46 22 53 15 62 15C72 15 78 22 77 35C72 27 67 25 61.4 25C55 25 50 28 47 36Z" fill={hairTint(tone)} />
    <Fine d="M50 30C52 22 57 18 62 17M55 26C57 21 60 19 63 18M74 30C72 22 68 18 64 17" colour={paper} depth={0.45} />
    <Stroke d="M55 14.6C59 17 66 17 69.4 14.6" width={3} colour={gold} />
  </>
);

/** Locks bound back with a cord. */
export const Dreadlocks = ({ tone }: { tone: Tone }) => (
  <>
    <Stroke
      d="M48 26C38 34 40 50 34 66M51 24C43 34 45 52 42 72M76 26C86 34 83 50 89 66M73 24C80 34 79 52 82 72M46 34C40 44 36 54 30 60"
      width={6.4}
    />
    <Stroke
      d="M48 26C38 34 40 50 34 66M51 24C43 34 45 52 42 72M76 26C86 34 83 50 89 66M73 24C80 34 79 52 82 72M46 34C40 44 36 54 30 60"
      width={4}
      colour={hairTint(tone)}
    />
    <Pen d="M46 38C44 22 52 14 62 14C72 14 80 22 78 37C72 29 67 27 61.4 27C55 27 50 30 46 38Z" fill={hairTint(tone)} />
    <Stroke d="M46.6 33C52 25 71 25 77.6 32" width={2.6} colour="var(--wax)" />
  </>
);

/** A bald crown with a shine. */
export const Bald = () => (
  <Fine d="M52 30C54 25.6 58 23.6 62 23.6M55.6 32.6C60 31.4 66 31.4 70 32.4M49 47C47 43 46.8 38 47.6 34" depth={0.7} />
);

/** Round spectacles. */
export const Spectacles = () => (
  <>
    <Stroke
      d={`${ring(57.4, 47.4, 5.4)}${ring(70.8, 47.4, 5)}M62.8 46.6C64 45.4 65 45.4 65.8 46.4M52 46.6L45 45`}
      width={1.3}
    />
    <Fine d="M54.6 45L57 43.4M68.4 45L70.6 43.4" colour={paper} depth={0.9} />
  </>
);

/** A quill behind the ear. */
export const EarQuill = () => (
  <>
    <Pen d="M47 44C36 38 26 28 22 14C33 19 42 28 50 41Z" fill={paper} />
    <Fine d="M50 43C40 36 31 26 25 18M36 32L30 31M41 36L34 37M33 27L28 24" depth={0.8} />
  </>
);

/** Lines of war paint or tattoo on the cheeks. */
export const CheekMarks = ({ d }: { d: string }) => <Stroke d={d} width={1.5} colour={mix('--deep', 80, '--ink')} />;

/** Slow matches smouldering in a beard. */
export const Fuses = () => (
  <>
    <Stroke
      d="M51 74C47 82 50 88 45 94M59 80C58 87 61 92 58 98M68 80C70 87 67 92 71 98M75 72C79 80 76 86 81 92"
      width={1.6}
      colour={cloth.linen}
    />
    <Wash d={ring(45, 95, 2) + ring(58, 99, 2) + ring(71, 99, 2) + ring(81, 93, 2)} fill="var(--wax)" />
    <Fine d="M43 92C39 88 44 84 40 79M83 90C87 86 82 82 86 77" depth={0.6} />
  </>
);

/** Curls down to the collar. */
export const Curls = ({ tone }: { tone: Tone }) => (
  <>
    <Pen
      d="M61 13C46 12 39 24 41 36C35 40 36 48 40 51C34 56 36 65 41 67C38 74 44 80 50 77L49 50C48 40 51 31 61 29C71 30 76 38 76 48L75 77C81 80 87 74 84 67C88 64 89 56 84 51C88 47 88 40 83 36C85 23 76 13 61 13Z"
      fill={hairTint(tone)}
    />
    <Fine
      d="M46 26C50 20 56 17 61 17M44 38C41 42 43 47 47 47M43 54C40 58 42 63 46 62M45 69C44 73 48 75 50 72M80 38C83 42 81 47 77 47M81 54C84 58 82 63 78 62M79 69C80 73 77 75 75 72"
      colour={tone === 3 ? ink : paper}
      depth={0.5}
    />
  </>
);

export const BeautyMark = () => <Wash d={ring(56.4, 59.4, 1.2)} fill={ink} />;
