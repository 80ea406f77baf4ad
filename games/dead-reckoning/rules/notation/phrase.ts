/** A phrase of the notation, written and read: fixed words, and a vocabulary for every field between them. */
import type { Fields, Value, Vocabulary } from './words.ts';

export interface Phrase {
  /** With the names of fields in braces. */
  readonly text: string;
  /** Undefined if a field has a value that this phrase has no words for. */
  print(action: Fields): string | undefined;
  /** Undefined if this is another phrase. */
  read(text: string): Fields | undefined;
}

interface Part {
  readonly before: string;
  readonly field: string;
  readonly vocabulary: Vocabulary;
}

const sameValue = (one: Value, other: Value): boolean =>
  one === other || (typeof one === 'object' && one.length === 0 && typeof other === 'object' && other.length === 0);

/** The words and fields of a text in their order, and what stands behind the last field. */
function partsOf(text: string, vocabularies: Readonly<Record<string, Vocabulary>>): [readonly Part[], string] {
  const pieces = text.split(/\{(\w+)\}/);
  const parts = pieces.flatMap((field, at): Part[] =>
    at % 2 === 1 ? [{ before: pieces[at - 1], field, vocabulary: vocabularies[field] }] : [],
  );
  return [parts, pieces[pieces.length - 1]];
}

/** `silent`: fields that are not said, with the one value they have in this phrase. */
export function phrase(text: string, vocabularies: Readonly<Record<string, Vocabulary>>, silent: Fields = {}): Phrase {
  const [parts, end] = partsOf(text, vocabularies);
  const unsaid = Object.entries(silent);
  const pattern = parts.map(({ before, vocabulary }) => `${before}(${vocabulary.pattern})`).join('');
  const whole = new RegExp(`^${pattern}${end}$`);

  function print(action: Fields): string | undefined {
    for (const [field, value] of unsaid) if (!sameValue(action[field], value)) return undefined;
    let said = '';
    for (const { before, field, vocabulary } of parts) {
      const words = vocabulary.print(action[field], action);
      if (words === undefined) return undefined;
      said += before + words;
    }
    return said + end;
  }

  function read(words: string): Fields | undefined {
    const found = whole.exec(words);
    if (!found) return undefined;
    const fields: Record<string, Value> = { ...silent };
    for (const [at, { field, vocabulary }] of parts.entries()) {
      const value = vocabulary.read(found[at + 1]);
      if (value === undefined) return undefined;
      fields[field] = value;
    }
    return fields;
  }

  return { text, print, read };
}
