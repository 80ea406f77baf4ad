import type { Page } from '@playwright/test';
import { ANY_GAME, GAMES } from './lib/games.ts';
import { playNow } from './lib/harbour.ts';
import { manners } from './lib/manners.ts';
import { type Moment, nextMoment } from './lib/moment.ts';
import { playUntil } from './lib/play.ts';
import { soundHere } from './lib/sound.ts';
import { DESK, expect, PHONE, SMALL_PHONE, test } from './lib/test.ts';

const LOCALES = ['en', 'ru', 'uk'] as const;
const SIZES = [SMALL_PHONE, DESK];
const shows = (mark: string) => (moment: Moment) => 'marks' in moment && moment.marks.includes(mark);

/** The verbs of the moment, without what takes something back. */
async function verbsOf(page: Page) {
  const moment = await nextMoment(page);
  if (!('verbs' in moment)) throw new Error('nothing is asked');
  return moment.verbs.filter(({ id }) => id !== 'undo' && id !== 'restart');
}

for (const [at, game] of GAMES.entries())
  test(`in ${game.id} help lists what can be done now, each choice with what it leads to`, async ({ visit }) => {
    const page = await visit({ size: SIZES[at % SIZES.length], locale: LOCALES[at % LOCALES.length], theme: 'auto' });
    const table = await playNow(page, game);
    const verbs = await verbsOf(page);
    expect(verbs.length).toBeGreaterThan(0);
    await page.keyboard.press('?');
    const now = page.getByTestId('help').getByTestId('now');
    await expect(now.getByTestId('leads-to').first()).toHaveText(/\S/);
    for (const { id, off } of verbs) {
      const item = now.getByTestId(`now.${id}`);
      const label = await table.bar.getByTestId(id).locator('[id$="verb"]').innerText();
      await expect(item.locator('b').first()).toHaveText(label);
      await expect(item.getByTestId(off ? 'reason' : 'leads-to').first()).toHaveText(/\S/);
    }
    await soundHere(page, 'help');
    await manners(page);
    await now.getByTestId('rule-here').click();
    // Beside the match: the clause that is opened is in sight.
    await expect(page.getByRole('dialog').last().locator('[data-place]').first()).toBeVisible();
  });

/** Which notes this device has shown. */
const knownNotes = (page: Page, game: string): Promise<string[]> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), `broadside.notes.${game}`);

for (const [at, game] of GAMES.entries())
  test(`in ${game.id} a note comes once, is put away with one tap and does not come again`, async ({ visit }) => {
    const page = await visit({ size: SIZES[(at + 1) % 2], locale: LOCALES[(at + 1) % 3], theme: 'auto', notes: true });
    await playUntil(await playNow(page, game), shows('note'));
    const note = page.getByTestId('note');
    const id = (await note.getAttribute('data-note')) ?? '';
    // A sheet to choose from may be open by then: it lies over the note, and is put away first.
    const sheet = page.locator('dialog[open]');
    if ((await sheet.count()) > 0) await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(note).toHaveText(/\S/);
    await soundHere(page, 'note');
    await note.getByTestId('note-close').click();
    await expect(page.locator(`[data-note="${id}"]`)).toHaveCount(0);
    expect(await knownNotes(page, game.id)).toContain(id);
    await page.reload();
    await nextMoment(page);
    // Longer than a note takes to come.
    await page.waitForTimeout(900);
    await expect(page.locator(`[data-note="${id}"]`)).toHaveCount(0);
  });

test('whoever has switched notes off in the menu of a table is shown none', async ({ visit }) => {
  const page = await visit({ size: PHONE, notes: true });
  const table = await playNow(page, ANY_GAME);
  await page.getByTestId('menu').click();
  const menu = page.getByRole('dialog');
  await menu.getByTestId('setting-notes').uncheck();
  await menu.getByTestId('close').click();
  let decisions = 0;
  await playUntil(table, (moment) => {
    expect(shows('note')(moment)).toBe(false);
    decisions += 1;
    return decisions === 25;
  });
  expect(await knownNotes(page, ANY_GAME.id)).toEqual([]);
});

test('what happened since the own turn is played again from help, step by step', async ({ visit }) => {
  const page = await visit({ size: SMALL_PHONE });
  const table = await playNow(page, ANY_GAME);
  // By then somebody else has had a turn that was seen from its beginning.
  await playUntil(table, (moment, decisions) => decisions > 12 && moment.at === 'bar' && shows('open-turns')(moment));
  const verbs = await verbsOf(page);
  await page.keyboard.press('?');
  await page.getByTestId('what-happened').click();
  const turns = page.getByRole('dialog').and(page.getByTestId('turns'));
  await expect(turns.getByTestId('turn-card').first()).toBeVisible();
  await turns.getByTestId('replay-all').click();
  await page.getByTestId('replay-pause').click();
  await page.getByTestId('replay-next').click();
  await expect(page.getByTestId('replay-back')).toBeEnabled();
  await page.getByTestId('replay-back').click();
  await manners(page);
  await page.getByTestId('stop-replay').click();
  expect(await verbsOf(page)).toEqual(verbs);
});
