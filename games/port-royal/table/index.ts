/** Port Royal on a screen. */
import type { GameUI, HelpRules, Note, ResultRules } from '@broadside/kit';
import type { View } from '../rules/view.ts';
import { portRoyalVoice } from '../text/index.ts';
import { tableText } from '../text/table.ts';
import { Epilogue } from './adventure/index.ts';
import { animationSteps } from './animation/animationSteps.ts';
import { Portrait } from './art/Portrait.tsx';
import { Board } from './board/Board.tsx';
import { Side } from './board/Side.tsx';
import { PortRoyalCard } from './card/index.ts';
import { figuresOf, moduleName } from './card/printed.ts';
import { choices } from './choices/choices.ts';
import { sheetRows } from './icons.tsx';
import { awards } from './standing/awards.ts';
import { alarm, cardsOf, points, seatOf, step } from './standing/facts.ts';
import { turnMoments, turnStart } from './standing/turns.tsx';

export const portRoyalUI: GameUI<View> = {
  id: 'port-royal',
  voice: portRoyalVoice,
  catalogues: tableText,
  Board,
  Side,
  Card: PortRoyalCard,
  choices,
  animationSteps,
  step,
  turnOf: ({ active }) => active,
  turnStart,
  turnMoments,
  alarm,
  points,
  cardsOf,
  seatOf,
  awards,
  Epilogue,
  campaign: async () => (await import('./campaign/index.tsx')).portRoyalTale,
  sheet: sheetRows,
  Portrait,
  figures: { of: figuresOf, module: moduleName },
  results: async () => (await import('./badges/rules.ts')).results as ResultRules,
  help: async () => (await import('./help/leadsTo.ts')).help as HelpRules,
  notes: async () => (await import('./help/notes.ts')).notes as readonly Note[],
  rulebook: async () => (await import('./rulebook/index.tsx')).art,
};

/** As the shelf takes it: games of different views meet there. */
export default portRoyalUI as GameUI;
