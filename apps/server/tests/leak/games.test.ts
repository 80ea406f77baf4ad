import { describe, expect, it } from 'vitest';
import { checkTelling, KINDS } from './kinds.ts';
import { tellMatch } from './telling.ts';

/** Matches of each kind of table; `npm run soak -- leaks` plays many, and makes every message again. */
const MATCHES = Number(process.env.BROADSIDE_LEAKS ?? 1);

describe.each(KINDS)('nothing hidden is told in $game.id', ({ game, dealer, tables, every, reshuffled }) => {
  const sum = { messages: 0, reshuffled: 0, refused: 0, undone: 0, restarts: 0, returns: 0 };

  it.each(tables)('with $seats seats and $options, in no byte to any eye', ({ seats, options }) => {
    for (let at = 0; at < MATCHES; at++) {
      const telling = tellMatch(game, { seats, options, seed: `what is hidden ${at}` });
      const checked = checkTelling(game, dealer, telling, MATCHES > 1 ? 1 : every);
      expect(checked.leaks).toEqual([]);
      sum.messages += checked.messages;
      sum.reshuffled += checked.reshuffled;
      sum.refused += telling.refused.length;
      sum.undone += telling.undone;
      sum.restarts += telling.restarts;
      sum.returns += telling.returns;
    }
  });

  it('with taking back, restarts, lost lines and refusals, and few entries that cannot be compared', () => {
    expect(sum.messages).toBeGreaterThan(100 * tables.length);
    expect(sum.reshuffled / sum.messages).toBeLessThan(reshuffled);
    for (const much of [sum.refused, sum.undone, sum.restarts, sum.returns])
      expect(much).toBeGreaterThan(2 * tables.length);
  });
});
