import { type Coached, nextWord, openLesson, pressAsked } from '../../../e2e/lib/coach.ts';
import { expect, PHONE, test } from '../../../e2e/lib/test.ts';
import { watchRecordings } from './lib/recordings.ts';
import { player } from './player.ts';

test('S7-TABLE-3, S7-PHYS-1: in the lesson the dice are thrown by a swipe, really fall, and show what it needs', async ({
  visit,
}) => {
  const page = await visit({ size: PHONE, speed: 'fast', name: 'Ann' });
  const table = player.table(page);
  await openLesson(page, { game: player.id, lesson: 'first' });
  let step: Coached = await nextWord(page);
  while (step !== 'done' && step.lit[0] !== 'throw.0.2') {
    await pressAsked(page, step);
    step = await nextWord(page, step);
  }
  if (step === 'done') throw new Error('nothing is thrown in the lesson');

  const seen = await watchRecordings(table);
  await table.swipe();
  const next = await nextWord(page, step);
  expect(next).toMatchObject({ kind: 'tell', lit: ['middle'] });
  expect(await seen()).toEqual({ canvases: 1, early: 0 });
  // All six ships come home with loot, wherever the dice lie: five goods of seven ships' room, and a Talisman.
  await expect(page.getByTestId('keepAll')).toContainText('2 ships stay free');
});
