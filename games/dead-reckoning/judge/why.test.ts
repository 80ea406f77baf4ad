import type { JudgedChoice } from '@broadside/judge';
import { apply, LooseChance, Out, Stream, TABLE } from '@broadside/kernel';
import { LOCALES, type Locale, percent } from '@broadside/text';
import { faultsIn } from '@broadside/text/testing';
import { describe, expect, it } from 'vitest';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { deadReckoning } from '../rules/game.ts';
import { battlesAt } from '../table/battle/ahead.ts';
import { type DeadReckoningMatch, playByChance } from '../tests/matches.ts';
import { SETTINGS } from '../tests/settings.ts';
import { table } from '../tests/table.ts';
import { nameIn, speak } from '../text/testing.ts';
import { ask, COUNTS, type Counted, changeOf } from './facts.ts';
import { why } from './why.ts';

type Seen = Pick<DeadReckoningMatch, 'view'>;

function because(match: Seen, seat: number, action: DeadReckoningAction, locale: Locale = 'en'): readonly string[] {
  const choice: JudgedChoice = { action, value: 0, loss: { value: 0, error: 0 } };
  return why(match.view(seat), seat, choice, [], speak(locale), nameIn(locale));
}

type Look = (match: DeadReckoningMatch, seat: number, legal: readonly DeadReckoningAction[], where: string) => void;

const ENTRIES = 400;

/** At every sixth moment of a match of every kind: whoever is asked, and all they may do. */
function nowAndThen(look: Look): void {
  for (const setting of SETTINGS) {
    let moment = 0;
    const visit = (match: DeadReckoningMatch, where: string): void => {
      const [seat] = match.toAct;
      if (seat !== undefined && seat !== TABLE && moment++ % 6 === 0) look(match, seat, match.legal(seat), where);
    };
    playByChance(setting, 'why', visit, ENTRIES);
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
    const really = deadReckoning.clone(match.state);
    apply(deadReckoning, really, seat, action, new Out(new LooseChance(Stream.of(where)), false));
    for (const counted of Object.keys(COUNTS) as Counted[]) {
      const change = changeOf(asked, counted);
      if (!change) continue;
      seen++;
      const [from, to] = [match.state, really].map((state) => COUNTS[counted](state, seat));
      expect({ from, to }, `${where}: ${counted} by ${JSON.stringify(action)}`).toEqual(change);
    }
  });
  expect(seen).toBeGreaterThan(50);
});

describe('the sentences of Dead Reckoning', () => {
  it('say the odds of a pirate who waits, as the map shows them', () => {
    const t = table(2, {
      players: [
        { at: 0, sails: 4 },
        { at: 2, pirate: true },
      ],
      sea: { 1: {}, 2: {} },
    });
    const [{ win }] = battlesAt(t.view(0), 0, 2);
    expect(because(t, 0, { type: 'sail', to: 2 })[0]).toBe(
      `Piet lies there as a pirate: ${percent(win)}% to win the battle.`,
    );
  });

  it('say what sailing costs, and how an island stands', () => {
    const t = table(2, { players: [{ at: 12, sails: 3 }], sea: { 0: { cubes: [1, 2] } } });
    expect(because(t, 0, { type: 'sail', to: 0 })[0]).toBe(
      'Shark Island: 6 coins for the most cubes; so far 1 against 2 of the strongest rival.',
    );
  });
});
