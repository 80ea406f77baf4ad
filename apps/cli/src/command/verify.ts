import { playedLine } from '@broadside/kernel';
import { speaker } from '@broadside/text';
import { Words } from './args.ts';
import { readMatch } from './files.ts';
import { commandText } from './text/index.ts';

/** `broadside verify FILE`: replays every command and confirms seed, hashes, events and result. */
export function verify(argv: readonly string[]): void {
  const words = new Words('verify', argv, { json: 'flag' }, 1);
  const { entry, match } = readMatch(words.file());
  const say = speaker(words.locale(), commandText, entry.voice.catalogues);
  if (words.flag('json')) {
    const { header, n, hash, outcome } = match;
    console.log(
      JSON.stringify({
        ok: true,
        game: header.game,
        entries: n,
        hash,
        commit: header.commit,
        outcome: outcome ?? null,
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
  const nameOf = (seat: number): string => say('command.seat', { seat: seat + 1 });
  console.log(match.outcome ? entry.voice.outcome(match.outcome, say, nameOf) : say('command.verify.unfinished'));
}
