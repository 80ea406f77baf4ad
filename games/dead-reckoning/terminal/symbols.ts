/** One sign for one thing, one column wide, found in ordinary terminal fonts. */

import type { Line, Span, Tone } from '@broadside/text/terminal';
import { quiet, tinted } from '@broadside/text/terminal';
import { BLACK } from '../rules/facade.ts';

export const ACTING = '▶';
export const FIRST_PLAYER = '★';
const EMPTY_SLOT = '·';
export const CARGO_SIGN = '□';
const COIN_SIGN = '○';

/** Square, triangle, diamond, circle, and a cross for black cubes: an owner can be recognised without colours. */
const SIGNS: readonly string[] = ['■', '▲', '◆', '●'];
const TONES: readonly Tone[] = ['ares', 'blue', 'yellow', 'green'];

const signOf = (side: number): string => (side === BLACK ? '×' : SIGNS[side]);
const toneOf = (side: number): Tone => (side === BLACK ? 'black' : TONES[side]);

export const badge = (player: number): Span => tinted(toneOf(player), signOf(player));

/** `■■■`: so many cubes of one side. */
export const cubes = (side: number, count: number): Span => tinted(toneOf(side), signOf(side).repeat(count));
export const emptySlots = (count: number): Span => quiet(EMPTY_SLOT.repeat(count));

/** `(■)` in trade mode, `<■>` in pirate mode. */
export const shipSign = (player: number, pirate: boolean): Line =>
  pirate ? [tinted('alarm', '<'), badge(player), tinted('alarm', '>')] : ['(', badge(player), ')'];

/** `2□ 1○`; empty for nothing. */
export const goodsSigns = (cargo: number, coins: number): string =>
  [...(cargo > 0 ? [`${cargo}${CARGO_SIGN}`] : []), ...(coins > 0 ? [`${coins}${COIN_SIGN}`] : [])].join('\u00a0');

/** Words that keep together when a line is broken. */
export const glued = (text: string): string => text.replaceAll(' ', '\u00a0');
