/** Levels and styles of bots: in Ukrainian. */
export const uk = {
  'levels.style': 'Стиль',
  'levels.style.none': 'Без особливого стилю',
  'levels.style.careful': 'Обережний',
  'levels.style.greedy': 'Жадібний',
  'levels.style.fighter': 'Забіяка',
  'levels.style.careful.about': 'краще візьме менше, ніж усе втратить',
  'levels.style.greedy.about': 'завжди хоче ще трошки',
  'levels.style.fighter.about': 'лізе в бій, коли інші тримаються осторонь',
  'levels.styled': '{level} · {style}',
  'levels.elo': 'Приблизно на {elo} Ело сильніший за юнгу, виміряно в партіях удвох',
  'levels.elo.first': 'Звідси відлічено рейтинг Ело решти рівнів',
  'levels.elo.none': 'Рейтингу Ело немає: різниці між рівнями не виявлено',
} as const;
