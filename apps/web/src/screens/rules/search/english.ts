/** English words without their endings, in American spelling: a light stemmer that never joins trade and trader. */

/** Forms that no ending explains. */
const IRREGULAR: Readonly<Record<string, string>> = {
  won: 'win',
  sank: 'sink',
  sunk: 'sink',
  sunken: 'sink',
  fought: 'fight',
  lost: 'lose',
  losing: 'lose',
  threw: 'throw',
  thrown: 'throw',
  drew: 'draw',
  drawn: 'draw',
  paid: 'pay',
  bought: 'buy',
  sold: 'sell',
  took: 'take',
  taken: 'take',
  built: 'build',
  chose: 'choose',
  chosen: 'choose',
  began: 'begin',
  begun: 'begin',
  got: 'get',
  gotten: 'get',
  gave: 'give',
  given: 'give',
  hidden: 'hide',
  tied: 'tie',
  ties: 'tie',
  dice: 'die',
  dies: 'die',
  thieves: 'thief',
};

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^gr[e]y/, 'gray'],
  [/^(.{3,})our(s|ed|ing|ful|able|less)?$/, '$1or$2'],
  [/is(e|es|ed|ing|ation|ations)$/, 'iz$1'],
  [/([bt])re(s|d)?$/, '$1er$2'],
  [/enc(e|es)$/, 'ens$1'],
  [/ll(ed|ing|er|ers)$/, 'l$1'],
];

const american = (word: string): string =>
  SPELLINGS.reduce((spelt, [british, spelling]) => spelt.replace(british, spelling), word);

const VOWEL = /[aeiouy]/;

/** "stopped" is "stop", but "fall" stays "fall". */
const single = (stem: string): string => stem.replace(/([bdfgmnprt])\1$/, '$1');

function withoutEnding(word: string): string {
  const plural = word
    .replace(/'s?$/, '')
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh|z)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const stem = /^(.{2,}?)(?:ed|ing|ly)$/.exec(plural)?.[1];
  return stem !== undefined && VOWEL.test(stem) ? single(stem) : plural;
}

export function stemEnglish(word: string): string {
  const known = IRREGULAR[word] ?? american(word);
  if (known.length < 4) return known.replace(/y$/, 'i');
  return withoutEnding(known).replace(/e$/, '').replace(/y$/, 'i');
}
