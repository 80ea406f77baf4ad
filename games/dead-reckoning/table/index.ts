/** Dead Reckoning on a screen. */
import type { GameFace } from '@broadside/kit';
import type { DeadReckoningView } from '../rules/view.ts';
import { deadReckoningVoice } from '../text/index.ts';
import { awards } from './awards.ts';
import { beats } from './beats.ts';
import { Board } from './board/Board.tsx';
import { Side } from './board/Side.tsx';
import { DeadReckoningCard } from './card/index.ts';
import { choices } from './choices.ts';
import { alarm, cardsOf, points, seatOf, step } from './facts.ts';
import { figures } from './figures.ts';
import { sheetRows } from './icons.tsx';
import { tableText } from './text/index.ts';

export const deadReckoningFace: GameFace<DeadReckoningView> = {
  id: 'dead-reckoning',
  voice: deadReckoningVoice,
  catalogues: tableText,
  Board,
  Side,
  Card: DeadReckoningCard,
  choices,
  beats,
  step,
  alarm,
  points,
  cardsOf,
  seatOf,
  awards,
  sheet: sheetRows,
  figures,
};

/** As the shelf takes it: games of different views meet there. */
export default deadReckoningFace as GameFace;
