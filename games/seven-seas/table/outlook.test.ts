import { describe, expect, it } from 'vitest';
import { CAPTAIN, CARTOGRAPHER, GOVERNOR, MERCHANT } from '../cards/table.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { outlook, outlookLines } from './outlook.ts';
import { findScene } from './playground/scenes.ts';
import { propsOf } from './testing.tsx';

const begin = (): SevenSeasView => findScene('begin').match.view(0);

/** The same view with something else before one player. */
function pirateWith(view: SevenSeasView, seat: number, more: Partial<SevenSeasView['pirates'][number]>): SevenSeasView {
  return { ...view, pirates: view.pirates.map((pirate, at) => (at === seat ? { ...pirate, ...more } : pirate)) };
}

const linesOf = (view: SevenSeasView, character: Parameters<typeof outlook>[2]) =>
  outlookLines(propsOf(view, []), 0, character).map(({ tone, text }) => `${tone}: ${text}`);

describe('the outlook of a character', () => {
  it('S7-MARK-3: is two words on its card, and a warning where it could do nothing', () => {
    const props = propsOf(begin(), []);
    expect(outlook(props, 0, CARTOGRAPHER)).toMatchObject({ able: true, tag: '+1 card' });
    expect(outlook(props, 0, MERCHANT)).toMatchObject({ able: false, tag: 'no goods' });
    expect(linesOf(begin(), MERCHANT)).toEqual(['bad: You have no goods now: only a Black Mark.']);
  });

  it('S7-CAPTAIN-5: warns a Captain none of whose ships is free', () => {
    const hand = [0];
    expect(linesOf(pirateWith(begin(), 0, { hand, free: 4 }), CAPTAIN)).toContain(
      'good: 4 of your ships are free to sail.',
    );
    expect(linesOf(pirateWith(begin(), 0, { hand, free: 0 }), CAPTAIN)).toContain(
      'bad: None of your ships is free: staying at home costs a Black Mark.',
    );
  });

  it('S7-GOV-1: names the price of a Corsair token', () => {
    expect(linesOf(begin(), GOVERNOR).filter((line) => line.startsWith('bad: '))).toHaveLength(1);
  });

  it('S7-GIFT-1: says who could choose the same, and that a gift is certain if nobody can', () => {
    const resting = { played: [CARTOGRAPHER] };
    const one = pirateWith(begin(), 1, resting);
    expect(linesOf(one, CARTOGRAPHER).at(-1)).toBe('may: Can choose it too: Tomas, Ada.');
    const all = [1, 2, 3].reduce((view, seat) => pirateWith(view, seat, resting), begin());
    expect(linesOf(all, CARTOGRAPHER).at(-1)).toBe('good: The gift is certain: nobody else can choose it.');
  });
});
