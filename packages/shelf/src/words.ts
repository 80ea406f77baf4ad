/** How the words of a game are fetched where they do not come with it: in a browser (apps/web/build/oneLanguage.ts). */
import type { Catalogue, Locale } from '@broadside/text';

/** Parts of a language by the names that their stand-ins have (`wordsLater`). */
interface Language {
  readonly books: Readonly<Record<string, Catalogue>>;
}

export const words: Readonly<Record<string, Readonly<Record<Locale, () => Promise<Language>>>>> = {};
