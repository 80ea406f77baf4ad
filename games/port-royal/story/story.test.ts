import { describe, expect, it } from 'vitest';
import {
  CHAPTER_IDS,
  ENDING_IDS,
  EVENT_IDS,
  LOST_IDS,
  loadEvents,
  loadStory,
  STORY_IDS,
  type StoryCard,
  TASK_IDS,
  type TaskId,
} from './index.ts';

const LOCALES = ['en', 'ru', 'uk'] as const;
type StoryLocale = (typeof LOCALES)[number];
const CYRILLIC = ['ru', 'uk'] as const;

const STORIES = { en: await loadStory('en'), ru: await loadStory('ru'), uk: await loadStory('uk') };
const EVENTS = { en: await loadEvents('en'), ru: await loadEvents('ru'), uk: await loadEvents('uk') };
const ALL_IDS = [...STORY_IDS, ...LOST_IDS];

const cardsOf = (locale: StoryLocale): readonly (readonly [string, StoryCard])[] =>
  ALL_IDS.map((id) => [id, STORIES[locale][id]]);
const stringsOf = (card: StoryCard & { readonly before?: readonly string[] }): readonly string[] => [
  card.title,
  ...card.text,
  ...(card.before ?? []),
  ...(card.task === undefined ? [] : [card.task]),
];
const eventWordsOf = (locale: StoryLocale): string[] => EVENT_IDS.flatMap((id) => Object.values(EVENTS[locale][id]));

const stringsIn = (locale: StoryLocale): readonly string[] => [
  ...cardsOf(locale).flatMap(([, card]) => stringsOf(card)),
  ...eventWordsOf(locale),
];
const QUOTES: Readonly<Record<StoryLocale, readonly [string, string]>> = {
  en: ['“', '”'],
  ru: ['«', '»'],
  uk: ['«', '»'],
};

/** A lone dash or ellipsis is no word. */
const countWords = (paragraphs: readonly string[]): number =>
  paragraphs
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;

type Need =
  | 'ares'
  | 'sabres'
  | 'priest'
  | 'settler'
  | 'captain'
  | 'trader'
  | 'lookout'
  | 'expedition'
  | 'ritualBook'
  | 'herbs'
  | 'bread'
  | 'rum'
  | 'tax';

/** How a reader hears of each thing, by the glossary's words. */
const HEARD: Readonly<Record<StoryLocale, Readonly<Record<Need, RegExp>>>> = {
  en: {
    ares: /violet (ships?|fleet|crews)/i,
    sabres: /sabre/,
    priest: /priest/,
    settler: /settler/,
    captain: /captain/,
    trader: /traders/,
    lookout: /lookout/,
    expedition: /expedition/,
    ritualBook: /ritual book/i,
    herbs: /herbs/i,
    bread: /bread/i,
    rum: /\brum\b/,
    tax: /\btax\b/,
  },
  ru: {
    ares: /фиолетов\S+ (корабл|флот)/i,
    sabres: /сабл|сабель/,
    priest: /священник/,
    settler: /поселен/i,
    captain: /капитан/i,
    trader: /торговц/i,
    lookout: /дозорн/i,
    expedition: /экспедици/,
    ritualBook: /книг\S* ритуалов/i,
    herbs: /травы/i,
    bread: /хлеб/,
    rum: /\sром/i,
    tax: /налог/,
  },
  uk: {
    ares: /фіолетов\S+ (кораб|флот)/i,
    sabres: /шабл|шабель/,
    priest: /священник/,
    settler: /поселениц/i,
    captain: /капітан/i,
    trader: /торговц/i,
    lookout: /дозор/i,
    expedition: /експедиці/,
    ritualBook: /книг\S* ритуалів/i,
    herbs: /трави/i,
    bread: /хліб/,
    rum: /\sром/i,
    tax: /подат/,
  },
};

/** The tree of the card data: what a task asks for (coins aside) and which cards may be read after it. */
const TREE: Readonly<Record<TaskId, { readonly needs: readonly Need[]; readonly next: readonly TaskId[] }>> = {
  10: { needs: ['ares'], next: ['11'] },
  11: { needs: ['sabres'], next: ['12', '13'] },
  12: { needs: ['priest'], next: ['14', '15'] },
  13: { needs: ['priest'], next: ['16', '17'] },
  14: { needs: ['sabres', 'ares'], next: [] },
  15: { needs: ['sabres', 'ares'], next: [] },
  16: { needs: ['ritualBook'], next: [] },
  17: { needs: ['ritualBook'], next: [] },
  20: { needs: ['bread', 'rum'], next: ['21', '22'] },
  21: { needs: ['settler'], next: ['23', '24'] },
  22: { needs: ['settler'], next: ['25', '26'] },
  23: { needs: ['rum'], next: ['27', '28'] },
  24: { needs: ['rum'], next: ['281', '282'] },
  25: { needs: ['bread'], next: ['283', '284'] },
  26: { needs: ['bread'], next: ['285', '286'] },
  27: { needs: ['captain'], next: [] },
  28: { needs: ['captain'], next: [] },
  281: { needs: ['sabres'], next: [] },
  282: { needs: ['sabres'], next: [] },
  283: { needs: ['trader'], next: [] },
  284: { needs: ['trader'], next: [] },
  285: { needs: ['ares'], next: [] },
  286: { needs: ['ares'], next: [] },
  30: { needs: ['expedition'], next: ['31', '32'] },
  31: { needs: ['captain', 'priest'], next: ['33', '34'] },
  32: { needs: ['captain', 'priest', 'settler'], next: ['33', '34'] },
  33: { needs: [], next: ['35', '36'] },
  34: { needs: [], next: ['35', '36'] },
  35: { needs: [], next: [] },
  36: { needs: [], next: [] },
  40: { needs: [], next: ['41', '42'] },
  41: { needs: ['herbs', 'bread'], next: ['43', '44'] },
  42: { needs: ['herbs', 'bread', 'rum'], next: ['43', '44'] },
  43: { needs: ['sabres'], next: ['45', '46'] },
  44: { needs: ['sabres'], next: ['45', '46'] },
  45: { needs: ['lookout'], next: [] },
  46: { needs: ['lookout'], next: [] },
  50: { needs: ['tax'], next: ['51'] },
  51: { needs: [], next: ['52', '53'] },
  52: { needs: [], next: ['54', '55'] },
  53: { needs: ['ritualBook'], next: ['56', '57'] },
  54: { needs: ['ares'], next: [] },
  55: { needs: ['ritualBook'], next: [] },
  56: { needs: ['ares'], next: [] },
  57: { needs: ['ritualBook', 'herbs'], next: [] },
};
const FIRST_TASKS: readonly TaskId[] = ['10', '20', '30', '40', '50'];

const pathsFrom = (id: TaskId): readonly (readonly TaskId[])[] => {
  const { next } = TREE[id];
  return next.length === 0 ? [[id]] : next.flatMap(pathsFrom).map((path) => [id, ...path]);
};

describe('the story deck', () => {
  it('PR-ADV-5: holds 55 cards, the cover and four chapter cards among them', () => {
    expect(new Set(STORY_IDS).size).toBe(55);
    expect(STORY_IDS.filter((id) => Number.isNaN(Number(id)))).toEqual(['cover', ...CHAPTER_IDS]);
    expect(ENDING_IDS).toHaveLength(FIRST_TASKS.length);
  });

  it('PR-ADV-4, PR-MONTH-3: every task is read on some path, and no path leaves its chapter', () => {
    const paths = FIRST_TASKS.flatMap(pathsFrom);
    expect([...new Set(paths.flat())].sort()).toEqual([...TASK_IDS].sort());
    for (const path of paths) expect(new Set(path.map((id) => id[0])).size, path.join(' → ')).toBe(1);
  });

  it('PR-TASK-7: every path through a chapter has a task for each of the four markers', () => {
    for (const path of FIRST_TASKS.flatMap(pathsFrom)) expect(path, path.join(' → ')).toHaveLength(4);
  });
});

describe.each(LOCALES)('the tale in %s', (locale) => {
  it('has every card and every lost chapter, and no other', () => {
    expect(Object.keys(STORIES[locale]).sort()).toEqual([...ALL_IDS].sort());
  });

  it('takes a good minute to read a card aloud', () => {
    for (const id of STORY_IDS) {
      const words = countWords(STORIES[locale][id].text);
      expect(words, id).toBeGreaterThanOrEqual(60);
      expect(words, id).toBeLessThanOrEqual(130);
    }
  });

  it('PR-ACOOP-4: comforts a team that must try again, and keeps it short', () => {
    for (const id of LOST_IDS) {
      const words = countWords(STORIES[locale][id].text);
      expect(words, id).toBeGreaterThanOrEqual(40);
      expect(words, id).toBeLessThanOrEqual(70);
    }
  });

  it('PR-ADV-5: sums up on a chapter card what happened before', () => {
    for (const id of CHAPTER_IDS) {
      const words = countWords(STORIES[locale][id].before);
      expect(words, id).toBeGreaterThanOrEqual(40);
      expect(words, id).toBeLessThanOrEqual(80);
    }
  });

  it('PR-ADV-3: puts a line above the task on the back of every task card, and on no other', () => {
    for (const id of TASK_IDS) {
      expect(STORIES[locale][id].task.length, id).toBeGreaterThan(10);
      expect(STORIES[locale][id].task.length, id).toBeLessThanOrEqual(90);
    }
    const others = cardsOf(locale).filter(([id, card]) => !(id in TREE) && card.task !== undefined);
    expect(others).toEqual([]);
  });

  it('PR-ADV-3: names on every card what its task asks for', () => {
    const unsaid = TASK_IDS.flatMap((id) => {
      const said = stringsOf(STORIES[locale][id]).join('\n');
      return TREE[id].needs.filter((need) => !HEARD[locale][need].test(said)).map((need) => `${id}: ${need}`);
    });
    expect(unsaid).toEqual([]);
  });

  it('leaves the figures to the card data', () => {
    expect(stringsIn(locale).filter((text) => /\d/.test(text))).toEqual([]);
  });

  it('says nothing twice', () => {
    const said = stringsIn(locale);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  });

  it('is set in proper type: curly quotes that are closed, real ellipses, no stray blanks', () => {
    const [open, close] = QUOTES[locale];
    for (const text of stringsIn(locale)) {
      expect(text).not.toMatch(/["']| {2}|\.\.\.|^\s|\s$/);
      expect(text.split(open).length, text).toBe(text.split(close).length);
    }
  });

  it('gives each event of the month a name and a line', () => {
    expect(Object.keys(EVENTS[locale])).toEqual([...EVENT_IDS]);
    expect(new Set(eventWordsOf(locale)).size).toBe(EVENT_IDS.length * 2);
    for (const id of EVENT_IDS) expect(EVENTS[locale][id].line.length, id).toBeLessThanOrEqual(80);
  });
});

describe('the two Cyrillic tales', () => {
  it.each(CYRILLIC)('use no Latin letter in %s', (locale) => {
    expect(
      stringsIn(locale)
        .join('\n')
        .match(/.{0,20}[A-Za-z].{0,20}/),
    ).toBeNull();
  });

  it('do not mix up their alphabets', () => {
    expect(
      stringsIn('ru')
        .join('\n')
        .match(/.{0,20}[іїєґ].{0,20}/i),
    ).toBeNull();
    expect(
      stringsIn('uk')
        .join('\n')
        .match(/.{0,20}[ыэёъ].{0,20}/i),
    ).toBeNull();
  });
});
