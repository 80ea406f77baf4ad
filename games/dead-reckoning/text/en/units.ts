/** Numbers with their nouns, as sentences use them again and again. */

export const cargo = '{cargo} cargo';
export const coins = '{coins, plural, one {# coin} other {# coins}}';
export const sails = '{sails, plural, one {# sail} other {# sails}}';
export const cannons = '{cannons, plural, one {# cannon} other {# cannons}}';
export const cubes = '{cubes, plural, one {# cube} other {# cubes}}';
export const cards = '{cards, plural, one {# card} other {# cards}}';
export const damage = '{damage} damage';
