/** The words of the drawing that the voice has not, in Ukrainian: captions, short names, the rules in brief. */
export const terminal = {
  'seven-seas.terminal.round': 'Раунд {round}',
  'seven-seas.terminal.round.ending': 'Раунд {round}, наближається кінець',
  'seven-seas.terminal.round.last': 'Раунд {round}, останні раунди {last}/{all}',
  'seven-seas.terminal.over': 'Партію завершено',
  'seven-seas.terminal.ends': 'раунд {round} — останній',

  'seven-seas.terminal.port': 'Порт',
  'seven-seas.terminal.adventures': 'пригоди {cards}',
  'seven-seas.terminal.loot': 'здобич {loot}, скид {cards}',
  'seven-seas.terminal.loot.top': 'здобич {loot}, скид {cards} (зверху {top})',
  'seven-seas.terminal.top': 'остання карта: {names}',
  'seven-seas.terminal.history': 'зіграні карти: {names}',
  'seven-seas.terminal.calls': 'Виклик',
  'seven-seas.terminal.hand': 'Рука',
  'seven-seas.terminal.sending': 'відправлено: {names}',
  'seven-seas.terminal.open.keep': 'Здобич, яку можна взяти',
  'seven-seas.terminal.open.sale': 'На продаж',

  'seven-seas.terminal.column.chests': 'скр.',
  'seven-seas.terminal.column.free': 'вільні',
  'seven-seas.terminal.column.loaded': 'вант.',
  'seven-seas.terminal.column.guards': 'охор.',
  'seven-seas.terminal.column.reserve': 'запас',
  'seven-seas.terminal.column.yinYang': 'інь',
  'seven-seas.terminal.column.marks': 'мітки',
  'seven-seas.terminal.column.hand': 'рука',
  'seven-seas.terminal.secret': 'таємний персонаж',
  'seven-seas.terminal.played': 'на столі: {names}',
  'seven-seas.terminal.corsair': 'корсар: {nations}',
  'seven-seas.terminal.doubleHold': 'Подвійний трюм',
  'seven-seas.terminal.unsinkable': 'Непотоплюваний корабель',

  'seven-seas.terminal.lid': 'Кришка',
  'seven-seas.terminal.thrower': 'кидок: {name}',
  'seven-seas.terminal.fights': 'Бої',
  'seven-seas.terminal.hits': 'Зачеплено',
  'seven-seas.terminal.afloat': 'На плаву',
  'seven-seas.terminal.spared': 'Цілі',
  'seven-seas.terminal.dice': 'Кубики',
  'seven-seas.terminal.red': 'Червоний кубик',

  'seven-seas.terminal.here': 'Ваша рука та відкриті карти',
  'seven-seas.terminal.characters': 'Персонажі',
  'seven-seas.terminal.elsewhere': 'Решта карт',
  'seven-seas.terminal.signs': 'Знаки',
  'seven-seas.terminal.signList':
    '▶ зараз ходить · ★ перший гравець · ■ ▲ ◆ ● кубики гравців · × червоні кубики каравану · ■5 > ×3 п’ятірка потопила трійку · = потонули обидва · ~3 потоплений кубик · !1 кубик, зачеплений прокляттям · вільні, вант., охор., запас: де кораблі',

  'seven-seas.terminal.reminder.round':
    'Раунд: усі таємно вибирають персонажа, потім персонажів викликають від Корабела до Картографа. Капітан, Абориген і Шаман повертають у руку всіх ваших зіграних персонажів.',
  'seven-seas.terminal.reminder.gift':
    'Подарунок: хто вибрав персонажа сам-один, може взяти його подарунок, перший гравець — двічі. Удвох подарунок буває лише в першого гравця, раз на раунд.',
  'seven-seas.terminal.reminder.raid':
    'Пограбування: знову й знову б’ються найближчі червоний і піратський кубики; більше значення топить менше, за рівних тонуть обидва. Якщо караван знищено, за кожен уцілілий корабель — карта здобичі.',
  'seven-seas.terminal.reminder.sale':
    'Товар займає корабель. Він коштує 1 скриню, а від трьох однакових — стільки, скільки платить порт.',
  'seven-seas.terminal.reminder.guards': 'Охорона: кожні повні 10 скринь тримають на острові один ваш корабель.',
  'seven-seas.terminal.reminder.rituals':
    'Ритуали, у хід Корабела, Губернатора, Торговця або Картографа: вигідна угода та непотоплюваний корабель за 3 Інь-Ян, подвійний трюм за 2.',
  'seven-seas.terminal.reminder.marks':
    'Чорна мітка — за невиконану дію, за неучасть у пограбуванні, за службу корсаром і за пограбування своєї країни: мінус 3 очки наприкінці.',
  'seven-seas.terminal.reminder.end':
    'Після «Завершення пригод» грають ще три раунди. Очки дають скрині, талісмани й кожні 3 Інь-Ян; кожна карта в руці — чорна мітка.',
} as const;
