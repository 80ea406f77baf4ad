/** The titles at the end, in Russian. */

export const awards = {
  'seven-seas.table.award.gunner': 'Лучший канонир',
  'seven-seas.table.award.gunner.detail':
    '{count, plural, one {потоплен # корабль каравана} few {потоплено # корабля каравана} many {потоплено # кораблей каравана} other {потоплено # корабля каравана}}',
  'seven-seas.table.award.lucky': 'Самый удачливый кубик',
  'seven-seas.table.award.lucky.detail':
    '{count, plural, one {# бой подряд выигран одним кубиком} few {# боя подряд выиграны одним кубиком} many {# боёв подряд выиграны одним кубиком} other {# боя подряд выиграно одним кубиком}}',
  'seven-seas.table.award.trader': 'Самая большая продажа',
  'seven-seas.table.award.trader.detail':
    '{count, plural, one {# сундук сразу} few {# сундука сразу} many {# сундуков сразу} other {# сундука сразу}}',
  'seven-seas.table.award.raider': 'Самые полные трюмы',
  'seven-seas.table.award.raider.detail':
    '{count, plural, one {# карта добычи в ограблениях} few {# карты добычи в ограблениях} many {# карт добычи в ограблениях} other {# карты добычи в ограблениях}}',
  'seven-seas.table.award.builder': 'Верфь без выходных',
  'seven-seas.table.award.builder.detail':
    '{count, plural, one {куплен # корабль} few {куплено # корабля} many {куплено # кораблей} other {куплено # корабля}}',
  'seven-seas.table.award.sorcerer': 'Больше всех ритуалов',
  'seven-seas.table.award.sorcerer.detail':
    '{count, plural, one {# ритуал} few {# ритуала} many {# ритуалов} other {# ритуала}}',
  'seven-seas.table.award.lost': 'Кормилец рыб',
  'seven-seas.table.award.lost.detail':
    '{count, plural, one {потерян # корабль} few {потеряно # корабля} many {потеряно # кораблей} other {потеряно # корабля}}',
  'seven-seas.table.award.marked': 'Самый меченый',
  'seven-seas.table.award.marked.detail':
    '{count, plural, one {# чёрная метка} few {# чёрные метки} many {# чёрных меток} other {# чёрной метки}}',

  'seven-seas.table.marks.declined': 'Метки за отказ от действия',
  'seven-seas.table.marks.corsair': 'Метки за службу корсаром',
  'seven-seas.table.marks.stayedHome': 'Метки за ограбления без кораблей',
  'seven-seas.table.marks.ownNation': 'Метки за ограбление своей страны',
  'seven-seas.table.marks.tavern': 'Метки из таверны',
  'seven-seas.table.marks.hand': 'Метки за карты в руке',
  'seven-seas.table.marks.lifted': 'Снятые метки',
  'seven-seas.table.marks.share': '{name} {count}',
} as const;
