/** The end: who won and why, where the points came from, and what proves that the deck was honest. */
import type { Line } from '@broadside/text/terminal';
import { pen } from '@broadside/text/terminal';
import { type Hint, header, hintLine, rule } from './frame.ts';
import { quiet, strong } from './paint.ts';
import type { Table } from './table.ts';

const HINTS: readonly Hint[] = [
  ['s', 'save'],
  ['l', 'log'],
  ['c', 'cards'],
  ['L', 'language'],
  ['q', 'leave'],
];

/** The seed was a secret until now; its hash was shown from the start. */
function proof(table: Table, columns: number): Line[] {
  const { say } = table.screen;
  const { match } = table;
  const lines = [say('cli.end.seed', { seed: match.seed }), say('cli.end.commit', { commit: match.header.commit })];
  return lines.flatMap((line) => pen.wrap([quiet(line)], columns, 2));
}

function endScreen(table: Table): Line[] {
  const { screen, match, notice } = table;
  const { columns, rows, say, tongue, nameOf, entry } = screen;
  const { outcome } = match;
  const verdict = outcome ? pen.wrap([strong(entry.voice.outcome(outcome, tongue, nameOf))], columns - 2) : [];
  const foot = [rule('', columns), ...proof(table, columns), ...(notice ? pen.wrap(notice, columns, 2) : [])];
  const space = rows - verdict.length - foot.length - 5;
  const sheet = entry.terminal.scoreSheet(table.view, screen.room(columns - 2, space));
  const body = [[], ...verdict, [], ...sheet].slice(0, rows - foot.length - 2);
  const blank = Array.from({ length: rows - foot.length - 2 - body.length }, (): Line => []);
  const inset = body.map((line): Line => [' ', ...line]);
  return [header(screen, [strong(say('cli.end.title'))]), ...inset, ...blank, ...foot, hintLine(screen, HINTS)];
}

/** The end screen, until the player leaves. */
export async function finish(table: Table): Promise<void> {
  const { screen } = table;
  screen.keys.forget();
  for (;;) {
    screen.show(endScreen(table));
    const key = await screen.keys.next();
    table.notice = undefined;
    if (key === 'q' || key === 'ctrl-c' || key === 'escape') return;
    if (key === 's') await table.save();
    else await table.handle(key);
  }
}

/** What stays on the ordinary screen afterwards. */
export function farewell(table: Table): string[] {
  const { screen, match, savedAs, commands } = table;
  const { say, tongue, nameOf, entry } = screen;
  const { outcome } = match;
  const lines = outcome ? [entry.voice.outcome(outcome, tongue, nameOf)] : [];
  if (savedAs === undefined) {
    const failed = table.notice && table.setup.saveTo !== undefined ? table.notice : undefined;
    const why = failed?.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
    return [...lines, ...(why ? [why] : []), ...(outcome ? [] : [say('cli.notSaved')])];
  }
  lines.push(say('cli.saved', { file: savedAs }));
  if (!outcome) return [...lines, say('cli.resume', { command: commands.resume(savedAs) })];
  return [
    ...lines,
    say('cli.again', { command: commands.replay(savedAs) }),
    say('cli.verify', { command: commands.verify(savedAs) }),
  ];
}
