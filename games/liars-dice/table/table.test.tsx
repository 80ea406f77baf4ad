import { Match, Stream } from '@broadside/kernel';
import { type BoardProps, SpeechProvider } from '@broadside/kit';
import { checkCatalogues, LOCALES, type Locale } from '@broadside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { liarsDice } from '../rules/game.ts';
import type { LiarsDiceView } from '../rules/view.ts';
import { SETTINGS } from '../tests/settings.ts';
import { type Table, table } from '../tests/table.ts';
import { liarsDiceText } from '../text/index.ts';
import { tableText } from '../text/table.ts';
import { animationSteps } from './animationSteps.ts';
import { suggestion, truthOf } from './bids.ts';
import { Board } from './board/Board.tsx';
import { choices } from './choices.ts';
import { alarm, awards, points, seatOf, step } from './facts.ts';
import { AWARD_ICONS, sheetRows } from './icons.tsx';
import type { Reveal } from './reveal.ts';
import { nameOf, propsOf, sayIn } from './testing.tsx';

function draw(props: BoardProps<LiarsDiceView>, locale: Locale = 'en'): string {
  return renderToStaticMarkup(
    <SpeechProvider locale={locale} catalogues={[liarsDiceText, tableText]}>
      <Board {...props} />
    </SpeechProvider>,
  );
}

/** As whoever is asked sees it. */
const asked = ({ match }: Table, more: Partial<BoardProps<LiarsDiceView>> = {}) =>
  propsOf(match.view(match.toAct[0]), match.legal(match.toAct[0]), more);

describe('the words of the table', () => {
  it('are the same in three languages and clash with none of the voice', () => {
    expect(checkCatalogues(tableText)).toEqual([]);
    expect(Object.keys(tableText.en).filter((key) => key in liarsDiceText.en)).toEqual([]);
  });
});

describe('the board', () => {
  it.each(LOCALES)('is drawn for every viewer under every option, in %s', (locale) => {
    for (const setting of SETTINGS) {
      const match = Match.begin(liarsDice, { ...setting, seed: 'board' });
      const stream = Stream.of('board');
      for (let n = 0; n < 25 && !match.outcome; n++) {
        const [seat] = match.toAct;
        const legal = match.legal(seat);
        const viewer = n % 3 === 0 ? 'spectator' : seat;
        const props = propsOf(match.view(viewer), viewer === 'spectator' ? [] : legal, { say: sayIn(locale) });
        expect(draw(props, locale)).toContain('data-spot="middle"');
        choices(props);
        const calls = legal.filter(({ type }) => type === 'liar' || type === 'exact');
        const from = calls.length > 0 && n % 4 === 3 ? calls : legal.slice(0, 6);
        match.play(seat, from[stream.below(from.length)]);
      }
    }
  });

  it('LD-HID-1: draws no die that its reader may not know', () => {
    const t = table({ cups: ['222', '666'] });
    expect(draw(propsOf(t.match.view(0)))).toContain('Your dice: 2, 2, 2');
    for (const viewer of [0, 'spectator'] as const)
      expect(draw(propsOf(t.match.view(viewer)))).not.toContain('6, 6, 6');
  });

  it('LD-BID-6: shows the bid that stands and who bid what before', () => {
    const html = draw(asked(table({ cups: ['123', '456'] }).play('bid 1 2', 'bid 2 2')));
    expect(html).toContain('Inés bids');
    expect(html).toContain('2 twos');
    expect(html).toMatch(/Mira<\/span><span class="sr">1 two<\/span><b aria-hidden="true">1 ×<\/b>/);
  });

  it('LD-HID-2: keeps a call in the middle until the next bid', () => {
    const t = table({ cups: ['123', '456'] }).play('bid 2 3', 'liar');
    expect(draw(asked(t))).toContain('You called Mira a liar: 2 threes');
    expect(draw(asked(t))).toContain('It was true.');
    expect(draw(asked(t.play('bid 1 2')))).not.toContain('It was true.');
  });

  it('shows no odds at a table without them', () => {
    const t = table({ cups: ['123', '456'] }).play('bid 2 3');
    expect(draw(asked(t))).toContain('% true');
    expect(draw(asked(t, { odds: false }))).not.toContain('% true');
  });
});

describe('the odds', () => {
  it('are those of the dice nobody has seen', () => {
    const { match } = table({ cups: ['123', '456'] });
    const view = match.view(0);
    expect(truthOf(view, { count: 2, face: 3 })).toBe(1);
    expect(truthOf(view, { count: 3, face: 3 })).toBeCloseTo(1 - (2 / 3) ** 3, 12);
    expect(truthOf(view, { count: 2, face: 1 })).toBeCloseTo(1 - (5 / 6) ** 3, 12);
    expect(truthOf(view, { count: 6, face: 3 })).toBe(0);
    expect(truthOf(match.view('spectator'), { count: 1, face: 3 })).toBeCloseTo(1 - (2 / 3) ** 6, 12);
  });

  it('lead to a bid worth beginning with', () => {
    expect(suggestion(table({ cups: ['255', '456'] }).match.view(0), 0)).toEqual({ count: 2, face: 5 });
    const t = table({ cups: ['255', '456'] }).play('bid 2 5');
    expect(suggestion(t.match.view(1), 1)).toMatchObject({ count: 2, face: 6 });
    expect(suggestion(t.play('bid 6 6').match.view(0), 0)).toBeUndefined();
  });
});

describe('the buttons', () => {
  it('LD-ROUND-3: offer a bid at first, and calls once there is one', () => {
    const t = table({ cups: ['255', '456'], options: { exact: 'regain' } });
    expect(choices(asked(t)).map(({ label }) => label)).toEqual(['Bid 2 fives']);
    const after = choices(asked(t.play('bid 2 5')));
    expect(after.map(({ label }) => label)).toEqual(['Bid 2 sixes', 'Liar! (2 fives)', 'Exactly! (2 fives)']);
    expect(after[1]).toMatchObject({ action: { type: 'liar' }, tone: 'danger' });
  });

  it('LD-BID-4: after the highest bid only calls are left', () => {
    const t = table({ cups: ['255', '456'] }).play('bid 6 6');
    expect(choices(asked(t)).map(({ key }) => key)).toEqual(['liar']);
  });

  it('are none for watchers', () => {
    expect(choices(propsOf(table({ cups: ['255', '456'] }).match.view('spectator')))).toEqual([]);
  });
});

describe('what is shown', () => {
  const t = table({ cups: ['123', '456', '333'] }).play('bid 4 3');
  const before = t.match.view(1);
  t.play('liar');
  const { events } = t.match.seenBy(1).at(-1) ?? { events: [] };
  const shown = animationSteps(before, events, t.match.view(1));

  it('LD-CALL-2: of a call: the cups go up one by one, the count grows, and then comes the verdict', () => {
    const reveals = shown.flatMap(({ show }) => (show ? [show as Reveal] : []));
    expect(reveals.map(({ cups }) => cups.filter((cup) => cup !== null).length)).toEqual([0, 1, 2, 3, 3]);
    expect(reveals.map(({ total }) => total)).toEqual([0, 0, 3, 5, 5]);
    expect(reveals.map(({ right }) => right)).toEqual([undefined, undefined, undefined, undefined, false]);
    for (const show of reveals)
      expect(draw(propsOf(before, [], { show }))).toContain('You called Mira a liar: 4 threes');
    expect(shown.at(-1)?.view.round).toBe(2);
  });

  it('at once, of what happened before anybody looked', () => {
    expect(animationSteps(undefined, events, before)).toEqual([{ flights: [], view: before }]);
  });
});

describe('the frame learns', () => {
  it('where the match stands', () => {
    const t = table({ cups: ['222', '333', '444'], options: { loss: 'difference' } });
    expect(step(t.match.view(0), sayIn('en'))).toBe('round 1');
    expect(alarm(t.match.view(0), sayIn('en'), nameOf)).toBeUndefined();
    t.play('bid 9 6', 'liar', 'bid 5 3', 'liar');
    expect(points(t.match.view(0))).toEqual([0, 1, 3]);
    expect(alarm(t.match.view(0), sayIn('en'), nameOf)).toEqual({ seat: 1, text: 'Inés has one die left' });
  });

  it('who caused a fact', () => {
    expect(seatOf({ type: 'roundBegan', first: 2 } as never)).toBe(2);
    expect(seatOf({ type: 'bid', seat: 1 } as never)).toBe(1);
    expect(seatOf({ type: 'counted', seat: 1 } as never)).toBeUndefined();
  });

  it('who earned a title', () => {
    const t = table({ cups: ['222', '333'], options: { loss: 'difference' } }).play('bid 3 6', 'liar');
    const { outcome, log } = t.match;
    if (!outcome) throw new Error('the match goes on');
    expect(awards(log, outcome, sayIn('en')).map(({ seat, title }) => [seat, title])).toEqual([
      [1, 'Lie hunter'],
      [0, 'Worst liar'],
    ]);
  });

  it('what is drawn beside the rows of the score sheet and the titles: pictures, no words', () => {
    const icons = [...sheetRows.map(({ icon }) => icon), ...Object.values(AWARD_ICONS)];
    for (const icon of icons) expect(renderToStaticMarkup(icon)).toMatch(/^<svg /);
  });
});
