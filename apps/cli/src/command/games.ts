import { shelf } from '@broadside/shelf';
import { speaker } from '@broadside/text';
import { commandSay } from '../text/commands.ts';
import { Words } from './args.ts';
import { describeGame } from './describe.ts';

/** `broadside games`: what can be played, with modules, options and defaults. */
export function games(argv: readonly string[]): void {
  const words = new Words('games', argv, { json: 'flag' }, 0);
  if (words.flag('json')) {
    console.log(JSON.stringify(shelf.map(({ game }) => describeGame(game))));
    return;
  }
  const say = commandSay(words.locale());
  for (const { game, voice } of shelf) {
    const own = speaker(words.locale(), voice.catalogues);
    console.log(say('command.games.head', { game: game.id, min: game.seats.min, max: game.seats.max }));
    console.log(say('command.games.modules', { modules: game.modules.join(', ') || '–' }));
    for (const [name, { values, default: standard, clause }] of Object.entries(game.options)) {
      const range = values.map((value) => (value === standard ? `[${value}]` : String(value))).join(' ');
      console.log(`  ${name.padEnd(18)} ${range.padEnd(24)} ${clause}  ${own(`${game.id}.option.${name}`)}`);
    }
  }
}
