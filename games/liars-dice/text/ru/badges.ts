/** The badges, what to play next and the kinds of play, in Russian. */
export const badges = {
  'liars-dice.badge.hunter': 'Верный глаз',
  'liars-dice.badge.hunter.about': 'Трижды за партию усомнитесь не зря.',
  'liars-dice.badge.lastDie': 'Последняя кость',
  'liars-dice.badge.lastDie.about': 'Победите с одной-единственной костью.',
  'liars-dice.badge.untouched': 'Все кости целы',
  'liars-dice.badge.untouched.about': 'Победите, не потеряв ни одной кости.',
  'liars-dice.badge.threeInARow': 'Три короны',
  'liars-dice.badge.threeInARow.about': 'Победите на этом устройстве три раза подряд.',
  'liars-dice.next.dudo': 'Дудо — та же игра, но позубастее.',
  'liars-dice.mode.table': 'Обычные правила',
  'liars-dice.mode.dudo': 'Дудо',
  'liars-dice.mode.other': 'Свои правила',
} as const;
