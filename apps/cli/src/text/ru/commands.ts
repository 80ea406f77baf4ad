/** What the commands say, in Russian. */
export const commands = {
  'command.games.head': '{game}: игроков {min}–{max}',
  'command.games.modules': '  модули: {modules}',
  'command.you': 'Шкипер',
  'command.bot': '{bot} {number}',
  'command.bot.random': 'Салага',
  'command.bot.deckhand': 'Юнга',
  'command.bot.oarsman': 'Гребец',
  'command.bot.fisherman': 'Рыбак',
  'command.bot.sailor': 'Матрос',
  'command.bot.captain': 'Капитан',
  'command.bot.commodore': 'Коммодор',
  'command.styled': '{bot}, {style}',
  'command.style.careful': 'осторожный',
  'command.style.greedy': 'жадный',
  'command.style.fighter': 'задира',
  'command.seat': 'Место {seat}',
  'command.simulate.head':
    '{matches, plural, one {# партия} few {# партии} many {# партий} other {# партии}}, {actions, plural, one {# действие} few {# действия} many {# действий} other {# действия}} за {seconds, number} с: {speed, plural, one {# действие} few {# действия} many {# действий} other {# действия}} в секунду',
  'command.simulate.seat': '  место {seat}, {bot}: {share, number}\u00a0% побед, в среднем очков: {points, number}',
  'command.simulate.turns': '  ходов в среднем: {turns, number}',
  'command.simulate.success': '  команда победила в {share, number}\u00a0% партий',
  'command.arena.head':
    '{games, plural, one {# партия} few {# партии} many {# партий} other {# партии}}, места меняются, расклады общие',
  'command.arena.bot':
    '  {name}: {share, number}\u00a0% побед (95-процентный доверительный интервал: {low, number}–{high, number}\u00a0%), в среднем очков: {points, number}',
  'command.arena.seat':
    '  место {seat}: {share, number}\u00a0% побед (95-процентный доверительный интервал: {low, number}–{high, number}\u00a0%), в среднем очков: {points, number}',
  'command.arena.adjusted': 'Результаты без везения (docs/judging.md):',
  'command.arena.without':
    '  {name}: {share, number}\u00a0% (95-процентный доверительный интервал: {low, number}–{high, number}\u00a0%)',
  'command.arena.worth':
    '  партий без везения: {games, number}; чтобы знать столько же вместе с везением, их нужно: {worth, number}',
  'command.series.place':
    '  {place}-й по очерёдности хода: {share, number}\u00a0% побед (95-процентный доверительный интервал: {low, number}–{high, number}\u00a0%), в среднем очков: {points, number}',
  'command.verify.good':
    'Подтверждено: {entries, plural, one {# запись} few {# записи} many {# записей} other {# записи}}, {actions, plural, one {# действие} few {# действия} many {# действий} other {# действия}}, все контрольные суммы и события совпадают; ключ расклада подходит к отпечатку {commit}.',
  'command.verify.unfinished': 'Партия ещё не закончена.',
  'command.verify.rules': 'Партия сыграна по правилам версии {rules, number} и проверена по ним же.',
  'command.verify.throws': 'Кубики записи {entries} легли не так, как велит ключ расклада.',
  'command.verify.thrown':
    '{same, plural, =0 {Повторённых бросков нет.} one {# бросок повторён и лёг так же.} few {# броска повторены и легли так же.} many {# бросков повторены и легли так же.} other {# броска повторены и легли так же.}}{standIn, plural, =0 {} one { # сделан без кубиков и совпал с ключом расклада или с заданным порядком.} few { # сделаны без кубиков и совпали с ключом расклада или с заданным порядком.} many { # сделаны без кубиков и совпали с ключом расклада или с заданным порядком.} other { # сделаны без кубиков и совпали с ключом расклада или с заданным порядком.}}{otherPhysics, plural, =0 {} one { # сделан другой версией физики и принят по записи.} few { # сделаны другой версией физики и приняты по записи.} many { # сделаны другой версией физики и приняты по записи.} other { # сделаны другой версией физики и приняты по записи.}}',
  'command.backup.done':
    'Сохранено в {file}: {guests, plural, one {# гость} few {# гостя} many {# гостей} other {# гостя}}, {tables, plural, one {# стол} few {# стола} many {# столов} other {# стола}}, {matches, plural, one {# партия} few {# партии} many {# партий} other {# партии}}; записей в них: {entries}. В файле есть ключи расклада идущих партий: никому его не показывайте.',
  'command.restore.done':
    'Восстановлено из {file}: {guests, plural, one {# гость} few {# гостя} many {# гостей} other {# гостя}}, {tables, plural, one {# стол} few {# стола} many {# столов} other {# стола}}, {matches, plural, one {# партия} few {# партии} many {# партий} other {# партии}}; записей в них: {entries}.',
  'command.trace.head': 'Трассировка {trace}: миллисекунды от начала, длительность в миллисекундах, что, где',
  'command.trace.none':
    'В этих журналах нет ни строки о {id}: включена ли трассировка (BROADSIDE_TRACE) и те ли это журналы?',
  'command.analyse.head': '{game}: {entries, plural, one {# запись} few {# записи} many {# записей} other {# записи}}',
  'command.analyse.partly': '  пока разобрано: {done, number} из {of, number}',
  'command.analyse.team': 'Команда',
  'command.analyse.graph': '{name}  {graph}  {share, number}\u00a0%',
  'command.analyse.player':
    '{name}: за решение в среднем потеряно процентных пунктов шанса на победу: {rate, number}; {decisions, plural, one {# решение} few {# решения} many {# решений} other {# решения}}',
  'command.analyse.grades':
    '  лучших: {best, number}, хороших: {fine, number}, неточностей: {slips, number}, ошибок: {mistakes, number}, промахов: {blunders, number}',
  'command.analyse.luck': '  везение: {luck} п. п. (± {error, number})',
  'command.analyse.result': '  результат {result}, без везения {adjusted}',
  'command.analyse.moments': 'Что решило партию:',
  'command.analyse.choice': '  запись {n, number}, {name}: {played} ({swing})',
  'command.analyse.chance': '  запись {n, number}, случай ({name}): {what} ({swing})',
  'command.analyse.mistakes': 'Худшие решения ({shown, number} из {of, number}):',
  'command.analyse.mistake': '  запись {n, number}, {name}, {grade}: {played} ({loss}); лучше: {better}',
  'command.analyse.grade.best': 'лучшее',
  'command.analyse.grade.fine': 'хорошо',
  'command.analyse.grade.slip': 'неточность',
  'command.analyse.grade.mistake': 'ошибка',
  'command.analyse.grade.blunder': 'промах',
  'command.help': `broadside: стол для пиратских настольных игр

  broadside serve            онлайн-стол для браузеров: сервер на этой машине
  broadside backup ФАЙЛ      всё, что хранит сервер, одним файлом; останавливать его не нужно
  broadside restore ФАЙЛ     резервная копия в пустое хранилище
  broadside play [ИГРА]      стол в этом терминале: против ботов или с друзьями за одной клавиатурой
  broadside replay ФАЙЛ      просмотр записанной партии по шагам
  broadside verify ФАЙЛ      повторить партию и сверить каждую контрольную сумму
  broadside analyse ФАЙЛ     кто как сыграл, кому повезло, что решило партию
  broadside games            игры: число игроков, модули, настройки и значения по умолчанию
  broadside simulate [ИГРА]  множество быстрых партий и статистика
  broadside arena [ИГРА]     бот против бота, со сменой мест и доверительными интервалами
  broadside engine           JSON построчно через stdin и stdout (docs/engine-protocol.md)
  broadside trace ID ФАЙЛ…   путь одного запроса по журналам серверов

  broadside help КОМАНДА     что принимает команда
  --lang en|ru|uk            язык сообщений`,
  'command.help.serve': `broadside serve [--port N] [--host АДРЕС] [--data ПАПКА] [--public-url URL] [--trust-proxy [N]]

  Печатает адреса, которые нужно открыть. Партии хранятся в одном файле в папке данных или в PostgreSQL (DATABASE_URL).`,
  'command.help.backup': `broadside backup ФАЙЛ [--data ПАПКА]

  Из файла в папке данных или из PostgreSQL (DATABASE_URL). Читать ФАЙЛ может только владелец: в нём есть секреты.`,
  'command.help.restore': `broadside restore ФАЙЛ [--data ПАПКА] [--force]

  В папку данных или в PostgreSQL (DATABASE_URL), откуда бы ни была копия; сервер должен быть остановлен.
  Всё или ничего. --force заменяет то, что уже есть.`,
  'command.help.play': `broadside play [ИГРА] [--players N] [--bots a,b,…] [--me ИМЯ]… [--seed ТЕКСТ] [--options JSON] [--ms T] [--save ФАЙЛ] [--load ФАЙЛ]

  Без --bots остальные места занимают матросы (sailor). --me можно указать несколько раз: друзья за одной клавиатурой.`,
  'command.help.replay': `broadside replay ФАЙЛ [--at N] [--as МЕСТО|spectator]

  Стрелки листают партию; в конвейере печатается позиция после записи N.`,
  'command.help.verify': 'broadside verify ФАЙЛ [--json]',
  'command.help.analyse': `broadside analyse ФАЙЛ [--seat N] [--ms T] [--iterations N] [--json] [--jobs J]

  Оценивает каждое решение и каждый случай записанной партии (docs/judging.md). --seat: только это место, с 0;
  --ms: остановиться через столько миллисекунд с тем, что готово; --iterations: сколько миров представить для решения.`,
  'command.help.games': 'broadside games [--json]',
  'command.help.simulate': `broadside simulate [ИГРА] [--players N] [--bots a,b,…] [--games K] [--seed S] [--options JSON] [--jobs J] [--ms T] [--iterations I] [--json]

  Боты повторяются, пока не займут все места; random делает любой разрешённый ход.`,
  'command.help.arena': `broadside arena [ИГРА] --bots a,b[,…] [--bot "cmd:./mybot"]… [--games K] [--seed S] [--options JSON] [--jobs J] [--ms T] [--iterations I] [--adjusted] [--json]

  Мест столько же, сколько ботов. Свой бот — любая программа, понимающая JSON построчно (docs/engine-protocol.md).
  --adjusted убирает из результатов везение: игр нужно гораздо меньше (docs/judging.md); партии при этом другие.`,
  'command.help.engine': 'broadside engine',
  'command.help.trace': `broadside trace ID ФАЙЛ…

  ID — идентификатор запроса, каким его назвал клиент, или трассировки; ФАЙЛ — журнал сервера, по одному на каждый.
  Серверы пишут трассировку, если задано BROADSIDE_TRACE (docs/hosting.md).`,
  'command.play.needsTerminal':
    'Команде play нужен терминал; в конвейере используйте «broadside engine» или «simulate».',
} as const;
