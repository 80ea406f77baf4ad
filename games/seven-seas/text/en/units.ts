/** Numbers with their nouns, as sentences use them again and again. */

export const chests = '{chests, plural, one {# chest} other {# chests}}';
export const ships = '{ships, plural, one {# ship} other {# ships}}';
export const marks = '{marks, plural, one {# Black Mark} other {# Black Marks}}';
export const yinYang = '{yinYang} Yin-Yang';
export const dice = '{dice, plural, one {# die} other {# dice}}';
export const cards = '{cards, plural, one {# card} other {# cards}}';
export const points = '{points, plural, one {# point} other {# points}}';
