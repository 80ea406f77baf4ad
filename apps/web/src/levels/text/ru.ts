/** Levels and styles of bots: in Russian. */
export const ru = {
  'levels.style': 'Стиль',
  'levels.style.none': 'Без особого стиля',
  'levels.style.careful': 'Осторожный',
  'levels.style.greedy': 'Жадный',
  'levels.style.fighter': 'Задира',
  'levels.style.careful.about': 'лучше возьмёт меньше, чем всё потеряет',
  'levels.style.greedy.about': 'всегда хочет ещё чуть-чуть',
  'levels.style.fighter.about': 'лезет в бой, когда другие обходят стороной',
  'levels.styled': '{level} · {style}',
  'levels.elo': 'Примерно на {elo} Эло сильнее юнги, измерено в партиях вдвоём',
  'levels.elo.first': 'Отсюда отсчитан рейтинг Эло остальных уровней',
  'levels.elo.none': 'Рейтинга Эло нет: разница между уровнями не выявлена',
} as const;
