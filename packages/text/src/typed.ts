/**
 * Catalogues that the compiler reads: a key that is missing in a language, a parameter that differs, a plural form that a
 * language lacks, a sentence asked for without its values are errors of the build, not of a test or a table.
 */
import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { Catalogue, Locale, Say, Values } from './catalogue.ts';

/** Several ways to bring values as one that brings all: else the ways of many messages would be multiplied. */
type Joined<Ways> = {
  [Name in Ways extends unknown ? keyof Ways : never]: Ways extends { [Same in Name]: infer Value } ? Value : never;
};

/** What a message needs, by the names in its braces. */
export type ValuesOf<Message extends string> = Joined<
  GetICUArgs<Message, { ICUNumberArgument: number; ICUArgument: string | number }>
>;

/** What any of several messages needs: whoever does not know yet which it will be brings the values of all. */
type ValuesOfAll<Message extends string> = (
  Message extends string
    ? (values: ValuesOf<Message>) => void
    : never
) extends (all: infer All) => void
  ? All
  : never;

type Needed<Message extends string> = string extends Message
  ? [values?: Values]
  : keyof ValuesOfAll<Message> extends never
    ? [values?: Values]
    : [values: ValuesOfAll<Message> & Values];

declare const messages: unique symbol;

/** Says the sentences of some catalogues, and no others, with all that they need. */
export interface SayOf<Messages extends Catalogue> {
  <Key extends keyof Messages & string>(key: Key, ...values: Needed<Messages[Key]>): string;
  /** Never there: so that one who says less is not taken for one who says more. */
  readonly [messages]?: Messages;
}

/** The rest of the keys that begin alike: `hello` of `ship.hello`. */
export type KeyUnder<Messages extends Catalogue, Prefix extends string> = keyof Messages extends infer Key
  ? Key extends `${Prefix}.${infer Rest}`
    ? Rest
    : never
  : never;

/** Says sentences whose keys begin alike by the rest of their keys. */
export type TextUnder<Messages extends Catalogue, Prefix extends string> = <Rest extends KeyUnder<Messages, Prefix>>(
  speech: { readonly say: Say },
  key: Rest,
  ...values: Needed<Messages[`${Prefix}.${Rest}`]>
) => string;

/** For a part of a package that says the same beginning again and again: `t(props, 'hello', { name })`. */
export const textUnder =
  <Messages extends Catalogue, Prefix extends string>(
    _texts: Texts<Messages>,
    prefix: Prefix,
  ): TextUnder<Messages, Prefix> =>
  ({ say }, key, ...values) =>
    say(`${prefix}.${key}`, ...values);

// What is wrong with a translation

type Space = ' ' | '\n' | '\t';
type Trim<Text extends string> = Text extends `${Space}${infer Rest}`
  ? Trim<Rest>
  : Text extends `${infer Rest}${Space}`
    ? Trim<Rest>
    : Text;

/** Up to the brace that closes the one before it: what is inside, and what comes after. */
type Inside<
  Text extends string,
  Read extends string = '',
  Depth extends string = '',
> = Text extends `${infer Before}}${infer After}`
  ? Before extends `${infer Left}{${infer Right}`
    ? Inside<`${Right}}${After}`, `${Read}${Left}{`, `${Depth}+`>
    : Depth extends `+${infer Less}`
      ? Inside<After, `${Read}${Before}}`, Less>
      : [`${Read}${Before}`, After]
  : never;

/** The names of the cases of a plural: "one", "few", "=0". */
type Cases<Text extends string> = Text extends `${infer Name}{${infer Right}`
  ? Inside<Right> extends [infer _Body, infer After extends string]
    ? Trim<Name> | Cases<After>
    : never
  : never;

/** All that is said in the cases of a choice, one after another. */
type Bodies<Text extends string> = Text extends `${string}{${infer Right}`
  ? Inside<Right> extends [infer Body extends string, infer After extends string]
    ? `${Body} ${Bodies<After>}`
    : ''
  : '';

/** The forms that a number asks for. */
interface Forms {
  readonly en: 'one' | 'other';
  readonly ru: 'one' | 'few' | 'many' | 'other';
  readonly uk: 'one' | 'few' | 'many' | 'other';
}

type LacksOf<L extends Locale, Param extends string, Text extends string> =
  Exclude<Forms[L], Cases<Text>> extends infer Lacking extends string
    ? [Lacking] extends [never]
      ? never
      : `plural of ${Param} lacks ${Lacking}`
    : never;

/** Every plural that lacks a form, at any depth. */
type Lacks<L extends Locale, Text extends string> = Text extends `${string}{${infer Right}`
  ? Inside<Right> extends [infer Block extends string, infer After extends string]
    ? LacksIn<L, Block> | Lacks<L, After>
    : never
  : never;

type LacksIn<L extends Locale, Block extends string> = Block extends `${infer Param},${infer Kind},${infer Rest}`
  ? Trim<Kind> extends 'plural'
    ? LacksOf<L, Trim<Param>, Rest> | Lacks<L, Bodies<Rest>>
    : Trim<Kind> extends 'select'
      ? Lacks<L, Bodies<Rest>>
      : never
  : never;

type Names<Message extends string> = keyof ValuesOfAll<Message> & string;

type Differs<English extends string, Message extends string> =
  | (Names<English> extends Names<Message> ? never : `does not use ${Exclude<Names<English>, Names<Message>>}`)
  | (Names<Message> extends Names<English>
      ? never
      : `uses ${Exclude<Names<Message>, Names<English>>}, English does not`);

type Checked<L extends Locale, English extends string, Message extends string> = [
  Lacks<L, Message> | Differs<English, Message>,
] extends [never]
  ? Message
  : Lacks<L, Message> | Differs<English, Message>;

/** The translation itself where it fits; what is wrong with it where it does not. */
type Fitting<L extends Locale, English extends Catalogue, Own extends Catalogue> = {
  readonly [Key in keyof English]: Key extends keyof Own ? Checked<L, English[Key], Own[Key]> : 'is missing';
} & { readonly [Key in Exclude<keyof Own, keyof English>]: 'is not there in English' };

/** One package's sentences in every language. */
export interface Texts<English extends Catalogue = Catalogue> {
  readonly en: English;
  readonly ru: Readonly<Record<keyof English, string>>;
  readonly uk: Readonly<Record<keyof English, string>>;
}

/** Joins the languages of a package; compiles only if every sentence is there in each, with the same parameters. */
export const texts = <
  const English extends Catalogue,
  const Russian extends Catalogue,
  const Ukrainian extends Catalogue,
>(languages: {
  readonly en: English & Fitting<'en', English, English>;
  readonly ru: Russian & Fitting<'ru', English, Russian>;
  readonly uk: Ukrainian & Fitting<'uk', English, Ukrainian>;
}): Texts<English> => languages;
