/** The help: the keys first, then the rules in brief. */
import type { Line } from '@broadside/text/terminal';
import { pen } from '@broadside/text/terminal';
import { title } from './paint.ts';
import type { Speech } from './screen.ts';

const KEYS = {
  play: ['choose', 'undo', 'look', 'pace', 'leave'],
  replay: ['replay', 'look', 'leave'],
} as const;

export function helpLines(speech: Speech, view: unknown, where: keyof typeof KEYS, columns: number): Line[] {
  const { say } = speech;
  return [
    [title(say('cli.help.keys'))],
    ...KEYS[where].flatMap((key) => pen.wrap([`· ${say(`cli.help.${key}`)}`], columns, 2)),
    [],
    [title(say('cli.help.rules'))],
    ...speech.entry.terminal.reminder(view, speech.room(columns, 0)),
  ];
}
