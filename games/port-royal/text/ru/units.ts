/** Numbers with their nouns, as sentences use them again and again. */

export const coins = '{coins, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}';
export const coinsGained = '{coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}';
export const coinsEach = '{coins, plural, one {# монете} few {# монеты} many {# монет} other {# монеты}}';
export const points =
  '{points, plural, one {# победное очко} few {# победных очка} many {# победных очков} other {# победного очка}}';
export const sabres = '{sabres, plural, one {# сабля} few {# сабли} many {# сабель} other {# сабли}}';
export const sabresGiven = '{sabres, plural, one {# саблю} few {# сабли} many {# сабель} other {# сабли}}';
export const crowns = '{crowns, plural, one {# корона} few {# короны} many {# корон} other {# короны}}';
export const crownsGained = '{crowns, plural, one {# корону} few {# короны} many {# корон} other {# короны}}';
export const cards = '{cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}';
export const cardsMoved = '{cards, plural, one {# карту} few {# карты} many {# карт} other {# карты}}';
export const income = '{coins, plural, one {+# монета} few {+# монеты} many {+# монет} other {+# монеты}}';
export const price =
  '{coins, plural, =0 {бесплатно} one {за # монету} few {за # монеты} many {за # монет} other {за # монеты}}';
export const bribe = 'отдать {owed, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}} {to}';
export const purse =
  '{coins, plural, =0 {У вас нет монет} one {У вас всего # монета} few {У вас всего # монеты} many {У вас всего # монет} other {У вас всего # монеты}}';
/** Points where there is little room: without the word that says which. */
export const score = '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}';
export const turns = '{turns, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}';
