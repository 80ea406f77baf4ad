/**
 * Sentences by key, in every language of the table. Messages are ICU text with plural forms;
 * Lingui formats them, the same way in the command line and in the browser.
 */
export type * from './voice.ts';

import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

export const LOCALES = ['en', 'ru', 'uk'] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (value: unknown): value is Locale => (LOCALES as readonly unknown[]).includes(value);

/** Key to ICU message, for one language. */
export type Catalogue = Readonly<Record<string, string>>;
export type Catalogues = Readonly<Record<Locale, Catalogue>>;

export type Values = Readonly<Record<string, string | number>>;

/** Says a message by its key. A key without a message is a fault of the program. */
export type Say = (key: string, values?: Values) => string;

/** Joins the catalogues of several packages; a key must not mean two things. */
export function speaker(locale: Locale, ...sources: readonly Catalogues[]): Say {
  const messages: Record<string, string> = {};
  for (const source of sources)
    for (const [key, message] of Object.entries(source[locale])) {
      if (messages[key] !== undefined) throw new Error(`two messages for ${key} in ${locale}`);
      messages[key] = message;
    }
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  i18n.setMessagesCompiler(compileMessage);
  return (key, values = {}) => {
    if (messages[key] === undefined) throw new Error(`no message for ${key} in ${locale}`);
    return i18n._(key, values);
  };
}
