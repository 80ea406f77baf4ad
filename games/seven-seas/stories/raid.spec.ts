import { playNow } from '../../../e2e/lib/harbour.ts';
import { manners } from '../../../e2e/lib/manners.ts';
import { nextMoment } from '../../../e2e/lib/moment.ts';
import { playUntil } from '../../../e2e/lib/play.ts';
import { setSpeed } from '../../../e2e/lib/speed.ts';
import { expect, SMALL_PHONE, test } from '../../../e2e/lib/test.ts';
import { watchRecordings } from './lib/recordings.ts';
import { mayThrow, RAIDER } from './lib/tastes.ts';
import { player } from './player.ts';

/** Dice are drawn without a graphics card here, and beside another story. */
const PATIENTLY = { timeout: 60_000 };

/** Runs in the page before anything else: counts shaders that are put together, for whatever canvas. */
function countShaders(): void {
  const seen = { linked: 0 };
  Object.assign(window, { shadersSeen: seen });
  const { linkProgram } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.linkProgram = function (program) {
    seen.linked++;
    linkProgram.call(this, program);
  };
}

test('S7-PHYS-21: on the smallest phone a raid is one screen: the lid, the present fight in words, and next, all or skip', async ({
  visit,
}) => {
  const page = await visit({ size: SMALL_PHONE, name: 'Ann', seed: 'seas-2' });
  await page.addInitScript(countShaders);
  const table = await playNow(page, player);
  await playUntil(table, mayThrow, RAIDER);
  await setSpeed(page, 'slow');
  await page.reload();
  await nextMoment(page);
  const present = table.fights.locator('[aria-current="step"]');
  const next = table.middle.getByTestId('next-fight');

  await test.step('what throws are drawn with is there before the dice leave the hand', async () => {
    const linked = () =>
      page.evaluate(() => (window as unknown as { shadersSeen: { linked: number } }).shadersSeen.linked);
    await expect.poll(linked, PATIENTLY).toBeGreaterThan(0);
    const seen = await watchRecordings(table);
    expect((await seen()).canvases).toBe(0);
    await table.press('throw');
  });

  await test.step('lid, fight and buttons are in sight together; a die that sinks can still be read', async () => {
    await expect(next).toBeVisible(PATIENTLY);
    const parts = [table.middle.getByTestId('lid'), present, next];
    for (const part of [...parts, table.middle.getByTestId('all-fights'), table.middle.getByTestId('skip-fights')])
      await expect(part).toBeInViewport({ ratio: 0.99 });
    const faintest = await table.middle.getByTestId('lid').evaluate((lid) =>
      Math.min(
        ...lid
          .getAnimations({ subtree: true })
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
          .map(({ opacity }) => Number(opacity ?? 1)),
      ),
    );
    expect(faintest).toBeGreaterThanOrEqual(0.5);
    await manners(page);
  });

  await test.step('whoever asks for the next fight reads at their own pace, while the match goes on', async () => {
    await next.click();
    const read = await present.innerText();
    await nextMoment(page);
    await expect(present).toHaveText(read, { useInnerText: true });
    // The same with the phone on its side.
    await page.setViewportSize({ width: 844, height: 390 });
    for (const part of [table.middle.getByTestId('lid'), present, next])
      await expect(part).toBeInViewport({ ratio: 0.99 });
    await manners(page);
    await page.setViewportSize(SMALL_PHONE);
    await table.middle.getByTestId('all-fights').click();
    await expect(present).toHaveCount(0);
    await expect(table.middle.getByTestId('watch')).toBeVisible();
  });

  await test.step('and goes back to what is asked; the way to the last throw stands in its place', async () => {
    await table.middle.getByTestId('now').click();
    await expect(table.fights).toHaveCount(0);
    await expect(table.middle.getByTestId('last-throw')).toBeInViewport({ ratio: 1 });
  });
});
