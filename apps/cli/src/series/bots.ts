/** Bots by name: those of the game, and programs of one's own (`cmd:./mybot`). */
import type { Bot } from '@broadside/bots';
import { BadInput } from '@broadside/kernel';
import type { GameProgram } from '@broadside/shelf';
import { programBot } from './programBot.ts';

const PROGRAM = 'cmd:';

/** Refuses a name nobody answers to, before anything is started. */
export function checkBotNames(entry: GameProgram, names: readonly string[]): void {
  for (const name of names)
    if (!name.startsWith(PROGRAM) && !entry.bots.some((bot) => bot.name === name))
      throw new BadInput(
        'unknown-bot',
        `${entry.game.id} has no bot ${JSON.stringify(name)}; it has ${entry.bots.map((bot) => bot.name).join(', ')}, or cmd:PROGRAM for one of your own`,
      );
}

export const openBots = (entry: GameProgram, names: readonly string[]): Bot[] =>
  names.map((name) => {
    if (name.startsWith(PROGRAM)) return programBot(entry.game, name.slice(PROGRAM.length));
    const bot = entry.bots.find((one) => one.name === name);
    if (!bot) throw new BadInput('unknown-bot', `${entry.game.id} has no bot ${JSON.stringify(name)}`);
    return bot;
  });
