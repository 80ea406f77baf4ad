import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Result } from './result.ts';
import { dismissedSteps, dismissStep, forgetResults, keepResult, recordOf } from './store.ts';

const ended = (id: string): Omit<Result, 'badges'> => ({
  id,
  game: 'any',
  at: 1,
  seats: 2,
  company: 'bots',
  bots: ['sailor'],
  place: 1,
  won: true,
  points: 12,
  mode: 'base',
  minutes: null,
});

/** As much of a browser's storage as is used. */
class Storage {
  readonly rows = new Map<string, string>();
  getItem = (key: string): string | null => this.rows.get(key) ?? null;
  setItem(key: string, value: string): void {
    this.rows.set(key, value);
  }
}

describe('results in this browser', () => {
  let storage: Storage;

  beforeEach(() => {
    storage = new Storage();
    vi.stubGlobal('localStorage', storage);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('are kept for each game apart, each match once', () => {
    keepResult(ended('a'), ['one']);
    keepResult(ended('a'), ['one']);
    keepResult({ ...ended('b'), game: 'other' }, []);
    expect(recordOf('any')).toMatchObject({ matches: 1, badges: { one: 1 } });
    expect(recordOf('other').matches).toBe(1);
  });

  it('join what another tab has kept meanwhile', () => {
    keepResult(ended('a'), []);
    const other = JSON.stringify(keepResult(ended('b'), []));
    storage.rows.set('broadside.results.any', other);
    expect(keepResult(ended('c'), []).matches).toBe(3);
  });

  it('are deleted for good: looking at the same end again brings nothing back', () => {
    keepResult(ended('a'), ['one']);
    forgetResults('any');
    expect(keepResult(ended('a'), ['one']).matches).toBe(0);
    expect(recordOf('any').results).toEqual([]);
  });

  it('are shown even if the disk is full', () => {
    storage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    expect(keepResult(ended('a'), ['one']).results[0].badges).toEqual(['one']);
    expect(recordOf('any').matches).toBe(0);
  });

  it('begin anew if what was kept cannot be read', () => {
    storage.rows.set('broadside.results.any', '{"matches":');
    expect(keepResult(ended('a'), []).matches).toBe(1);
  });

  it('remember which invitations are not wanted', () => {
    dismissStep('level');
    dismissStep('level');
    dismissStep('game');
    expect(dismissedSteps()).toEqual(['level', 'game']);
  });
});
