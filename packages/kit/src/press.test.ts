import { describe, expect, it } from 'vitest';
import { newcomers, type Pressable, pressOf } from './press.ts';

const FINGER = { x: 300, y: 700 };

/** A button under the finger, unless it is said otherwise. */
const button = (id: string, more: Partial<Pressable> = {}): Pressable => ({
  id,
  off: false,
  letter: undefined,
  box: { left: 200, right: 380, top: 680, bottom: 730 },
  ...more,
});

const farAway = { left: 10, right: 100, top: 680, bottom: 730 };
const ids = (list: readonly Pressable[]): string[] => list.map(({ id }) => id);

describe('a press', () => {
  it('is not answered by a verb that has taken the place of the one that was pressed', () => {
    const press = pressOf(FINGER, 1000, [button('stop')]);
    expect(ids(newcomers(press, 1030, [button('finish'), button('take', { box: farAway })]))).toEqual(['finish']);
  });

  it('is answered again and again by a verb that stays where it is', () => {
    const press = pressOf(FINGER, 1000, [button('draw')]);
    expect(newcomers(press, 1030, [])).toEqual([]);
    expect(newcomers(press, 1060, [button('draw')])).toEqual([]);
  });

  it('is not answered by a verb that was greyed and wakes under the finger', () => {
    const press = pressOf(FINGER, 1000, [button('finish', { off: true })]);
    expect(newcomers(press, 1030, [button('finish', { off: true })])).toEqual([]);
    expect(ids(newcomers(press, 1060, [button('finish')]))).toEqual(['finish']);
  });

  it('keeps a newcomer waiting once, not at every drawing of the screen', () => {
    const press = pressOf(FINGER, 1000, [button('stop')]);
    expect(ids(newcomers(press, 1030, [button('finish')]))).toEqual(['finish']);
    expect(newcomers(press, 1700, [button('finish')])).toEqual([]);
  });

  it('is forgotten when the answer takes long', () => {
    const press = pressOf(FINGER, 1000, [button('stop')]);
    expect(newcomers(press, 3000, [button('finish')])).toEqual([]);
    expect(newcomers(undefined, 3000, [button('finish')])).toEqual([]);
  });

  it('by a letter is not answered by a verb that has taken over the letter', () => {
    const press = pressOf('s', 1000, [button('stop', { letter: 's' }), button('take', { letter: 't' })]);
    const now = [button('sink', { letter: 's' }), button('keep', { letter: 'k' })];
    expect(ids(newcomers(press, 1030, now))).toEqual(['sink']);
  });
});
