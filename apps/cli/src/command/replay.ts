import type { Viewer } from '@broadside/kernel';
import { canOpenTerminal, openTerminal, printPosition, replayAtTable } from '../table/index.ts';
import { commandSay } from '../text/commands.ts';
import { Words } from './args.ts';
import { readMatch } from './files.ts';

function readViewer(words: Words, seats: number): Viewer {
  const wanted = words.text('as') ?? 'spectator';
  if (wanted === 'spectator') return wanted;
  if (!/^\d+$/.test(wanted) || Number(wanted) >= seats)
    throw words.wrong(`--as must be spectator or a seat from 0 to ${seats - 1}, not ${JSON.stringify(wanted)}`);
  return Number(wanted);
}

/** `broadside replay FILE`: a recorded match, step by step or one position in a pipe. */
export async function replay(argv: readonly string[]): Promise<void> {
  const words = new Words('replay', argv, { at: 'text', as: 'text' }, 1);
  const { entry, match } = await readMatch(words.file());
  const locale = words.locale();
  const say = commandSay(locale);
  const viewer = readViewer(words, match.header.seats);
  const at = words.whole('at', 0, match.n) ?? match.n;
  const names = Array.from({ length: match.header.seats }, (_, seat) => say('command.seat', { seat: seat + 1 }));
  if (!canOpenTerminal()) {
    console.log(printPosition({ entry, match, locale, viewer, at, names }));
    return;
  }
  const terminal = openTerminal();
  try {
    await replayAtTable({ entry, match, locale, viewer, at: words.text('at') === undefined ? 0 : at, names, terminal });
  } finally {
    terminal.close();
  }
}
