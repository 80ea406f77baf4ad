import { afterEach, describe, expect, it } from 'vitest';
import { currentNotices, dismiss, notify } from './notices.ts';

afterEach(() => {
  for (const { key } of currentNotices()) dismiss(key);
});

const texts = () => currentNotices().map(({ text }) => text);

describe('notices', () => {
  it('stand in the order they came, the oldest giving way', () => {
    for (const text of ['one', 'two', 'three', 'four']) notify(text);
    expect(texts()).toEqual(['two', 'three', 'four']);
  });

  it('replace the one with the same key', () => {
    notify('The connection is lost.', { key: 'line', stays: true });
    notify('The connection is back.', { key: 'line' });
    expect(texts()).toEqual(['The connection is back.']);
  });

  it('do not pile up when the same words are said again', () => {
    notify('You are 1 coin short.');
    notify('You are 1 coin short.');
    expect(texts()).toEqual(['You are 1 coin short.']);
  });

  it('go when they are dismissed', () => {
    dismiss(notify('Saved.'));
    expect(texts()).toEqual([]);
  });
});
