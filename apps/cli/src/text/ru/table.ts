/** The words of the terminal, in Russian. */
export const table = {
  'cli.meant.question': 'Это погубит весь ход, и отменить его будет нельзя. Точно?',
  'cli.meant.no': 'Подумать ещё',
  'cli.meant.yes': 'Да, сделать',
  'cli.language': 'Русский',

  'cli.prompt.person': '{name}, что будете делать?',
  'cli.prompt.bot': 'Играет {name}…',
  'cli.prompt.thinking': '{name} думает…',
  'cli.prompt.hurry': 'любая клавиша: сразу к ходу человека',
  'cli.prompt.curtain': 'За клавиатуру садится {name}. Нажмите любую клавишу.',

  'cli.log.title': 'Журнал',
  'cli.log.since': 'С вашего прошлого хода',
  'cli.log.earlier':
    '{count, plural, one {ещё # строка выше} few {ещё # строки выше} many {ещё # строк выше} other {ещё # строки выше}}: l',
  'cli.log.undone': '{name} отменяет действие.',
  'cli.log.commit': 'Отпечаток расклада: {commit}.',

  'cli.hint.choose': 'выбрать',
  'cli.hint.undo': 'отмена',
  'cli.hint.restart': 'ход заново',
  'cli.hint.log': 'журнал',
  'cli.hint.cards': 'карты',
  'cli.hint.help': 'справка',
  'cli.hint.language': 'язык',
  'cli.hint.leave': 'выйти',
  'cli.hint.pace': 'темп',
  'cli.hint.save': 'сохранить',
  'cli.hint.scroll': 'листать',
  'cli.hint.back': 'назад',
  'cli.hint.step': 'шаг',
  'cli.hint.turn': 'ход',
  'cli.hint.ends': 'начало, конец',
  'cli.hint.jump': 'к действию',

  'cli.pace.off': 'Боты играют без пауз.',
  'cli.pace.on': 'Пауза перед действием бота: {seconds} с.',

  'cli.leave.question': 'Выйти из-за стола?',
  'cli.leave.save': 'сохранить и выйти',
  'cli.leave.drop': 'выйти без сохранения',
  'cli.leave.stay': 'остаться',

  'cli.saved': 'Сохранено в файл {file}',
  'cli.saveFailed': 'Не удалось сохранить в файл {file}: {error}',
  'cli.notSaved': 'Партия не сохранена.',
  'cli.resume': 'Продолжить:  {command}',
  'cli.again': 'Посмотреть ещё раз:  {command}',
  'cli.verify': 'Проверить расклад:  {command}',

  'cli.end.title': 'Конец игры',
  'cli.end.seed': 'Ключ расклада:  {seed}',
  'cli.end.commit': 'Отпечаток расклада:  {commit}',

  'cli.replay.at': 'Действие {n} из {last} · ход {turn}',
  'cli.replay.typed': 'Действие {typed}: нажмите g',

  'cli.log.full': 'Весь журнал',
  'cli.cards.title': 'Что делают карты',
  'cli.help.title': 'Справка',
  'cli.help.keys': 'Клавиши',
  'cli.help.rules': 'Правила вкратце',
  'cli.help.choose': 'Стрелки и Enter или цифра либо буква перед вариантом.',
  'cli.help.undo':
    'u отменяет ваше последнее действие, r — весь ход, пока не открылось что-то скрытое и не сделал ход кто-то другой.',
  'cli.help.look': 'l показывает весь журнал, c — что делают карты.',
  'cli.help.pace':
    '+ и − ускоряют и замедляют ботов, вплоть до игры без пауз; любая другая клавиша торопит их до вашего хода.',
  'cli.help.leave': 'L меняет язык, q — выйти из-за стола. Раскладку переключать не нужно.',
  'cli.help.replay':
    '← → на одно действие назад или вперёд, PgUp PgDn — на ход, Home End — в начало или в конец; число и g — к действию.',
  'cli.tooSmall': 'Окно слишком мало: нужно хотя бы {columns} × {rows}.',
} as const;
