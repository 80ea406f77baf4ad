/** What a test asks of any game's drawing: its plain words, and whether it keeps within the terminal. */
import { type Catalogues, LOCALES, type Locale } from '../catalogue.ts';
import { speaker } from '../speaker.ts';
import type { Line, Room, TerminalTable } from './drawing.ts';
import { pen, textOf } from './pen.ts';

/** Rooms of any size in which players of these names sit. */
export function roomsFor(
  names: readonly string[],
  ...catalogues: readonly Catalogues[]
): (columns: number, rows: number, locale?: Locale) => Room {
  const tongues = new Map(LOCALES.map((locale) => [locale, speaker(locale, ...catalogues)]));
  return (columns, rows, locale = 'en') => ({
    columns,
    rows,
    say: tongues.get(locale) ?? speaker(locale, ...catalogues),
    nameOf: (seat) => names[seat],
    pen,
  });
}

const written = (line: Line): string => line.map(textOf).join('');

/** The lines without tones; spaces that hold words together are spaces. */
export const plain = (lines: readonly Line[]): string => lines.map(written).join('\n').replaceAll('\u00a0', ' ');

/** Holes in a message, or figures that are none. */
const GAPS = /undefined|NaN|[{}]/;

/** Lines of everything a game draws of this view that are wider than the room, or say nothing where a word should be. */
export function badLines(table: TerminalTable, view: unknown, room: Room): string[] {
  return [
    ...table.draw(view, room),
    ...table.abilities(view, room),
    ...table.reminder(view, room),
    ...table.scoreSheet(view, room),
  ]
    .filter((line) => pen.width(line) > room.columns || GAPS.test(written(line)))
    .map(written);
}
