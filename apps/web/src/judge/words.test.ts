import type { GameUI } from '@broadside/kit';
import { expect, it } from 'vitest';
import type { GameSay } from '../text/say.ts';
import { stretchesOf } from './line.ts';
import { decision } from './testing.ts';
import { choiceWords } from './useChoiceWords.ts';

/** Words that say what they were made from. */
const voice = {
  action: ({ type }, view, seat) => `${type} ${view} ${seat}`,
} as Pick<GameUI['voice'], 'action'> as GameUI['voice'];
const SPEECH = { ui: { voice }, say: (() => '') as unknown as GameSay, nameOf: (seat: number) => 'AB'[seat] };

it('a choice is told as whoever chose saw it before, few positions at a time', async () => {
  const asked: (readonly number[])[] = [];
  const replay = {
    many: async (ns: readonly number[], viewer: unknown) => {
      asked.push(ns);
      return ns.map((n) => ({ view: `${n} by ${viewer}` })) as never;
    },
  };
  const own = Array.from({ length: 10 }, (_, at) => decision(2 * at + 1, 0, 'slip', 0.02));
  const words = await choiceWords(replay, [...own, decision(4, 1, 'blunder', 0.1)], SPEECH);
  expect(words.get(3)).toBe('stop 2 by 0 0');
  expect(words.get(4)).toBe('stop 3 by 1 1');
  expect(words.size).toBe(11);
  expect(asked.map(({ length }) => length)).toEqual([8, 2, 1]);
});

it('what is expected to follow names a player once for all that this player does in a row', () => {
  const line = [0, 0, 1, 0].map((seat, at) => ({ seat, action: { type: `step${at}` } }));
  expect(stretchesOf({ ...SPEECH, view: 'v' }, { line })).toEqual([
    { name: 'A', verbs: ['step0 v 0', 'step1 v 0'] },
    { name: 'B', verbs: ['step2 v 1'] },
    { name: 'A', verbs: ['step3 v 0'] },
  ]);
});
