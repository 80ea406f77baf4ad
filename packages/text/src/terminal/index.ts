/** How a game draws itself in a terminal. Apart from the rest, so that a browser never loads it. */
export * from './drawing.ts';
export * from './pen.ts';
