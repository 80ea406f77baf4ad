import { BadInput, playedLine } from '@broadside/kernel';
import { checkThrows, onShelf } from '@broadside/shelf';
import { speaker } from '@broadside/text';
import { HereThrower } from '@broadside/throw/physics';
import { type CommandSay, commandText } from '../text/commands.ts';
import { Words } from './args.ts';
import { readMatch } from './files.ts';

/** `broadside verify FILE`: replays every command and throw, and confirms seed, hashes, events, throws and outcome. */
export async function verify(argv: readonly string[]): Promise<void> {
  const words = new Words('verify', argv, { json: 'flag' }, 1);
  const path = words.file();
  const { entry, match } = await readMatch(path);
  const tongue = speaker(words.locale(), commandText, entry.voice.catalogues);
  const say: CommandSay = tongue;
  const { different, ...throws } = await checkThrows(entry, match, new HereThrower());
  if (different.length > 0)
    throw new BadInput('bad-file', `${path}: ${say('command.verify.throws', { entries: different.join(', ') })}`);
  if (words.flag('json')) {
    const { header, n, hash, outcome } = match;
    console.log(
      JSON.stringify({
        ok: true,
        game: header.game,
        rules: header.rules,
        entries: n,
        hash,
        commit: header.commit,
        outcome: outcome ?? null,
        ...(entry.hand ? { throws } : {}),
      }),
    );
    return;
  }
  console.log(
    say('command.verify.good', {
      entries: match.n,
      actions: playedLine(match.log).length,
      commit: match.header.commit,
    }),
  );
  const today = onShelf(match.header.game)?.game.version;
  if (match.header.rules !== today) console.log(say('command.verify.rules', { rules: match.header.rules }));
  if (entry.hand) console.log(say('command.verify.thrown', { ...throws }));
  const nameOf = (seat: number): string => say('command.seat', { seat: seat + 1 });
  console.log(match.outcome ? entry.voice.outcome(match.outcome, tongue, nameOf) : say('command.verify.unfinished'));
}
