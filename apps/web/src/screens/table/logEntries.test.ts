import type { Entry } from '@broadside/kernel';
import type { GameUI } from '@broadside/kit';
import { describe, expect, it } from 'vitest';
import type { GameSay } from '../../text/say.ts';
import { type LogContext, logEntries, type SaidBefore } from './logEntries.tsx';

const entry = (n: number, type: string): Entry => ({ n, seat: 0, events: [{ type }], hash: '' });

/** A reader who counts what is worded for them; `namesByView`: places are called as the view calls them. */
function reader(namesByView?: true) {
  const worded: string[] = [];
  const voice = {
    namesByView,
    event: ({ type }: { readonly type: string }, _say: unknown, _nameOf: unknown, view: unknown) => {
      worded.push(type);
      return `${type} ${namesByView ? view : ''}`;
    },
  };
  const ui = { voice, seatOf: () => 0, cardsOf: () => [] } as unknown as GameUI;
  const context = (view: string): LogContext => ({ ui, say: (() => '') as unknown as GameSay, nameOf: String, view });
  const said: SaidBefore = new WeakMap();
  return { worded, write: (log: readonly Entry[], view: string) => logEntries(log, context(view), () => {}, said) };
}

describe('the log of a long match', () => {
  const [drew, took] = [entry(1, 'drew'), entry(2, 'took')];

  it('is worded sentence by sentence as it grows, and never anew', () => {
    const { worded, write } = reader();
    const before = write([drew], 'then');
    const after = write([drew, took], 'now');
    expect(worded).toEqual(['drew', 'took']);
    expect(after[0]).toBe(before[0]);
    expect(after.map(({ key }) => key)).toEqual(['1.0', '2.0']);
  });

  it('calls places by the names they have now, and is drawn anew only where these have changed', () => {
    const { write } = reader(true);
    const before = write([drew, took], 'Temple Island');
    expect(write([drew, took], 'Temple Island')).toEqual(before);
    expect(write([drew, took], 'Temple Island')[0]).toBe(before[0]);
    expect(write([drew, took], 'Skull Rock')[0]).not.toBe(before[0]);
  });
});
