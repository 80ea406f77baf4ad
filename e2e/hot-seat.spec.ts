import type { Page } from '@playwright/test';
import { ANY_GAME } from './lib/games.ts';
import { passAround } from './lib/harbour.ts';
import { manners } from './lib/manners.ts';
import { type Decision, nextMoment } from './lib/moment.ts';
import { best, decide, playOn } from './lib/play.ts';
import { labels, type Table } from './lib/table.ts';
import { expect, PHONE, test } from './lib/test.ts';

/** The names of all places on the screen. */
const placesOf = async (page: Page): Promise<readonly string[]> =>
  (await labels(page.getByRole('region'))).filter((name) => name !== 'Notices');

/** Whose name stands on the curtain; nothing of the table may be behind it. */
async function nameOnCurtain({ page }: Table): Promise<string> {
  const title = page.getByTestId('curtain').getByRole('heading');
  await expect(title).toBeFocused();
  expect(await placesOf(page), 'nothing but notices has a place').toEqual([]);
  const name = (await title.innerText()).replace(/ is next$/, '');
  const words = await page.getByRole('main').innerText();
  const isAboutTheTable = (line: string): boolean => line !== '' && !line.endsWith(': undo the last step');
  expect(words.split('\n').filter(isAboutTheTable)).toEqual([
    `${name} is next`,
    `Pass the device to ${name}. Nothing shows until the button is pressed.`,
    `I am ${name}`,
    'Back to the harbour',
  ]);
  return name;
}

test('two people pass one device round: a curtain covers everything between them', async ({ visit }) => {
  const page = await visit({ size: PHONE });
  const table = await passAround(page, ['Ann', 'Bob'], ANY_GAME);
  let last: string | undefined;
  for (let turns = 0; turns < 5; turns++) {
    const name = await nameOnCurtain(table);
    expect(['Ann', 'Bob'].filter((one) => one !== last)).toContain(name);
    await manners(page);
    // Keys of the table do nothing behind the curtain, and a reload does not lift it.
    if (turns === 1) {
      await page.keyboard.press('r');
      await page.keyboard.press('Enter');
      await page.reload();
      expect(await nameOnCurtain(table)).toBe(name);
    }
    await page.getByTestId('open').click();
    await table.ready();
    await expect(table.own(name)).toBeVisible();
    await expect(table.heading.getByTestId('your-turn')).toBeVisible();
    await playOn(table, { until: (moment) => moment.at === 'curtain' });
    last = name;
  }
});

test('whoever has just acted may take it back before the device is handed over', async ({ visit }) => {
  const page = await visit({ size: PHONE });
  const table = await passAround(page, ['Ann', 'Bob'], ANY_GAME);
  const name = await nameOnCurtain(table);
  const other = name === 'Ann' ? 'Bob' : 'Ann';
  await page.getByTestId('open').click();
  await table.ready();
  const verbs = [];
  for (;;) {
    const moment = await nextMoment(page);
    if (!('verbs' in moment)) break;
    verbs.push(best(moment, table.idle));
    await decide(table, moment, table.idle);
  }
  await expect(page.getByRole('heading', { level: 1, name: `${other} is next` })).toBeFocused();
  await page.getByTestId('undo').click();
  await expect(table.own(name)).toBeVisible();
  expect(best((await nextMoment(page)) as Decision, table.idle), 'the same is asked again').toEqual(verbs.at(-1));
  expect((await table.log()).at(-1)).toBe('You undid a move.');
});
