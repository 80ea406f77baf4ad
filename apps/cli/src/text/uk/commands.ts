/** What the commands say, in Ukrainian. */
export const commands = {
  'command.games.head': '{game}: гравців {min}–{max}',
  'command.games.modules': '  доповнення: {modules}',
  'command.you': 'Шкіпер',
  'command.bot': '{bot} {number}',
  'command.bot.random': 'Сухопутник',
  'command.bot.deckhand': 'Юнга',
  'command.bot.oarsman': 'Весляр',
  'command.bot.fisherman': 'Рибалка',
  'command.bot.sailor': 'Матрос',
  'command.bot.captain': 'Капітан',
  'command.bot.commodore': 'Командор',
  'command.styled': '{bot}, {style}',
  'command.style.careful': 'обережний',
  'command.style.greedy': 'жадібний',
  'command.style.fighter': 'забіяка',
  'command.seat': 'Місце {seat}',
  'command.simulate.head':
    '{matches, plural, one {# партія} few {# партії} many {# партій} other {# партії}}, {actions, plural, one {# дія} few {# дії} many {# дій} other {# дії}} за {seconds, number} с: {speed, plural, one {# дія} few {# дії} many {# дій} other {# дії}} на секунду',
  'command.simulate.seat': '  місце {seat}, {bot}: {share, number}\u00a0% перемог, у середньому очок: {points, number}',
  'command.simulate.turns': '  ходів у середньому: {turns, number}',
  'command.simulate.success': '  команда перемогла в {share, number}\u00a0% партій',
  'command.arena.head':
    '{games, plural, one {# партія} few {# партії} many {# партій} other {# партії}}, місця міняються, колоди спільні',
  'command.arena.bot':
    '  {name}: {share, number}\u00a0% перемог (з певністю 95\u00a0%: {low, number}–{high, number}\u00a0%), у середньому очок: {points, number}',
  'command.arena.seat':
    '  місце {seat}: {share, number}\u00a0% перемог (з певністю 95\u00a0%: {low, number}–{high, number}\u00a0%), у середньому очок: {points, number}',
  'command.arena.adjusted': 'Результати без везіння (docs/judging.md):',
  'command.arena.without':
    '  {name}: {share, number}\u00a0% (з певністю 95\u00a0%: {low, number}–{high, number}\u00a0%)',
  'command.arena.worth':
    '  партій без везіння: {games, number}; щоб знати стільки ж разом із везінням, їх потрібно: {worth, number}',
  'command.series.place':
    '  {place}-й за черговістю ходу: {share, number}\u00a0% перемог (з певністю 95\u00a0%: {low, number}–{high, number}\u00a0%), у середньому очок: {points, number}',
  'command.verify.good':
    'Підтверджено: {entries, plural, one {# запис} few {# записи} many {# записів} other {# запису}}, {actions, plural, one {# дія} few {# дії} many {# дій} other {# дії}}, усі відбитки й події збігаються; таємне число відповідає відбитку {commit}.',
  'command.verify.unfinished': 'Партію ще не завершено.',
  'command.verify.rules': 'Партію зіграно за правилами версії {rules, number} і перевірено за ними ж.',
  'command.verify.throws': 'Кубики запису {entries} лягли не так, як велить таємне число партії.',
  'command.verify.thrown':
    '{same, plural, =0 {Повторених кидків немає.} one {# кидок повторено, він ліг так само.} few {# кидки повторено, вони лягли так само.} many {# кидків повторено, вони лягли так само.} other {# кидка повторено, вони лягли так само.}}{standIn, plural, =0 {} one { # зроблено без кубиків, збігається з таємним числом або розкладом.} few { # зроблено без кубиків, збігаються з таємним числом або розкладом.} many { # зроблено без кубиків, збігаються з таємним числом або розкладом.} other { # зроблено без кубиків, збігаються з таємним числом або розкладом.}}{otherPhysics, plural, =0 {} one { # зроблено іншою версією фізики й прийнято за записом.} few { # зроблено іншою версією фізики й прийнято за записом.} many { # зроблено іншою версією фізики й прийнято за записом.} other { # зроблено іншою версією фізики й прийнято за записом.}}',
  'command.backup.done':
    'Збережено у {file}: {guests, plural, one {# гість} few {# гості} many {# гостей} other {# гостя}}, {tables, plural, one {# стіл} few {# столи} many {# столів} other {# стола}}, {matches, plural, one {# партія} few {# партії} many {# партій} other {# партії}}; записів у них: {entries}. У файлі є таємні числа незавершених партій: нікому його не показуйте.',
  'command.restore.done':
    'Відновлено з {file}: {guests, plural, one {# гість} few {# гості} many {# гостей} other {# гостя}}, {tables, plural, one {# стіл} few {# столи} many {# столів} other {# стола}}, {matches, plural, one {# партія} few {# партії} many {# партій} other {# партії}}; записів у них: {entries}.',
  'command.trace.head': 'Трасування {trace}: мілісекунди від початку, тривалість у мілісекундах, що, де',
  'command.trace.none':
    'У цих журналах немає жодного рядка про {id}: чи ввімкнено трасування (BROADSIDE_TRACE) і чи ті це журнали?',
  'command.analyse.head': '{game}: {entries, plural, one {# запис} few {# записи} many {# записів} other {# запису}}',
  'command.analyse.partly': '  поки що розібрано: {done, number} з {of, number}',
  'command.analyse.team': 'Команда',
  'command.analyse.graph': '{name}  {graph}  {share, number}\u00a0%',
  'command.analyse.player':
    '{name}: у середньому за рішення втрачено відсоткових пунктів шансу на перемогу: {rate, number}; {decisions, plural, one {# рішення} few {# рішення} many {# рішень} other {# рішення}}',
  'command.analyse.grades':
    '  найкращих: {best, number}, добрих: {fine, number}, неточностей: {slips, number}, помилок: {mistakes, number}, прорахунків: {blunders, number}',
  'command.analyse.luck': '  везіння: {luck} в. п. (± {error, number})',
  'command.analyse.result': '  результат {result}, без везіння {adjusted}',
  'command.analyse.moments': 'Що вирішило партію:',
  'command.analyse.choice': '  запис {n, number}, {name}: {played} ({swing})',
  'command.analyse.chance': '  запис {n, number}, випадок ({name}): {what} ({swing})',
  'command.analyse.mistakes': 'Найгірші рішення ({shown, number} з {of, number}):',
  'command.analyse.mistake': '  запис {n, number}, {name}, {grade}: {played} ({loss}); краще: {better}',
  'command.analyse.grade.best': 'найкраще',
  'command.analyse.grade.fine': 'добре',
  'command.analyse.grade.slip': 'неточність',
  'command.analyse.grade.mistake': 'помилка',
  'command.analyse.grade.blunder': 'прорахунок',
  'command.help': `broadside: стіл для піратських настільних ігор

  broadside serve            онлайн-стіл для браузерів: сервер на цій машині
  broadside backup ФАЙЛ      усе, що зберігає сервер, одним файлом; зупиняти його не треба
  broadside restore ФАЙЛ     резервна копія в порожнє сховище
  broadside play [ГРА]       стіл у цьому терміналі: проти ботів або з друзями за однією клавіатурою
  broadside replay ФАЙЛ      перегляд записаної партії крок за кроком
  broadside verify ФАЙЛ      повторити партію й підтвердити кожен відбиток
  broadside analyse ФАЙЛ     хто як зіграв, кому пощастило, що вирішило партію
  broadside games            ігри: кількість гравців, доповнення, налаштування та типові значення
  broadside simulate [ГРА]   багато швидких партій і статистика
  broadside arena [ГРА]      боти один проти одного, зі зміною місць і довірчими інтервалами
  broadside engine           JSON рядок за рядком через stdin і stdout (docs/engine-protocol.md)
  broadside trace ID ФАЙЛ…   шлях одного запиту журналами серверів

  broadside help КОМАНДА     що приймає команда
  --lang en|ru|uk            мова повідомлень`,
  'command.help.serve': `broadside serve [--port N] [--host АДРЕСА] [--data ТЕКА] [--public-url URL] [--trust-proxy [N]]

  Друкує адреси, які треба відкрити. Партії зберігаються в одному файлі в теці даних або в PostgreSQL (DATABASE_URL).`,
  'command.help.backup': `broadside backup ФАЙЛ [--data ТЕКА]

  З файлу в теці даних або з PostgreSQL (DATABASE_URL). Читати ФАЙЛ може лише власник: у ньому є секрети.`,
  'command.help.restore': `broadside restore ФАЙЛ [--data ТЕКА] [--force]

  У теку даних або в PostgreSQL (DATABASE_URL), звідки б не була копія; сервер має бути зупинений.
  Усе або нічого. --force замінює те, що вже є.`,
  'command.help.play': `broadside play [ГРА] [--players N] [--bots a,b,…] [--me ІМ’Я]… [--seed ТЕКСТ] [--options JSON] [--ms T] [--save ФАЙЛ] [--load ФАЙЛ]

  Без --bots решту місць займають матроси (sailor). --me можна вказати кілька разів: друзі за однією клавіатурою.`,
  'command.help.replay': `broadside replay ФАЙЛ [--at N] [--as МІСЦЕ|spectator]

  Стрілки гортають партію; у конвеєрі друкується позиція після запису N.`,
  'command.help.verify': 'broadside verify ФАЙЛ [--json]',
  'command.help.analyse': `broadside analyse ФАЙЛ [--seat N] [--ms T] [--iterations N] [--json] [--jobs J]

  Оцінює кожне рішення й кожен випадок записаної партії (docs/judging.md). --seat: лише це місце, від 0;
  --ms: зупинитися за стільки мілісекунд із тим, що готово; --iterations: скільки світів уявити для рішення.`,
  'command.help.games': 'broadside games [--json]',
  'command.help.simulate': `broadside simulate [ГРА] [--players N] [--bots a,b,…] [--games K] [--seed S] [--options JSON] [--jobs J] [--ms T] [--iterations I] [--json]

  Боти повторюються, доки не займуть усі місця; random робить будь-який дозволений хід.`,
  'command.help.arena': `broadside arena [ГРА] --bots a,b[,…] [--bot "cmd:./mybot"]… [--games K] [--seed S] [--options JSON] [--jobs J] [--ms T] [--iterations I] [--adjusted] [--json]

  Місць стільки, скільки ботів. Власний бот — будь-яка програма, що розуміє JSON рядок за рядком (docs/engine-protocol.md).
  --adjusted прибирає з результатів везіння: ігор потрібно значно менше (docs/judging.md); партії при цьому інші.`,
  'command.help.engine': 'broadside engine',
  'command.help.trace': `broadside trace ID ФАЙЛ…

  ID — ідентифікатор запиту, яким його назвав клієнт, або трасування; ФАЙЛ — журнал сервера, по одному на кожен.
  Сервери записують трасування, якщо задано BROADSIDE_TRACE (docs/hosting.md).`,
  'command.play.needsTerminal':
    'Команді play потрібен термінал; у конвеєрі використовуйте «broadside engine» або «simulate».',
} as const;
