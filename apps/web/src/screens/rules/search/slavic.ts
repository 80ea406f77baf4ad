/**
 * Russian and Ukrainian words without their endings, after the manner of the Snowball stemmer for Russian. Words come
 * folded: й is и, ё is е, ї is і.
 */

interface Endings {
  readonly reflexive: RegExp;
  readonly gerund: RegExp;
  readonly adjective: RegExp;
  /** What is left of a verb stands in its first group. */
  readonly verb: RegExp;
  readonly noun: RegExp;
  readonly last: RegExp;
  /** Between stem and ending: контролировать is контроль, and адмирал is no verb. */
  readonly suffix: RegExp;
  /** A vowel that comes and goes before the last consonant: сабля and сабель, хід and ходу. */
  readonly fleeting: RegExp;
}

const RUSSIAN: Endings = {
  reflexive: /(?:ся|сь)$/,
  gerund: /(?:ивши|ывши|ившись|ывшись|(?<=[ая])вши|(?<=[ая])вшись)$/,
  adjective:
    /(?:ивш|ывш|ующ|(?<=[ая])(?:ем|нн|вш|ющ|щ))?(?:ее|ие|ые|ое|ими|ыми|еи|ии|ыи|ои|ем|им|ым|ом|его|ого|ему|ому|их|ых|ую|юю|ая|яя|ою|ею)$/,
  verb: /^(.{2,}?)(?:ила|ыла|ена|еите|уите|ите|или|ыли|еи|уи|ил|ыл|им|ым|ен|ило|ыло|ено|ят|ует|уют|ит|ыт|ены|ить|ыть|ишь|ую|ю|(?<=[ая])(?:ла|на|ете|ите|ли|и|л|ем|н|ло|но|ет|ют|ны|ть|ешь|нно))$/,
  noun: /(?:иями|ями|ами|еи|ии|и|ием|ием|ем|иям|ям|ам|ом|о|у|ах|иях|ях|ы|ью|ию|ью|ю|ия|ья|я|а|ев|ов|ие|ье|е|еи|ои|ь)$/,
  last: /(?:(?<=.{3})ость|(?<=.{3})ост|(?<=н)н|и)$/,
  suffix: /(?:(?<=.{4})(?:ирова|ир|ова|ыва)|(?<=.{2}[аяи])[лн])$/,
  fleeting: /(?<=[^аеиоуыэюя])[ео](?=[^аеиоуыэюя]$)/,
};

const UKRAINIAN: Endings = {
  reflexive: /(?:ся|сь)$/,
  gerund: /(?:ивши|івши|авши|явши|учи|ючи|ачи|ячи)$/,
  adjective: /(?:ованих?|енн|ан(?=[иоеуі]))?(?:ого|ому|ими|іми|ою|ею|ої|оі|ии|іи|их|іх|им|ім|ую|юю|ая|ее|ое)$/,
  verb: /^(.{2,}?)(?:увати|ювати|ували|увало|ували|увала|ував|уємо|уете|ують|уєте|ує|уе|ують|юють|ати|яти|ити|іти|ути|ала|яла|ила|іла|али|яли|или|іли|ало|яло|ило|ав|яв|ив|аю|яю|ають|яють|ає|яє|ае|яе|єте|ете|ите|ємо|емо|имо|ить|ать|ять|уть|ють|еш|єш|иш|ено|ано|ято|уто)$/,
  noun: /(?:ями|ами|ові|еві|єві|іям|ям|ам|ом|ем|єм|ою|ею|єю|ів|іі|ах|ях|еи|ію|ія|ій|ості|єі|и|і|а|я|у|ю|о|е|є|ь)$/,
  last: /(?:(?<=.{3})ість|(?<=.{3})ост|(?<=н)н|и)$/,
  suffix: /(?:(?<=.{4})(?:юва|ува|ова|ов|юю|ую)|(?<=.{2}[аяи])[лн])$/,
  fleeting: /(?<=[^аеєиіоуюя])[еоі](?=[^аеєиіоуюя]$)/,
};

const LEAST = 2;

/** The word without this ending, unless hardly anything would be left of it. */
function cut(word: string, ending: RegExp): string {
  const stem = word.replace(ending, '');
  return stem.length < LEAST ? word : stem;
}

/** An adjective, else a verb, else a noun. */
function withoutEnding(word: string, endings: Endings): string {
  const bare = cut(word, endings.reflexive);
  const adjective = cut(bare, endings.adjective);
  if (adjective !== bare) return adjective;
  const verb = endings.verb.exec(bare)?.[1];
  return verb ?? cut(bare, endings.noun);
}

/** In a closed syllable о and е turn into і: кість and кості, порт and порту. */
const CLOSED = /і([^аеєиіоуюя]+)$/;
const SIGNS = /[ьъ]/g;
const VOWELS = /[аеєиіоуыэюя]+$/;

function stem(word: string, endings: Endings): string {
  if (word.length < 4) return word.replace(endings.fleeting, '');
  const gerund = cut(word, endings.gerund);
  const bare = gerund === word ? withoutEnding(word, endings) : gerund;
  const root = cut(cut(cut(bare, endings.last), endings.suffix), VOWELS);
  return root.replace(SIGNS, '').replace(endings.fleeting, '').replace(CLOSED, 'о$1');
}

export const stemRussian = (word: string): string => stem(word, RUSSIAN);
export const stemUkrainian = (word: string): string => stem(word, UKRAINIAN);
