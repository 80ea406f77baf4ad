/** The words of the terminal, in Ukrainian. */
export const table = {
  'cli.meant.question': 'Це зіпсує весь хід, і скасувати цього не можна. Точно?',
  'cli.meant.no': 'Подумати ще',
  'cli.meant.yes': 'Так, зробити',
  'cli.language': 'Українська',

  'cli.prompt.person': 'Ходить {name}. Що робитимете?',
  'cli.prompt.bot': 'Грає {name}…',
  'cli.prompt.thinking': '{name} думає…',
  'cli.prompt.hurry': 'будь-яка клавіша: одразу до ходу людини',
  'cli.prompt.curtain': 'За клавіатуру сідає {name}. Натисніть будь-яку клавішу.',

  'cli.log.title': 'Журнал',
  'cli.log.since': 'Від вашого минулого ходу',
  'cli.log.earlier':
    '{count, plural, one {ще # рядок вище} few {ще # рядки вище} many {ще # рядків вище} other {ще # рядка вище}}: l',
  'cli.log.undone': '{name} скасовує зроблене.',
  'cli.log.commit': 'Відбиток порядку карт: {commit}.',

  'cli.hint.choose': 'вибрати',
  'cli.hint.undo': 'скасувати',
  'cli.hint.restart': 'почати хід знову',
  'cli.hint.log': 'журнал',
  'cli.hint.cards': 'карти',
  'cli.hint.help': 'довідка',
  'cli.hint.language': 'мова',
  'cli.hint.leave': 'вийти',
  'cli.hint.pace': 'темп',
  'cli.hint.save': 'зберегти',
  'cli.hint.scroll': 'гортати',
  'cli.hint.back': 'назад',
  'cli.hint.step': 'крок',
  'cli.hint.turn': 'хід',
  'cli.hint.ends': 'початок, кінець',
  'cli.hint.jump': 'до дії',

  'cli.pace.off': 'Боти грають без пауз.',
  'cli.pace.on': 'Пауза перед дією бота: {seconds} с.',

  'cli.leave.question': 'Вийти з-за столу?',
  'cli.leave.save': 'зберегти й вийти',
  'cli.leave.drop': 'вийти без збереження',
  'cli.leave.stay': 'лишитися',

  'cli.saved': 'Збережено у файл {file}',
  'cli.saveFailed': 'Не вдалося зберегти у файл {file}: {error}',
  'cli.notSaved': 'Партію не збережено.',
  'cli.resume': 'Продовжити:  {command}',
  'cli.again': 'Переглянути ще раз:  {command}',
  'cli.verify': 'Перевірити порядок карт:  {command}',

  'cli.end.title': 'Кінець гри',
  'cli.end.seed': 'Таємне число:  {seed}',
  'cli.end.commit': 'Відбиток:  {commit}',

  'cli.replay.at': 'Дія {n} з {last} · хід {turn}',
  'cli.replay.typed': 'Дія {typed}: натисніть g',

  'cli.log.full': 'Увесь журнал',
  'cli.cards.title': 'Що роблять карти',
  'cli.help.title': 'Довідка',
  'cli.help.keys': 'Клавіші',
  'cli.help.rules': 'Правила коротко',
  'cli.help.choose': 'Стрілки та Enter або цифра чи літера перед варіантом.',
  'cli.help.undo':
    'u скасовує вашу останню дію, r — увесь хід, доки не відкрилося щось приховане й не походив хтось інший.',
  'cli.help.look': 'l показує весь журнал, c — що роблять карти.',
  'cli.help.pace':
    '+ і − пришвидшують і сповільнюють ботів, аж до гри без пауз; будь-яка інша клавіша квапить їх до вашого ходу.',
  'cli.help.leave': 'L змінює мову, q — вийти з-за столу. Розкладку перемикати не треба.',
  'cli.help.replay':
    '← → на одну дію назад чи вперед, PgUp PgDn — на хід, Home End — на початок чи в кінець; число та g — до дії.',
  'cli.tooSmall': 'Вікно замале: треба щонайменше {columns} × {rows}.',
} as const;
