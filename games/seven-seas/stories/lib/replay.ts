/** Throws of a finished match, found again in its replay. */
import { manners } from '../../../../e2e/lib/manners.ts';
import { expect } from '../../../../e2e/lib/test.ts';
import type { LidWords, SeasTable } from './table.ts';

/** The position that was asked for lies on the table. */
const arrived = ({ page }: SeasTable) => expect(page.getByTestId('replayed')).toHaveAttribute('aria-busy', 'false');

/** From here on to the next position whose last throw is another one. */
async function nextThrow(table: SeasTable, last: LidWords | undefined): Promise<LidWords> {
  const slider = table.page.getByRole('slider');
  for (let steps = 0; steps < 120; steps++) {
    await table.page.getByTestId('next').click();
    await arrived(table);
    if (!(await table.hasThrow())) continue;
    const lid = await table.lid('Ann');
    if (JSON.stringify(lid.dice) !== JSON.stringify(last?.dice)) return lid;
  }
  throw new Error(`no other throw up to position ${await slider.inputValue()}`);
}

/** Every throw of the match lies in the lid again, whichever way one comes to it. */
export async function findThrowsAgain(table: SeasTable): Promise<void> {
  const slider = table.page.getByRole('slider');
  await slider.press('Home');
  await expect(slider).toHaveValue('0');
  await arrived(table);
  expect(await table.hasThrow(), 'nothing has been thrown yet').toBe(false);
  const first = await nextThrow(table, undefined);
  const at = await slider.inputValue();
  await manners(table.page);
  const second = await nextThrow(table, first);
  expect(second).not.toEqual(first);
  await slider.press('End');
  await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? 'missing');
  await slider.fill(at);
  await arrived(table);
  expect(await table.lid('Ann')).toEqual(first);
}
