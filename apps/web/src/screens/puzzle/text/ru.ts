/** Задачи, по-русски. */
export const ru = {
  'puzzle.today': 'Задача дня',
  'puzzle.title': 'Задача {number} из {of}',
  'puzzle.where': '{game}, {date}',
  'puzzle.turn': '{game}, ход {turn}',
  'puzzle.ask': 'Что из этого лучше всего?',
  'puzzle.ask.about': 'Ответить можно один раз. Любую карту можно открыть и прочесть.',
  'puzzle.solved': 'Решено',
  'puzzle.missed': 'Не в этот раз',
  'puzzle.solved.by':
    'На {points, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}} из ста лучше ближайшего варианта.',
  'puzzle.missed.by':
    'Так теряется {points, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}} из ста.',
  'puzzle.missed.habit':
    'Так поступили бы многие, но теряется {points, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}} из ста.',
  'puzzle.values': 'Шанс на победу после каждого варианта',
  'puzzle.values.team': 'Шанс команды на успех после каждого варианта',
  'puzzle.yours': 'ваш ответ',
  'puzzle.because': 'Что говорит за лучший вариант',
  'puzzle.line': 'Что, скорее всего, будет дальше',
  'puzzle.line.step': '{name}: {action}',
  'puzzle.next': 'Следующая задача',
  'puzzle.playOn': 'Доиграть отсюда',
  'puzzle.playOn.about': 'Отдельной партией против ботов',
  'puzzle.share': 'Поделиться',
  'puzzle.all': 'Все задачи',
  'puzzle.all.one': 'Задача {number}',
  'puzzle.all.level': '{level, select, 1 {лёгкая} 2 {средняя} other {трудная}}',
  'puzzle.state.new': 'ещё не решали',
  'puzzle.state.solved': 'решена',
  'puzzle.state.missed': 'не решена',
  'puzzle.streak': '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}} подряд',
  'puzzle.week': 'Последние семь дней',
  'puzzle.week.best': 'лучшая серия {days, number}',
  'puzzle.measured':
    'Измерено в {first, number} воображаемых мирах, проверено ещё в {deep, number} и доиграно до конца партии.',
} as const;
