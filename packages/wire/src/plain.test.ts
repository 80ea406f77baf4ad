import { describe, expect, it } from 'vitest';
import { cleanTalk, readName } from './plain.ts';

const GOOD: readonly string[] = [
  'Anna',
  'Капітанка Анна',
  'Ярослав Мар’яненко',
  "O'Neill",
  'Жак-Ив',
  'Ёлка № 5',
  'Ґалаґан Їжак',
  'Nguyễn Ánh',
  'Zoë',
  'محمد',
  'می\u200cخواهم',
  'क्\u200dषत्रिय',
  'ज़ींत',
  '船長',
  'กัปตันที่',
  '...',
  '🏴‍☠️ Mary',
  '👩🏽‍🚀',
  '👨‍👩‍👧‍👦',
  '❤️‍🔥',
  '❤\u200d🔥',
  '🇺🇦 Оля',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '1️⃣ First',
  '☀︎',
];

const BAD: Readonly<Record<string, string>> = {
  'a zero-width space': 'An\u200bna',
  'zero-width spaces alone': '\u200b\u200b',
  'a word joiner': 'An\u2060na',
  'a byte order mark': '\ufeffAnna',
  'a joiner between letters that are never joined': 'An\u200dna',
  'a joiner at the end': 'Анна\u200d',
  'a joiner behind a face': '🙂\u200d',
  'a right-to-left override': '\u202eannA',
  'an isolate': '\u2067Anna\u2069',
  'a right-to-left mark': 'Anna\u200f',
  'a soft hyphen': 'An\u00adna',
  'a variation selector behind a letter': 'Anna\ufe0f',
  'a variation selector alone': '\ufe0f',
  'a rare variation selector': 'Anna\u{e0101}',
  'hidden letters': 'Anna\u{e0041}\u{e007f}',
  'letters hidden in a flag': '🏴\u{e0061}\u{e0062}\u{e0063}\u{e0064}\u{e0065}\u{e007f}',
  'a grapheme joiner': 'A\u034fnna',
  'three marks over one letter': 'Q\u0300\u0316\u0321',
  'a tower of marks': `Z${'\u0306\u0300'.repeat(12)}`,
  'marks piled up with others between them': `a${'\u0300\u0903'.repeat(3)}`,
  'a mark without a letter': '\u0301Anna',
  'a mark behind a blank': 'Anna \u0301',
  'an enclosing circle': 'Anna\u20dd',
  'a bell': 'Anna\u0007',
  'a null': 'Капітанка\u0000 Анна',
  'a control of the second set': 'Anna\u0085',
  'a Hangul filler': '\u3164',
  'a Hangul filler in the middle': 'An\u3164na',
  'a narrow Hangul filler': '\uffa0',
  'a Hangul choseong filler': '\u115f',
  'a blank of Braille': '\u2800\u2800',
  'blanks of all widths': '\u2003\u00a0\u3000',
  'nothing but breaks': '\n\t\r',
  nothing: '',
  'a line separator': 'An\u2028na',
  'half a character': 'Anna\ud83d',
  'a character of one program only': 'Anna\ue000',
  'no character at all': 'Anna\uffff',
  'a place for an object': '\ufffc',
};

describe('a name', () => {
  it('may have letters of any script, accents, apostrophes, digits, signs, faces and flags', () => {
    for (const name of GOOD) expect([name, readName(name)]).toEqual([name, name.normalize('NFC')]);
  });

  it('is refused if part of it cannot be seen, turns the line around or piles up', () => {
    for (const [why, name] of Object.entries(BAD)) expect([why, readName(name)]).toEqual([why, undefined]);
  });

  it('is kept composed and with single spaces, so that what looks alike is alike', () => {
    expect(readName('  Zoe\u0308 \n de\u00a0la Mer ')).toBe('Zo\u00eb de la Mer');
    expect(readName('И\u0306ван')).toBe('Йван');
    expect(readName('a\u0300\u0316')).toBe('\u00e0\u0316');
  });
});

describe('a chat line', () => {
  it('is sent without what cannot be seen and without towers of marks', () => {
    expect(cleanTalk('  Земля!\u0007 \u202e⚓ ')).toBe('Земля! ⚓');
    expect(cleanTalk(`Z${'\u0306\u0300'.repeat(12)}!`)).toBe('Z\u0306\u0300!');
    expect(cleanTalk('\u0301ha')).toBe('ha');
    expect(cleanTalk('An\u3164na\u2800')).toBe('An na');
  });

  it('keeps faces, flags and joined letters whole', () => {
    for (const text of GOOD) expect(cleanTalk(text)).toBe(text.normalize('NFC'));
  });

  it('is nothing if nothing in it can be seen', () => {
    for (const text of ['\u200b', '\u3164 \u2800', '\ufe0f', ' \u0301 ', '\u{e0041}']) expect(cleanTalk(text)).toBe('');
  });
});
