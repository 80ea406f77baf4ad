import { speaker } from '@broadside/text';
import { expect, it } from 'vitest';
import { webText } from '../../text/index.ts';
import { whoseTurn } from './TopPart.tsx';

const say = speaker('en', webText);
const nameOf = (seat: number): string => ['Ann', 'Bob', 'Cleo'][seat] ?? '';

it('the head of the table calls a turn mine only if it is', () => {
  expect(whoseTurn([0], 0, 0, nameOf, say)).toBe('Your turn');
  expect(whoseTurn([0], 0, 1, nameOf, say)).toBe('Your move in Bob’s turn');
  expect(whoseTurn([0, 2], 0, undefined, nameOf, say)).toBe('Your turn');
  expect(whoseTurn([2], 0, 1, nameOf, say)).toBe('Cleo’s turn');
});
