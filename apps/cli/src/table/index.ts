/** The table in the terminal: play a match, look at one again. */
export type { Line, Pen, Room, Span, TerminalTable, Tone } from '@broadside/text/terminal';
export { playAtTable } from './play.ts';
export { type PrintSetup, printPosition, type ReplaySetup, replayAtTable } from './replay.ts';
export type { Commands, SeatKind, TableSetup } from './table.ts';
export type { Key, Terminal } from './terminal.ts';
export { canOpenTerminal, openTerminal } from './tty.ts';
