/** The table in the terminal: play a match, look at one again. */
export { playAtTable } from './play.ts';
export { printPosition, replayAtTable } from './replay.ts';
export { canOpenTerminal, openTerminal } from './tty.ts';
