/** How a match ended, in one line. */
import type { Outcome } from '@broadside/kernel';
import type { NameOf } from '@broadside/text';
import { listOf } from '../../names.ts';
import type { Say } from '../../text/say.ts';

/** All have won or nobody: nobody is ahead of anybody. */
export const isTogether = ({ decidedBy }: Outcome): boolean => decidedBy === 'together';

type EndKey = `web.end.${'lost' | 'together' | 'tie' | 'wins'}`;

function keyOf(outcome: Outcome): EndKey {
  // Alone against the game, too, it may be that nobody has won.
  if (outcome.winners.length === 0) return 'web.end.lost';
  if (isTogether(outcome)) return 'web.end.together';
  return outcome.winners.length > 1 ? 'web.end.tie' : 'web.end.wins';
}

export function headline(outcome: Outcome, say: Say, nameOf: NameOf): string {
  const names = listOf(outcome.winners.map(nameOf), say);
  // A printed minus: the points are text, which no message may take for a number.
  const points = String(outcome.ranking[0]?.points ?? 0).replace('-', '−');
  return say(keyOf(outcome), { name: names, names, points });
}
