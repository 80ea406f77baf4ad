/** What every store promises about clearing away: what nobody comes back to goes in time, what people played stays. */
import { describe, expect, it } from 'vitest';
import type { Keep, Store, TableRow } from '../../src/store/store.ts';
import { campaignRow } from './contract-campaign.ts';
import { begun, guestRow, item, openSeat, sits, start, tableRow } from './fixtures.ts';

interface Place {
  readonly store: Store;
}

const DAY = 86_400_000;
const NOW = 1_000 * DAY;
const KEEP: Keep = { guests: 100 * DAY, waiting: 10 * DAY, closed: 5 * DAY, bots: 20 * DAY, talk: 50 * DAY };
const bot = { ...openSeat, bot: 'sailor' };

/** Until nothing is left to do; the number of rounds it took. */
async function clean(store: Store, now = NOW, keep = KEEP, most = 2): Promise<number> {
  for (let rounds = 1; ; rounds++) if ((await store.clean(now, keep, most)) === 0) return rounds;
}

export function cleanContract(at: Place): void {
  const exists = async (id: string): Promise<boolean> => (await at.store.table(id)) !== undefined;
  const add = async (id: string, more: Partial<TableRow>, opened: number): Promise<void> => {
    await at.store.addTable(tableRow(id, 'anna', more));
    await at.store.touchTable(id, opened);
  };
  /** A match among these, last opened long ago. */
  const played = async (id: string, seats: TableRow['seats'], more: Partial<TableRow> = {}): Promise<void> => {
    await add(id, { seats }, 0);
    await at.store.beginMatch(tableRow(id, 'anna', { seats, status: 'playing', version: 2, ...more }), start());
    await at.store.append([1, 2, 3].map((n) => item(id, n)));
  };

  describe('clearing away', () => {
    it('closes a table nobody has opened for long, frees its code, and later takes it away', async () => {
      await at.store.addGuest(guestRow('anna'));
      await add('old', { code: 'SAME' }, NOW - 10 * DAY - 1);
      await add('young', {}, NOW - 10 * DAY);
      await clean(at.store);
      expect((await at.store.table('old'))?.table).toMatchObject({ status: 'closed', code: null, version: 2 });
      expect((await at.store.table('young'))?.table).toMatchObject({ status: 'waiting', version: 1 });
      await clean(at.store, NOW + 5 * DAY);
      expect(await exists('old')).toBe(true);
      await clean(at.store, NOW + 5 * DAY + 1);
      expect(await exists('old')).toBe(false);
      expect(await at.store.addTable(tableRow('old', 'anna', { code: 'SAME' }))).toBe(true);
    });

    it('keeps every match that a person played, closed or over, and takes those of bots alone', async () => {
      await at.store.addGuest(guestRow('anna'));
      await played('people', [sits('anna'), bot]);
      await at.store.append([item('people', 4, { over: true })]);
      await played('left', [{ ...sits('anna'), bot: 'sailor' }, bot]);
      await at.store.saveTable(tableRow('left', 'anna', { seats: [bot, bot], status: 'closed', version: 3 }));
      await played('bots', [bot, bot]);
      await played('more bots', [bot, bot]);
      await at.store.saveTable(tableRow('more bots', 'anna', { seats: [bot, bot], status: 'closed', version: 3 }));
      await at.store.addSaid('bots', { at: NOW, seat: null, name: 'Anna', text: 'hm' }, 9);
      expect(await clean(at.store)).toBeLessThan(9);
      expect(await Promise.all(['people', 'left', 'bots', 'more bots'].map(exists))).toEqual([
        true,
        true,
        false,
        false,
      ]);
      expect(await at.store.entries('people', -1)).toHaveLength(5);
      expect(await at.store.entries('left', -1)).toHaveLength(4);
      expect(await at.store.match('bots')).toBeUndefined();
      expect(await at.store.entries('bots', -1)).toEqual([]);
      expect(await at.store.append([item('bots', 4)])).toEqual([{ stored: false, why: 'taken' }]);
      // The others go on as before, and the same id may begin anew.
      expect(await at.store.append([item('left', 4)])).toEqual([{ stored: true }]);
      await played('bots', [bot, bot]);
      expect(await at.store.entries('bots', -1)).toHaveLength(4);
    });

    it('does not leave a way to a table that is gone', async () => {
      await at.store.addGuest(guestRow('anna'));
      await played('first', [sits('anna'), bot], { next: 'second' });
      await add('second', { status: 'closed' }, 0);
      await clean(at.store);
      expect((await at.store.table('first'))?.table).toMatchObject({ next: null, version: 3 });
    });

    it('leaves the table a campaign stands at', async () => {
      await at.store.addGuest(guestRow('anna'));
      const table = tableRow('t', 'anna', { status: 'closed' });
      await at.store.openChapter(campaignRow('c', 'anna', 't'), table);
      await clean(at.store);
      await clean(at.store, NOW + 50 * DAY);
      expect(await exists('t')).toBe(true);
      await at.store.deleteCampaign('c');
      await clean(at.store, NOW + 100 * DAY);
      expect(await exists('t')).toBe(false);
    });

    it('forgets guests who stayed away, with their sessions, unless a seat, a table or a campaign knows them', async () => {
      const people = ['seated', 'host', 'owner', 'stranger', 'another stranger', 'visitor'];
      for (const id of people) {
        await at.store.addGuest(guestRow(id, 0));
        await at.store.addSession(`session of ${id}`, id, 0);
        await at.store.addRecovery(`token of ${id}`, id, NOW + DAY);
      }
      await at.store.seeGuest('visitor', NOW - 100 * DAY);
      await at.store.addTable(tableRow('t', 'host', { seats: [sits('seated')], created: NOW }));
      await at.store.openChapter(campaignRow('c', 'owner', 'u'), tableRow('u', 'host', { seats: [], created: NOW }));
      expect(await clean(at.store)).toBeLessThan(9);
      const left = await Promise.all(people.map(async (id) => (await at.store.guest(id)) !== undefined));
      expect(left).toEqual([true, true, true, false, false, true]);
      expect(await at.store.guestOfSession('session of stranger')).toBeUndefined();
      expect(await at.store.guestOfSession('session of visitor')).toBeDefined();
      expect(await at.store.takeRecovery('token of stranger', NOW)).toBeUndefined();
      expect(await at.store.takeRecovery('token of seated', NOW)).toBe('seated');
    });

    it('forgets what was said long ago', async () => {
      await begun(at.store, 't');
      for (const [text, when] of [
        ['old', NOW - 50 * DAY - 1],
        ['new', NOW - 50 * DAY],
      ] as const)
        await at.store.addSaid('t', { at: when, seat: null, name: 'Anna', text }, 9);
      await clean(at.store);
      expect((await at.store.said('t', 9)).map(({ text }) => text)).toEqual(['new']);
    });

    it('takes nothing where everything is to be kept, except tokens that have run out', async () => {
      await at.store.addGuest(guestRow('anna', 0));
      await add('t', { status: 'closed', seats: [] }, 0);
      await add('u', { seats: [] }, 0);
      await at.store.addRecovery('token', 'anna', NOW);
      await clean(at.store, NOW, {});
      expect(await Promise.all(['t', 'u'].map(exists))).toEqual([true, true]);
      expect(await at.store.takeRecovery('token', 0)).toBeUndefined();
    });
  });
}
