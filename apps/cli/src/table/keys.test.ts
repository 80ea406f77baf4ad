import { describe, expect, it } from 'vitest';
import { FakeTerminal } from './fake.ts';
import { Keys, latin, NobodyThere } from './keys.ts';
import { keyOf } from './tty.ts';

const size = { columns: 80, rows: 24 };

describe('keys', () => {
  it('come one by one, and end with an error of its own kind', async () => {
    const row = ['a', 'Й'];
    const keys = new Keys(new FakeTerminal(size, () => row.shift()));
    expect([await keys.next(), await keys.next()]).toEqual(['a', 'Q']);
    await expect(keys.next()).rejects.toBeInstanceOf(NobodyThere);
  });

  it('are waited for no longer than asked', async () => {
    const terminal = new FakeTerminal(size, () => undefined);
    let press: (result: IteratorResult<string>) => void = () => undefined;
    terminal.keys.next = () =>
      new Promise((resolve) => {
        press = resolve;
      });
    const keys = new Keys(terminal);
    expect(await keys.within(5)).toBeUndefined();
    press({ value: 'x', done: false });
    expect(await keys.within(1000)).toBe('x');
  });

  it('pressed before a question do not answer it', async () => {
    const row = ['x', 'y'];
    const keys = new Keys(new FakeTerminal(size, () => row.shift()));
    await keys.before(Promise.resolve());
    await new Promise((resolve) => setTimeout(resolve, 1));
    keys.forget();
    expect(await keys.next()).toBe('y');
  });

  it('mean the same on Cyrillic layouts', () => {
    expect([...'йгкдсДїі'].map(latin).join('')).toBe('qurlcL]s');
    expect(latin('up')).toBe('up');
    expect(latin("'")).toBe("'");
  });
});

describe('key presses of the terminal', () => {
  it.each([
    ['\r', { name: 'return' }, 'enter'],
    [undefined, { name: 'pagedown' }, 'pagedown'],
    ['\u0003', { name: 'c', ctrl: true }, 'ctrl-c'],
    ['L', { name: 'l', shift: true }, 'L'],
    ['г', { sequence: 'г' }, 'г'],
    [' ', { name: 'space' }, ' '],
    ['\t', { name: 'tab' }, undefined],
  ])('%j', (text, key, expected) => {
    expect(keyOf(text, key)).toBe(expected);
  });
});
