/** What can be answered by pointing into the lid: which tied pair fights first, which tied die is hit. */
import type { Action, Viewer } from '@broadside/kernel';
import type { NameOf } from '@broadside/text';
import type { Lid, SevenSeasAction } from '../../rules/state.ts';
import type { TableSay } from '../../text/table.ts';
import { apartOf, readDice } from './model.ts';
import { pickFightWords, pickHitWords } from './words.ts';

export interface LidPick {
  readonly action: Extract<SevenSeasAction, { type: 'fight' | 'hit' }>;
  /** One die, or the two of a pair. */
  readonly dice: readonly number[];
  readonly label: string;
}

interface Asked {
  readonly lid: Lid | null;
  readonly legal: readonly Action[];
  readonly viewer: Viewer;
  readonly say: TableSay;
  readonly nameOf: NameOf;
}

export function picksOf({ lid, legal, ...speech }: Asked): readonly LidPick[] {
  const dice = lid === null ? [] : readDice(lid);
  return (legal as readonly SevenSeasAction[]).flatMap((action): LidPick[] => {
    if (action.type === 'fight') {
      const [red, pirate] = [dice[action.red], dice[action.pirate]];
      if (red === undefined || pirate === undefined) return [];
      return [{ action, dice: [red.die, pirate.die], label: pickFightWords(speech, { red, pirate }) }];
    }
    if (action.type !== 'hit') return [];
    const [viewer, die] = [dice[0], dice[action.die]];
    if (viewer === undefined || die === undefined) return [];
    return [{ action, dice: [die.die], label: pickHitWords(speech, die, apartOf(viewer, die)) }];
  });
}
