/** What tests ask of sentences that name the reader: they speak to a person, and not of one. */
import type { GameEvent } from '@broadside/kernel';
import type { Catalogues, Locale, Say } from './catalogue.ts';
import { readMessage } from './message.ts';
import { speaker } from './speaker.ts';
import { commonText } from './text/index.ts';
import type { NameOf, Voice } from './voice.ts';
import { nameToReader } from './wordings.ts';

/** "You" amid a sentence, "you" at its beginning, a verb in the third person, a possessive that is none. */
const FAULTS: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [
    /[^.!?\s]\s+You\b/,
    /(?:^|[.!?] )you\b/,
    /\(you\)/,
    /\byou (?:\w+ and )?\w*[^s\W]s\b/i,
    /\byou .* and (?:was|has|is|defends|takes)\b/i,
    /\byou’s\b|\bof you\b/i,
  ],
  ru: [
    /[^.!?\s]\s+Вы(?!\p{L})/u,
    /(?:^|[.!?] )вы(?!\p{L})/u,
    /\(вы\)/u,
    /(?<!\p{L})[Вв]ы(?= )(?! (?:—|\d|и |теперь ))(?! (?:(?:не|ничего|никого|на ходу|разом) )*\p{L}+(?:те|тесь|ли)(?!\p{L}))/u,
    /(?<!\p{L})[Вв]ы .* и (?:не )?\p{Ll}+(?:[её]т|ит)(?:ся)?(?!\p{L})/u,
  ],
  uk: [
    /[^.!?\s]\s+Ви(?!\p{L})/u,
    /(?:^|[.!?] )ви(?!\p{L})/u,
    /\(ви\)/u,
    /(?<!\p{L})[Вв]и(?= )(?! (?:—|\d|та |тепер ))(?! (?:(?:не|нічого|нікого|на ходу) )*[\p{L}’]+(?:те|теся|ли)(?!\p{L}))/u,
    /(?<!\p{L})[Вв]и .* (?:і|й|та) (?:не )?(?:\p{Ll}+(?:є|ить)(?:ся)?|бере|кладе|несе)(?!\p{L})/u,
  ],
};

const YOU: Readonly<Record<Locale, RegExp>> = {
  en: /\byou(?:rs?)?\b/i,
  ru: /(?<!\p{L})(?:вы|вас|вам|вами|ваш\p{L}*)(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:ви|вас|вам|вами|ваш\p{L}*)(?!\p{L})/iu,
};

/** Sentences that speak to the reader as if of somebody else: "You was", "Вы берёт", "the cube of You". */
export const faultsToReader = (said: Iterable<string>, locale: Locale): string[] =>
  [...new Set(said)].filter((sentence) => FAULTS[locale].some((fault) => fault.test(sentence)));

interface Speech {
  readonly voice: Voice;
  readonly say: Say;
  readonly nameOf: NameOf;
  readonly view?: unknown;
}

/** What a log says wrongly of these facts to the players in the first two seats. */
export function misaddressed(events: readonly GameEvent[], { voice, say, nameOf, view }: Speech, locale: Locale) {
  return [0, 1].flatMap((reader) =>
    events.flatMap((event) => {
      const usual = voice.event(event, say, nameOf, view) ?? '';
      const own = voice.event(event, say, nameToReader(nameOf, reader, say), view) ?? '';
      const name = new RegExp(`(?<!\\p{L})${nameOf(reader)}(?!\\p{L})`, 'u');
      const isRight = name.test(usual) ? YOU[locale].test(own) && !name.test(own) : own === usual;
      return isRight && faultsToReader([own], locale).length === 0 ? [] : [own];
    }),
  );
}

const PEOPLE = ['name', 'other', 'to', 'bidder'];

/** Every message under these keys that names people, with the reader as each of them in turn. */
function saidToReader(catalogues: Catalogues, keys: RegExp, locale: Locale): string[] {
  const say = speaker(locale, commonText, catalogues);
  return Object.entries(catalogues[locale]).flatMap(([key, text]) => {
    const { params } = readMessage(text);
    if (!keys.test(key) || !params.includes('name')) return [];
    return PEOPLE.filter((one) => params.includes(one)).flatMap((reader) =>
      [0, 1, 2, 5].map((number) => {
        const values = Object.fromEntries(params.map((param) => [param, PEOPLE.includes(param) ? 'Mira' : number]));
        return say(key, { ...values, [reader]: say('common.you') });
      }),
    );
  });
}

/** What messages under these keys would say wrongly to the reader. */
export function misspoken(catalogues: Catalogues, keys: RegExp, locale: Locale): string[] {
  const said = saidToReader(catalogues, keys, locale);
  if (said.length === 0) throw new Error(`no message under ${keys} names anybody`);
  return [...said.filter((sentence) => !YOU[locale].test(sentence)), ...faultsToReader(said, locale)];
}
