import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Catalogues, Locale, Say } from './catalogue.ts';
import { interpolator } from './interpolate.ts';
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
  const interpolate = interpolator(locale);
  const params = new Map<string, readonly string[]>();
  const read = new Map<string, CompiledMessage>();

  // A message is read once, when it is first needed; one key may have several wordings.
  const paramsOf = (key: string): readonly string[] => {
    const known = params.get(key);
    if (known !== undefined) return known;
    const text = messages.get(key);
    if (text === undefined) throw new Error(`no message for ${key} in ${locale}`);
    const found = readMessage(text).params;
    params.set(key, found);
    return found;
  };

  const compiled = (text: string): CompiledMessage => {
    const known = read.get(text) ?? readMessage(text).compiled;
    read.set(text, known);
    return known;
  };

  return (key, values = {}) => {
    for (const param of paramsOf(key))
      if (values[param] === undefined) throw new Error(`${key} needs a value for ${param}`);
    return interpolate(compiled(worded(messages.get(key) ?? '', values, locale)), values);
  };
}
