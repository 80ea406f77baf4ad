/** Задачі, українською. */
export const uk = {
  'puzzle.today': 'Задача дня',
  'puzzle.title': 'Задача {number} з {of}',
  'puzzle.where': '{game}, {date}',
  'puzzle.turn': '{game}, хід {turn}',
  'puzzle.ask': 'Що з цього найкраще?',
  'puzzle.ask.about': 'Відповісти можна один раз. Будь-яку карту можна відкрити й прочитати.',
  'puzzle.solved': 'Розв’язано',
  'puzzle.missed': 'Не цього разу',
  'puzzle.solved.by':
    'На {points, plural, one {# пункт} few {# пункти} many {# пунктів} other {# пункту}} зі ста краще за найближчий варіант.',
  'puzzle.missed.by':
    'Так втрачається {points, plural, one {# пункт} few {# пункти} many {# пунктів} other {# пункту}} зі ста.',
  'puzzle.missed.habit':
    'Так зробив би багато хто, але втрачається {points, plural, one {# пункт} few {# пункти} many {# пунктів} other {# пункту}} зі ста.',
  'puzzle.values': 'Шанс на перемогу після кожного варіанта',
  'puzzle.values.team': 'Шанс команди на успіх після кожного варіанта',
  'puzzle.yours': 'ваша відповідь',
  'puzzle.because': 'Що говорить за найкращий варіант',
  'puzzle.line': 'Що, найімовірніше, буде далі',
  'puzzle.line.step': '{name}: {action}',
  'puzzle.next': 'Наступна задача',
  'puzzle.playOn': 'Дограти звідси',
  'puzzle.playOn.about': 'Окремою партією проти ботів',
  'puzzle.share': 'Поділитися',
  'puzzle.all': 'Усі задачі',
  'puzzle.all.one': 'Задача {number}',
  'puzzle.all.level': '{level, select, 1 {легка} 2 {середня} other {важка}}',
  'puzzle.state.new': 'ще не пробували',
  'puzzle.state.solved': 'розв’язана',
  'puzzle.state.missed': 'не розв’язана',
  'puzzle.streak': '{days, plural, one {# день} few {# дні} many {# днів} other {# дня}} поспіль',
  'puzzle.week': 'Останні сім днів',
  'puzzle.week.best': 'найкраща серія {days, number}',
  'puzzle.measured':
    'Виміряно в {first, number} уявних світах, перевірено ще у {deep, number} і дограно до кінця партії.',
} as const;
