import { describe, expect, it } from 'vitest';
import { defaultOptions, defaultPlan, isPlan, localSetupOf, settingsOf, withChairs, withPlace } from './plan.ts';

const plan = defaultPlan('red-harbour', 'online', 'sailor', { variantEnding: false });
const options = { modules: ['gambler'], variantEnding: true };

describe('a table being planned', () => {
  it('becomes settings the server understands', () => {
    const settings = settingsOf(plan, options);
    expect(settings.options).toEqual(options);
    expect(settings.seats).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'sailor' }]);
    expect(Object.keys(settings).sort()).toEqual(
      ['absence', 'game', 'listed', 'odds', 'options', 'seats', 'shuffle', 'undo', 'watchers'].sort(),
    );
  });

  it('gives further chairs to bots like the last one, and takes them away from the end', () => {
    const five = withChairs({ ...plan, chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'captain' }] }, 5, 'sailor');
    expect(five.chairs.slice(2)).toEqual(Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'captain' })));
    expect(withChairs(five, 2, 'sailor').chairs).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'captain' }]);
  });

  it('has nobody on a link when it moves to this device, and nobody sharing it online', () => {
    const here = withPlace(plan, 'device', 'deckhand');
    expect(here.chairs[1]).toEqual({ kind: 'bot', bot: 'deckhand' });
    const shared = { ...here, chairs: [{ kind: 'me' as const }, { kind: 'person' as const, name: 'Bob' }] };
    expect(withPlace(shared, 'online', 'deckhand').chairs[1]).toEqual({ kind: 'open' });
  });

  it('leaves the name of whoever has none on this device to the reader’s language', () => {
    const shared = { ...plan, chairs: [{ kind: 'me' as const }, { kind: 'person' as const, name: ' ' }] };
    const { seats } = localSetupOf(shared, options, 'Ann');
    expect(seats).toEqual([
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: '' },
    ]);
  });

  it('starts from the defaults of the game', () => {
    expect(defaultOptions({ jester: { values: [true, false], default: true, clause: 'X-1' } })).toEqual({
      jester: true,
    });
  });

  it('is distinguished from other things a browser may have kept', () => {
    expect(isPlan(JSON.parse(JSON.stringify(plan)))).toBe(true);
    for (const other of [null, 7, 'plan', {}, { game: 'x', place: 'moon', chairs: [], options: {} }])
      expect(isPlan(other)).toBe(false);
  });
});
