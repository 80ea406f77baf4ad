/** Hair and beards. What falls behind the shoulders is drawn before the coat, the rest after the face. */
import { Fine, ink, Pen, paper, ring, Stroke, Wash } from '../pen.tsx';
import { hairTint, type Tone } from './palette.ts';

interface Hair {
  readonly tone: Tone;
}

export const ShortHair = ({ tone }: Hair) => (
  <Pen
    d="M45 47C42 34 44 20 60 17C74 15 81 26 78 39C74 33 70 30 66 31C58 33 50 33 48.4 40C48 44 46.6 46 45 47Z"
    fill={hairTint(tone)}
  />
);

/** A queue tied at the nape with a ribbon. */
export const TiedHair = ({ tone, ribbon = ink }: Hair & { ribbon?: string }) => (
  <>
    <Pen
      d="M45 50C40 34 44 20 60 17C74 15 81 26 78 38C72 31 60 29 52 33C48 38 49 46 47 52C44 60 38 66 34 78C31 68 37 58 45 50Z"
      fill={hairTint(tone)}
    />
    <Fine d="M46 34C42 44 42 52 38 64M49 32C46 40 46 46 44 52" colour={paper} depth={0.45} />
    <Pen d="M41 58C36 54 32 55 31 58C34 60 38 61 40.6 60.4C38 63 37.4 66 39 68C42 66 43 62 42.6 59.6Z" fill={ribbon} />
  </>
);

export const LongHair = ({ tone }: Hair) => (
  <>
    <Pen
      d="M60 15C44 14 37 28 39 46C40 62 34 74 31 86C42 92 78 94 88 86C84 74 82 62 82 46C83 28 76 14 60 15Z"
      fill={hairTint(tone)}
    />
    <Fine
      d="M37 82C41 70 43 60 42 48M42 86C46 74 47 64 46 54M84 82C80 70 79 60 80 48M34 84C38 74 41 64 40.4 52M80 84C77 74 76 66 76.6 58"
      colour={paper}
      depth={0.4}
    />
  </>
);

/** A braid over the left shoulder. */
export const Braid = ({ tone }: Hair) => (
  <>
    <Pen
      d="M46 44C40 52 42 60 38 64C34 68 40 72 36 76C32 80 38 84 34 88C32 92 36 96 38 99C42 96 44 92 41 88C46 84 41 80 44 76C48 72 43 68 46 64C50 60 48 54 49 48Z"
      fill={hairTint(tone)}
    />
    <Fine
      d="M40 64C43 64 45 66 45.4 67M37 76C40 76 43 77 44 79M35 88C38 87 40 88 41 90M44 58C42 60 40 62 39.6 66M43 70C40 71 38 74 37.6 77M41 82C38 83 36 86 35.6 89"
      colour={paper}
      depth={0.6}
    />
    <Stroke d="M35.6 94.4L40.4 94" width={2.4} colour="var(--wax)" />
  </>
);

/** Parted over the forehead. */
export const Fringe = ({ tone }: Hair) => (
  <>
    <Pen
      d="M45.4 47C42.4 32 47 20 61 19C75 19 80.4 30 78.4 45C75.6 34 70 29.6 64 27C58 33 48.6 34 45.4 47Z"
      fill={hairTint(tone)}
    />
    <Fine d="M47 38C49 31 55 28 60 25M51 35C54 31 58 29 61 26M76 36C74 31 70 28 67 26.6" colour={paper} depth={0.45} />
  </>
);

/** Put up high, with a rose in it. */
export const Chignon = ({ tone }: Hair) => (
  <>
    <Pen d="M50 20C40 22 34 14 39 8C42 1 54 0 58 7C66 4 71 12 66 18C62 24 54 24 50 20Z" fill={hairTint(tone)} />
    <Fringe tone={tone} />
    <Fine
      d="M41 15C42 9 48 6 53 8M44 18C46 13 51 11 56 12M52 20C54 15 59 12 64 13M55 7C57 9 58 10 58 12"
      colour={paper}
      depth={0.5}
    />
    <Pen d="M63 20C59 17 61 11.6 65.6 12C70 10.6 74 15 72 18.6C72 23 66 24 63 20Z" fill="var(--wax)" />
    <Fine
      d="M68.6 17.6C67 16 65 17.4 66 19C67.6 20.6 70.6 19.4 70.4 16.8C69.6 14.4 66 14 64.4 16"
      colour={paper}
      depth={0.8}
    />
  </>
);

export const WigBehind = ({ tone }: Hair) => (
  <>
    <Pen
      d="M60 9C40 7 33 24 36 38C29 44 30 54 34 58C27 64 28 76 34 80C32 88 38 94 46 92H78C86 94 90 86 87 80C94 74 93 62 88 58C93 52 92 42 86 38C88 22 80 8 60 9Z"
      fill={hairTint(tone)}
    />
    <Fine
      d="M38 40C34 46 36 52 42 52M36 60C32 66 34 72 41 72M37 80C37 86 42 88 46 86M84 40C89 46 87 52 81 52M87 60C91 66 88 72 82 72M85 80C86 86 81 88 77 86"
      depth={0.55}
    />
  </>
);

export const WigFront = ({ tone }: Hair) => (
  <>
    <Pen
      d="M46 46C40 30 47 11 61 13C76 11 83 28 78.4 46C77.4 35 72 28 61.4 27C51 28 47 35 46 46Z"
      fill={hairTint(tone)}
    />
    <Fine
      d="M52 20C56 16 66 16 71 20M50 25C55 20 67 20 73 25M61 14V26.4M46 34C47 29 50 25 54 22M77 34C76 29 73 25 69 22M45.4 38C43 32 44 26 48 22M78.6 38C80.6 32 79 26 75 22"
      depth={0.6}
    />
  </>
);

/** Grey at the temples, the crown shaven. */
export const Temples = ({ tone }: Hair) => (
  <Pen
    d="M46 52C41 46 41 34 46 29C50 32 49 42 47.6 50ZM77.6 46C79.6 41 79 33 76 29C74.4 34 75 41 77.6 46Z"
    fill={hairTint(tone)}
  />
);

export const Beard = ({ tone, braided = false }: Hair & { braided?: boolean }) => (
  <>
    <Pen
      d={
        braided
          ? 'M46.4 50C47 62 49 72 55 77C54 84 55 92 57.6 97C60 92 60.4 86 60.4 80C62 81 65 81 67 79.6C67 86 68 92 70.6 96C73 90 73 82 72.4 76C77 69 78 60 77.4 50C75 58 73.6 60 71 58.8C68 57.4 62 57.6 58.6 59.6C54 61.6 49.6 58 46.4 50Z'
          : 'M46.4 50C47 62 50 76 63 82C74 80 78 66 77.4 50C75 58 73.6 60 71 58.8C68 57.4 62 57.6 58.6 59.6C54 61.6 49.6 58 46.4 50Z'
      }
      fill={hairTint(tone)}
    />
    <Fine
      d="M52 62L56 74M58 66L60 78M64 68L64 80M69 66L68 77M73 60L72 70M49 56L51 64M48 53C51 60 55 62 58 61M76 55C74 60 72 61 70 60.4"
      colour={tone === 3 ? ink : paper}
      depth={0.42}
    />
    {braided && (
      <Stroke
        d="M55.6 83.4L60 83.4M55.8 90L59.6 90M67.6 83L72.2 83M68.4 89.6L72.4 89.6"
        width={1.7}
        colour="var(--coin)"
      />
    )}
    <path d="M60.6 63.6Q65 61.6 69.4 63.2Q65 66.8 60.6 63.6Z" fill="var(--wax)" stroke={ink} strokeWidth={0.7} />
  </>
);

/** A short full beard along the jaw, the lips left free. */
export const ShortBeard = ({ tone }: Hair) => (
  <>
    <Pen
      d="M46.6 50C47.4 62 52 73.6 65.4 74.6C73.4 73 77.4 62 77.4 51C75.6 57 74.4 60 73 62.4C71 66.6 68.6 69.6 65 69.6C59 69.4 52 61 49.8 50Z"
      fill={hairTint(tone)}
    />
    <Fine
      d="M50 58L53 66M54 63L57.6 70M59 68L61.4 73M65 70V74M70.4 68L69.6 72.6M74 62L73.4 67"
      colour={tone === 3 ? ink : paper}
      depth={0.42}
    />
  </>
);

export const Moustache = ({ tone }: Hair) => (
  <Pen
    d="M56.4 58.8C61 56.6 64.2 58.2 65.6 59C67.2 57.8 70.4 56.6 75 58.6C72.4 62.8 67.6 62 65.6 60.8C63.2 62.4 59.6 63 56.4 58.8Z"
    fill={hairTint(tone)}
  />
);

export const Goatee = ({ tone }: Hair) => (
  <Pen d="M61 66.8C64 65.8 67 65.8 69.4 66.8C69.4 72 67 78 65.4 79.4C63 78 61 72 61 66.8Z" fill={hairTint(tone)} />
);

export const Sideburns = ({ tone }: Hair) => (
  <Wash d="M46 42C46.6 54 49 60 52.4 62.4C52.4 56 50.6 50 50.6 40Z" fill={hairTint(tone)} />
);

export const Earring = () => <Pen d={ring(44.4, 57, 2.2)} fill="var(--coin)" />;
