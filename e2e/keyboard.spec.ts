import type { Page } from '@playwright/test';
import { Table } from './lib/harbour.ts';
import { type Decision, nextMoment } from './lib/moment.ts';
import { best, sensible } from './lib/player.ts';
import { expect, test } from './lib/test.ts';

/** What has the focus, by its words; empty if it is lost to the page itself. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return '';
    return (
      (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText).replace(/\s+/g, ' ').trim() || '?'
    );
  });

/** Goes on with Tab until these words are reached. */
async function tabTo(page: Page, words: (text: string) => boolean): Promise<void> {
  for (let stops = 0; stops < 60; stops++) {
    if (words(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

/** The letter that is printed on a verb. */
const letterOf = (page: Page, words: string): Promise<string | null> =>
  page
    .getByRole('button')
    .filter({ visible: true })
    .evaluateAll((buttons, wanted) => {
      const same = buttons.find((button) => (button as HTMLElement).innerText.replace(/\s+/g, ' ').trim() === wanted);
      return same?.getAttribute('aria-keyshortcuts') ?? null;
    }, words);

/** Letters where the table has them and every other time; else Tab and Enter. */
async function decideByKeys(page: Page, decision: Decision, decisions: number): Promise<void> {
  const words = best(decision, sensible);
  const letter = decision.at === 'bar' && decisions % 2 === 0 ? await letterOf(page, words) : null;
  if (letter !== null) await page.keyboard.press(letter.toLowerCase());
  else {
    await tabTo(page, (text) => text === words);
    await page.keyboard.press('Enter');
  }
}

test('a match is finished with the keyboard alone, and the focus is never lost', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await tabTo(page, (text) => text === 'Play now');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sail!' })).toBeFocused();
  await page.keyboard.press('Enter');
  const table = await new Table(page).ready();

  await test.step('the question mark opens the help, Escape closes it', async () => {
    await nextMoment(page);
    await tabTo(page, (text) => text === 'Menu');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'How this screen works' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await focused(page)).toBe('Menu');
  });

  await test.step('arrows go from card to card, Enter shows one large', async () => {
    for (let decisions = 0; ; decisions++) {
      const moment = await nextMoment(page);
      if (moment.at === 'bar' && moment.cards >= 2) break;
      if (!('verbs' in moment)) throw new Error('the match was over too soon');
      await decideByKeys(page, moment, decisions);
    }
    const [first, second] = (await table.harbour.getByRole('button').all()).slice(0, 2);
    const [title] = ((await first.getAttribute('aria-label')) ?? '').split('. ');
    const within = await table.harbour.evaluate((zone) =>
      [...zone.querySelectorAll('button')].find(({ tabIndex }) => tabIndex === 0)?.getAttribute('aria-label'),
    );
    await tabTo(page, (text) => text === within);
    await page.keyboard.press('Home');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first).toBeFocused();
  });

  const lost: string[] = [];
  for (let decisions = 0; decisions < 1500; decisions++) {
    const moment = await nextMoment(page);
    if (!('verbs' in moment)) break;
    if ((await focused(page)) === '') lost.push(`before ${best(moment, sensible)}`);
    await decideByKeys(page, moment, decisions);
  }
  expect([...new Set(lost)]).toEqual([]);
  await expect(table.result).toBeVisible();
  await tabTo(page, (text) => text === 'Watch replay');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible();
});
