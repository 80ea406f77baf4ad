/** The games as the browser meets them: their manifests; the rest is loaded when a table is opened. */
import type { GameManifest, HarbourWords } from '@broadside/manifest/web';
import { type Catalogues, LOCALES } from '@broadside/text';
import { manifests } from './generated/manifests.ts';

export type { GameManifest, QuickWay } from '@broadside/manifest/web';

export const webShelf: readonly GameManifest[] = manifests;

/** The words of one game by the keys the screens ask for. */
function harbourWords(id: string, { name, pitch, ways }: HarbourWords): [string, string][] {
  const key = `shelf.${id}`;
  const ofWays = Object.entries(ways).flatMap(([way, words]): [string, string][] => [
    [`${key}.way.${way}`, words.name],
    [`${key}.way.${way}.about`, words.about],
  ]);
  return [[`${key}.name`, name], [`${key}.pitch`, pitch], ...ofWays];
}

/** A name and a line for every game on the shelf: all that the harbour says of a game before it is loaded. */
export const shelfText = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    Object.fromEntries(webShelf.flatMap(({ id, words }) => harbourWords(id, words[locale]))),
  ]),
) as Catalogues;
