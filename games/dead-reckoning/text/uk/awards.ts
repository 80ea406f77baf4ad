/** The titles at the end, in Ukrainian. */
export const awards = {
  'dead-reckoning.table.award.fighter': 'Найбільше перемог',
  'dead-reckoning.table.award.fighter.detail':
    '{count, plural, one {# перемога} few {# перемоги} many {# перемог} other {# перемоги}} в боях',
  'dead-reckoning.table.award.explorer': 'Найдалі в тумані',
  'dead-reckoning.table.award.explorer.detail':
    '{count, plural, one {# фрагмент досліджено} few {# фрагменти досліджено} many {# фрагментів досліджено} other {# фрагмента досліджено}}',
  'dead-reckoning.table.award.settler': 'Найбільше островів',
  'dead-reckoning.table.award.settler.detail':
    '{count, plural, one {# острів здобуто} few {# острови здобуто} many {# островів здобуто} other {# острова здобуто}}',
  'dead-reckoning.table.award.builder': 'Найбільше будівель',
  'dead-reckoning.table.award.builder.detail':
    '{count, plural, one {# будівля} few {# будівлі} many {# будівель} other {# будівлі}}',
  'dead-reckoning.table.award.producer': 'Працьовиті острови',
  'dead-reckoning.table.award.producer.detail': 'вироблено ресурсів: {count}',
  'dead-reckoning.table.award.looter': 'Багата здобич',
  'dead-reckoning.table.award.looter.detail': 'одиниць здобичі: {count}',
  'dead-reckoning.table.award.crafter': 'Найкраща команда',
  'dead-reckoning.table.award.crafter.detail': 'поліпшень вставлено: {count}',
  'dead-reckoning.table.award.swimmer': 'У дружбі з рибами',
  'dead-reckoning.table.award.swimmer.detail':
    '{count, plural, one {корабель потоплено # раз} few {корабель потоплено # рази} many {корабель потоплено # разів} other {корабель потоплено # разу}}',
} as const;
