/** The matches of this device in the browser's database: a row for each match, a row for each entry of its log. */
import type { Entry } from '@broadside/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import {
  type AnalysisSave,
  advanced,
  analysesOf,
  type CampaignAmendment,
  type CampaignSave,
  type Head,
  latestFirst,
  type Progress,
  type Saved,
  type Saves,
  withoutLesson,
} from './saves.ts';

interface Shape extends DBSchema {
  heads: { key: string; value: Head };
  /** An entry holds the request it came from; entries of before do not. */
  entries: { key: [string, number]; value: Entry & { readonly match: string; readonly command?: string | null } };
  campaigns: { key: string; value: CampaignSave };
  analyses: { key: string; value: AnalysisSave };
}

type Base = IDBPDatabase<Shape>;

const VERSION = 3;

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

const analysesRange = (seed: string): IDBKeyRange => IDBKeyRange.bound(analysesOf(seed), `${analysesOf(seed)}\uffff`);

class IdbSaves implements Saves {
  private opened: Promise<Base> | undefined;

  async list(): Promise<readonly Head[]> {
    return latestFirst(await (await this.base()).getAll('heads'));
  }

  async read(id: string): Promise<Saved | undefined> {
    const tx = (await this.base()).transaction(['heads', 'entries']);
    const [head, rows] = await Promise.all([
      tx.objectStore('heads').get(id),
      tx.objectStore('entries').getAll(entriesOf(id)),
    ]);
    return head && { head, log: rows.map(({ match: _, command: __, ...entry }) => entry) };
  }

  async begin({ head, log }: Saved): Promise<void> {
    const tx = (await this.base()).transaction(['heads', 'entries'], 'readwrite');
    await Promise.all([
      tx.objectStore('heads').add(head),
      ...log.map((entry) => tx.objectStore('entries').add({ ...entry, match: head.id })),
      tx.done,
    ]);
  }

  async analysis(key: string): Promise<AnalysisSave | undefined> {
    return (await this.base()).get('analyses', key);
  }

  async keepAnalysis(analysis: AnalysisSave): Promise<void> {
    await (await this.base()).put('analyses', analysis);
  }

  async campaigns(): Promise<readonly CampaignSave[]> {
    return latestFirst(await (await this.base()).getAll('campaigns'));
  }

  async campaign(id: string): Promise<CampaignSave | undefined> {
    return (await this.base()).get('campaigns', id);
  }

  async openChapter(campaign: CampaignSave, { head, log }: Saved, instead: string | undefined): Promise<boolean> {
    const tx = (await this.base()).transaction(['heads', 'entries', 'campaigns'], 'readwrite');
    const campaigns = tx.objectStore('campaigns');
    const late = (await campaigns.get(campaign.id))?.table !== instead;
    if (!late)
      await Promise.all([
        campaigns.put(campaign),
        tx.objectStore('heads').add(head),
        ...log.map((entry) => tx.objectStore('entries').add({ ...entry, match: head.id })),
      ]);
    await tx.done;
    return !late;
  }

  async amendCampaign(id: string, how: CampaignAmendment): Promise<CampaignSave | undefined> {
    const tx = (await this.base()).transaction('campaigns', 'readwrite');
    const old = await tx.store.get(id);
    const next = old && how(old);
    if (next) await tx.store.put(next);
    await tx.done;
    return next ?? old;
  }

  async deleteCampaign(id: string): Promise<void> {
    await (await this.base()).delete('campaigns', id);
  }

  async claim(id: string, owner: string): Promise<Saved | undefined> {
    await this.amend(id, (head) => ({ ...head, owner }));
    return this.read(id);
  }

  async owner(id: string): Promise<string | undefined> {
    return (await (await this.base()).get('heads', id))?.owner;
  }

  async append(id: string, owner: string, entry: Entry, progress: Progress, command: string | null): Promise<void> {
    const tx = (await this.base()).transaction(['heads', 'entries'], 'readwrite');
    const heads = tx.objectStore('heads');
    const head = await heads.get(id);
    // Thrown inside the transaction before anything is written: nothing is.
    const next = advanced(head, id, owner, progress);
    // `add`, not `put`: the number of an entry is given once.
    await Promise.all([heads.put(next), tx.objectStore('entries').add({ ...entry, match: id, command }), tx.done]);
  }

  /** Asked only of requests that are refused: nobody waits for this long. */
  async command(id: string, command: string): Promise<number | undefined> {
    const rows = await (await this.base()).getAll('entries', entriesOf(id));
    return rows.find((row) => row.command === command)?.n;
  }

  async setNext(id: string, next: string): Promise<void> {
    await this.amend(id, (head) => ({ ...head, next }));
  }

  async leaveLesson(id: string): Promise<void> {
    await this.amend(id, withoutLesson);
  }

  async delete(id: string): Promise<void> {
    const tx = (await this.base()).transaction(['heads', 'entries', 'analyses'], 'readwrite');
    const head = await tx.objectStore('heads').get(id);
    await Promise.all([
      tx.objectStore('heads').delete(id),
      tx.objectStore('entries').delete(entriesOf(id)),
      ...(head ? [tx.objectStore('analyses').delete(analysesRange(head.seed))] : []),
      tx.done,
    ]);
  }

  private async amend(id: string, how: (head: Head) => Head): Promise<void> {
    const tx = (await this.base()).transaction('heads', 'readwrite');
    const head = await tx.store.get(id);
    if (head) await tx.store.put(how(head));
    await tx.done;
  }

  /** Opened when first needed, and again if the browser has closed it. */
  private base(): Promise<Base> {
    const forget = (): void => {
      this.opened = undefined;
    };
    this.opened ??= openDB<Shape>('broadside', VERSION, {
      upgrade: (db, version) => {
        if (version < 1) {
          db.createObjectStore('heads', { keyPath: 'id' });
          db.createObjectStore('entries', { keyPath: ['match', 'n'] });
        }
        if (version < 2) db.createObjectStore('campaigns', { keyPath: 'id' });
        db.createObjectStore('analyses', { keyPath: 'key' });
      },
      // A page of an older visit must not keep this one waiting.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    this.opened.catch(forget);
    return this.opened;
  }
}

export const idbSaves = (): Saves => new IdbSaves();
