import { Cable } from './lib/cable.ts';
import { ANY_GAME } from './lib/games.ts';
import { nextMoment } from './lib/moment.ts';
import { amidst, decide, playTogether } from './lib/play.ts';
import { TestServer } from './lib/server.ts';
import { joinTable, openForTwo } from './lib/setup.ts';
import { agree } from './lib/table.ts';
import { expect, PHONE, test } from './lib/test.ts';

test('two browsers and a spectator stay at one table through a lost line, a killed browser and a killed server', async ({
  visit,
}) => {
  const testServer = await TestServer.open();
  const cable = await Cable.lay(testServer.url);
  try {
    const host = await visit({ url: testServer.url, name: 'Ann', stormy: true });
    const { code, path } = await openForTwo(host, ANY_GAME);

    const friend = await visit({ url: cable.url, name: 'Bob', size: PHONE, stormy: true });
    await joinTable(friend, code);
    await expect(host.getByText('Bob')).toBeVisible();

    const watcher = await visit({ url: testServer.url, name: 'Cleo', stormy: true });
    await watcher.goto(path);
    await expect(watcher.getByText('The host starts the match when everybody is here.')).toBeVisible();
    await host.getByTestId('start').click();

    const ann = await ANY_GAME.table(host).ready();
    const cleo = await ANY_GAME.table(watcher).ready();
    let bob = await ANY_GAME.table(friend).ready();
    const allAgree = async (): Promise<void> => {
      for (const table of [cleo, bob]) await agree(ann, table);
      await expect(cleo.bar.getByRole('button')).toHaveCount(0);
      await expect(cleo.bar).toContainText('You are watching.');
    };

    const allSee = (words: string) =>
      Promise.all([ann, bob, cleo].map(({ page }) => expect(page.getByText(words)).toBeVisible({ timeout: 60_000 })));

    // Some turns of both, until the friend is in the middle of one.
    const inTheMiddle = amidst(bob);
    await playTogether([{ table: ann }, { table: bob }], (acting, moment, decisions) => {
      return inTheMiddle(acting, moment) && decisions > 10;
    });
    await allAgree();

    await test.step('the friend loses the connection for five seconds while the table goes on', async () => {
      await playTogether([{ table: ann }, { table: bob, taste: bob.idle }], (acting, moment) => {
        return acting === ann && moment.at === 'bar';
      });
      const cutAt = Date.now();
      cable.cut();
      await expect(friend.getByText('Connection lost, trying again…')).toBeVisible();
      await expect(friend.getByTestId('verbs-wait')).toBeVisible();
      await decide(ann, await nextMoment(host));
      await expect.poll(() => Date.now() - cutAt, { timeout: 10_000 }).toBeGreaterThan(5000);
      cable.mend();
      await expect(friend.getByText('Connected again.')).toBeVisible();
      await expect(friend.getByText('Connection lost, trying again…')).toBeHidden();
      await allAgree();
    });

    await test.step('the friend’s browser is closed in the middle of a turn and opened again', async () => {
      await playTogether([{ table: ann, taste: ann.idle }, { table: bob }], amidst(bob));
      const before = await bob.standing();
      const again = await friend.context().storageState();
      await friend.context().close();
      await expect(host.getByText('Bob is away')).toBeVisible();
      const reopened = await visit({ url: cable.url, size: PHONE, stormy: true, again });
      await reopened.goto(path);
      bob = await ANY_GAME.table(reopened).ready();
      await nextMoment(reopened);
      expect(await bob.standing()).toEqual(before);
      await allAgree();
    });

    await test.step('the server is killed in the middle of a turn and started again', async () => {
      const before = await bob.standing();
      await testServer.kill();
      await allSee('Connection lost');
      // Each comes back when its own patience is over, and says so for some seconds only.
      await Promise.all([allSee('Connected again.'), testServer.start()]);
      await nextMoment(bob.page);
      expect(await bob.standing()).toEqual(before);
      await playTogether([{ table: ann }, { table: bob }], (_acting, _moment, decisions) => decisions > 10);
      await allAgree();
    });
  } finally {
    await cable.remove();
    await testServer.close();
  }
});
