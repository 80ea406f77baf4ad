/** New Game in a terminal: from a view to lines of text. */
import type { Catalogues } from '@broadside/text';
import { type Line, type Room, rankingTable, strong, type TerminalTable } from '@broadside/text/terminal';
import { NO_CARD, outcome } from '../rules/facade.ts';
import type { NewGameView } from '../rules/view.ts';

/** The words of the drawing are those of the voice. */
const NO_WORDS: Catalogues = { en: {}, ru: {}, uk: {} };

function playerLine(view: NewGameView, seat: number, room: Room): Line {
  const { hand, handSize, card, rounds } = view.players[seat];
  const played = card === NO_CARD ? '–' : String(card + 1);
  const held = hand ? hand.map((one) => one + 1).join(' ') : '? '.repeat(handSize).trim();
  const acts = view.flow[0]?.seat === seat ? '▶ ' : '  ';
  return room.pen.cut([acts, strong(room.nameOf(seat)), `  ${played}  [${held}]  ★${rounds}`], room.columns);
}

export const newGameTerminal: TerminalTable = {
  catalogues: NO_WORDS,
  title: (say) => say('new-game.name'),
  headline: (view, { say }) => {
    const { flow, round } = view as NewGameView;
    return [flow.length > 0 ? say('new-game.round', { round }) : say('new-game.over')];
  },
  draw: (view, room) => (view as NewGameView).players.map((_, seat) => playerLine(view as NewGameView, seat, room)),
  abilities: () => [],
  reminder: (_view, room) => room.pen.wrap([room.say('new-game.reminder')], room.columns),
  weight: ({ type }) => (type === 'won' ? 'chapter' : 'news'),
  isFatal: () => false,
  scoreSheet: (view, room) => {
    const result = outcome(view as NewGameView);
    return result ? rankingTable(result.ranking, ['points'], 'new-game.sheet', room) : [];
  },
};
