/** What every store promises about campaigns. */
import { describe, expect, it } from 'vitest';
import type { CampaignRow, Store } from '../../src/store/store.ts';
import { guestRow, openSeat, sits, tableRow } from './fixtures.ts';

const campaignState: CampaignRow['chronicle'] = {
  options: { modules: [], play: 'Приключение' },
  seats: 2,
  chapter: 1,
  chapters: 5,
  failures: 0,
  finished: false,
  flawless: false,
  played: [],
  added: [],
};

export const campaignRow = (
  id: string,
  owner: string,
  table: string,
  more: Partial<CampaignRow> = {},
): CampaignRow => ({
  id,
  owner,
  game: 'some-game',
  name: null,
  table,
  settled: false,
  stopped: false,
  chronicle: campaignState,
  version: 1,
  created: 10,
  moved: 10,
  ...more,
});

interface Place {
  readonly store: Store;
  /** Another node with the same database. */
  another(): Promise<Store>;
}

export function campaignContract(at: Place): void {
  const guests = async (store: Store, ...ids: string[]): Promise<void> => {
    for (const id of ids) await store.addGuest(guestRow(id));
  };

  describe('campaigns', () => {
    it('begin together with their first table, and are read as they were written', async () => {
      const store = at.store;
      await guests(store, 'anna');
      const campaign = campaignRow('c', 'anna', 't', { name: 'Під містом', stopped: true, settled: true });
      expect(await store.openChapter(campaign, tableRow('t', 'anna'))).toBe('opened');
      expect(await store.campaign('c')).toEqual(campaign);
      expect((await store.table('t'))?.table).toEqual(tableRow('t', 'anna'));
      expect(await (await at.another()).campaign('c')).toEqual(campaign);
      expect(await store.campaign('nothing')).toBeUndefined();
    });

    it('are not begun with a code that is in use, and neither is the table', async () => {
      const store = at.store;
      await guests(store, 'anna');
      await store.addTable(tableRow('other', 'anna', { code: 'SAME' }));
      expect(await store.openChapter(campaignRow('c', 'anna', 't'), tableRow('t', 'anna', { code: 'SAME' }))).toBe(
        'code',
      );
      expect(await store.campaign('c')).toBeUndefined();
      expect(await store.table('t')).toBeUndefined();
    });

    it('are written once by version: whoever comes late writes nothing', async () => {
      const store = at.store;
      const other = await at.another();
      await guests(store, 'anna');
      const first = campaignRow('c', 'anna', 't');
      await store.openChapter(first, tableRow('t', 'anna'));
      const second = { ...first, version: 2, settled: true, moved: 20 };
      const results = await Promise.all([store.saveCampaign(second), other.saveCampaign({ ...second, moved: 21 })]);
      expect(results.toSorted()).toEqual([false, true]);
      expect(await store.saveCampaign(second)).toBe(false);
      expect(await store.saveCampaign({ ...second, version: 4 })).toBe(false);
      expect((await store.campaign('c'))?.moved).toBe(results[0] ? 20 : 21);
      expect(await store.saveCampaign({ ...first, id: 'nothing', version: 2 })).toBe(false);
    });

    it('get one new table, though several ask for it', async () => {
      const store = at.store;
      const other = await at.another();
      await guests(store, 'anna');
      const first = campaignRow('c', 'anna', 't');
      await store.openChapter(first, tableRow('t', 'anna'));
      const opened = await Promise.all(
        [store, other].map((node, n) =>
          node.openChapter({ ...first, version: 2, table: `next-${n}` }, tableRow(`next-${n}`, 'anna')),
        ),
      );
      expect(opened.toSorted()).toEqual(['late', 'opened']);
      const winner = opened.indexOf('opened');
      expect((await store.campaign('c'))?.table).toBe(`next-${winner}`);
      expect(await store.table(`next-${1 - winner}`)).toBeUndefined();
    });

    it('belong to their owner and to those who sit at their table, the last moved first', async () => {
      const store = at.store;
      await guests(store, 'anna', 'boris', 'vera');
      const open = (id: string, owner: string, seats: ReturnType<typeof sits>[], moved: number) =>
        store.openChapter(campaignRow(id, owner, `t-${id}`, { moved }), tableRow(`t-${id}`, owner, { seats }));
      await open('a', 'anna', [sits('anna'), sits('boris')], 1);
      await open('b', 'boris', [sits('boris'), openSeat], 3);
      await open('c', 'anna', [openSeat], 2);
      const of = async (guest: string, limit = 9) => (await store.campaignsOf(guest, limit)).map(({ id }) => id);
      expect(await of('anna')).toEqual(['c', 'a']);
      expect(await of('boris')).toEqual(['b', 'a']);
      expect(await of('boris', 1)).toEqual(['b']);
      expect(await of('vera')).toEqual([]);
    });

    it('are deleted without their tables', async () => {
      const store = at.store;
      await guests(store, 'anna');
      await store.openChapter(campaignRow('c', 'anna', 't'), tableRow('t', 'anna'));
      await store.deleteCampaign('c');
      await store.deleteCampaign('c');
      expect(await store.campaign('c')).toBeUndefined();
      expect(await store.table('t')).toBeDefined();
    });

    it('cannot be begun by nobody', async () => {
      const store = at.store;
      await guests(store, 'anna');
      await expect(store.openChapter(campaignRow('c', 'nobody', 't'), tableRow('t', 'anna'))).rejects.toThrow();
      expect(await store.table('t')).toBeUndefined();
    });
  });
}
