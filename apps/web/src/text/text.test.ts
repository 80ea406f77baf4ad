import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleOf } from '@broadside/bots/names';
import { shelf } from '@broadside/shelf';
import { shelfText, webShelf } from '@broadside/shelf/web';
import { checkCatalogues, LOCALES, speaker } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { LEVELS, levelsOf } from '../screens/setup/levels.ts';
import { webText } from './index.ts';
import type { Say } from './say.ts';

const src = join(import.meta.dirname, '..');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^text\//.test(file.replaceAll('\\', '/')))
  .map((file) => readFileSync(join(src, file), 'utf8'));
const quoted = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, key]) => key))),
];
const keys = Object.keys(webText.en);
/** Keys written out, and the beginnings of keys that are put together from data. */
const whole = quoted(/['"](web\.[\w.-]+)['"]/g);
const beginnings = quoted(/`(web\.[\w.-]+)\$\{/g);

describe('the words of the client', () => {
  it('have the same keys, parameters and plural forms in three languages', () => {
    expect(checkCatalogues(webText)).toEqual([]);
    expect(checkCatalogues(shelfText)).toEqual([]);
  });

  it('exist for every key the screens use', () => {
    expect(whole.filter((key) => !keys.includes(key))).toEqual([]);
    expect(beginnings.filter((begin) => !keys.some((key) => key.startsWith(begin)))).toEqual([]);
  });

  it('cannot be said by a key that is not there, nor without their values', () => {
    const say: Say = speaker('en', webText, shelfText);
    const game = webShelf[0];
    expect(say('web.setup.seat', { n: 2 })).toBe('Seat 2');
    expect(say(`shelf.${game.id}.name`)).toBe(game.words.en.name);
    const wrong = [
      // @ts-expect-error no such key
      () => say('web.setup.chair'),
      // @ts-expect-error the number is missing
      () => say('web.setup.seat'),
      // @ts-expect-error a game has no such words in the harbour
      () => say(`shelf.${game.id}.colour`),
    ];
    for (const one of wrong) expect(one).toThrow();
  });

  it('are all used somewhere', () => {
    const used = (key: string): boolean => whole.includes(key) || beginnings.some((begin) => key.startsWith(begin));
    expect(keys.filter((key) => !used(key))).toEqual([]);
  });

  it('call every game as the game calls itself', () => {
    for (const { game, voice } of shelf)
      for (const locale of LOCALES)
        expect(speaker(locale, shelfText)(`shelf.${game.id}.name`)).toBe(
          speaker(locale, voice.catalogues)(`${game.id}.name`),
        );
  });

  it('say in Russian for how many a game is, on one line', () => {
    const say = speaker('ru', webText);
    const players = (min: number, max: number): string => say('web.game.players', { min, max });
    expect([players(2, 4), players(1, 5), players(2, 6)]).toEqual([
      '2\u2060–\u20604 игрока',
      '1\u2060–\u20605 игроков',
      '2\u2060–\u20606 игроков',
    ]);
    expect(say('web.game.minutes', { from: 30, to: 45 })).toBe('30\u2060–\u206045\u00a0мин');
  });

  it('name every bot people may choose', () => {
    for (const level of LEVELS)
      expect(keys).toEqual(expect.arrayContaining([`web.bot.${level}`, `web.bot.${level}.about`]));
  });

  it('offer the levels that a game has, and no others', () => {
    for (const { game, bots } of shelf) {
      const offered = levelsOf(webShelf.find(({ id }) => id === game.id));
      expect(bots.map(({ name }) => name).filter((name) => styleOf(name) === undefined)).toEqual([
        'random',
        ...offered,
      ]);
    }
  });

  it('share no key with the words of a game', () => {
    for (const { voice } of shelf) expect(() => speaker('en', webText, shelfText, voice.catalogues)).not.toThrow();
  });
});
