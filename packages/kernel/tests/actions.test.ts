import { describe, expect, it } from 'vitest';
import { type AnyGame, parseAction, printAction, printPlainly, readAction, sameAction } from '../src/index.ts';
import { lantern } from './lantern.ts';

/** The same game with a table that answers more than one number. */
const cubes: AnyGame = {
  ...lantern,
  actions: { ...lantern.actions, fall: { dice: 'numbers', film: 'text' }, deal: { cards: 'cards' } },
};

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

/** The same game with words for one of its actions. */
const polite: AnyGame = {
  ...lantern,
  notation: {
    print: (action) => ('to' in action && action.to === 1 ? 'bow to the neighbour' : undefined),
    read: (text) => (text === 'bow to the neighbour' ? { type: 'salute', to: 1 } : undefined),
    forms: { salute: 'bow to {whom}' },
  },
};

describe('a notation of the game’s own', () => {
  it('is written and read, and what it has no words for is plain', () => {
    expect(printAction(polite, { type: 'salute', to: 1 } as never)).toBe('bow to the neighbour');
    expect(parseAction(polite, 'bow to the neighbour')).toEqual({ type: 'salute', to: 1 });
    expect(printAction(polite, { type: 'salute', to: 2 } as never)).toBe('salute 2');
    expect(printAction(polite, { type: 'lay', card: 7 } as never)).toBe('lay card-7');
  });

  it('leaves the plain one as it was', () => {
    expect(printPlainly(polite, { type: 'salute', to: 1 } as never)).toBe('salute 1');
    expect(parseAction(polite, 'salute 1')).toEqual({ type: 'salute', to: 1 });
  });

  it('is not trusted more than other input', () => {
    const strange = {
      ...polite,
      notation: { ...polite.notation, read: () => ({ type: 'salute', to: 'all' }) },
    } as AnyGame;
    expect(() => parseAction(strange, 'bow')).toThrow(/must be a whole number/);
  });

  it.each([
    ['salute', /"salute" is written bow to \{whom\}, got ""/],
    ['salute everybody', /"salute" is written bow to \{whom\}, got "everybody"/],
    ['lay', /takes card after it/],
  ])('"%s" is refused and says how it is written', (text, complaint) => {
    expect(() => parseAction(polite, text)).toThrow(complaint);
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
    const [lays, laysMore] = [
      { type: 'lay', card: 3 },
      { type: 'lay', card: 3, onto: 4 },
    ];
    expect([sameAction(lays, laysMore), sameAction(laysMore, lays)]).toEqual([false, false]);
  });
});

describe('lists of numbers and texts', () => {
  it.each([
    [{ type: 'fall', dice: [6, 120, -7, 0], film: 'aB+/9_-==' }, 'fall 6,120,-7,0 aB+/9_-=='],
    [{ type: 'fall', dice: [0], film: '-x' }, 'fall 0 -x'],
    [{ type: 'fall', dice: [], film: '' }, 'fall - -'],
    [{ type: 'fall', dice: [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER], film: '' }, /^fall 9\d{15},-9\d{15} -$/],
  ])('%j is written in one word each and read back', (action, text) => {
    const printed = printAction(cubes, action);
    expect(printed).toMatch(text);
    expect(parseAction(cubes, printed)).toEqual(action);
    expect(readAction(cubes, action)).toEqual(action);
  });

  it.each([
    [{ type: 'fall', dice: 6, film: '' }, /fall\.dice must be a list of whole numbers, not 6/],
    [{ type: 'fall', dice: ['6'], film: '' }, /fall\.dice must be a list of whole numbers/],
    [{ type: 'fall', dice: [1.5], film: '' }, /fall\.dice must be a list of whole numbers/],
    [{ type: 'fall', dice: [2 ** 53], film: '' }, /fall\.dice must be a list of whole numbers/],
    [{ type: 'fall', dice: [[1]], film: '' }, /fall\.dice must be a list of whole numbers/],
    [{ type: 'fall', dice: Array.from({ length: 1001 }, () => 1), film: '' }, /must be a list of whole numbers/],
    [{ type: 'fall', dice: [] }, /fall\.film must be a text/],
    [{ type: 'fall', dice: [], film: 7 }, /fall\.film must be a text/],
    [{ type: 'fall', dice: [], film: 'two words' }, /fall\.film must be a text/],
    [{ type: 'fall', dice: [], film: '<script>' }, /fall\.film must be a text/],
    [{ type: 'fall', dice: [], film: 'a'.repeat(200_001) }, /must be a text of letters, digits .*…/],
    // What would be read back as no text at all.
    [{ type: 'fall', dice: [], film: '-' }, /fall\.film must be a text/],
  ])('%j is refused and says what is wrong', (value, complaint) => {
    expect(() => readAction(cubes, value)).toThrow(complaint);
  });

  it.each([
    ['fall 1,2', /takes dice, film after it/],
    ['fall 1,,2 x', /fall\.dice must be a list of whole numbers/],
    ['fall 1,two x', /fall\.dice must be a list of whole numbers/],
    ['fall 99999999999999999 x', /fall\.dice must be a list of whole numbers/],
    ['fall 9007199254740993 x', /fall\.dice must be a list of whole numbers/],
    ['fall 1 a.b', /fall\.film must be a text/],
  ])('"%s" is refused and says what is wrong', (text, complaint) => {
    expect(() => parseAction(cubes, text)).toThrow(complaint);
  });

  it('keep their order, where that of cards says nothing', () => {
    expect(readAction(cubes, { type: 'fall', dice: [3, 1, 2], film: '' })).toMatchObject({ dice: [3, 1, 2] });
    expect(readAction(cubes, { type: 'deal', cards: [3, 1, 2] })).toMatchObject({ cards: [1, 2, 3] });
  });

  it('are compared item by item', () => {
    const fall = (dice: readonly number[], recording = '') => ({ type: 'fall', dice, film: recording });
    expect(sameAction(fall([1, 2]), fall([1, 2]))).toBe(true);
    expect(sameAction(fall([1, 2]), fall([2, 1]))).toBe(false);
    expect(sameAction(fall([1]), fall([1, 2]))).toBe(false);
    expect(sameAction(fall([1], 'a'), fall([1], 'b'))).toBe(false);
  });
});
