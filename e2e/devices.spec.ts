import { meet } from './lib/company.ts';
import { ANY_GAME } from './lib/games.ts';
import { manners } from './lib/manners.ts';
import { nextMoment } from './lib/moment.ts';
import { decide, playTogether } from './lib/play.ts';
import { agree } from './lib/table.ts';
import { expect, PHONE, test } from './lib/test.ts';

test('a recovery link brings the seat to a second device, and both stay in step', async ({ visit }) => {
  const [ann, bob] = await meet(await visit({ name: 'Ann' }), await visit({ name: 'Bob' }), ANY_GAME);
  const path = new URL(ann.page.url()).pathname;
  await ann.page.goto('/me');
  await ann.page.getByTestId('make-link').click();
  const link = await ann.page.getByTestId('recovery').inputValue();
  await ann.page.goto(path);

  const phone = await visit({ size: PHONE });
  await phone.goto(link);
  await phone.getByTestId('recover').click();
  await expect(phone.getByText('Welcome aboard, Ann.')).toBeVisible();
  await phone.getByTestId('mine').getByTestId('your-turn').click();
  const second = await ANY_GAME.table(phone).ready();
  await expect(second.own('Ann')).toBeVisible();

  // The two devices take turns at the same seat.
  for (let decisions = 0; decisions < 6; decisions++) {
    await playTogether([{ table: ann }, { table: bob, taste: bob.idle }], (acting) => acting === ann);
    const acting = decisions % 2 === 0 ? second : ann;
    const passive = acting === ann ? second : ann;
    const before = await acting.log();
    await decide(acting, await nextMoment(acting.page));
    if (await acting.page.getByRole('dialog').isVisible()) await decide(acting, await nextMoment(acting.page));
    await expect.poll(async () => (await acting.log()).length).toBeGreaterThan(before.length);
    await agree(acting, passive);
  }

  const thief = await visit({ size: PHONE, stormy: true });
  await thief.goto(link);
  await thief.getByTestId('recover').click();
  await expect(thief.getByRole('alert')).toHaveText(/This link was used before, or it is too old/);
});

test('a bot stands in for a player who has vanished, who takes the seat back on return', async ({ visit }) => {
  const [ann, bob] = await meet(await visit({ name: 'Ann' }), await visit({ name: 'Bob' }), ANY_GAME, { absence: 5 });
  await playTogether([{ table: ann, taste: ann.idle }, { table: bob }], (acting) => acting === bob);
  const before = await ann.log();
  const again = await bob.page.context().storageState();
  const url = bob.page.url();
  await bob.page.context().close();

  await expect(ann.page.getByText('Bob is away')).toBeVisible();
  await expect(ann.page.getByText('a bot is playing for Bob')).toBeVisible();
  await expect.poll(async () => (await ann.log()).length).toBeGreaterThan(before.length);

  const back = await visit({ again });
  await back.goto(url);
  const seat = await ANY_GAME.table(back).ready();
  await expect(ann.page.getByText('a bot is playing for Bob')).toBeHidden();
  await playTogether([{ table: ann, taste: ann.idle }, { table: seat }], (acting) => acting === seat);
  await decide(seat, await nextMoment(back));
  await agree(ann, seat);
});

test('a player lets a bot go on and takes the seat back by a button', async ({ visit }) => {
  const [ann, bob] = await meet(await visit({ name: 'Ann', size: PHONE }), await visit({ name: 'Bob' }), ANY_GAME);
  await ann.page.getByTestId('menu').click();
  await ann.page.getByTestId('stand-down').click();
  await expect(bob.page.getByText('a bot is playing for Ann')).toBeVisible();
  await expect(ann.page.getByText('A bot is playing for you.')).toBeVisible();
  await expect.poll(async () => (await bob.log()).length).toBeGreaterThan(3);
  await manners(ann.page);
  await ann.page.getByTestId('come-back').click();
  await expect(ann.page.getByText('A bot is playing for you.')).toBeHidden();
  await expect(bob.page.getByText('a bot is playing for Ann')).toBeHidden();
  await playTogether([{ table: ann }, { table: bob, taste: bob.idle }], (acting) => acting === ann);
});
