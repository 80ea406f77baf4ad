/** Letters as they are looked for, and the words that a text is made of. */

const ALIKE: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '`': "'",
  '‑': '-',
  '–': '-',
  '—': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  ґ: 'г',
};

/** A letter as it is looked for: small, without its marks, so that е finds ё and e finds é. */
export function foldLetter(letter: string): string {
  const small = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return ALIKE[small] ?? small;
}

export const fold = (text: string): string => Array.from(text, foldLetter).join('');

/** Letters and figures, with apostrophes between them: "пам'ятка" is one word. */
export const WORD = /[\p{L}\p{N}]+(?:'\p{L}+)*/gu;

/** The words of a folded text. */
export const wordsIn = (folded: string): readonly string[] => folded.match(WORD) ?? [];
