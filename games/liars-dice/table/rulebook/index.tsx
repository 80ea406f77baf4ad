/** What the rulebook shows of the table. */
import type { PicturesOf, RulebookArt } from '@broadside/kit';
import type { SYMBOLS } from '../../rulebook/symbols.ts';
import { COVERED } from '../../rules/facade.ts';
import { CupPicture } from '../art/Cup.tsx';
import { DieFace } from '../art/DieFace.tsx';

const SIZE = 36;

const symbols: PicturesOf<typeof SYMBOLS> = {
  dice: {
    one: <DieFace seat={0} face={1} size={SIZE} />,
    face: <DieFace seat={1} face={4} size={SIZE} />,
    counts: <DieFace seat={0} face={5} size={SIZE} counts />,
    faint: <DieFace seat={0} face={3} size={SIZE} faint />,
    covered: <DieFace seat={0} face={COVERED} size={SIZE} />,
  },
  cups: {
    cup: <CupPicture seat={0} size={44} />,
    lifted: <CupPicture seat={0} size={44} lifted />,
  },
};

const MINE = [1, 3, 5, 5, 6] as const;
const THEIRS = [1, 2, 5, 6, 6] as const;

/** What counts for a bid of fives: fives, and ones. */
const isFive = (face: number): boolean => face === 1 || face === 5;

const figures: RulebookArt['figures'] = {
  cup: () => (
    <>
      <CupPicture seat={0} size={64} lifted />
      {MINE.map((face, at) => (
        <DieFace key={at} seat={0} face={face} size={SIZE} />
      ))}
    </>
  ),
  hidden: () => [1, 2, 3].map((seat) => <CupPicture key={seat} seat={seat} size={64} />),
  call: () =>
    [MINE, THEIRS].map((dice, seat) => (
      <span key={seat} data-pair>
        {dice.map((face, at) => (
          <DieFace key={at} seat={seat} face={face} size={SIZE} counts={isFive(face)} faint={!isFive(face)} />
        ))}
      </span>
    )),
};

export const art: RulebookArt = { figures, symbols };
