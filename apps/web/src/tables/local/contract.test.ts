import type { Answer } from '@broadside/host';
import type { Seat } from '@broadside/kernel';
import { vi } from 'vitest';
import { describeHost, faulty, noDice, type Place } from '../../../../../packages/host/tests/contract.ts';
import { progressOf } from './clerk.ts';
import type { Range } from './fakeIdb.ts';
import { idbSaves } from './idb.ts';
import { MemorySaves, type Saves } from './saves.ts';
import { bot, person, TestWindow } from './testing.ts';
import type { LocalClientMessage, LocalServerMessage } from './words.ts';

vi.mock('idb', () => import('./fakeIdb.ts'));
vi.stubGlobal('IDBKeyRange', { bound: (lower: string[], upper: string[]): Range => ({ lower, upper }) });

/** Everything that is sent about a match, and whoever waits for some of it. */
class Ear {
  readonly received: LocalServerMessage[] = [];

  readonly hear = (messages: readonly LocalServerMessage[]): void => void this.received.push(...messages);

  until<T>(look: (received: readonly LocalServerMessage[]) => T | undefined): Promise<T> {
    return vi.waitFor(
      () => {
        const found = look(this.received);
        if (found === undefined) throw new Error('not sent yet');
        return found;
      },
      { interval: 2, timeout: 20_000 },
    );
  }

  get holder(): Seat | null | undefined {
    return this.received.findLast((message) => message.type === 'table')?.table.you;
  }
}

const device = (name: string, freshSaves: () => Saves): Place => ({
  name,
  conditions: ['free', 'never'],
  patient: false,
  set: async ({ match, bots, undo, fault }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const saves = freshSaves();
    const { header, seed, log } = match;
    const seats = bots.map((name, at) => (name === null ? person(`Guest ${at}`) : bot(name)));
    const settings = { undo, odds: true, shuffle: false };
    const head = { id: 'm', header, seed, seats, settings, created: 1, owner: '', next: null, ...progressOf(match, 1) };
    await saves.begin({ head, log });
    let ear = new Ear();
    let connection: { ask(message: LocalClientMessage): void; close(): void };
    const open = async (): Promise<void> => {
      ear = new Ear();
      const window = new TestWindow(saves, { thrower: noDice, think: () => faulty(fault) });
      connection = window.client.open('m', 0, ear.hear);
      await ear.until((received) => received.find((message) => message.type === 'update'));
    };
    await open();
    return {
      request: async (seat, input) => {
        if (ear.holder !== seat) {
          connection.ask({ type: 'takeOver', seat });
          await ear.until(() => (ear.holder === seat ? true : undefined));
        }
        const since = ear.received.length;
        connection.ask(input as LocalClientMessage);
        return ear.until((received) =>
          received
            .slice(since)
            .find(
              (message): message is Answer =>
                (message.type === 'done' || message.type === 'refused') && message.id === input.id,
            ),
        );
      },
      kept: async (n) => {
        await ear.until((received) => received.find((message) => message.type === 'update' && message.update.n >= n));
        return (await saves.read('m'))?.log ?? [];
      },
      reopen: async () => {
        connection.close();
        await open();
      },
    };
  },
});

describeHost(device('on the device, in memory', () => new MemorySaves()));
describeHost(device('on the device, by its database', idbSaves));
