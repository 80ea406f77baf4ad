/**
 * How a bot of a style is named: `sailor:careful` is a sailor who is careful. Match files and tables know bots by these names;
 * a level by itself is named as ever.
 */
const BETWEEN = ':';

export const nameOfStyled = (level: string, style: string): string => `${level}${BETWEEN}${style}`;
export const levelOf = (name: string): string => name.split(BETWEEN)[0];
export const styleOf = (name: string): string | undefined => name.split(BETWEEN)[1];
