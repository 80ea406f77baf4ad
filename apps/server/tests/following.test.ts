/** News of an entry that a node has read by itself already: its people may not have been sent it yet. */
import { Queue } from '@broadside/host';
import { describe, expect, it } from 'vitest';
import { Following } from '../src/rooms/following.ts';
import type { Room } from '../src/rooms/room.ts';
import type { Services } from '../src/services.ts';

describe('news of an entry that was read before it came', () => {
  it('is sent to whoever has not been sent that entry', async () => {
    let hear = (_: string): void => {};
    const corrected: number[] = [];
    const services = {
      news: {
        subscribe: (_: string, ear: typeof hear) => {
          hear = ear;
        },
      },
    };
    const match = { n: 5 };
    const room = {
      id: 'table',
      n: 5,
      row: { version: 3 },
      queue: new Queue(),
      host: { match },
      subscribers: { admitted: new Set([{}]), correct: ({ n }: typeof match) => corrected.push(n) },
    };
    new Following(services as unknown as Services, room as unknown as Room);
    hear(JSON.stringify({ type: 'entry', n: 5, version: 3, moved: 1, entry: null }));
    await room.queue.run(async () => {});
    expect(corrected).toEqual([5]);
  });
});
