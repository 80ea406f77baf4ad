import { describe, expect, it } from 'vitest';
import { Menu } from './menu.ts';
import { painted } from './paint.ts';

const shown = (menu: Menu, columns: number, rows: number): string[] =>
  menu.lines(columns, rows).map((line) => painted(line, false).trimEnd());

describe('a menu', () => {
  it('stands in columns when there is room', () => {
    const menu = new Menu(['Draw', 'Stop', 'Claim']);
    expect(shown(menu, 40, 5)).toEqual(['› 1 Draw     2 Stop     3 Claim']);
    expect(shown(menu, 20, 5)).toEqual(['› 1 Draw     3 Claim', '  2 Stop']);
  });

  it('moves by arrows in the order it is seen', () => {
    const menu = new Menu(['a', 'b', 'c', 'd', 'e']);
    menu.lines(12, 5);
    menu.press('down');
    expect(menu.cursor).toBe(1);
    menu.press('right');
    expect(menu.cursor).toBe(4);
    menu.press('up');
    menu.press('left');
    expect(menu.cursor).toBe(0);
    menu.press('up');
    expect(menu.press('enter')).toBe(4);
  });

  it('picks by label, but never by a letter that means something else', () => {
    const menu = new Menu(Array.from({ length: 27 }, (_, at) => `choice ${at}`));
    expect(menu.press('1')).toBe(0);
    expect(menu.press('a')).toBe(9);
    for (const key of ['u', 'r', 'l', 'c', 'q', 'h', 's', 'g', 'L', '?']) expect(menu.press(key)).toBeUndefined();
  });

  it('scrolls so that the cursor stays in sight', () => {
    const menu = new Menu(['one', 'two', 'three', 'four', 'five']);
    expect(shown(menu, 10, 2)).toEqual(['› 1 one', '  2 two  ↓']);
    menu.press('end');
    expect(shown(menu, 10, 2)).toEqual(['  4 four ↑', '› 5 five']);
  });

  it('breaks long choices instead of cutting them', () => {
    const menu = new Menu(['Claim the expedition for two priests', 'Stop']);
    expect(shown(menu, 24, 5)).toEqual(['› 1 Claim the', '    expedition for two', '    priests', '  2 Stop']);
    menu.press('down');
    expect(shown(menu, 24, 2)).toEqual(['    priests            ↑', '› 2 Stop']);
  });
});
