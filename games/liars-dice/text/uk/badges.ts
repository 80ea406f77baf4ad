/** The badges, what to play next and the kinds of play, in Ukrainian. */
export const badges = {
  'liars-dice.badge.hunter': 'Пильне око',
  'liars-dice.badge.hunter.about': 'Тричі за партію засумнівайтеся не дарма.',
  'liars-dice.badge.lastDie': 'Останній кубик',
  'liars-dice.badge.lastDie.about': 'Переможіть з одним-єдиним кубиком.',
  'liars-dice.badge.untouched': 'Усі кубики цілі',
  'liars-dice.badge.untouched.about': 'Переможіть, не втративши жодного кубика.',
  'liars-dice.badge.threeInARow': 'Три корони',
  'liars-dice.badge.threeInARow.about': 'Переможіть на цьому пристрої тричі поспіль.',
  'liars-dice.next.dudo': 'Дудо — та сама гра, тільки гостріша.',
  'liars-dice.mode.table': 'Звичайні правила',
  'liars-dice.mode.dudo': 'Дудо',
  'liars-dice.mode.other': 'Свої правила',
} as const;
