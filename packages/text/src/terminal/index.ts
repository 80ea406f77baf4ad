/** How a game draws itself in a terminal. Apart from the rest, so that a browser never loads it. */
export * from './check.ts';
export * from './drawing.ts';
export { harmless, pen, widthOfText } from './pen.ts';
export * from './sheet.ts';
