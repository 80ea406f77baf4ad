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

const UNLIKE = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'gu');

/** Letters as they are looked for: small, without their marks, so that е finds ё and e finds é. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(UNLIKE, (letter) => ALIKE[letter] ?? letter);

/** Letters and figures, with apostrophes between them: "пам'ятка" is one word. */
export const WORD = /[\p{L}\p{N}]+(?:'\p{L}+)*/gu;

/** The words of a folded text. */
export const wordsIn = (folded: string): readonly string[] => folded.match(WORD) ?? [];
