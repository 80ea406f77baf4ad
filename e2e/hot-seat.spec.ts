import { passAround, type Table } from './lib/harbour.ts';
import { manners } from './lib/manners.ts';
import { nextMoment } from './lib/moment.ts';
import { playOn } from './lib/player.ts';
import { expect, PHONE, test } from './lib/test.ts';

/** Whose name stands on the curtain; nothing of the table may be behind it. */
async function nameOnCurtain({ page }: Table): Promise<string> {
  const title = page.getByRole('heading', { level: 1, name: / is next$/ });
  await expect(title).toBeFocused();
  await expect(page.getByRole('region', { name: /^(Sea|Other players|Harbour|What you can do|Log)/ })).toHaveCount(0);
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
  const table = await passAround(page, ['Ann', 'Bob']);
  let last: string | undefined;
  for (let hands = 0; hands < 5; hands++) {
    const name = await nameOnCurtain(table);
    expect(['Ann', 'Bob'].filter((one) => one !== last)).toContain(name);
    await manners(page);
    // Keys of the table do nothing behind the curtain, and a reload does not lift it.
    if (hands === 1) {
      await page.keyboard.press('r');
      await page.keyboard.press('Enter');
      await page.reload();
      expect(await nameOnCurtain(table)).toBe(name);
    }
    await page.getByRole('button', { name: `I am ${name}` }).click();
    await table.ready();
    await expect(page.getByRole('region', { name: `Area: ${name} (you)` })).toBeVisible();
    await expect(table.heading).toContainText('Your turn');
    await playOn(table, { until: (moment) => moment.at === 'curtain' });
    last = name;
  }
});

test('whoever has just acted may take it back before the device is handed over', async ({ visit }) => {
  const page = await visit({ size: PHONE });
  const table = await passAround(page, ['Ann', 'Bob']);
  const name = await nameOnCurtain(table);
  const other = name === 'Ann' ? 'Bob' : 'Ann';
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await table.ready();
  await table.press(/^Reveal a card/);
  await nextMoment(page);
  for (;;) {
    const moment = await nextMoment(page);
    if (moment.at === 'curtain') break;
    await table.press(/^(Stop|Finish taking)/);
  }
  await expect(page.getByRole('heading', { level: 1, name: `${other} is next` })).toBeFocused();
  await page.getByRole('button', { name: `${name}: undo the last step` }).click();
  await expect(table.verb(/^(Stop|Finish taking)/)).toBeVisible();
  await expect(table.mine()).toHaveAccessibleName(new RegExp(`^${name} \\(you\\)`));
  expect((await table.log()).at(-1)).toBe(`${name} took something back.`);
});
