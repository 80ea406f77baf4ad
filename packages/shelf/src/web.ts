/** The games as the browser meets them: their manifests; the rest is loaded when a table is opened. */
import type { GameManifest, HarbourWords, ShelfWords } from '@broadside/manifest/web';
import { type Locale, learnWords, type Texts } from '@broadside/text';
import { manifests } from './generated/manifests.ts';
import { words } from './words.ts';

export type {
  FrameGameWords,
  GameManifest,
  Lessons,
  ListedLesson,
  OptionKey,
  QuickWay,
  ShelfWords,
} from '@broadside/manifest/web';

export const webShelf: readonly GameManifest[] = manifests;

/** To be awaited before a game speaks a language: its code may come without words. */
export async function fetchWords(game: string, locale: Locale): Promise<void> {
  const language = await words[game]?.[locale]();
  for (const [name, book] of Object.entries(language?.books ?? {})) learnWords(name, book);
}

/** The words of one game by the keys the screens ask for. */
function harbourWords(id: string, { name, pitch, ways }: HarbourWords): [keyof ShelfWords, string][] {
  const ofWays = Object.entries(ways).flatMap(([way, words]): [keyof ShelfWords, string][] => [
    [`shelf.${id}.way.${way}`, words.name],
    [`shelf.${id}.way.${way}.about`, words.about],
  ]);
  return [[`shelf.${id}.name`, name], [`shelf.${id}.pitch`, pitch], ...ofWays];
}

const wordsIn = (locale: Locale): ShelfWords =>
  Object.fromEntries(webShelf.flatMap(({ id, words }) => harbourWords(id, words[locale])));

/** A name and a line for every game on the shelf: all that the harbour says of a game before it is loaded. */
export const shelfText: Texts<ShelfWords> = { en: wordsIn('en'), ru: wordsIn('ru'), uk: wordsIn('uk') };
