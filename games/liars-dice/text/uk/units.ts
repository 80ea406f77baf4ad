/** Numbers with what they count, in Ukrainian. */

/** "2 dice". */
export const dice = '{dice, plural, one {# кубик} few {# кубики} many {# кубиків} other {# кубика}}';
