/** Pirates of the 7 Seas on a screen. */
import type { GameUI, HelpRules, Note, ResultRules } from '@broadside/kit';
import type { SevenSeasView } from '../rules/view.ts';
import { sevenSeasVoice } from '../text/index.ts';
import { tableText } from '../text/table.ts';
import { animationSteps } from './animationSteps.ts';
import { Portrait } from './art/Portrait.tsx';
import { awards } from './awards.ts';
import { Board } from './board/Board.tsx';
import { Side } from './board/Side.tsx';
import { SevenSeasCard } from './card/index.ts';
import { choices } from './choices.ts';
import { alarm, cardsOf, points, seatOf, step } from './facts.ts';
import { figures } from './figures.ts';
import { sheetRows } from './icons.tsx';
import { markCause } from './marks.ts';
import { turnMoments, turnStart } from './turns.tsx';

export const sevenSeasUI: GameUI<SevenSeasView> = {
  id: 'seven-seas',
  voice: sevenSeasVoice,
  catalogues: tableText,
  Board,
  Side,
  Card: SevenSeasCard,
  choices,
  animationSteps,
  step,
  alarm,
  turnStart,
  turnMoments: (turn, say) => turnMoments(turn, say),
  points,
  cardsOf,
  seatOf,
  awards,
  sheet: sheetRows,
  results: async () => (await import('./badges/rules.ts')).results as ResultRules,
  help: async () => (await import('./help/leadsTo.ts')).help as HelpRules,
  notes: async () => (await import('./help/notes.ts')).notes as readonly Note[],
  rulebook: async () => (await import('./rulebook/index.tsx')).art,
  Portrait,
  cause: markCause,
  figures,
};

/** As the shelf takes it: games of different views meet there. */
export default sevenSeasUI as GameUI;
