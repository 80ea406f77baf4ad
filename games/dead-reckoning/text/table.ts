/** The words of the table, of its cards and of the battle; those of the game come with its voice. */
import { type KeyUnder, type SayOf, texts, textUnder } from '@broadside/text';
import { awards as awardsEn } from './en/awards.ts';
import { battle as battleEn } from './en/battle.ts';
import { face as faceEn } from './en/face.ts';
import { lines as linesEn } from './en/lines.ts';
import { printed as printedEn } from './en/printed.ts';
import { table as tableEn } from './en/table.ts';
import { awards as awardsRu } from './ru/awards.ts';
import { battle as battleRu } from './ru/battle.ts';
import { face as faceRu } from './ru/face.ts';
import { lines as linesRu } from './ru/lines.ts';
import { printed as printedRu } from './ru/printed.ts';
import { table as tableRu } from './ru/table.ts';
import type { Say } from './say.ts';
import { awards as awardsUk } from './uk/awards.ts';
import { battle as battleUk } from './uk/battle.ts';
import { face as faceUk } from './uk/face.ts';
import { lines as linesUk } from './uk/lines.ts';
import { printed as printedUk } from './uk/printed.ts';
import { table as tableUk } from './uk/table.ts';

export const tableText = texts({
  en: { ...faceEn, ...battleEn, ...awardsEn, ...printedEn, ...linesEn, ...tableEn },
  ru: { ...faceRu, ...battleRu, ...awardsRu, ...printedRu, ...linesRu, ...tableRu },
  uk: { ...faceUk, ...battleUk, ...awardsUk, ...printedUk, ...linesUk, ...tableUk },
});

/** Says what the table says: its own words and those of the game. */
export type TableSay = Say & SayOf<typeof tableText.en>;

/** Words of the board. */
export const t = textUnder(tableText, 'dead-reckoning.table');

/** Words of a battle on the screen. */
export const tBattle = textUnder(tableText, 'dead-reckoning.battle');
export type BattleKey = KeyUnder<typeof tableText.en, 'dead-reckoning.battle'>;
