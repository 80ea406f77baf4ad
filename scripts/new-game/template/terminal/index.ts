/** New Game in a terminal: from a view to lines of text. */
import { type Line, rankingTable, strong, type TerminalTable, type Room as TextRoom } from '@broadside/text/terminal';
import { NO_CARD, outcome } from '../rules/facade.ts';
import type { NewGameView } from '../rules/view.ts';
import { stepWords } from '../text/index.ts';
import { type TerminalSay, terminalText } from '../text/terminal.ts';

type Room = TextRoom<TerminalSay>;

function playerLine(view: NewGameView, seat: number, room: Room): Line {
  const { hand, handSize, card, rounds } = view.players[seat];
  const played = card === NO_CARD ? '–' : String(card + 1);
  const held = hand ? hand.map((one) => one + 1).join(' ') : '? '.repeat(handSize).trim();
  const acts = view.flow[0]?.seat === seat ? '▶ ' : '  ';
  return room.pen.cut([acts, strong(room.nameOf(seat)), `  ${played}  [${held}]  ★${rounds}`], room.columns);
}

const reminder = ({ say, pen, columns }: Room): Line[] => pen.wrap([say('new-game.terminal.reminder')], columns);

function scoreSheet(view: NewGameView, room: Room): Line[] {
  const result = outcome(view);
  return result ? rankingTable(result.ranking, ['points'], 'new-game.sheet', room) : [];
}

export const newGameTerminal: TerminalTable = {
  catalogues: terminalText,
  title: (say: TerminalSay) => say('new-game.name'),
  headline: (view, { say }) => [stepWords(view as NewGameView, say)],
  draw: (view, room) => (view as NewGameView).players.map((_, seat) => playerLine(view as NewGameView, seat, room)),
  abilities: () => [],
  reminder: (_view, room) => reminder(room),
  weight: ({ type }) => (type === 'won' ? 'chapter' : 'news'),
  isFatal: () => false,
  scoreSheet: (view, room) => scoreSheet(view as NewGameView, room),
};
