import type { Page } from '@playwright/test';
import { Cable } from '../../../e2e/lib/cable.ts';
import { meet } from '../../../e2e/lib/company.ts';
import { manners } from '../../../e2e/lib/manners.ts';
import { onMessages } from '../../../e2e/lib/messages.ts';
import { barOffers, nextMoment } from '../../../e2e/lib/moment.ts';
import { playTogether, type Taste } from '../../../e2e/lib/play.ts';
import { setSpeed } from '../../../e2e/lib/speed.ts';
import { expect, PHONE, test } from '../../../e2e/lib/test.ts';
import type { ReckoningTable } from './lib/table.ts';
import { captain, idler, inTurn } from './lib/tastes.ts';
import { player } from './player.ts';

interface Heard {
  /** What the server sent of the other one: cards in the hand, cards drawn or raised. */
  readonly secrets: Set<string>;
  /** Cubes that came to lie, as sent to this page. */
  readonly landed: string[];
}

/** Everything the server sends this page of another seat that only that seat may know, and every throw. */
function listen(page: Page, other: () => number): Heard {
  const heard: Heard = { secrets: new Set(), landed: [] };
  const read = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const part = value as Record<string, unknown>;
    if (Array.isArray(part.players) && Array.isArray(part.sea)) {
      const { hand, crew } = part.players[other()];
      heard.secrets.add(`hand ${JSON.stringify(hand)}`);
      for (const { where, level } of crew) if (where === 'hidden') heard.secrets.add(`hidden at level ${level}`);
      if (crew.some(({ where }: { where: string }) => where === 'hand' || where === 'deck')) heard.secrets.add('place');
    }
    if (part.type === 'drew' && part.seat === other())
      for (const card of part.cards as number[]) heard.secrets.add(`drew ${card}`);
    if (part.type === 'levelled' && part.seat === other() && part.where !== 'play')
      heard.secrets.add(`raised ${part.card}`);
    if (part.type === 'landed' && !heard.landed.includes(JSON.stringify(part.cubes)))
      heard.landed.push(JSON.stringify(part.cubes));
    for (const inner of Object.values(part)) read(inner);
  };
  onMessages(page, read);
  return heard;
}

/** Ends every turn at once, in pirate mode wherever that can be. */
const lurking: Taste = (verb, moment) => (verb.id === 'mode.1' ? 300 : idler(verb, moment));

/** To where the pirate ship of a seat lies, by a tap; DR-PIRATE-1: the battle is announced before. */
async function sailTo(table: ReckoningTable, seat: number): Promise<void> {
  await table.press('raise');
  await expect(table.inReach()).not.toHaveCount(0);
  await table.tileWith(seat).click();
  const sheet = table.page.getByRole('dialog');
  await expect(sheet.getByTestId('ahead')).toContainText(/the battle begins when you arrive/);
  await expect(sheet.getByTestId(/^sail\./)).toContainText(/battle with (Ann|Bob), \d+%/);
  await sheet.getByTestId(/^sail\./).click();
}

/** The ship and the sea as far as both may see them, the same on every screen: "Rum Cay, row 1. …". */
const shipsOf = ({ places }: ReckoningTable): Promise<readonly string[]> =>
  places.evaluateAll((all) =>
    all.map((one) => (one.getAttribute('aria-label') ?? '').replace(/[.,] \d+ sails? away/, '')),
  );

/** Runs in the page: from now on one is waited for no longer than a second, whatever the settings say. */
function impatience(): void {
  const headers = { 'content-type': 'application/json' };
  const report = (): Promise<unknown> => fetch('/api/me', { method: 'POST', headers, body: '{"patience":1}' });
  setInterval(() => void report().catch(() => undefined), 1000);
}

const FOUGHT = / beat | lost the battle| won the battle/;

/** Lines of the log from the last battle on. */
const lastBattle = (log: readonly string[]): readonly string[] => {
  const from = log.findLastIndex((socket) => / had to fight | chose to fight /.test(socket));
  return log
    .slice(from)
    .filter((socket) => /fight|fought|battle|took \d|On the battle board|beat|Explosion|ridge/.test(socket));
};

/** Every state of the battle board that was on the screen while somebody watched, in the words of its zones. */
async function watchBoards({ page }: ReckoningTable): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { boardsSeen: seen });
    const look = (): void => {
      const zones = [...document.querySelectorAll('[data-id="battle-board"] > li')].map((one) => one.textContent);
      const words = zones.filter((zone) => /cube/.test(zone ?? '')).join(' | ');
      if (words !== '' && seen.at(-1) !== words) seen.push(words);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { readonly boardsSeen: readonly string[] }).boardsSeen);
}

/** Words for "yours" as the other one reads them. */
const named = (boards: readonly string[], you: string): readonly string[] =>
  boards.map((words) => words.replace(/(\d+ cubes?) of yours/g, `$1 of ${you}`));

async function reload(tables: readonly ReckoningTable[], speed: 'off' | 'fast'): Promise<void> {
  for (const table of tables) {
    await setSpeed(table.page, speed);
    await table.page.reload();
    await table.ready();
  }
}

test('DR-HID-2, DR-HID-4, DR-PIRATE-1, DR-TABLE-6: two browsers keep their secrets, fight with the same cubes, answer or are answered for, and come to one end', async ({
  visit,
  testServer,
}) => {
  test.setTimeout(300_000);
  const cable = await Cable.lay(testServer.url);
  try {
    const host = await visit({ name: 'Ann' });
    const friend = await visit({ url: cable.url, name: 'Bob', size: PHONE, stormy: true });
    const toAnn = listen(host, () => 1);
    const toBob = listen(friend, () => 0);
    const [ann, bob] = await meet(host, friend, player);
    const nameOf = (table: ReckoningTable): string => (table === ann ? 'Ann' : 'Bob');
    const play = (taste: Taste, until: Parameters<typeof playTogether<ReckoningTable>>[1]): Promise<ReckoningTable> =>
      playTogether(
        [ann, bob].map((table) => ({ table, taste })),
        until,
      );

    const [lurker, comer] = await test.step('whoever begins lies in wait beside the harbour', async () => {
      const first = await play(lurking, (_table, moment) => inTurn(moment));
      await first.putToSea();
      const second = await play(lurking, (table, moment) => table !== first && inTurn(moment));
      await expect.poll(() => shipsOf(ann)).toEqual(await shipsOf(bob));
      return [first, second];
    });
    await test.step('the other one has to fight there, and the attacked one is asked', async () => {
      await sailTo(comer, lurker === ann ? 0 : 1);
      await expect(comer.verb('fire.1')).toBeVisible();
      for (const table of [ann, bob]) await expect(table.battle).toBeVisible();
      await manners(friend);
      await comer.press('fire.1');
      await nextMoment(lurker.page);
      await expect(lurker.battle).toContainText('You are under attack.');
      await expect(lurker.page.getByRole('timer')).toContainText(/If you do not answer within \d:\d\d: Fire 1 cannon/);
      await expect(comer.battle).toContainText(`${nameOf(lurker)} is deciding.`);
      await manners(friend);
    });

    await test.step('DR-LEVEL-2: a card is levelled up in answer; what was drawn and levelled up is sent to its owner alone', async () => {
      await lurker.press('level');
      await lurker.page
        .getByRole('dialog')
        .getByTestId(/^level\./)
        .first()
        .click();
      await expect.poll(async () => (await lurker.log()).join()).toMatch(/levelled up a card in hand to level 2: /);
      const seen = async () => (await comer.log()).filter((line) => line.startsWith(nameOf(lurker)));
      await expect.poll(async () => (await seen()).join('\n')).toMatch(/ levelled up a card in hand\.$/m);
      const lines = await seen();
      expect(lines.filter((line) => / drew \d+ cards\.$/.test(line))).not.toEqual([]);
      expect(lines.filter((line) => / drew: |to level 2: /.test(line))).toEqual([]);
      const { secrets } = comer === ann ? toAnn : toBob;
      expect([...secrets].sort()).toEqual(['drew -1', 'hand null', 'hidden at level 1', 'raised -1']);
    });

    await test.step('a reload finds the question again; the answer lets the same cubes fall on both screens', async () => {
      await reload([ann, bob], 'fast');
      await nextMoment(lurker.page);
      const boards = [await watchBoards(ann), await watchBoards(bob)];
      await lurker.press('fire.1');
      await play(lurking, (table, moment) => table === comer && inTurn(moment));
      const words = lastBattle(await comer.logByName());
      expect(words.join()).toMatch(FOUGHT);
      await expect.poll(async () => lastBattle(await lurker.logByName())).toEqual(words);
      expect(toAnn.landed.length).toBeGreaterThan(0);
      expect(toBob.landed).toEqual(toAnn.landed);
      const hers = named(await boards[0](), 'Ann').at(-1);
      expect(hers, 'cubes were seen to lie').toBeDefined();
      await expect.poll(async () => named(await boards[1](), 'Bob').at(-1)).toBe(hers);
      await reload([ann, bob], 'off');
    });

    await test.step('the attacker is attacked in turn', async () => {
      await play(lurking, (table, moment) => table === lurker && barOffers(moment, 'fight'));
      await lurker.press('fight');
      await expect(lurker.verb('fire.1')).toBeVisible();
    });

    await test.step('a browser that loses its connection finds the same battle', async () => {
      await expect(bob.battle).toBeVisible();
      const before = await bob.battle.innerText();
      cable.cut();
      await expect(friend.getByText('Connection lost, trying again…')).toBeVisible();
      cable.mend();
      await expect(friend.getByText('Connected again.')).toBeVisible();
      await expect(bob.battle).toHaveText(before, { useInnerText: true });
    });

    await test.step('nobody presses anything for the attacked one: the default answer is given after a moment', async () => {
      await comer.page.evaluate(impatience);
      await lurker.press('fire.1');
      await playTogether([{ table: lurker, taste: lurking }], (_table, moment) => inTurn(moment));
      const lines = lastBattle(await comer.log());
      expect(lines.join()).toMatch(FOUGHT);
      expect(lines.join()).toMatch(new RegExp(`${nameOf(lurker)} chose to fight you, as you were in pirate mode`));
      expect(lines.join()).toMatch(/You fought with \d cube/);
      expect(toBob.landed).toEqual(toAnn.landed);
    });

    await test.step('the match is played to its end, and both see the same end', async () => {
      for (const { secrets } of [toAnn, toBob])
        expect([...secrets].filter((one) => !/^(drew -1|hand null|hidden at level \d|raised -1)$/.test(one))).toEqual(
          [],
        );
      let turns = 0;
      const busyThenIdle: Taste = (verb, moment) => (turns < 4 ? captain(verb, moment) : idler(verb, moment));
      await play(busyThenIdle, (_table, moment) => {
        if (inTurn(moment)) turns++;
        return moment.at === 'end';
      });
      for (const table of [ann, bob]) await expect(table.result).toBeVisible();
      await manners(friend);
      const sheets = await Promise.all([host, friend].map((page) => page.getByTestId('scores').innerText()));
      expect(sheets[1]).toBe(sheets[0]);
    });
  } finally {
    await cable.remove();
  }
});
