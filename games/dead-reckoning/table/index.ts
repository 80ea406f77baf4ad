/** Dead Reckoning on a screen. */
import type { GameUI, HelpRules, Note, ResultRules } from '@broadside/kit';
import type { DeadReckoningView } from '../rules/view.ts';
import { deadReckoningVoice } from '../text/index.ts';
import { tableText } from '../text/table.ts';
import { animationSteps } from './animationSteps.ts';
import { Portrait } from './art/Portrait.tsx';
import { awards } from './awards.ts';
import { Board } from './board/Board.tsx';
import { Side } from './board/Side.tsx';
import { DeadReckoningCard } from './card/index.ts';
import { choices } from './choices.ts';
import { alarm, cardsOf, points, seatOf, step } from './facts.ts';
import { figures } from './figures.ts';
import { sheetRows } from './icons.tsx';
import { turnMoments, turnStart } from './turns.tsx';

export const deadReckoningUI: GameUI<DeadReckoningView> = {
  id: 'dead-reckoning',
  voice: deadReckoningVoice,
  catalogues: tableText,
  Board,
  Side,
  Card: DeadReckoningCard,
  choices,
  animationSteps,
  step: (view, say) => step(view, say),
  turnOf: ({ active }) => active,
  alarm: (view, say, nameOf) => alarm(view, say, nameOf),
  turnStart,
  turnMoments: (turn, say) => turnMoments(turn, say),
  points,
  cardsOf,
  seatOf,
  awards: (log, outcome, say) => awards(log, outcome, say),
  sheet: sheetRows,
  results: async () => (await import('./badges/rules.ts')).results as ResultRules,
  help: async () => (await import('./help/leadsTo.ts')).help as HelpRules,
  notes: async () => (await import('./help/notes.ts')).notes as readonly Note[],
  rulebook: async () => (await import('./rulebook/index.tsx')).art,
  Portrait,
  figures,
};

/** As the shelf takes it: games of different views meet there. */
export default deadReckoningUI as GameUI;
