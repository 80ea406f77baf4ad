/** The words of the drawing that the voice has not, in Russian: captions, short names, the rules in brief. */
export const terminal = {
  'seven-seas.terminal.round': 'Раунд {round}',
  'seven-seas.terminal.round.ending': 'Раунд {round}, близится конец',
  'seven-seas.terminal.round.last': 'Раунд {round}, последние раунды {last}/{all}',
  'seven-seas.terminal.over': 'Партия окончена',
  'seven-seas.terminal.ends': 'раунд {round} — последний',

  'seven-seas.terminal.port': 'Порт',
  'seven-seas.terminal.adventures': 'приключения {cards}',
  'seven-seas.terminal.loot': 'добыча {loot}, сброс {cards}',
  'seven-seas.terminal.loot.top': 'добыча {loot}, сброс {cards} (сверху {top})',
  'seven-seas.terminal.top': 'последняя карта: {names}',
  'seven-seas.terminal.history': 'сыгранные карты: {names}',
  'seven-seas.terminal.calls': 'Вызов',
  'seven-seas.terminal.hand': 'Рука',
  'seven-seas.terminal.sending': 'отправлены: {names}',
  'seven-seas.terminal.open.keep': 'Добыча, которую можно взять',
  'seven-seas.terminal.open.sale': 'На продажу',

  'seven-seas.terminal.column.chests': 'сунд.',
  'seven-seas.terminal.column.free': 'своб.',
  'seven-seas.terminal.column.loaded': 'груз',
  'seven-seas.terminal.column.guards': 'охр.',
  'seven-seas.terminal.column.reserve': 'запас',
  'seven-seas.terminal.column.yinYang': 'инь',
  'seven-seas.terminal.column.marks': 'метки',
  'seven-seas.terminal.column.hand': 'рука',
  'seven-seas.terminal.secret': 'тайный персонаж',
  'seven-seas.terminal.played': 'на столе: {names}',
  'seven-seas.terminal.corsair': 'корсар: {nations}',
  'seven-seas.terminal.doubleHold': 'Двойной трюм',
  'seven-seas.terminal.unsinkable': 'Непотопляемый корабль',

  'seven-seas.terminal.lid': 'Поле',
  'seven-seas.terminal.thrower': 'бросок: {name}',
  'seven-seas.terminal.fights': 'Бои',
  'seven-seas.terminal.hits': 'Задеты',
  'seven-seas.terminal.afloat': 'На плаву',
  'seven-seas.terminal.spared': 'Целы',
  'seven-seas.terminal.dice': 'Кубики',
  'seven-seas.terminal.red': 'Красный кубик',

  'seven-seas.terminal.here': 'Ваша рука и открытые карты',
  'seven-seas.terminal.characters': 'Персонажи',
  'seven-seas.terminal.elsewhere': 'Остальные карты',
  'seven-seas.terminal.signs': 'Знаки',
  'seven-seas.terminal.signList':
    '▶ сейчас ходит · ★ первый игрок · ■ ▲ ◆ ● кубики игроков · × красные кубики каравана · ■5 > ×3 пятёрка потопила тройку · = потонули оба · ~3 потопленный кубик · !1 кубик, задетый проклятием · своб., груз, охр., запас: где корабли',

  'seven-seas.terminal.reminder.round':
    'Раунд: все тайно выбирают персонажа, затем персонажей вызывают от Корабела до Картографа. Капитан, Абориген и Шаман возвращают в руку всех ваших сыгранных персонажей.',
  'seven-seas.terminal.reminder.gift':
    'Подарок: кто выбрал персонажа один, может взять его подарок, первый игрок — дважды. Вдвоём подарок бывает только у первого игрока, раз в раунд.',
  'seven-seas.terminal.reminder.raid':
    'Ограбление: снова и снова сражаются ближайшие красный и пиратский кубики; большее значение топит меньшее, при равных тонут оба. Если караван уничтожен, за каждый уцелевший корабль — карта добычи.',
  'seven-seas.terminal.reminder.sale':
    'Товар занимает корабль. Он стоит 1 сундук, а от трёх одинаковых — столько, сколько платит порт.',
  'seven-seas.terminal.reminder.guards': 'Охрана: каждые полные 10 сундуков держат на острове один ваш корабль.',
  'seven-seas.terminal.reminder.rituals':
    'Ритуалы, в свой ход за Корабела, Губернатора, Торговца или Картографа: выгодная сделка и непотопляемый корабль за 3 Инь-Янь, двойной трюм за 2.',
  'seven-seas.terminal.reminder.marks':
    'Чёрная метка — за невыполненное действие, за неучастие в ограблении, за службу корсаром и за ограбление своей страны: минус 3 очка в конце.',
  'seven-seas.terminal.reminder.end':
    'После «Завершения приключений» играют ещё три раунда. Очки дают сундуки, талисманы и каждые 3 Инь-Янь; каждая карта в руке — чёрная метка.',
} as const;
