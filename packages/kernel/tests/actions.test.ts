import { describe, expect, it } from 'vitest';
import { parseAction, printAction, readAction, sameAction } from '../src/index.ts';
import { lantern } from './lantern.ts';

describe('the notation of actions', () => {
  it.each([
    [{ type: 'lay', card: 7 }, 'lay card-7'],
    [{ type: 'rest' }, 'rest'],
    [{ type: 'salute', to: 1 }, 'salute 1'],
  ])('writes %j as "%s" and reads it back', (action, text) => {
    expect(printAction(lantern, action)).toBe(text);
    expect(parseAction(lantern, text)).toEqual(action);
  });

  it.each([
    ['dance', /no action "dance"/],
    ['lay', /takes card after it/],
    ['lay card-99', /lay\.card must be a card/],
    ['rest now', /takes nothing after it/],
    ['salute everybody', /salute\.to must be a whole number/],
    ['', /no action ""/],
  ])('refuses "%s" and says what is wrong', (text, complaint) => {
    expect(() => parseAction(lantern, text)).toThrow(complaint);
  });
});

describe('an action from outside', () => {
  it.each([
    [null, /an action is an object/],
    [[], /an action is an object/],
    [{ type: 'toString' }, /no action "toString"/],
    [{ type: 'lay' }, /lay\.card must be a card/],
    [{ type: 'lay', card: 1.5 }, /lay\.card must be a card/],
    [{ type: 'lay', card: -1 }, /lay\.card must be a card/],
    [{ type: 'lay', card: 3, secret: true }, /has no field "secret"/],
    [{ type: 'salute', to: '1' }, /must be a whole number/],
  ])('%j is refused and says what is wrong', (value, complaint) => {
    expect(() => readAction(lantern, value)).toThrow(complaint);
  });

  it('may name a card instead of numbering it, and may come as text', () => {
    expect(readAction(lantern, { type: 'lay', card: 'card-3' })).toEqual({ type: 'lay', card: 3 });
    expect(readAction(lantern, 'lay card-3')).toEqual({ type: 'lay', card: 3 });
  });

  it('is compared by what it says', () => {
    expect(sameAction({ type: 'lay', card: 3 } as never, { card: 3, type: 'lay' } as never)).toBe(true);
    expect(sameAction({ type: 'lay', card: 3 } as never, { type: 'lay', card: 4 } as never)).toBe(false);
    expect(sameAction({ type: 'a', of: [1, 2] } as never, { type: 'a', of: [1, 3] } as never)).toBe(false);
  });
});
