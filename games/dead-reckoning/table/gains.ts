/** What the next level of a card brings, in a few words. */
import type { Groups } from '../cards/effects.ts';
import type { CardId } from '../cards/table.ts';
import { effectInList } from '../text/lines.ts';
import type { TableSay } from '../text/table.ts';
import { capital, listOf } from '../text/words.ts';
import { gainsOf } from './card/abilities.ts';

const groupInShort = (say: TableSay, group: Groups[number]): string =>
  listOf(
    group.map((effect) => effectInList(say, effect)),
    say,
    'or',
  );

export const groupsInShort = (say: TableSay, groups: Groups): string =>
  groups.map((group) => groupInShort(say, group)).join('; ');

export interface LevelStep {
  readonly say: TableSay;
  readonly card: CardId;
  /** Before it rises. */
  readonly level: number;
}

/** "+2 cargo to the dock; repair 1 in harbour for 2 cargo". */
export const gainWords = ({ say, card, level }: LevelStep): string => capital(groupsInShort(say, gainsOf(card, level)));
