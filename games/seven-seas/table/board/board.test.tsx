import { TABLE } from '@broadside/kernel';
import { type BoardProps, SpeechProvider } from '@broadside/kit';
import { LOCALES, type Locale } from '@broadside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { SevenSeasView } from '../../rules/view.ts';
import { SETTINGS } from '../../tests/settings.ts';
import { sevenSeasText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { animationSteps } from '../animationSteps.ts';
import { alarm, points, step } from '../facts.ts';
import { findScene, type SceneName } from '../playground/scenes.ts';
import { nameOf, playByChance, propsOf, sayIn } from '../testing.tsx';
import { Board } from './Board.tsx';
import { Side } from './Side.tsx';

// The drawings say nothing, and drawing them would take nearly all the time.
vi.mock('../art/Sign.tsx', () => ({ Sign: () => null }));
vi.mock('../art/Engraving.tsx', () => ({ Engraving: () => null }));
vi.mock('../art/CharacterBust.tsx', () => ({ CharacterBust: () => null }));
vi.mock('../lid/Field.tsx', () => ({ Field: () => null }));

function draw(props: BoardProps<SevenSeasView>, locale: Locale = 'en'): string {
  return renderToStaticMarkup(
    <SpeechProvider locale={locale} catalogues={[sevenSeasText, tableText]}>
      <Board {...props} />
      <Side {...props} />
    </SpeechProvider>,
  );
}

function scene(name: SceneName): string {
  const { match, viewer } = findScene(name);
  return draw(propsOf(match.view(viewer), typeof viewer === 'number' ? match.legal(viewer) : []));
}

const spotsIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/data-spot="([^"]+)"/g)].map(([, spot]) => spot));

describe('the board', () => {
  it('is drawn for every viewer in every language at every kind of step', () => {
    const drawn = new Set<string>();
    for (const [at, locale] of LOCALES.entries())
      for (const setting of [SETTINGS[at], SETTINGS[at + 3]])
        playByChance(setting, `eyes, ${locale}, ${setting.seats}`, (match, where) => {
          const frame = match.state.flow.at(-1);
          // Every turn of every character once; its words in the other languages are those of the choices' test.
          const detail = locale === 'en' && frame?.step === 'turn' ? `${frame.character} ${frame.act}` : '';
          const kind = `${locale} ${frame?.step} ${detail}`;
          if (drawn.has(kind)) return;
          drawn.add(kind);
          const asked = match.toAct.find((seat) => seat !== TABLE);
          for (const viewer of locale === 'en' ? (['spectator', asked ?? 0] as const) : [asked ?? 0]) {
            const view = match.view(viewer);
            const legal = viewer === 'spectator' || asked === undefined ? [] : match.legal(viewer);
            expect(draw(propsOf(view, legal, { say: sayIn(locale) }), locale), where).toContain('data-spot="middle"');
            expect(step(view, sayIn(locale)), where).not.toBe('');
            alarm(view, sayIn(locale), nameOf);
            expect(points(view), where).toHaveLength(setting.seats);
          }
        });
    expect(drawn.size).toBeGreaterThan(35);
  });

  it('has every spot that flights begin or end at, in whole matches', () => {
    let [spots, flights] = [new Set<string>(), 0];
    let before: SevenSeasView | undefined;
    playByChance({ seats: 4 }, 'spots', (match, where) => {
      const after = match.view(0);
      if (spots.size === 0) spots = spotsIn(draw(propsOf(after, [])));
      for (const animationStep of before
        ? animationSteps(before, match.log[match.n].events, after, sayIn('en'), nameOf)
        : [])
        for (const { from, to } of animationStep.flights) {
          flights++;
          expect(spots, where).toContain(from);
          expect(spots, where).toContain(to);
        }
      before = after;
    });
    expect(flights).toBeGreaterThan(50);
  });

  it('S7-ROUND-3: greys the characters on the table with their reason', () => {
    expect(scene('choose')).toContain('This character lies on the table.');
  });

  it('S7-ROUND-4, S7-HIDDEN-1: marks a secret choice for its owner alone', () => {
    const { match } = findScene('chosen');
    expect(draw(propsOf(match.view(0), []))).toContain('your secret choice');
    expect(draw(propsOf(match.view('spectator'), []))).not.toContain('your secret choice');
  });

  it('S7-MERCHANT-2: says what every kind pays and what three would bring', () => {
    const html = scene('merchant');
    expect(html).toContain('Sell your goods');
    expect(html).toMatch(/1 each; \d more for \d each|always 1 chest here|1 each; \d from 3 on/);
  });

  it('S7-END-2: announces the last rounds', () => {
    const { match } = findScene('ending');
    const view = match.view(0);
    expect(alarm(view, sayIn('en'), nameOf)?.text).toMatch(/^Last rounds: [123] of 3$/);
    expect(draw(propsOf(view, []))).toContain('Last rounds: ');
  });

  it('hides the chances where the table does not show them', () => {
    const { match } = findScene('send');
    const view = match.view(0);
    expect(draw(propsOf(view, match.legal(0)))).toContain('Chance to sink the caravan now');
    const html = draw(propsOf(view, match.legal(0), { odds: false }));
    expect(html).not.toContain('Chance to sink the caravan now');
    expect(html).not.toContain('Odds');
  });
});
