import type { Said } from '@broadside/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepRead, readUntil, unreadIn } from './unread.ts';

const line = (at: number, seat: number | null, text: string, name = 'Ada'): Said => ({ at, seat, name, text });
const TALK: readonly Said[] = [
  line(1, 0, 'Ahoy'),
  line(2, 1, 'mine'),
  line(3, null, 'from the pier', 'Vera'),
  { ...line(4, 0, '💀'), reaction: 'skull' },
  line(5, 0, 'That galleon again'),
];
const words = (until: number, seat: number | null, name: string) =>
  unreadIn(TALK, until, { seat, name }).map(({ text }) => text);

describe('unread lines of the chat', () => {
  it('are those of others since the last look; a reaction is none', () => {
    expect(words(0, 1, 'Bob')).toEqual(['Ahoy', 'from the pier', 'That galleon again']);
    expect(words(3, 1, 'Bob')).toEqual(['That galleon again']);
    expect(words(5, 1, 'Bob')).toEqual([]);
  });

  it('of somebody who watches are all but those under their own name', () => {
    expect(words(1, null, 'Vera')).toEqual(['mine', 'That galleon again']);
    expect(words(1, null, 'Willem')).toEqual(['mine', 'from the pier', 'That galleon again']);
  });
});

describe('what was read at a table', () => {
  beforeEach(() => {
    const store = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is remembered for some tables, and the one not looked at for longest is forgotten', () => {
    expect(readUntil('t0')).toBe(0);
    for (let i = 0; i < 40; i++) keepRead(`t${i}`, i + 1);
    keepRead('t0', 100);
    keepRead('t40', 41);
    expect([readUntil('t0'), readUntil('t1'), readUntil('t40')]).toEqual([100, 0, 41]);
  });
});
