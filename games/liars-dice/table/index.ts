/** Liar's Dice on a screen. */
import type { GameUI, HelpRules, Note, ResultRules } from '@broadside/kit';
import type { LiarsDiceView } from '../rules/view.ts';
import { liarsDiceVoice } from '../text/index.ts';
import { tableText } from '../text/table.ts';
import { animationSteps } from './animationSteps.ts';
import { Board } from './board/Board.tsx';
import { choices } from './choices.ts';
import { alarm, awards, points, seatOf, step } from './facts.ts';
import { sheetRows } from './icons.tsx';

const ui: GameUI<LiarsDiceView> = {
  id: 'liars-dice',
  voice: liarsDiceVoice,
  catalogues: tableText,
  Board,
  // No cards: nothing flies, and nothing is printed on anything.
  Card: () => null,
  cardsOf: () => [],
  figures: { of: () => [], module: (module) => module },
  choices,
  animationSteps,
  step,
  alarm,
  points,
  seatOf,
  awards,
  sheet: sheetRows,
  results: async () => (await import('./badges/rules.ts')).results as ResultRules,
  help: async () => (await import('./help/leadsTo.ts')).help as HelpRules,
  notes: async () => (await import('./help/notes.ts')).notes as readonly Note[],
  rulebook: async () => (await import('./rulebook/index.tsx')).art,
};

export default ui as GameUI;
