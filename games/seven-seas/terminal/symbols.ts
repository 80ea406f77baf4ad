/** One sign for one thing, one column wide, found in ordinary terminal fonts. */

import type { Seat } from '@broadside/kernel';
import { type Span, type Tone, tinted } from '@broadside/text/terminal';
import { RED } from '../rules/facade.ts';

export const ACTING = '▶';
export const FIRST_PLAYER = '★';
/** A die that lies under water, and one that a curse hit. */
export const SUNK = '~';
export const HIT = '!';

/** Square, triangle, diamond, circle, and a cross for the caravan: an owner can be recognised without colours. */
const SIGNS: readonly string[] = ['■', '▲', '◆', '●'];
const TONES: readonly Tone[] = ['ares', 'blue', 'yellow', 'green'];
const RED_SIGN = '×';

export const signOf = (side: number): string => (side === RED ? RED_SIGN : SIGNS[side]);
const toneOf = (side: number): Tone => (side === RED ? 'red' : TONES[side]);

export const badge = (seat: Seat): Span => tinted(toneOf(seat), signOf(seat));

/** `■5`, `×3`: whose die, and what it shows. */
export const die = (side: number, value: number): Span => tinted(toneOf(side), `${signOf(side)}${value}`);

/** Words that keep together when a line is broken. */
export const glued = (text: string): string => text.replaceAll(' ', '\u00a0');
