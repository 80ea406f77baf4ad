/** Options, steps, the end and the score sheet, in Russian. */
const points =
  '{points, plural, one {# победное очко} few {# победных очка} many {# победных очков} other {# победного очка}}';

export const options = {
  'seven-seas.name': 'Пираты 7\u00a0морей',
  'seven-seas.about':
    'Тайно выберите персонажа, бросьте в крышку свои корабли-кубики, грабьте караваны и успейте продать добычу, пока не завершились приключения.',

  'seven-seas.list.name': '[{name}|вы]',
  'seven-seas.list.and': '{list} и {last}',
  'seven-seas.seat': 'игрок на месте {seat}',

  'seven-seas.option.openHistory': 'Сыгранные караваны и проклятия',
  'seven-seas.option.openHistory.about':
    'Можно ли просматривать стопку сыгранных караванов и проклятий. По правилам её надо помнить.',
  'seven-seas.option.openHistory.value.false': 'Открыта только верхняя карта',
  'seven-seas.option.openHistory.value.true': 'Открыты все карты',
  'seven-seas.option.bayRum': 'Ром в Пиратской бухте',
  'seven-seas.option.bayRum.about': 'Сколько Пиратская бухта платит за каждый ром, если продать три или больше.',
  'seven-seas.option.bayRum.value.2': '2 сундука',
  'seven-seas.option.bayRum.value.3': '3 сундука',
  'seven-seas.option.roundLimit': 'Предел раундов',
  'seven-seas.option.roundLimit.about':
    'После этого раунда начинаются три последних, даже если «Завершение приключений» так и не вытянули.',
  'seven-seas.option.roundLimit.value.0': 'Нет',
  'seven-seas.option.roundLimit.value.20': '20 раундов',
  'seven-seas.option.roundLimit.value.30': '30 раундов',
  'seven-seas.option.roundLimit.value.40': '40 раундов',
  'seven-seas.option.gesture': 'Жест при броске',
  'seven-seas.option.gesture.about': 'Влияют ли направление и сила броска. Значения случайны в любом случае.',
  'seven-seas.option.gesture.value.false': 'Не влияет',
  'seven-seas.option.gesture.value.true': 'Влияет',

  // Steps at which somebody is asked, or the table goes on by itself
  'seven-seas.step.choose': 'Выбор персонажей',
  'seven-seas.step.call': 'Вызов персонажей',
  'seven-seas.step.turn': 'Действие персонажа',
  'seven-seas.step.gift': 'Подарок',
  'seven-seas.step.sale': 'Продажа',
  'seven-seas.step.raid': 'Ограбление',
  'seven-seas.step.send': 'Ограбление: сколько кораблей отправить',
  'seven-seas.step.fights': 'Ограбление: бои',
  'seven-seas.step.tie': 'Ограбление: спорная ситуация, какая пара сразится первой',
  'seven-seas.step.cast': 'Бросок',
  'seven-seas.step.fall': 'Кубики в воздухе',
  'seven-seas.step.keep': 'Добыча: что оставить себе',
  'seven-seas.step.excess': 'Товаров слишком много: что сбросить',
  'seven-seas.step.curse': 'Проклятие',
  'seven-seas.step.protect': 'Проклятие: какие корабли оставить вне броска',
  'seven-seas.step.name': 'Идол: какой товар назвать',
  'seven-seas.step.whirl': 'Водоворот: спорная ситуация, какой корабль задет',
  'seven-seas.step.assign': 'Таверна: раздача кубиков',
  'seven-seas.step.lose': 'Таверна: какой товар потерять',
  'seven-seas.step.finale': 'Финальная продажа',

  // The end
  'seven-seas.end.lastRounds': 'Партия окончена: три последних раунда сыграны.',
  'seven-seas.outcome': '{reason} {verdict}',
  'seven-seas.decidedBy.points': `Победитель — {names}: ${points}.`,
  'seven-seas.decidedBy.corsairs': `{count, plural, one {Победитель — {names}} few {Победители — {names}} many {Победители — {names}} other {Победители — {names}}}: очков поровну (${points}), но меньше жетонов корсара ({corsairs}).`,
  'seven-seas.decidedBy.marks': `{count, plural, one {Победитель — {names}} few {Победители — {names}} many {Победители — {names}} other {Победители — {names}}}: очков поровну (${points}), но меньше чёрных меток ({marks}).`,
  'seven-seas.decidedBy.shared': `Общая победа: {names} — у каждого ${points}.`,

  'seven-seas.sheet.chests': 'Сундуки',
  'seven-seas.sheet.talismans': 'Талисманы',
  'seven-seas.sheet.yinYang': 'Инь-Янь',
  'seven-seas.sheet.marks': 'Метки',
  'seven-seas.sheet.corsairs': 'Жетоны корсара',
  'seven-seas.sheet.blackMarks': 'Чёрные метки',
  'seven-seas.sheet.points': 'Победные очки',
} as const;
