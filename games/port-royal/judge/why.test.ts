import type { JudgedChoice } from '@broadside/judge';
import { apply, LooseChance, Out, Stream } from '@broadside/kernel';
import { LOCALES, type Locale, percent } from '@broadside/text';
import { faultsIn } from '@broadside/text/testing';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import type { PortRoyalAction } from '../rules/state.ts';
import { nextCard } from '../table/outlook/odds.ts';
import { CHOSEN } from '../tests/combinations.ts';
import { type PortRoyalMatch, playByChance } from '../tests/matches.ts';
import { card, discovering } from '../tests/table.ts';
import { nameIn, speak } from '../text/testing.ts';
import { ask, changeIn, coinsIn, crownsIn, pointsIn } from './facts.ts';
import { why } from './why.ts';

type Seen = Pick<PortRoyalMatch, 'view'>;

function because(match: Seen, seat: number, action: PortRoyalAction, locale: Locale = 'en'): readonly string[] {
  const choice: JudgedChoice = { action, value: 0, loss: { value: 0, error: 0 } };
  return why(match.view(seat), seat, choice, [], speak(locale), nameIn(locale));
}

const EVERY = 40;
const MOST = 400;

type Look = (match: PortRoyalMatch, seat: number, legal: readonly PortRoyalAction[], where: string) => void;

/** Now and then in matches of every kind: whoever is asked, and all they may do. */
function nowAndThen(look: Look): void {
  for (const setting of CHOSEN) {
    let moment = 0;
    playByChance(setting, 'why', (match, where) => {
      const [seat] = match.toAct;
      if (seat !== undefined && moment < MOST && moment++ % EVERY === 0) look(match, seat, match.legal(seat), where);
    });
  }
}

it('every choice in every mode has one or two sentences, in three languages', () => {
  const said = { en: new Set<string>(), ru: new Set<string>(), uk: new Set<string>() };
  nowAndThen((match, seat, legal, where) => {
    for (const locale of LOCALES) {
      const action = legal[legal.length - 1];
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
    for (const action of legal.slice(-3)) {
      const asked = ask(match.view(seat), seat, action);
      const really = portRoyal.clone(match.state);
      apply(portRoyal, really, seat, action, new Out(new LooseChance(Stream.of(where)), false));
      for (const count of [pointsIn(seat), coinsIn(seat), crownsIn(seat)]) {
        const change = changeIn(asked, count);
        if (!change) continue;
        seen++;
        const done = { from: count(match.state), to: count(really) };
        expect(done, `${where}: ${JSON.stringify(action)}`).toEqual(change);
      }
    }
  });
  expect(seen).toBeGreaterThan(50);
});

describe('the sentences of Port Royal', () => {
  it('say the risk that the panel shows', () => {
    let seen = 0;
    nowAndThen((match, seat, legal, where) => {
      const risk = nextCard(match.view(seat))?.bust;
      if (risk === undefined || risk === 0 || !legal.some(({ type }) => type === 'draw')) return;
      seen++;
      expect(because(match, seat, { type: 'draw' })[0], where).toContain(`${percent(risk)}%`);
    });
    expect(seen).toBeGreaterThan(5);
  });

  it('say what stopping brings into reach, and what it spares', () => {
    const t = discovering({ players: [{ coins: 9 }, {}], harbour: ['admiral-7-2', 'flute-2-2'] });
    const [reach, spared] = because(t, 0, { type: 'stop' });
    expect(reach).toBe('Within reach by stopping: Admiral, 2 points for 7 coins.');
    expect(spared).toMatch(/^One more card has a bust risk of \d+%\.$/);
  });

  it('say that nothing can be taken, and quote what is printed on a card', () => {
    const poor = discovering({ players: [{ coins: 3 }, {}], harbour: ['admiral-7-2'] });
    expect(because(poor, 0, { type: 'stop' })[0]).toBe('Nothing in the harbour is within reach now.');
    const rich = discovering({ players: [{ coins: 9 }, {}], harbour: ['admiral-7-2'] });
    rich.play('stop');
    expect(because(rich, 0, { type: 'hire', card: card('admiral-7-2') })[1]).toMatch(/^On the card: “You gain .+\.”$/);
  });

  it('say how few points are missing to the end, and when a hire makes the round the last', () => {
    const persons = ['admiral-9-3', 'mademoiselle-9-3', 'mademoiselle-7-2'];
    const hire = { type: 'hire', card: card('admiral-7-2') } as const;
    const near = discovering({ players: [{ coins: 9, persons }, {}], harbour: ['admiral-7-2'] });
    near.play('stop');
    expect(because(near, 0, hire)[1]).toBe('2 points are then missing to end the match.');
    const over = discovering({
      players: [{ coins: 9, persons: [...persons, 'admiral-7-2'] }, {}],
      harbour: ['admiral-7-2'],
    });
    over.play('stop');
    expect(because(over, 0, hire)[1]).toBe('With 12 points this round becomes the last one.');
  });

  it('say that the last round is played, and miss no points to the end any more', () => {
    const theirs = ['admiral-9-3', 'mademoiselle-9-3', 'mademoiselle-7-2', 'admiral-7-2', 'sailor-5-2'];
    const persons = ['admiral-9-3', 'mademoiselle-9-3', 'mademoiselle-7-2'];
    const t = discovering({ players: [{ coins: 9, persons }, { persons: theirs }], harbour: ['admiral-7-2'] });
    expect(because(t, 0, { type: 'draw' })).toContain('Bob has 12 points: this is the last round.');
    t.play('stop');
    const hire = because(t, 0, { type: 'hire', card: card('admiral-7-2') });
    expect(hire.join(' ')).not.toContain('missing');
  });

  it('name a rival who is near the end', () => {
    const persons = ['admiral-9-3', 'mademoiselle-9-3', 'mademoiselle-7-2', 'admiral-7-2'];
    const t = discovering({ players: [{ coins: 9 }, { persons }], harbour: ['pirate-7-2'] });
    expect(because(t, 0, { type: 'draw' })).toContain('Bob: 10 of 12 points.');
  });
});
