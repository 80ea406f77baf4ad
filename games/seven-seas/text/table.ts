/** The words of the table, of its cards and of the lid; those of the game come with its voice. */
import { type SayOf, texts, textUnder } from '@broadside/text';
import { awards as awardsEn } from './en/awards.ts';
import { choosing as choosingEn } from './en/choosing.ts';
import { faces as facesEn } from './en/faces.ts';
import { lid as lidEn } from './en/lid.ts';
import { steps as stepsEn } from './en/steps.ts';
import { table as tableEn } from './en/table.ts';
import { awards as awardsRu } from './ru/awards.ts';
import { choosing as choosingRu } from './ru/choosing.ts';
import { faces as facesRu } from './ru/faces.ts';
import { lid as lidRu } from './ru/lid.ts';
import { steps as stepsRu } from './ru/steps.ts';
import { table as tableRu } from './ru/table.ts';
import type { Words } from './say.ts';
import { awards as awardsUk } from './uk/awards.ts';
import { choosing as choosingUk } from './uk/choosing.ts';
import { faces as facesUk } from './uk/faces.ts';
import { lid as lidUk } from './uk/lid.ts';
import { steps as stepsUk } from './uk/steps.ts';
import { table as tableUk } from './uk/table.ts';

export const tableText = texts({
  en: { ...facesEn, ...lidEn, ...stepsEn, ...awardsEn, ...choosingEn, ...tableEn },
  ru: { ...facesRu, ...lidRu, ...stepsRu, ...awardsRu, ...choosingRu, ...tableRu },
  uk: { ...facesUk, ...lidUk, ...stepsUk, ...awardsUk, ...choosingUk, ...tableUk },
});

/** Says what the game and its table have to say, and nothing else. */
export type TableSay = SayOf<Words & typeof tableText.en>;

/** A sentence of the table by the rest of its key. */
export const t = textUnder(tableText, 'seven-seas.table');
