import { Match, Stream } from '@broadside/kernel';
import { checkCatalogues, commonText, LOCALES, type Locale, readMessage, speaker, type Values } from '@broadside/text';
import { misaddressed, misspoken } from '@broadside/text/testing';
import { describe, expect, it } from 'vitest';
import { liarsDice } from '../rules/game.ts';
import { REASONS } from '../rules/reasons.ts';
import type { LiarsDiceAction } from '../rules/state.ts';
import { SETTINGS } from '../tests/settings.ts';
import { table } from '../tests/table.ts';
import { bidWords, liarsDiceText, liarsDiceVoice } from './index.ts';
import { tableText } from './table.ts';

const KEYS = Object.keys(liarsDiceText.en);
const has = (key: string): boolean => KEYS.includes(`liars-dice.${key}`);
const under = (prefix: string): string[] =>
  KEYS.filter((key) => key.startsWith(`liars-dice.${prefix}.`)).map((key) => key.slice(`liars-dice.${prefix}.`.length));
const speak = (locale: Locale) => speaker(locale, commonText, liarsDiceText);
const NAMES = ['Mara', 'Piet', 'Cleo', 'Dan', 'Ines', 'Otto'];
const nameOf = (seat: number): string => NAMES[seat];

describe('the catalogues', () => {
  it('agree in keys, parameters and plural forms', () => {
    expect(checkCatalogues(liarsDiceText)).toEqual([]);
  });

  it('stay inside their own name', () => {
    expect(KEYS.filter((key) => !key.startsWith('liars-dice.'))).toEqual([]);
  });

  it.each(LOCALES)('say everything in %s, whatever the numbers are', (locale) => {
    const say = speak(locale);
    for (const [key, message] of Object.entries(liarsDiceText[locale]))
      for (const number of [0, 1, 2, 5, 11, 21, 22]) {
        const params = readMessage(message).params.map((param) => [param, number]);
        expect(say(key, Object.fromEntries(params) as Values), key).not.toMatch(/[{}#]|undefined|NaN|^\s*$| {2}|\.\./);
      }
  });

  it.each<Locale>(['ru', 'uk'])('use no Latin letter in %s', (locale) => {
    for (const [key, text] of Object.entries(liarsDiceText[locale])) {
      const names = /\{\w+(, (plural|select),)?|(=0|one|few|many|other) \{/g;
      expect(text.replaceAll(names, ''), key).not.toMatch(/[A-Za-z]/);
    }
  });

  it('do not mix up the two Cyrillic languages', () => {
    for (const text of Object.values(liarsDiceText.ru)) expect(text).not.toMatch(/[іїєґ]/i);
    for (const text of Object.values(liarsDiceText.uk)) expect(text).not.toMatch(/[ыэёъ]/i);
  });
});

describe('every word of the game has its message', () => {
  it('actions, steps and refusals, and none that is never made', () => {
    expect(under('action').sort()).toEqual(Object.keys(liarsDice.actions).sort());
    expect(under('step').sort()).toEqual(Object.keys(liarsDice.steps).sort());
    expect(under('reason').sort()).toEqual(Object.keys(REASONS).sort());
  });

  it('options and their values', () => {
    for (const [option, { values }] of Object.entries(liarsDice.options)) {
      expect(has(`option.${option}`) && has(`option.${option}.about`), option).toBe(true);
      expect(under(`option.${option}.value`).sort()).toEqual(values.map(String).sort());
    }
  });

  it('the rows of the score sheet', () => {
    const { match } = table({ cups: ['222', '333'], options: { loss: 'difference' } }).play('bid 3 6', 'liar');
    const rows = Object.keys(match.outcome?.ranking[0].sheet ?? {});
    expect(under('sheet').sort()).toEqual([...rows, 'points'].sort());
  });
});

describe('the voice', () => {
  it('counts dice by their faces as each language does', () => {
    const spoken = (locale: Locale, count: number, face: number) => bidWords({ count, face }, speak(locale));
    expect([spoken('en', 1, 1), spoken('en', 4, 5), spoken('en', 2, 6)]).toEqual(['1 one', '4 fives', '2 sixes']);
    expect([spoken('ru', 1, 2), spoken('ru', 3, 4), spoken('ru', 5, 5)]).toEqual([
      '1 двойка',
      '3 четвёрки',
      '5 пятёрок',
    ]);
    expect([spoken('uk', 1, 3), spoken('uk', 4, 6), spoken('uk', 11, 1)]).toEqual([
      '1 трійка',
      '4 шістки',
      '11 одиниць',
    ]);
  });

  it.each(LOCALES)('speaks to the reader where the reader is meant, in %s', (locale) => {
    expect(misspoken(liarsDiceText, /\.event\./, locale)).toEqual([]);
    expect(misspoken(tableText, /\.(?:reveal|alarm|bidBy)/, locale)).toEqual([]);
  });

  it('describes a round from the throw to the loss', () => {
    const t = table({ cups: ['123', '456'] }).play('bid 2 3', 'liar');
    const say = speak('en');
    const sentences = t.match.log.flatMap(({ events }) =>
      events.flatMap((event) => liarsDiceVoice.event(event, say, nameOf) ?? []),
    );
    expect(sentences.slice(0, 11)).toEqual([
      'The match began. Mara was the first player.',
      'Round 1: 6 dice under the cups. Mara began.',
      'Mara threw 1, 2, 3.',
      'Piet threw 4, 5, 6.',
      'Mara bid 2 threes.',
      'Piet called Mara a liar: 2 threes.',
      'Piet had 4, 5, 6: none counted.',
      'Mara had 1, 2, 3: 2 counted.',
      'Bid 2 threes, found 2: it was true.',
      'Piet lost 1 die: 2 left.',
      'Round 2: 5 dice under the cups. Piet began.',
    ]);
  });

  it('LD-HID-1: says nothing of dice under the cup of another', () => {
    const t = table({ cups: ['123', '456'] });
    const sentences = t.match
      .seenBy(1)
      .flatMap(({ events }) => events.flatMap((event) => liarsDiceVoice.event(event, speak('en'), nameOf) ?? []));
    expect(sentences.filter((line) => line.includes('threw'))).toEqual(['Piet threw 4, 5, 6.']);
  });

  it('names on the button of a call the bid that it doubts', () => {
    const t = table({ cups: ['123', '456'], options: { exact: 'regain' } }).play('bid 2 3');
    const view = t.match.view(1);
    const verb = (action: LiarsDiceAction) => liarsDiceVoice.action(action, view, 1, speak('en'));
    expect(verb({ type: 'liar' })).toBe('Liar! (2 threes)');
    expect(verb({ type: 'exact' })).toBe('Exactly! (2 threes)');
    expect(verb({ type: 'bid', count: 3, face: 2 })).toBe('Bid 3 twos');
    expect(() =>
      liarsDiceVoice.action({ type: 'liar' }, table({ cups: ['123', '456'] }).match.view(0), 0, speak('en')),
    ).toThrow();
    expect(() => liarsDiceVoice.card(0, speak('en'))).toThrow('no card');
  });

  it('explains a refusal with the bid that stands', () => {
    const t = table({ cups: ['123', '456'] }).play('bid 2 3');
    const why = t.match.whyNot(1, { type: 'bid', count: 1, face: 6 });
    expect(why && liarsDiceVoice.reason(why, speak('en'))).toBe(
      'The bid stands at 2 threes. Name more dice, or as many of a higher face.',
    );
    expect(liarsDiceVoice.reason({ code: 'not-your-turn', clause: 'LD-ROUND-4' }, speak('en'))).toContain(
      'not your turn',
    );
  });

  it.each(LOCALES)('has words for everything that happens in random matches, in %s', (locale) => {
    const say = speak(locale);
    for (const setting of SETTINGS) {
      const match = Match.begin(liarsDice, { ...setting, seed: 'words' });
      const stream = Stream.of(`words ${JSON.stringify(setting)}`);
      while (!match.outcome) {
        const [seat] = match.toAct;
        const legal = match.legal(seat);
        // Calls more often than a choice among all bids would make them.
        const calls = legal.filter(({ type }) => type === 'liar' || type === 'exact');
        const from = calls.length > 0 && stream.below(2) === 0 ? calls : legal;
        const action = from[stream.below(from.length)];
        expect(liarsDiceVoice.action(action, match.view(seat), seat, say)).not.toMatch(/[{}]|undefined/);
        match.play(seat, action);
      }
      for (const { events } of match.log)
        for (const event of events)
          expect(liarsDiceVoice.event(event, say, nameOf) ?? '').not.toMatch(/[{}]|undefined/);
      const facts = match.log.flatMap(({ events }) => events);
      expect(misaddressed(facts, { voice: liarsDiceVoice, say, nameOf }, locale)).toEqual([]);
      expect(liarsDiceVoice.outcome(match.outcome, say, nameOf)).toContain(NAMES[match.outcome.winners[0]]);
    }
  });
});
