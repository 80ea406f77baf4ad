/** The frame says some words of every game by patterns (`FrameGameWords`): here each game is asked for all of them. */
import { onShelf, shelf } from '@broadside/shelf';
import { type GameManifest, type QuickWay, shelfText, webShelf } from '@broadside/shelf/web';
import { type Catalogues, LOCALES } from '@broadside/text';
import { describe, expect, it } from 'vitest';

/** What is missing in some language, or takes values that the frame does not have. */
const faultsOf = (keys: readonly string[], ...catalogues: readonly Catalogues[]): string[] =>
  LOCALES.flatMap((locale) =>
    keys.flatMap((key) => {
      const found = catalogues.flatMap((one) => one[locale][key] ?? []);
      return found.length === 1 && /^[^{}]*\S[^{}]*$/.test(found[0]) ? [] : [`${locale} ${key}: ${found.join()}`];
    }),
  );

describe.each(shelf)('the words of $game.id', ({ game, voice, guide }) => {
  const { id, options, modules } = game;

  it('name and explain every option, and name each of its values', () => {
    const keys = Object.entries(options).flatMap(([name, { values }]) => {
      const key = `${id}.option.${name}`;
      const ofValues = values.map((value) => `${key}.value.${value}`);
      // What is played has a line for each value instead.
      return name === guide.headline ? [key, ...ofValues] : [key, `${key}.about`, ...ofValues];
    });
    expect(faultsOf(keys, voice.catalogues)).toEqual([]);
  });

  it('name and explain every module', () => {
    const keys = modules.flatMap((module) => [`${id}.module.${module}`, `${id}.module.${module}.about`]);
    expect(faultsOf(keys, voice.catalogues)).toEqual([]);
  });

  it('have a line for everything that can be played', () => {
    const { headline, catalogues } = guide;
    const played = headline === undefined ? [] : options[headline].values;
    const keys = played.map((value) => `${id}.guide.${headline}.${value}`);
    expect(faultsOf(keys, catalogues)).toEqual([]);
    expect(Object.keys(catalogues.en).toSorted()).toEqual(keys.toSorted());
  });
});

describe.each(webShelf)('the words of $id in the browser', ({ id, ways, table }) => {
  it('name every row of the score sheet', async () => {
    const { sheet, voice, catalogues } = (await table()).default;
    expect(sheet.length).toBeGreaterThan(0);
    const keys = sheet.map(({ key }) => `${id}.sheet.${key}`);
    expect(faultsOf(keys, voice.catalogues, catalogues)).toEqual([]);
  });

  it('are in the harbour before the game is loaded', () => {
    const ofWays = ways.flatMap((way) => [`shelf.${id}.way.${way.id}`, `shelf.${id}.way.${way.id}.about`]);
    expect(onShelf(id)).toBeDefined();
    expect(faultsOf([`shelf.${id}.name`, `shelf.${id}.pitch`, ...ofWays], shelfText)).toEqual([]);
  });
});

describe('the words of a manifest', () => {
  const way = { options: {}, others: [1, 3], together: false, campaign: false } as const;
  const ways = [
    { ...way, id: 'table' },
    { ...way, id: 'solo' },
  ] as const satisfies readonly QuickWay[];
  type Ways = GameManifest<typeof ways>['words']['en']['ways'];
  const said = { name: 'Solo', about: 'Just you.' };

  it('compile only if each way has its own, and nothing else has', () => {
    const whole: Ways = { table: said, solo: said };
    // @ts-expect-error one way has no words
    const short: Ways = { table: said };
    // @ts-expect-error there is no such way
    const long: Ways = { table: said, solo: said, duel: said };
    // @ts-expect-error a line is missing
    const bare: Ways = { table: said, solo: { name: 'Solo' } };
    expect([whole, short, long, bare].map((one) => Object.keys(one).length)).toEqual([2, 1, 3, 2]);
  });
});
