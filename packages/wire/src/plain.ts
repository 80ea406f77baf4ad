/**
 * Text from people, without what would spoil other people's screens: marks that cannot be seen, that turn the direction
 * of writing around, or that pile up over the lines above. The server decides; the client asks the same first.
 */

/** "gbeng" as the tags that make England's flag out of a black one. */
const tagged = (place: string): string =>
  `\\u{1F3F4}${[...place].map((letter) => `\\u{E00${letter.charCodeAt(0).toString(16)}}`).join('')}\\u{E007F}`;

const FACE = '\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]?\\p{Emoji_Modifier}?';
/** Scripts that join or part their letters by marks that cannot be seen. */
const JOINING = `[${['Arab', 'Syrc', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh']
  .map((script) => `\\p{Script=${script}}`)
  .join('')}]`;

/** Where unseen marks belong: in faces and flags of several characters, in keycaps, between letters that need them. */
const WHOLE = [
  ...['gbeng', 'gbsct', 'gbwls'].map(tagged),
  `${FACE}(?:\\u200D${FACE})*`,
  '[0-9#*]\\uFE0F?\\u20E3',
  `${JOINING}[\\u200C\\u200D](?=${JOINING})`,
].join('|');

/** Controls, formats, blanks that pass for letters, enclosing signs, and what has no meaning outside one program. */
const HIDDEN =
  '[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Me}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u2028\\u2029\\u2800\\uFFFC\\u{1D159}]';

const wholes = new RegExp(WHOLE, 'gu');
const hidden = new RegExp(HIDDEN, 'u');
const wholeOrHidden = new RegExp(`(${WHOLE})|${HIDDEN}`, 'gu');
/** More than two marks over one letter, or a mark that has none. */
const HEAPED = /\p{Mn}{3}|\p{M}{5}|(?:^|\s)\p{M}/u;
const SEEN = /[^\s\p{M}]/u;

const composed = (text: string): string => text.normalize('NFC').replace(/[\t\n\r]/g, ' ');
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The name of a person or a campaign as it is kept; undefined if it is none that others can read. */
export function readName(text: string): string | undefined {
  const given = composed(text);
  const bare = given.replace(wholes, 'x');
  if (hidden.test(bare) || HEAPED.test(bare) || !SEEN.test(bare)) return undefined;
  return tidy(given);
}

/** A chat line: what nobody could read is left out of it, the rest is sent. Empty if nothing is left. */
export function cleanTalk(text: string): string {
  const seen = composed(text)
    .replace(wholeOrHidden, (_, whole: string | undefined) => whole ?? ' ')
    .replace(/(\p{Mn}{2})\p{Mn}+/gu, '$1')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/(^|\s)\p{M}+/gu, '$1');
  return tidy(seen);
}

/** What somebody is called who has not chosen a name; every reader is told in their own language. */
export const NAMELESS = 'Guest';
