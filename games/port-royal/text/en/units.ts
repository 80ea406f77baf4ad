/** Numbers with their nouns, as sentences use them again and again. */

export const coins = '{coins, plural, one {# coin} other {# coins}}';
export const points = '{points, plural, one {# point} other {# points}}';
export const sabres = '{sabres, plural, one {# sabre} other {# sabres}}';
export const crowns = '{crowns, plural, one {# crown} other {# crowns}}';
export const cards = '{cards, plural, one {# card} other {# cards}}';
export const purse = '{coins, plural, =0 {You have no coins} one {You have only # coin} other {You have only # coins}}';
export const price = '{coins, plural, =0 {for free} one {for #} other {for #}}';
export const turns = '{turns, plural, one {# turn} other {# turns}}';
