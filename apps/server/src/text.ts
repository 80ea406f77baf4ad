/** Text from people: plain characters only, without what would spoil other people's screens. */

/** Controls, and the invisible marks that turn the direction of writing around. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;
/** Joiners belong to words and faces of several scripts. */
const JOINERS = /[\u200c\u200d]/;

export const cleanText = (text: string): string =>
  text
    .replace(UNSEEN, (mark) => (JOINERS.test(mark) ? mark : ' '))
    .replace(/\s+/g, ' ')
    .trim();
