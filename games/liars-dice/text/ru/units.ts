/** Numbers with what they count, in Russian. */

/** "2 dice". */
export const dice = '{dice, plural, one {# кость} few {# кости} many {# костей} other {# кости}}';
