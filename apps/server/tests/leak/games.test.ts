import { Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { broadcastMatch, type Plan } from './broadcast.ts';
import { anyTable, checkBroadcast, KINDS } from './kinds.ts';

/** Matches of each kind of table; `npm run soak -- leaks` plays many, and makes every message again. */
const MATCHES = Number(process.env.BROADSIDE_LEAKS ?? 1);

describe.each(KINDS)('nothing hidden is sent in $game.id', ({ game, secrets }) => {
  const { tables, every, shuffled } = secrets;
  const sum = { messages: 0, reshuffled: 0, refused: 0, undone: 0, restarts: 0, returns: 0 };

  function playAndCheck(plan: Plan): void {
    const broadcast = broadcastMatch(game, plan);
    const checked = checkBroadcast(game, secrets, broadcast, MATCHES > 1 ? 1 : every);
    expect(checked.leaks, `${JSON.stringify(plan)}`).toEqual([]);
    sum.messages += checked.messages;
    sum.reshuffled += checked.reshuffled;
    sum.refused += broadcast.refused.length;
    sum.undone += broadcast.undone;
    sum.restarts += broadcast.restarts;
    sum.returns += broadcast.returns;
  }

  it.each(tables)('with $seats seats and $options, in no byte to any viewer', (table) => {
    for (let at = 0; at < MATCHES; at++) playAndCheck({ ...table, seed: `what is hidden ${at}` });
  });

  it('with whatever else can be set up', () => {
    const stream = Stream.of('set up by chance');
    for (let at = 0; at < 2 * MATCHES; at++)
      playAndCheck({ ...anyTable(game, stream), seed: `whatever is hidden ${at}`, skilled: true });
  });

  it('with undo, restarts, lost connections and refusals, and few entries that cannot be compared', () => {
    expect(sum.messages).toBeGreaterThan(100 * tables.length);
    expect(sum.reshuffled / sum.messages).toBeLessThan(shuffled);
    for (const much of [sum.refused, sum.undone, sum.restarts, sum.returns])
      expect(much).toBeGreaterThan(2 * tables.length);
  });
});
