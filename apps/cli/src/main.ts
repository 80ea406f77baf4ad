/** The `broadside` command. Bad input is a sentence and exit code 2, never a stack trace. */
import { BadInput, Refusal } from '@broadside/kernel';
import { onShelf } from '@broadside/shelf';
import { commonText, speaker } from '@broadside/text';
import { analyse } from './command/analyse.ts';
import { arena } from './command/arena.ts';
import { Words } from './command/args.ts';
import { games } from './command/games.ts';
import { play } from './command/play.ts';
import { replay } from './command/replay.ts';
import { simulate } from './command/simulate.ts';
import { backup, restore } from './command/store.ts';
import { trace } from './command/trace.ts';
import { verify } from './command/verify.ts';
import { serveEngine } from './engine/serve.ts';
import { type CommandName, commandSay } from './text/commands.ts';

type Command = (argv: readonly string[]) => void | Promise<void>;

const engine: Command = (argv) => serveEngine(process.stdin, process.stdout, new Words('engine', argv, {}, 0).locale());

/** Loaded only when asked for: the other commands need no server. */
const serve: Command = async (argv) => (await import('@broadside/server')).serve(argv);

const COMMANDS: Readonly<Record<CommandName, Command>> = {
  serve,
  backup,
  restore,
  play,
  replay,
  verify,
  analyse,
  games,
  simulate,
  arena,
  engine,
  trace,
};

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

function help(argv: readonly string[]): void {
  const words = new Words('help', argv, {}, 1);
  const [about] = words.rest;
  if (about !== undefined && !isCommand(about)) throw unknown(about);
  console.log(commandSay(words.locale())(about === undefined ? 'command.help' : `command.help.${about}`));
}

const unknown = (name: string): BadInput =>
  new BadInput(
    'unknown-command',
    `there is no command ${JSON.stringify(name)}; there are ${Object.keys(COMMANDS).join(', ')}, help`,
  );

/** Runs a command and gives the exit code: 0 done, 2 wrong input. */
export async function main(argv: readonly string[]): Promise<number> {
  try {
    const [name = 'help', ...rest] = argv;
    if (name === 'help' || name === '--help' || name === '-h') help(name === 'help' ? rest : []);
    else if (rest.includes('--help')) help([name]);
    else if (isCommand(name)) await COMMANDS[name](rest);
    else throw unknown(name);
    return 0;
  } catch (error) {
    console.error(`broadside: ${explain(error)}`);
    return 2;
  }
}

function explain(error: unknown): string {
  const entry = error instanceof Refusal ? onShelf(error.game) : undefined;
  if (error instanceof Refusal && entry)
    return entry.voice.reason(error.reason, speaker('en', commonText, entry.voice.catalogues));
  return error instanceof Error ? error.message : String(error);
}
