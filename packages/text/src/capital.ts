/** Messages that may stand within a sentence begin small; this is one at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
