import { setupI18n } from '@lingui/core';
import type { Catalogues, Locale, Say } from './catalogue.ts';
import { readMessage } from './message.ts';
import { worded } from './wordings.ts';

/** A key must not mean two things. */
function join(locale: Locale, sources: readonly Catalogues[]): ReadonlyMap<string, string> {
  const messages = new Map<string, string>();
  for (const source of sources)
    for (const [key, message] of Object.entries(source[locale])) {
      if (messages.has(key)) throw new Error(`two messages for ${key} in ${locale}`);
      messages.set(key, message);
    }
  return messages;
}

/** A tongue for one language, made of the catalogues of several packages. */
export function speaker(locale: Locale, ...sources: readonly Catalogues[]): Say {
  const messages = join(locale, sources);
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const known = new Map<string, readonly string[]>();
  const loaded = new Set<string>();

  // Lingui would read a message anew each time it is said; here it is read once, when first needed.
  const learn = (key: string): readonly string[] => {
    const text = messages.get(key);
    if (text === undefined) throw new Error(`no message for ${key} in ${locale}`);
    const { params } = readMessage(text);
    known.set(key, params);
    return params;
  };

  // A message is known to Lingui by its text: one key may have several wordings.
  const load = (text: string): string => {
    if (!loaded.has(text)) i18n.load(locale, { [text]: readMessage(text).compiled });
    loaded.add(text);
    return text;
  };

  return (key, values = {}) => {
    for (const param of known.get(key) ?? learn(key))
      if (values[param] === undefined) throw new Error(`${key} needs a value for ${param}`);
    return i18n._(load(worded(messages.get(key) ?? '', values, locale)), values);
  };
}
