/** Versions of the game that leak a secret: the leak test of the server must notice each of them. */
import type { AnyGame, Viewer } from '@broadside/kernel';
import type { BadGame } from '@broadside/kernel/conformance';
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasState } from '../rules/state.ts';

const { turn } = sevenSeas.steps;

/** S7-TABLE-1 broken: who has nothing left but to decline is not asked. */
const hastyTurn: typeof turn = {
  ...turn,
  resume(state, frame, out) {
    if (turn.resume?.(state, frame, out)) return true;
    const legal = turn.legal(state, frame, frame.seat);
    if (legal.length !== 1 || legal[0].type !== 'decline') return false;
    turn.apply(state, frame, frame.seat, legal[0], out);
    return true;
  },
};

const withChoices = (state: SevenSeasState, viewer: Viewer): object => ({
  ...sevenSeas.view(state, viewer),
  guess: state.pirates.map(({ chosen }) => chosen),
});

export const leaks: Readonly<Record<string, () => BadGame>> = {
  'a secret choice that shows in a view': () => ({
    game: { ...sevenSeas, view: withChoices } as AnyGame,
    table: { seats: 3, options: {} },
    entries: 60,
    moreThan: 5,
  }),
  'S7-TABLE-1: an answer that is made for somebody because their hand leaves nothing else': () => ({
    game: { ...sevenSeas, steps: { ...sevenSeas.steps, turn: hastyTurn } } as AnyGame,
    table: { seats: 4, options: { roundLimit: 20 } },
    moreThan: 1,
  }),
};
