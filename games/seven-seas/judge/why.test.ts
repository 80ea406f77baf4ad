import type { JudgedChoice } from '@broadside/judge';
import { apply, LooseChance, Out, Stream, TABLE } from '@broadside/kernel';
import { LOCALES, type Locale, percent } from '@broadside/text';
import { faultsIn } from '@broadside/text/testing';
import { describe, expect, it } from 'vitest';
import { prospect } from '../rules/facade.ts';
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasAction } from '../rules/state.ts';
import { playByChance, type SevenSeasMatch } from '../tests/matches.ts';
import { SETTINGS } from '../tests/settings.ts';
import { card, cursing, raiding, table } from '../tests/table.ts';
import { nameIn, speak } from '../text/testing.ts';
import { ask, COUNTS, type Counted, changeOf } from './facts.ts';
import { why } from './why.ts';

type Seen = Pick<SevenSeasMatch, 'view'>;

function because(match: Seen, seat: number, action: SevenSeasAction, locale: Locale = 'en'): readonly string[] {
  const choice: JudgedChoice = { action, value: 0, loss: { value: 0, error: 0 } };
  return why(match.view(seat), seat, choice, [], speak(locale), nameIn(locale));
}

type Look = (match: SevenSeasMatch, seat: number, legal: readonly SevenSeasAction[], where: string) => void;

/** At every third moment of a match of every kind: whoever is asked, and all they may do. */
function nowAndThen(look: Look): void {
  for (const setting of SETTINGS) {
    let moment = 0;
    playByChance(setting, 'why', (match, where) => {
      const [seat] = match.toAct;
      if (seat !== undefined && seat !== TABLE && moment++ % 3 === 0) look(match, seat, match.legal(seat), where);
    });
  }
}

it('every choice has one or two sentences, in three languages', () => {
  const said = { en: new Set<string>(), ru: new Set<string>(), uk: new Set<string>() };
  nowAndThen((match, seat, legal, where) => {
    const action = legal[match.n % legal.length];
    for (const locale of LOCALES) {
      const sentences = because(match, seat, action, locale);
      expect(sentences.length, `${where}: ${JSON.stringify(action)}`).toBeGreaterThan(0);
      expect(sentences.length, where).toBeLessThanOrEqual(2);
      for (const sentence of sentences) said[locale].add(sentence);
    }
  });
  for (const locale of LOCALES) expect(faultsIn(said[locale], locale)).toEqual([]);
});

it('what is said to change does so when it is done, whatever really lies hidden', () => {
  let seen = 0;
  nowAndThen((match, seat, legal, where) => {
    const action = legal[match.n % legal.length];
    const asked = ask(match.view(seat), seat, action);
    const really = sevenSeas.clone(match.state);
    apply(sevenSeas, really, seat, action, new Out(new LooseChance(Stream.of(where)), false));
    for (const counted of Object.keys(COUNTS) as Counted[]) {
      const change = changeOf(asked, counted);
      if (!change) continue;
      seen++;
      const [from, to] = [match.state, really].map(({ pirates }) => COUNTS[counted](pirates[seat]));
      expect({ from, to }, `${where}: ${counted} by ${JSON.stringify(action)}`).toEqual(change);
    }
  });
  expect(seen).toBeGreaterThan(50);
});

describe('the sentences of Pirates of the 7 Seas', () => {
  it('say the odds of a raid that the panel shows', () => {
    const t = raiding('caravan-england-2');
    const { now, best } = prospect(t.view(0), 0, card('caravan-england-2'), 3);
    const range = `${percent(now.won)}–${percent(best.won)}%`;
    expect(because(t, 0, { type: 'send', count: 3 })[0]).toContain(range);
  });

  it('say what staying at home costs', () => {
    const t = raiding('caravan-england-2');
    expect(because(t, 0, { type: 'send', count: 0 })[0]).toBe('Black Marks: 0 → 1 (3 points each).');
  });

  it('say what the last dice of the Tavern bring, and not twice how the Shaman stands', () => {
    const t = cursing('tavern', { pirates: [{}, {}] });
    t.throw('6 1');
    expect(because(t, 0, { type: 'assign', value: 6 })).toEqual([
      'Yin-Yang: 0 → 3.',
      'Points so far: 7; the best of the others: 7.',
    ]);
  });

  it('praise no port for goods that nobody has', () => {
    const t = table({ pirates: [{ hand: ['port-1'] }, {}, {}] });
    expect(because(t, 0, { type: 'choose', card: card('native') }).join(' ')).not.toContain('Port');
  });

  it('name what stays in stock as it lies there, not as somebody takes it', () => {
    const t = table({ pirates: [{ loot: ['coffee', 'coffee'] }, {}, {}] });
    const said = LOCALES.map((locale) => because(t, 0, { type: 'discard', card: card('coffee') }, locale)[0]);
    expect(said).toEqual([
      expect.stringContaining('Coffee'),
      expect.stringContaining('кофе'),
      expect.stringContaining('кава'),
    ]);
  });

  it('say what a character could do, and who else can choose it', () => {
    const t = table({ pirates: [{ loot: ['rum', 'rum', 'rum'] }, { played: ['merchant'] }, {}] });
    expect(because(t, 0, { type: 'choose', card: card('merchant') })).toEqual([
      'All goods would bring 6 chests.',
      'Cleo can choose it too.',
    ]);
  });
});
