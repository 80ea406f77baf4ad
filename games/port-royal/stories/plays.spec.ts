import { manners } from '../../../e2e/lib/manners.ts';
import { playOn } from '../../../e2e/lib/play.ts';
import { setUp } from '../../../e2e/lib/setup.ts';
import { expect, PHONE, test } from '../../../e2e/lib/test.ts';
import { choosing, fillIn, moduleOf, PLAYS, type PortRoyalChoices, playOf } from './lib/setup.ts';
import { player } from './player.ts';

const MODULES = ['gambler', 'setSail', 'contractCards'];

/** All cards of the box where they may be mixed in. */
const choiceOf = (play: PortRoyalChoices['play']): PortRoyalChoices => ({
  play,
  seats: 2,
  ...(play === 'points' ? { modules: MODULES } : {}),
});

test('PR-MOD-1, PR-MOD-3, PR-MOD-5, PR-MOD-8: whatever the box holds can be set up on a phone and its first decisions made', async ({
  visit,
}) => {
  const page = await visit({ size: PHONE, name: 'Ann', seed: 'every-play' });
  for (const play of PLAYS)
    await test.step(play, async () => {
      const table = await setUp(page, player, choosing(choiceOf(play)));
      await playOn(table, { until: (moment) => moment.at === 'bar' });
      const before = await table.log();
      await manners(page);
      await playOn(table, { until: (moment, decisions) => decisions > 0 && moment.at === 'bar' });
      const after = await table.log();
      expect(after.length, 'something was done').toBeGreaterThan(before.length);
      await manners(page);
    });
});

test('PR-MOD-8, PR-MOD-12: what cannot be played says why, and the rule is one click away', async ({ visit }) => {
  const page = await visit({ size: PHONE, name: 'Ann' });
  await page.goto('/new/port-royal');
  const start = page.getByTestId('start');
  const reason = page.getByRole('alert');

  await test.step('nobody can play against each other alone', async () => {
    await fillIn(page, { play: 'points', seats: 1 });
    await expect(reason).toContainText('“Base game” cannot be played solo.');
    await expect(start).toBeDisabled();
    await manners(page);
  });

  await test.step('too many for the Adventure', async () => {
    await fillIn(page, { play: 'adventureCoop', seats: 5 });
    await expect(reason).toContainText('“Adventure, cooperative” is for 1 to 4 players, and 5 sit at this table.');
    await expect(start).toBeDisabled();
    await reason.getByTestId('help').click();
    await expect(page.getByTestId('seats').getByTestId('4')).toBeChecked();
    await expect(reason).toBeHidden();
    await expect(start).toBeEnabled();
  });

  await test.step('Set Sail! on its own takes no other cards', async () => {
    await playOf(page, 'setSail').check();
    for (const module of MODULES) await expect(moduleOf(page, module)).toBeDisabled();
    await expect(page.getByText('Take “Gambler” out.')).toBeVisible();
    await manners(page);
    await page.getByTestId('instead:gambler').click();
    await expect(playOf(page, 'points')).toBeChecked();
    await expect(moduleOf(page, 'gambler')).toBeChecked();
  });

  await test.step('the reason leads to its clause', async () => {
    await fillIn(page, { play: 'contracts', seats: 1 });
    const link = reason.getByTestId(/^rule:PR-/);
    await expect(link).toHaveText('the rule');
    const clause = (await link.getAttribute('data-id'))?.replace('rule:', '');
    await link.click();
    await expect(page.locator(`[data-place="${clause}"]`)).toBeInViewport();
    await manners(page);
  });
});
