import { type AnyMatch, Match, Stream } from '@broadside/kernel';
import type { Page } from '@playwright/test';
import { manners } from '../../../e2e/lib/manners.ts';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { expect, PHONE, test } from '../../../e2e/lib/test.ts';
import { portRoyal, portRoyalBots } from '../index.ts';

const ID = 'taught';
/** A hire ends this match at once and wins it, and the first seat may end its turn without. */
const MATCH = { seed: 'taught 2', n: 156 };

async function nearTheEnd() {
  const sailor = portRoyalBots.find(({ name }) => name === 'sailor');
  if (!sailor) throw new Error('there is no sailor');
  const match: AnyMatch = Match.begin(portRoyal, { seats: 2, seed: MATCH.seed, options: {} });
  while (match.n < MATCH.n) {
    const [seat] = match.toAct;
    const stream = Stream.of(`${MATCH.seed} ${match.n}`);
    match.play(seat, await sailor.choose(match.view(seat), seat, { stream }));
  }
  return match;
}

/** A match against a bot that teaches, as a device keeps it (`apps/web/src/tables/local/saves.ts`). */
async function keep(page: Page, match: AnyMatch): Promise<void> {
  const head = {
    id: ID,
    header: match.header,
    seed: match.seed,
    seats: [
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', bot: 'deckhand' },
    ],
    settings: { undo: 'free', odds: true, shuffle: false, teach: true },
    created: 0,
    moved: 0,
    n: match.n,
    toAct: match.toAct,
    outcome: null,
    snapshot: match.snapshot(),
    owner: '',
    next: null,
  };
  await page.evaluate(
    ([kept, log]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('broadside');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const base = opening.result;
          const tx = base.transaction(['heads', 'entries'], 'readwrite');
          tx.objectStore('heads').put(kept);
          for (const entry of log) tx.objectStore('entries').put({ ...entry, match: kept.id });
          tx.onerror = () => reject(tx.error);
          tx.oncomplete = () => {
            base.close();
            resolve();
          };
        };
      }),
    [head, match.log] as const,
  );
}

test('a blunder is offered back once before the bot acts, and done again it stands', async ({ visit }) => {
  const page = await visit({ size: PHONE, theme: 'auto', name: 'Ann' });
  // The list of what is kept here makes the database.
  await page.goto('/replay');
  await expect(page.getByTestId('file')).toBeAttached();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'broadside')))
    .toBe(true);
  await keep(page, await nearTheEnd());
  await page.goto(`/local/${ID}`);
  await nextMoment(page);
  const actions = page.getByTestId('actions');
  const offer = page.getByRole('alertdialog').and(page.getByTestId('offer'));
  await expect(page.getByTestId('hint')).toBeEnabled();

  const finish = async (): Promise<void> => {
    await actions.getByTestId('done').click();
    await page.getByTestId('confirm').getByTestId('yes').click();
  };
  await finish();
  await expect(offer).toBeFocused();
  await expect(offer).toContainText('100');
  await manners(page);
  await page.getByTestId('take-back').click();
  await expect(offer).toHaveCount(0);
  await nextMoment(page);

  await finish();
  await expect(page.getByTestId('result').or(actions.getByTestId('draw')).first()).toBeVisible({ timeout: 30_000 });
  await expect(offer).toHaveCount(0);
});
