/** Numbers with their nouns, as sentences use them again and again. */

export const coins = '{coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}}';
export const coinsGained = '{coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}';
export const coinsEach = '{coins, plural, one {# монеті} few {# монети} many {# монет} other {# монети}}';
export const points =
  '{points, plural, one {# очко впливу} few {# очки впливу} many {# очок впливу} other {# очка впливу}}';
export const sabres = '{sabres, plural, one {# шабля} few {# шаблі} many {# шабель} other {# шаблі}}';
export const sabresGiven = '{sabres, plural, one {# шаблю} few {# шаблі} many {# шабель} other {# шаблі}}';
export const crowns = '{crowns, plural, one {# корона} few {# корони} many {# корон} other {# корони}}';
export const crownsGained = '{crowns, plural, one {# корону} few {# корони} many {# корон} other {# корони}}';
export const cards = '{cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}';
export const cardsMoved = '{cards, plural, one {# карту} few {# карти} many {# карт} other {# карти}}';
export const income = '{coins, plural, one {+# монета} few {+# монети} many {+# монет} other {+# монети}}';
export const price =
  '{coins, plural, =0 {безкоштовно} one {за # монету} few {за # монети} many {за # монет} other {за # монети}}';
export const compensation =
  'віддати {owed, plural, one {# монету} few {# монети} many {# монет} other {# монети}} {to}';
export const purse =
  '{coins, plural, =0 {У вас немає монет} one {У вас лише # монета} few {У вас лише # монети} many {У вас лише # монет} other {У вас лише # монети}}';
/** Points where there is little room: without the word that says which. */
export const score = '{points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}';
export const turns = '{turns, plural, one {# хід} few {# ходи} many {# ходів} other {# ходу}}';
