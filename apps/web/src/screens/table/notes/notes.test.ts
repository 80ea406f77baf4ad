import type { Entry } from '@broadside/kernel';
import type { Note } from '@broadside/kit';
import { describe, expect, it } from 'vitest';
import { eventsSinceOwn, firstNew, ownDeeds } from './noteFacts.ts';
import { type Box, CLOSE, placeNote } from './place.ts';

const room: Box = { left: 0, top: 50, width: 360, height: 500 };
const size = { width: 340, height: 60 };
const bar = (top: number, height: number): Box => ({ left: 0, top, width: 360, height });

describe('the place of a note', () => {
  it('is beside what it points at, and not over it', () => {
    const target = bar(200, 80);
    const { top } = placeNote(size, { room, target, controls: [] });
    expect(top + size.height <= target.top || top >= target.top + target.height).toBe(true);
    expect(Math.min(Math.abs(top + size.height - target.top), Math.abs(top - 280))).toBeLessThan(20);
  });

  it('is the gap between controls if there is one, however far away', () => {
    const controls = [bar(50, 300), bar(430, 120)];
    const { top } = placeNote(size, { room, target: bar(60, 40), controls });
    expect(top).toBeGreaterThanOrEqual(350);
    expect(top + size.height).toBeLessThanOrEqual(430);
  });

  it('keeps its own button off every other where the screen is crowded', () => {
    const controls = [{ left: 0, top: 50, width: 290, height: 500 }, bar(50, 200), bar(330, 220)];
    const { left, top, width, height } = placeNote(size, { room, target: bar(60, 40), controls });
    const middle = top + height / 2;
    expect(left + width - CLOSE).toBeGreaterThanOrEqual(290);
    expect(middle - CLOSE / 2).toBeGreaterThanOrEqual(250);
    expect(middle + CLOSE / 2).toBeLessThanOrEqual(330);
  });

  it('stays on the screen', () => {
    const { left, top } = placeNote(size, {
      room,
      target: { left: 350, top: 540, width: 10, height: 10 },
      controls: [],
    });
    expect(left + size.width).toBeLessThanOrEqual(360);
    expect(top + size.height).toBeLessThanOrEqual(550);
  });
});

const entry = (n: number, seat: number, type: string, undo?: number): Entry =>
  ({ n, seat, events: [{ type }], ...(undo === undefined ? {} : { undo }) }) as unknown as Entry;

describe('the facts of a note', () => {
  it('begin with the last deed of the seat', () => {
    const log = [entry(0, 0, 'old'), entry(1, 1, 'mine'), entry(2, 0, 'theirs')];
    expect(eventsSinceOwn(log, 1).map(({ type }) => type)).toEqual(['mine', 'theirs']);
  });

  it('count what the seat has done since, without what was taken back', () => {
    const log = [entry(0, 1, 'mine'), entry(1, 0, 'theirs'), entry(2, 1, 'slip'), entry(3, 1, 'undone', 1)];
    expect([ownDeeds(log.slice(0, 2), 1), ownDeeds(log.slice(0, 3), 1), ownDeeds(log, 1)]).toEqual([1, 2, 1]);
  });

  it('leave out what was taken back', () => {
    const log = [entry(0, 1, 'mine'), entry(1, 0, 'slip'), entry(2, 0, 'undone', 0)];
    expect(eventsSinceOwn(log, 1).map(({ type }) => type)).toEqual(['mine']);
  });
});

describe('the note that is shown', () => {
  const note = (id: string, holds: boolean): Note => ({ id, when: () => holds, at: () => [id], text: id });
  const facts = { seat: 0, view: {}, events: [], asked: true };
  const notes = [note('known', true), note('absent', false), note('hidden', true), note('new', true)];

  it('is new to the device, holds now, and has something on the screen to point at', () => {
    expect(firstNew(notes, ['known'], facts, ([name]) => name !== 'hidden')?.id).toBe('new');
    expect(firstNew(notes, ['known', 'new'], facts, ([name]) => name !== 'hidden')).toBeUndefined();
  });
});
