/**
 * Sentences by key, in every language of the table. Messages are ICU text with plural forms;
 * Lingui formats them, the same way in the command line and in the browser.
 */
export { capital } from './capital.ts';
export * from './catalogue.ts';
export { checkCatalogues } from './check.ts';
export { learnWords, wordsLater } from './later.ts';
export { type Choice, type Message, readMessage } from './message.ts';
export { percent } from './percent.ts';
export { reasonKey } from './reasons.ts';
export type * from './rulebook.ts';
export { speaker } from './speaker.ts';
export { commonText } from './text/index.ts';
export { transcript } from './transcript.ts';
export { type KeyUnder, type SayOf, type Texts, type TextUnder, texts, textUnder, type ValuesOf } from './typed.ts';
export type * from './voice.ts';
export { nameToReader } from './wordings.ts';
