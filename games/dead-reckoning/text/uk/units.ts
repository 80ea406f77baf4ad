/** Numbers with their nouns, as sentences use them again and again. */

export const cargo = '{cargo, plural, one {# вантаж} few {# вантажі} many {# вантажів} other {# вантажу}}';
export const coins = '{coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}}';
export const coinsTaken = '{coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}';
export const sails = '{sails, plural, one {# вітрило} few {# вітрила} many {# вітрил} other {# вітрила}}';
export const cannonsFired = '{cannons, plural, one {# гармату} few {# гармати} many {# гармат} other {# гармати}}';
export const cubes = '{cubes, plural, one {# кубик} few {# кубики} many {# кубиків} other {# кубика}}';
export const cards = '{cards, plural, one {# карту} few {# карти} many {# карт} other {# карти}}';
export const damage =
  '{damage, plural, one {# пошкодження} few {# пошкодження} many {# пошкоджень} other {# пошкодження}}';
