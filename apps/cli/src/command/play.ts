import { existsSync } from 'node:fs';
import type { Bot } from '@broadside/bots';
import { type AnyMatch, Match } from '@broadside/kernel';
import type { GameProgram } from '@broadside/shelf';
import { freshSeed } from '../seed.ts';
import { checkBotNames, openBots } from '../series/bots.ts';
import { canOpenTerminal, openTerminal, playAtTable } from '../table/index.ts';
import { botName, commandSay } from '../text/commands.ts';
import { Words } from './args.ts';
import { readMatch } from './files.ts';

const DEFAULT_PLAYERS = 3;
const DEFAULT_BOT = 'sailor';

const FLAGS = {
  players: 'text',
  bots: 'text',
  me: 'many',
  seed: 'text',
  options: 'text',
  ms: 'text',
  save: 'text',
  load: 'text',
} as const;

/** People first, then bots; the list of bots is repeated to fill the table. */
function seatEverybody(
  words: Words,
  entry: GameProgram,
  fixed: number | undefined,
): { people: string[]; bots: string[] } {
  const { min, max } = entry.game.seats;
  const people = words.many('me').length > 0 ? [...words.many('me')] : ['—'];
  const named = words.text('bots')?.split(',');
  const wanted = named ? people.length + named.length : Math.max(DEFAULT_PLAYERS, people.length);
  const players = fixed ?? words.whole('players', min, max) ?? Math.max(min, wanted);
  if (players > max || people.length > players)
    throw words.wrong(
      `${people.length} people and ${players - people.length} bots do not fit; it is for ${min} to ${max}`,
    );
  const names = named ?? [DEFAULT_BOT];
  const bots = Array.from({ length: players - people.length }, (_, at) => names[at % names.length]);
  checkBotNames(entry, bots);
  return { people, bots };
}

/** `broadside play`: a table in this terminal. */
export async function play(argv: readonly string[]): Promise<void> {
  const words = new Words('play', argv, FLAGS, 1);
  const locale = words.locale();
  const say = commandSay(locale);
  const path = words.text('load');
  const loaded = path === undefined ? undefined : await readMatch(path);
  const entry = loaded?.entry ?? words.game();
  const { people, bots } = seatEverybody(words, entry, loaded?.match.header.seats);
  const match: AnyMatch =
    loaded?.match ??
    Match.begin(entry.game, {
      seats: people.length + bots.length,
      options: words.json('options'),
      seed: words.text('seed') ?? freshSeed(),
    });
  const save = words.text('save') ?? path;
  if (save !== undefined && save !== path && existsSync(save))
    throw words.wrong(`--save ${JSON.stringify(save)}: the file exists already`);
  const ms = words.whole('ms', 1, 600_000);
  if (!canOpenTerminal()) throw words.wrong(say('command.play.needsTerminal'));
  const seats: ('me' | Bot)[] = [...people.map(() => 'me' as const), ...openBots(entry, bots)];
  const names = [
    ...people.map((name) => (name === '—' ? say('command.you') : name)),
    ...bots.map((bot, at) => say('command.bot', { bot: botName(bot, say), number: at + 1 })),
  ];
  const terminal = openTerminal();
  try {
    await playAtTable({
      entry,
      match,
      locale,
      seats,
      names,
      terminal,
      company: [...words.many('me').flatMap((name) => ['--me', name]), '--bots', bots.join()],
      ...(ms === undefined ? {} : { botMs: ms }),
      ...(save === undefined ? {} : { saveTo: save }),
    });
  } finally {
    terminal.close();
    for (const seat of seats) if (seat !== 'me') seat.close?.();
  }
}
