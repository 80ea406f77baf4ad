/** Every lesson of every game: played to its end by the rules as they are, and said in every language. */
import { lessonFaults, sentencesOf } from '@broadside/kernel/conformance';
import { onShelf, shelf } from '@broadside/shelf';
import { type GameManifest, webShelf } from '@broadside/shelf/web';
import { checkCatalogues, LOCALES, readMessage, speaker } from '@broadside/text';
import { describe, expect, it } from 'vitest';

/** One short sentence at a time: what does not fit into a bubble on a phone is not read. */
const LONGEST = 140;
/** As long as the name of a bot may be. */
const RIVAL = 'Бартоломью';

type Taught = GameManifest & Required<Pick<GameManifest, 'lessons'>>;
const taught = webShelf.filter((game): game is Taught => game.lessons !== undefined);

async function wordsOf({ lessons }: Taught) {
  const [en, ru, uk] = await Promise.all(LOCALES.map(async (locale) => (await lessons.words[locale]()).default));
  return { en, ru, uk };
}

const keysOf = async ({ lessons }: Taught): Promise<readonly string[]> =>
  (await lessons.steps()).default.flatMap((lesson) => [
    `${lesson.id}.title`,
    `${lesson.id}.end`,
    ...sentencesOf(lesson),
  ]);

it('some game is taught', () => {
  expect(taught.length).toBeGreaterThan(0);
});

it('a game that is taught on the device is taught by its program as well', () => {
  expect(shelf.filter(({ lessons }) => lessons).map(({ game }) => game.id)).toEqual(taught.map(({ id }) => id));
});

describe.each(taught)('the lessons of $id', (manifest) => {
  const { id, lessons } = manifest;

  it('are those that the harbour knows, the same for page and worker', async () => {
    const steps = (await lessons.steps()).default;
    expect(steps.map((lesson) => lesson.id)).toEqual(lessons.list.map((lesson) => lesson.id));
    expect((await onShelf(id)?.lessons?.())?.default).toEqual(steps);
  });

  it('are played with what they are about, and that can be chosen', async () => {
    const game = onShelf(id)?.game;
    const steps = (await lessons.steps()).default;
    for (const { id: lesson, for: about = {} } of lessons.list) {
      const { modules = [], options = {} } = about;
      const played = steps.find((one) => one.id === lesson)?.options ?? {};
      expect(game?.modules).toEqual(expect.arrayContaining([...modules]));
      for (const [option, values] of Object.entries(options))
        expect(game?.options[option]?.values).toEqual(expect.arrayContaining([...values]));
      const isMet =
        modules.some((module) => played.modules?.includes(module)) ||
        Object.entries(options).some(([option, values]) => values.some((value) => value === played[option]));
      expect(isMet, lesson).toBe(modules.length + Object.keys(options).length > 0);
    }
  });

  it('can be played to their end', async () => {
    const game = onShelf(id)?.game;
    if (!game) throw new Error(`${id} is not on the shelf`);
    const faults = (await lessons.steps()).default.flatMap((lesson) => lessonFaults(game, lesson));
    expect(faults).toEqual([]);
  });

  it('say nothing that is missing in a language, and nothing that nobody says', async () => {
    const words = await wordsOf(manifest);
    expect(checkCatalogues(words)).toEqual([]);
    expect(Object.keys(words.en).toSorted()).toEqual([...new Set(await keysOf(manifest))].toSorted());
  });

  it('are said in short sentences', async () => {
    const words = await wordsOf(manifest);
    const long = LOCALES.flatMap((locale) => {
      const say = speaker(locale, words);
      return Object.keys(words[locale]).flatMap((key) => {
        const { length } = [...say(key, { rival: RIVAL }).replaceAll('**', '')];
        return length > LONGEST ? [`${locale} ${key}: ${length}`] : [];
      });
    });
    expect(long).toEqual([]);
  });

  it('need nothing but the name of the rival, and close what they print in bold', async () => {
    const words = await wordsOf(manifest);
    const odd = LOCALES.flatMap((locale) =>
      Object.entries(words[locale]).filter(
        ([, text]) =>
          text.split('**').length % 2 === 0 || [...readMessage(text).params].some((name) => name !== 'rival'),
      ),
    );
    expect(odd).toEqual([]);
  });
});
