/** Dice and fights in words. */

import type { Viewer } from '@broadside/kernel';
import type { NameOf } from '@broadside/text';
import { RED } from '../../rules/facade.ts';
import type { TableSay } from '../../text/table.ts';

import type { Fight, LidModel, LyingDie, Standing } from './model.ts';

/** What is needed to speak of what lies in the lid. */
export interface Speech {
  readonly viewer: Viewer;
  readonly say: TableSay;
  readonly nameOf: NameOf;
}

/** Whose it is: of whoever looks, of another by name, or of the caravan. */
export function sideWords({ viewer, nameOf }: Speech, side: number): { readonly side: string; readonly name: string } {
  if (side === RED) return { side: 'red', name: '' };
  return side === viewer ? { side: 'you', name: nameOf(side) } : { side: 'other', name: nameOf(side) };
}

/** To a tenth: finer than what the ruler can still distinguish (S7-PHYS-8). */
export const millimetres = (apart: number): number => Math.round(apart * 10) / 10;

export function dieWords(speech: Speech, { side, value }: Pick<LyingDie, 'side' | 'value'>): string {
  return speech.say('seven-seas.lid.die', { ...sideWords(speech, side), value: String(value) });
}

/** A die with what became of it. */
export function fateWords(speech: Speech, die: LyingDie, { sunk, hits }: Pick<LidModel, 'sunk' | 'hits'>): string {
  const words = dieWords(speech, die);
  if (sunk.has(die.die)) return speech.say('seven-seas.lid.die.sunk', { die: words });
  return hits.has(die.die) ? speech.say('seven-seas.lid.die.hit', { die: words }) : words;
}

const pairWords = (speech: Speech, { red, pirate }: Pick<Fight, 'red' | 'pirate'>) => ({
  ...sideWords(speech, pirate.side),
  red: String(red.value),
  pirate: String(pirate.value),
});

export const fightWords = (speech: Speech, fight: Fight, standing: Standing): string =>
  speech.say(`seven-seas.lid.fight.${standing === 'next' ? 'next' : fight.sunk}`, pairWords(speech, fight));

export const pickFightWords = (speech: Speech, pair: Pick<Fight, 'red' | 'pirate'>): string =>
  speech.say('seven-seas.lid.pick.fight', pairWords(speech, pair));

export const pickHitWords = (speech: Speech, die: LyingDie, apart: number): string =>
  speech.say('seven-seas.lid.pick.hit', {
    ...sideWords(speech, die.side),
    value: String(die.value),
    apart: millimetres(apart),
  });
