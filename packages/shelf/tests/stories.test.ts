/** Browser scenarios find their way by roles and ids: a better sentence breaks none of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);

/** All browser scenarios, by paths from the root. */
const STORIES = ['e2e', ...readdirSync(new URL('games/', ROOT)).map((game) => `games/${game}/stories`)].flatMap(
  (folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => `${folder}/${path}`),
);

/** What is pressed, chosen or filled in, looked for by a name that is written down: `getByRole('button', { name: 'Join' })`. */
const BY_NAME = /getByRole\('(?:button|link|radio|switch|checkbox|tab|textbox|combobox)', \{ name: (['"`/])(.*?)\1/g;
const BY_LABEL =
  /getBy(?:Label|Text|Title|Placeholder)\((['"`/])(.*?)\1[^;]*\.(?:click|check|fill|press|focus|selectOption)\(/g;

/** Words of people, not signs of a pattern nor what is put in. */
const hasWords = (name: string): boolean => /[A-Za-z]{2,}/.test(name.replace(/\\[a-zA-Z]|\$\{.*?\}/g, ''));

/** A sentence may be what a scenario is about: whatever is expected is no way to anything. */
const waysByWords = (source: string): string[] =>
  source
    .split(';')
    .filter((statement) => !statement.includes('expect'))
    .flatMap((statement) => [...statement.matchAll(BY_NAME), ...statement.matchAll(BY_LABEL)])
    .flatMap(([found, , name]) => (hasWords(name) ? [found] : []));

describe('the stories', () => {
  it('would be noticed to find their way by English words', () => {
    expect(waysByWords("await page.getByRole('button', { name: 'Join' }).click();")).toHaveLength(1);
    expect(waysByWords("const way = page\n  .getByRole('link', { name: /^Rule PR-/ });")).toHaveLength(1);
    expect(waysByWords("await page.getByLabel('Table code').fill(code);")).toHaveLength(1);
    expect(waysByWords("await expect(page.getByRole('button', { name: 'Join' })).toBeVisible();")).toEqual([]);
    expect(waysByWords("await page.getByRole('radio', { name: language }).check();")).toEqual([]);
    expect(waysByWords("await page.getByRole('button', { name: /\\d of \\d/ }).click();")).toHaveLength(1);
  });

  it.each(STORIES)('%s presses nothing by its English name', (path) => {
    expect(waysByWords(readFileSync(new URL(path, ROOT), 'utf8'))).toEqual([]);
  });
});
