/** What a host may set up: the shape was checked, here the game has its say. */
import { BadInput, resolveOptions } from '@broadside/kernel';
import { type GameProgram, onShelf } from '@broadside/shelf';
import type { TableSettings } from '@broadside/wire';

export function gameOf(id: string): GameProgram {
  const entry = onShelf(id);
  if (!entry) throw new BadInput('unknown-game', `there is no game ${JSON.stringify(id)} here`);
  return entry;
}

/** Plays well without thinking long, in every game and under every version of its rules. */
const SUBSTITUTE = 'sailor';

/** The bot that stands in for people. */
export function substituteBot(game: string): string {
  const bots = onShelf(game)?.bots ?? [];
  return (bots.find(({ name }) => name === SUBSTITUTE) ?? bots[Math.floor(bots.length / 2)]).name;
}

export function checkBot(entry: GameProgram, name: string): void {
  if (!entry.bots.some((bot) => bot.name === name))
    throw new BadInput(
      'unknown-bot',
      `${entry.game.id} has no bot ${JSON.stringify(name)}; it has ${entry.bots.map((bot) => bot.name).join(', ')}`,
    );
}

/** The settings with every option of the game spelt out. */
export function checkSettings(settings: TableSettings): TableSettings {
  const entry = gameOf(settings.game);
  const options = resolveOptions(entry.game, settings.seats.length, settings.options);
  for (const seat of settings.seats) if (seat.kind === 'bot') checkBot(entry, seat.bot);
  if (settings.seats.filter(({ kind }) => kind === 'me').length > 1)
    throw new BadInput('bad-seats', 'you can sit on one chair only');
  return { ...settings, options: options as unknown as TableSettings['options'] };
}
