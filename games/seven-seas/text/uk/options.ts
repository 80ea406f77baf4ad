/** Options, steps, the end and the score sheet, in Ukrainian. */
const points =
  '{points, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}';

export const options = {
  'seven-seas.name': 'Пірати 7 морів',
  'seven-seas.about':
    'Таємно виберіть персонажа, киньте в кришку свої кораблі-кубики, грабуйте каравани й встигніть продати здобич, доки не завершилися пригоди.',

  'seven-seas.list.name': '[{name}|ви]',
  'seven-seas.list.and': '{list} та {last}',
  'seven-seas.seat': 'гравець на місці {seat}',

  'seven-seas.option.openHistory': 'Зіграні каравани та прокляття',
  'seven-seas.option.openHistory.about':
    'Чи можна переглядати стос зіграних караванів і проклять. За правилами його треба пам’ятати.',
  'seven-seas.option.openHistory.value.false': 'Відкрито лише верхню карту',
  'seven-seas.option.openHistory.value.true': 'Відкрито всі карти',
  'seven-seas.option.bayRum': 'Ром у Піратській бухті',
  'seven-seas.option.bayRum.about': 'Скільки Піратська бухта платить за кожен ром, якщо продати три або більше.',
  'seven-seas.option.bayRum.value.2': '2 скрині',
  'seven-seas.option.bayRum.value.3': '3 скрині',
  'seven-seas.option.roundLimit': 'Ліміт раундів',
  'seven-seas.option.roundLimit.about':
    'Після цього раунду починаються три останні, навіть якщо «Завершення пригод» так і не витягнули.',
  'seven-seas.option.roundLimit.value.0': 'Немає',
  'seven-seas.option.roundLimit.value.20': '20 раундів',
  'seven-seas.option.roundLimit.value.30': '30 раундів',
  'seven-seas.option.roundLimit.value.40': '40 раундів',
  'seven-seas.option.gesture': 'Напрямок і сила кидка',
  'seven-seas.option.gesture.about':
    'Чи впливає жест на те, де ляжуть кубики. Що на них випаде, завжди вирішує випадок.',
  'seven-seas.option.gesture.value.false': 'Не впливає',
  'seven-seas.option.gesture.value.true': 'Впливає',

  // Steps at which somebody is asked, or the table goes on by itself
  'seven-seas.step.choose': 'Вибір персонажів',
  'seven-seas.step.call': 'Виклик персонажів',
  'seven-seas.step.turn': 'Дія персонажа',
  'seven-seas.step.gift': 'Подарунок',
  'seven-seas.step.sale': 'Продаж',
  'seven-seas.step.raid': 'Пограбування',
  'seven-seas.step.send': 'Пограбування: скільки кораблів відправити',
  'seven-seas.step.fights': 'Пограбування: бої',
  'seven-seas.step.tie': 'Пограбування: спірна ситуація, яка пара б’ється першою',
  'seven-seas.step.cast': 'Кидок',
  'seven-seas.step.fall': 'Кубики в повітрі',
  'seven-seas.step.keep': 'Здобич: що лишити собі',
  'seven-seas.step.excess': 'Товарів забагато: що скинути',
  'seven-seas.step.curse': 'Прокляття',
  'seven-seas.step.protect': 'Прокляття: які кораблі лишити поза кидком',
  'seven-seas.step.name': 'Ідол: який товар назвати',
  'seven-seas.step.whirl': 'Вир: спірна ситуація, який корабель зачеплено',
  'seven-seas.step.assign': 'Таверна: роздавання кубиків',
  'seven-seas.step.lose': 'Таверна: який товар втратити',
  'seven-seas.step.finale': 'Фінальний продаж',

  // The end
  'seven-seas.end.lastRounds': 'Партію завершено: три останні раунди зіграно.',
  'seven-seas.outcome': '{reason} {verdict}',
  'seven-seas.decidedBy.points': `Перемога: {names} (${points}).`,
  'seven-seas.decidedBy.corsairs': `{count, plural, one {Перемога: {names}} few {Спільна перемога: {names}} many {Спільна перемога: {names}} other {Спільна перемога: {names}}} — нічия за очками (${points}), але менше жетонів корсара ({corsairs}).`,
  'seven-seas.decidedBy.marks': `{count, plural, one {Перемога: {names}} few {Спільна перемога: {names}} many {Спільна перемога: {names}} other {Спільна перемога: {names}}} — нічия за очками (${points}), але менше чорних міток ({marks}).`,
  'seven-seas.decidedBy.shared': `Спільна перемога: {names} — у кожного ${points}.`,

  'seven-seas.sheet.chests': 'Скрині',
  'seven-seas.sheet.talismans': 'Талісмани',
  'seven-seas.sheet.yinYang': 'Інь-Ян',
  'seven-seas.sheet.marks': 'Мітки',
  'seven-seas.sheet.corsairs': 'Жетони корсара',
  'seven-seas.sheet.blackMarks': 'Чорні мітки',
  'seven-seas.sheet.points': 'Переможні очки',
} as const;
