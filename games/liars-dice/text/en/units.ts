/** Numbers with what they count, in English. */

/** "2 dice". */
export const dice = '{dice, plural, one {# die} other {# dice}}';
