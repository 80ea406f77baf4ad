/** The titles at the end, in Russian. */
export const awards = {
  'dead-reckoning.table.award.fighter': 'Непобедимый корабль',
  'dead-reckoning.table.award.fighter.detail':
    '{count, plural, one {# победа} few {# победы} many {# побед} other {# победы}} в боях',
  'dead-reckoning.table.award.explorer': 'Первый в тумане',
  'dead-reckoning.table.award.explorer.detail':
    '{count, plural, one {# фрагмент исследован} few {# фрагмента исследовано} many {# фрагментов исследовано} other {# фрагмента исследовано}}',
  'dead-reckoning.table.award.settler': 'Хозяин островов',
  'dead-reckoning.table.award.settler.detail':
    '{count, plural, one {# остров взят} few {# острова взято} many {# островов взято} other {# острова взято}}',
  'dead-reckoning.table.award.builder': 'Главный каменщик',
  'dead-reckoning.table.award.builder.detail':
    '{count, plural, one {# здание} few {# здания} many {# зданий} other {# здания}}',
  'dead-reckoning.table.award.producer': 'Трудолюбивые острова',
  'dead-reckoning.table.award.producer.detail': 'произведено ресурсов: {count}',
  'dead-reckoning.table.award.looter': 'Богатая добыча',
  'dead-reckoning.table.award.looter.detail': 'единиц добычи: {count}',
  'dead-reckoning.table.award.crafter': 'Лучшая команда',
  'dead-reckoning.table.award.crafter.detail': 'улучшений вставлено: {count}',
  'dead-reckoning.table.award.swimmer': 'Кормилец рыб',
  'dead-reckoning.table.award.swimmer.detail':
    '{count, plural, one {корабль тонул # раз} few {корабль тонул # раза} many {корабль тонул # раз} other {корабль тонул # раза}}',
} as const;
