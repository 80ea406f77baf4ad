/** Numbers with their nouns, as sentences use them again and again. */

export const cargo = '{cargo, plural, one {# груз} few {# груза} many {# грузов} other {# груза}}';
export const coins = '{coins, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}';
export const coinsTaken = '{coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}';
export const sails = '{sails, plural, one {# парус} few {# паруса} many {# парусов} other {# паруса}}';
export const cannonsFired = '{cannons, plural, one {# пушку} few {# пушки} many {# пушек} other {# пушки}}';
export const cubes = '{cubes, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}';
export const cards = '{cards, plural, one {# карту} few {# карты} many {# карт} other {# карты}}';
export const damage =
  '{damage, plural, one {# повреждение} few {# повреждения} many {# повреждений} other {# повреждения}}';
