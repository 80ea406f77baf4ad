import { SpeechProvider } from '@broadside/kit';
import { LOCALES } from '@broadside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { deadReckoningText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { type DeadReckoningMatch, playMixed, propsOf, sayIn } from '../testing.tsx';
import { PHASES, sidesOf, strengthCubes } from './model.ts';
import { type PastBattle, pastBattle } from './past.ts';
import { Result } from './Result.tsx';
import { wordsOf } from './sample.tsx';

/** Every battle of some matches, at the moment it was over. */
function battles(look: (past: PastBattle, match: DeadReckoningMatch) => void): void {
  for (const seed of ['fights', 'more fights', 'still more fights'])
    playMixed({ seats: 3 }, seed, (match) => {
      if (!match.log[match.n]?.events.some(({ type }) => type === 'battleWon')) return;
      const past = pastBattle(match.log, match.view(0));
      if (past === undefined) throw new Error('a battle is over, and the log does not know it');
      look(past, match);
    });
}

const draw = (past: PastBattle, match: DeadReckoningMatch, locale: (typeof LOCALES)[number] = 'en'): string =>
  wordsOf(
    renderToStaticMarkup(
      <SpeechProvider locale={locale} catalogues={[deadReckoningText, tableText]}>
        <Result {...propsOf(match.view(0), [], { say: sayIn(locale) })} past={past} onClose={() => {}} />
      </SpeechProvider>,
    ),
  );

describe('the result of a battle', () => {
  it('DR-BSHIP-18: is read from the log with every cube where it lay, so that the strengths can be counted', () => {
    let met = 0;
    battles((past, match) => {
      met++;
      expect(past.n).toBe(match.n);
      expect(past.steps.map(({ phase }) => phase)).toEqual(PHASES);
      const sides = sidesOf(match.view(0), past.battle);
      expect(sides.map((side, at) => strengthCubes(past.battle, side).worth + past.battle.strength[at])).toEqual(
        past.won.strength,
      );
    });
    expect(met).toBeGreaterThan(5);
  });

  it('DR-BSHIP-19: names the rule of ties where strengths are equal, and only there', () => {
    const ties = new Set<boolean>();
    battles((past, match) => {
      const isEven = past.won.strength[0] === past.won.strength[1];
      ties.add(isEven);
      if (isEven) expect(past.won.winner).toBe(past.battle.attacker);
      expect(draw(past, match).includes('A tie goes to the attacker')).toBe(isEven);
    });
    expect([...ties].sort()).toEqual([false, true]);
  });

  it('speaks three languages without a gap', () => {
    let left = 6;
    battles((past, match) => {
      if (left-- <= 0) return;
      for (const locale of LOCALES) expect(draw(past, match, locale)).not.toMatch(/dead-reckoning\.|[{}]|undefined/);
    });
  });
});
