import type { Page } from '@playwright/test';
import { ANY_GAME } from './lib/games.ts';
import { plateOf } from './lib/harbour.ts';
import { DESK, expect, PHONE, test, type Visit } from './lib/test.ts';

const SCRIPT = /\/assets\/first-[^/]+\.js$/;

/** Opens a page before its script: on a slow line it stands there for a second or two, and looks as if it could be used. */
async function openBeforeItsScript(page: Page, path: string): Promise<() => Promise<void>> {
  let comes: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.unroute(SCRIPT);
  await page.route(SCRIPT, async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return async () => {
    expect(await page.evaluate(() => 'doneBefore' in window), 'until now the script has not run').toBe(true);
    comes();
  };
}

async function harbourBeforeItsScript(visit: Visit, size = PHONE) {
  const page = await visit({ size });
  return { page, theScriptComes: await openBeforeItsScript(page, '/') };
}

const isDrawnByTheClient = (page: Page) => page.waitForFunction(() => !('doneBefore' in window));

test('Play now that was pressed before the script had come is not lost, and two taps are one', async ({ visit }) => {
  const { page, theScriptComes } = await harbourBeforeItsScript(visit);
  const play = plateOf(page, ANY_GAME).getByTestId('play');
  await play.tap();
  await play.tap();
  await expect(play).toHaveAttribute('data-pressed', '');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await theScriptComes();
  await expect(page.getByRole('dialog').getByTestId('sail')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what a finger lies on while the client takes over is pressed when it is lifted', async ({ visit }) => {
  const { page, theScriptComes } = await harbourBeforeItsScript(visit, DESK);
  await plateOf(page, ANY_GAME).getByTestId('play').hover();
  await page.mouse.down();
  await theScriptComes();
  await isDrawnByTheClient(page);
  await page.mouse.up();
  await expect(page.getByRole('dialog').getByTestId('sail')).toBeVisible();
});

test('a link that was followed before the script had come opens its screen without loading the page anew', async ({
  visit,
}) => {
  const { page, theScriptComes } = await harbourBeforeItsScript(visit, DESK);
  await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
  await plateOf(page, ANY_GAME).getByTestId('set').click();
  await theScriptComes();
  await expect(page).toHaveURL(new RegExp(`/new/${ANY_GAME.id}$`));
  expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(true);
});

test('a code that was typed before the script had come stays, with the focus, and Enter joins with it', async ({
  visit,
}) => {
  const { page, theScriptComes } = await harbourBeforeItsScript(visit, DESK);
  const code = page.getByTestId('code');

  await test.step('typed only', async () => {
    await code.pressSequentially('ab-1');
    await theScriptComes();
    await isDrawnByTheClient(page);
    await expect(code).toHaveValue('AB1');
    await expect(code).toBeFocused();
  });

  await test.step('nowhere between the two pages is a letter lost', async () => {
    const again = await harbourBeforeItsScript(visit, DESK);
    await again.page.getByTestId('code').pressSequentially('ab-1');
    // The moment in which the client has drawn, before anything else can happen.
    await again.page.evaluate(() => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        Object.assign(window, { focusedThen: (document.activeElement as HTMLElement | null)?.dataset.id });
      });
      const root = document.getElementById('root');
      if (root) watch.observe(root, { childList: true });
    });
    await again.theScriptComes();
    await isDrawnByTheClient(again.page);
    expect(await again.page.evaluate(() => (window as { focusedThen?: string }).focusedThen)).toBe('code');
  });

  await test.step('sent by Enter: the client answers that it is too short', async () => {
    const again = await harbourBeforeItsScript(visit, DESK);
    await again.page.getByTestId('code').pressSequentially('ab-1');
    await again.page.keyboard.press('Enter');
    await again.theScriptComes();
    await expect(again.page.getByTestId('code')).toHaveAttribute('aria-invalid', 'true');
    await expect(again.page).toHaveURL(/\/$/);
  });
});

test('a language that was chosen before the script had come is the one that is read', async ({ visit }) => {
  const { page, theScriptComes } = await harbourBeforeItsScript(visit, DESK);
  await page.getByRole('radio', { name: 'Українська' }).check({ force: true });
  await theScriptComes();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
});

test('a table that was opened before the script had come is opened, also where the client then shows more', async ({
  visit,
}) => {
  const setting = `/new/${ANY_GAME.id}`;
  const page = await visit({ size: PHONE });
  const theScriptComes = await openBeforeItsScript(page, setting);
  await page.getByTestId('start').tap();
  await theScriptComes();
  await expect(page).toHaveURL(/\/table\//);

  await test.step('whoever has set a table is offered the same again, before all that was drawn', async () => {
    const againItComes = await openBeforeItsScript(page, setting);
    await page.getByTestId('preset:duel').check({ force: true });
    await expect(page.getByTestId('last')).toHaveCount(0);
    await againItComes();
    await expect(page.getByTestId('last')).toBeVisible();
    await expect(page.getByTestId('preset:duel')).toBeChecked();
  });
});

test('a page that was drawn before its script gives way to the same, never to a sign that something is loading', async ({
  visit,
}) => {
  const page = await visit({ size: PHONE });
  for (const path of ['/', `/new/${ANY_GAME.id}`, `/rules/${ANY_GAME.id}`]) {
    const theScriptComes = await openBeforeItsScript(page, path);
    const before = await page.getByRole('heading').allTextContents();
    await page.evaluate(() => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('#root h1')) Object.assign(window, { wasEmpty: true });
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    await theScriptComes();
    await isDrawnByTheClient(page);
    expect(await page.evaluate(() => 'wasEmpty' in window), path).toBe(false);
    // The harbour greets by the time of day, and holds all greetings until then.
    expect((await page.getByRole('heading').allTextContents()).slice(1), path).toEqual(before.slice(1));
  }
});
