/** What the portraits wear on their heads. */
import type { ReactNode } from 'react';
import { Fine, gold, mix, Pen, paper, ring, Stroke, Wash } from '../pen.tsx';
import { BrimShadow } from './head.tsx';
import { cloth } from './palette.ts';

interface Hat {
  readonly fill: string;
}

export const Tricorn = ({ fill, band }: Hat & { band: string }) => (
  <>
    <BrimShadow />
    <Pen d="M46 28C46 14 52 9 61 9C71 9 77 14 77 28Z" fill={fill} />
    <Pen
      d="M27 31C26 22 32 16 38 17C44 24 54 26 61.4 20C69 26 79 24 85 17C91 16 97 22 95 31C84 38 74 34 61.4 32C49 34 38 38 27 31Z"
      fill={fill}
    />
    <Stroke
      d="M29.4 29C30 23 33 19.6 37 19.6C44 26.4 54 28 61.4 22.8C69 28 79 26.4 86 19.6C90 19.6 93 23 93 29"
      width={2}
      colour={band}
    />
    <Fine
      d="M50 22V14M54 21V11.4M72 22V14M68 21V11.4M33 31C42 33.4 52 31 60 29M36 28C44 31 52 29.4 60 26.6M90 31C82 33.4 72 31 63 29M88 28C80 31 72 29.4 63 26.6"
      colour={paper}
      depth={0.4}
    />
  </>
);

/** Worn athwart, with a cockade and a gold edge. */
export const Bicorne = ({ fill }: Hat) => (
  <>
    <BrimShadow />
    <Pen d="M25 35C27 15 45 4 61 4C78 4 96 15 98 35C86 27 74 25.6 61.4 25.6C49 25.6 37 27 25 35Z" fill={fill} />
    <Stroke d="M27.6 31.6C31 16.6 46 7 61 7C77 7 92 16.6 95.4 31.6" width={2.2} colour={gold} />
    <Fine
      d="M36 26C40 18 46 13 52 11M42 25C45 19 50 15 55 13M87 26C83 18 77 13 71 11M81 25C78 19 73 15 68 13M48 24.6C50 20 53 17 56 15.4M75 24.6C73 20 70 17 67 15.4"
      colour={paper}
      depth={0.45}
    />
    <Pen d={ring(61.4, 15.6, 5.2)} fill="var(--wax)" />
    <Pen d={ring(61.4, 15.6, 2)} fill={gold} />
  </>
);

/** A broad brim; straw is plaited. */
export const BroadHat = ({
  fill,
  band,
  plaited = false,
  children,
}: Hat & { band: string; plaited?: boolean; children?: ReactNode }) => (
  <>
    <BrimShadow />
    <Pen d="M47 26C47 12 52 7 61 7C71 7 76 12 76 26Z" fill={fill} />
    <Wash d="M47.2 20.6C56 23.4 68 23.4 75.8 20.6V26H47.2Z" fill={band} />
    <Pen
      d="M24 31C36 22.6 50 22 61 22.4C72 22 87 22.6 99 31C88 35.4 74 32.6 61.4 32.4C48 32.6 35 35.4 24 31Z"
      fill={fill}
    />
    <Fine
      d={
        plaited
          ? 'M52 18V11M57 19V8.6M62 19V8M67 18.6V9M71.6 18V11M48 15C56 17 67 17 75 15M30 30L36 27M38 31.4L43 25M47 31L50 24M56 30.8V23.6M66 30.8V23.6M75 31L72 24M84 31.4L79 25M92 30L86 27'
          : 'M32 30C42 26.6 52 26 61 26M91 30C82 26.6 72 26 64 26M51 18C51.4 13 54 10 58 9.4M72 18V13M69 19V11.4M40 31.4C48 29 56 28.8 64 29'
      }
      depth={0.5}
    />
    {children}
  </>
);

export const Feather = ({ fill }: Hat) => (
  <>
    <Pen d="M74 24C84 23 97 13 98 1C93 1 89 3 86 6C85 4 83 5 80 8C76 12 73 17 72 22Z" fill={fill} />
    <Fine d="M74 22C82 16 90 9 95 4M80 17L79 11M85 13L85 8M84 16L90 13.6" colour={paper} depth={0.7} />
  </>
);

/** A scarf knotted behind. */
export const Bandana = ({ fill }: Hat) => (
  <>
    <BrimShadow />
    <Pen d="M46 34C38 36 33 44 30 54C38 52 44 46 48 38ZM46 33C37 33 30 37 26 44C35 45 42 42 48 37Z" fill={fill} />
    <Pen d="M45 38C43 22 51 14 62 14C73 14 80.4 23 78.4 37C68 31 55 31.6 45 38Z" fill={fill} />
    <Wash
      d={[
        [53, 26],
        [62, 20.6],
        [71, 25],
        [58, 29.8],
        [67, 29.6],
      ]
        .map(([x, y]) => ring(x, y, 1.5))
        .join('')}
      fill={paper}
    />
    <Fine d="M47 34C48 26 51 21 55 18M49 35C51 30 54 28 57 27M76 33C75 27 73 22 70 19" depth={0.55} />
  </>
);

/** A knitted cap with a turned-up rim. */
export const KnitCap = ({ fill }: Hat) => (
  <>
    <Pen d="M46 32C45 17 52 9 62 10C73 10 79 18 77.6 32Z" fill={fill} />
    <Fine
      d="M49 29C49 22 51 17 54 14M52 30C52 22 54 16 57 12M55 29C55 22 56.6 16 59 11.6M58 30C58 22 59 16 61 11M61 29V11M64 30C64 22 64.6 16 65 11M67 29C67 22 67.4 17 67 12M70 30C70 22 70 17 69 13M73.6 29C73.6 22 72.6 18 71.6 15"
      depth={0.5}
    />
    <Pen d="M43.6 30C53 26.6 70 26.6 80 30V37.6C70 34 54 34 43.6 37.6Z" fill={paper} />
    <Fine d="M48 30V36M53 29V35M58 28.4V34.6M63 28.4V34.6M68 28.8V34.8M73 29.4V35.6M77 30V36.6" />
    <Pen d={ring(63, 9, 3.8)} fill={paper} />
    <Fine d="M61 7L63 9.6L65 7M61 11L63 9.6L65 11" />
  </>
);

/** Three horns in two colours, with bells. */
export const FoolsCap = ({ one, other }: { one: string; other: string }) => (
  <>
    <BrimShadow />
    <Pen d="M46 38C38 34 26 30 22 44C16 24 34 8 52 16Z" fill={one} />
    <Pen d="M77 38C84 34 96 30 100 44C106 24 88 8 70 16Z" fill={other} />
    <Pen d="M45 38C44 24 50 18 54 6C60 10 62 12 62 18C61 24 61 28 61.4 33C55 33.4 50 35 45 38Z" fill={other} />
    <Pen d="M54 6C62 12 70 10 74 22C78 28 79 32 78.4 38C73 34.6 67 33 61.4 33C61 26 61 14 54 6Z" fill={one} />
    <Fine
      d="M26 36C28 26 36 18 46 17M24 40C24 34 26 30 29 27M96 36C94 26 86 18 76 17M98 40C98 34 96 30 93 27M49 33C50 26 53 20 54 13M74 33C73 26 70 20 66 17M56 32C57 26 58 20 57 15"
      depth={0.5}
    />
    <Pen d={ring(22, 46.4, 3.8) + ring(100, 46.4, 3.8) + ring(54, 5.6, 3.8)} fill={gold} />
    <Fine d="M22 47V50M100 47V50M54 6.2V9.2M19.6 45.4H24.4M97.6 45.4H102.4M51.6 4.6H56.4" depth={0.9} />
  </>
);

/** A priest's flat hat. */
export const Saturno = ({ fill }: Hat) => (
  <>
    <BrimShadow />
    <Pen d="M46 25C46 13 52 9.6 61.4 9.6C71 9.6 77 13 77 25Z" fill={fill} />
    <Wash d="M46.4 20.4C56 22.8 67 22.8 76.8 20.4V25H46.4Z" fill={cloth.wine} />
    <Pen d="M23 28.6C34 22 89 22 100 28.6C90 33.8 76 32.6 61.4 32.6C46 32.6 33 33.8 23 28.6Z" fill={fill} />
    <Fine
      d="M50 19V13M54 19.6V11.6M70 19.6V12.6M66 19.8V11M31 28.4C42 25.6 52 25.2 61 25.2M92 28.4C84 26 74 25.2 66 25.2"
      colour={paper}
      depth={0.45}
    />
  </>
);

/** A cloth bound over the hair, knotted on top. */
export const HeadCloth = ({ fill }: Hat) => (
  <>
    <Pen d="M44.4 44C41 26 48 14 61 14C75 14 82 26 79 42C74 33 69 29 61.4 29C54 29 48 34 44.4 44Z" fill={fill} />
    <Pen d="M57 16C49 12 47 3 54 4C58 4 60 9 61 13C63 8 67 3 71 5C75 8 70 14 64 16C62 18 59 18 57 16Z" fill={fill} />
    <Fine
      d="M47 36C48 27 53 21 60 19M50 33C52 26 56 22 62 21M54 30C56 25 60 22 66 21M76 36C75 28 71 22 65 19M73 32C71 26 68 23 64 22M52 7C55 9 57 11 58.6 14M70 8C67 10 65 12 63.6 14"
      depth={0.55}
    />
    <Stroke
      d="M45.4 40.6C49 31.6 54.6 27.4 61.4 27.4C68.6 27.4 74.4 31 78.4 38.6"
      width={1.6}
      colour={mix('--paper', 60, '--coin')}
    />
  </>
);
