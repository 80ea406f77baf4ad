/** The languages of the table, and the shape of what is said in them. */

export const LOCALES = ['en', 'ru', 'uk'] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (value: unknown): value is Locale => (LOCALES as readonly unknown[]).includes(value);

/** What Intl calls a language of ours. The English is British: plain "en" would give American dates and clocks. */
export const intlTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);

/** Key to ICU message, for one language. */
export type Catalogue = Readonly<Record<string, string>>;
export type Catalogues = Readonly<Record<Locale, Catalogue>>;

/** Whether there is such a message, in whatever language has been read so far: a browser reads one (`wordsLater`). */
export const hasMessage = (catalogues: Catalogues, key: string): boolean =>
  LOCALES.some((locale) => Object.hasOwn(catalogues[locale], key));

export type Values = Readonly<Record<string, string | number>>;

/** Says a message by its key. A key without a message, or a message without its values, is a fault of the program. */
export type Say = (key: string, values?: Values) => string;
