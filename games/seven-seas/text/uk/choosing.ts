/** The secret choice of a character in Ukrainian: what each could do now, and who has chosen. */
import { chests, draws, reserve } from './units.ts';

export const choosing = {
  'seven-seas.table.outlook.shipwright':
    '{ships, plural, =0 {{reserve, plural, =0 {Ваш запас порожній: лише чорна мітка.} one {Платити нема чим: лише чорна мітка.} few {Платити нема чим: лише чорна мітка.} many {Платити нема чим: лише чорна мітка.} other {Платити нема чим: лише чорна мітка.}}} one {Можна купити # корабель.} few {Можна купити до # кораблів.} many {Можна купити до # кораблів.} other {Можна купити до # корабля.}}',
  'seven-seas.table.outlook.governor': `{tokens, plural, =0 {Жетонів корсара не лишилося: лише чорна мітка.} one {Лишився # жетон; ${reserve}.} few {Лишилося # жетони; ${reserve}.} many {Лишилося # жетонів; ${reserve}.} other {Лишилося # жетона; ${reserve}.}}`,
  'seven-seas.table.outlook.caravan':
    '{cards, plural, =0 {Караванів у вас немає: лише чорна мітка.} one {У вас # караван.} few {У вас # каравани.} many {У вас # караванів.} other {У вас # каравану.}}',
  'seven-seas.table.outlook.port':
    '{cards, plural, =0 {Портів у вас немає: лише чорна мітка.} one {У вас # порт.} few {У вас # порти.} many {У вас # портів.} other {У вас # порту.}}',
  'seven-seas.table.outlook.curse':
    '{cards, plural, =0 {Проклять у вас немає: лише чорна мітка.} one {У вас # прокляття.} few {У вас # прокляття.} many {У вас # проклять.} other {У вас # прокляття.}}',
  'seven-seas.table.outlook.merchant': `{goods, plural, =0 {Товарів зараз немає: лише чорна мітка.} one {Усі ваші товари тут варті: ${chests}.} few {Усі ваші товари тут варті: ${chests}.} many {Усі ваші товари тут варті: ${chests}.} other {Усі ваші товари тут варті: ${chests}.}}`,
  'seven-seas.table.outlook.cartographer': `${draws}.`,
  'seven-seas.table.outlook.cartographer.late':
    '{cards, plural, =0 {Колода порожня: лише чорна мітка.} one {Лишилася # карта; кожна карта в руці наприкінці — чорна мітка.} few {Лишилося # карти; кожна карта в руці наприкінці — чорна мітка.} many {Лишилося # карт; кожна карта в руці наприкінці — чорна мітка.} other {Лишилося # карти; кожна карта в руці наприкінці — чорна мітка.}}',
  'seven-seas.table.outlook.captain.free':
    '{free, plural, one {Вільний # ваш корабель.} few {Вільні # ваші кораблі.} many {Вільних ваших кораблів: #.} other {Вільно # вашого корабля.}}',
  'seven-seas.table.outlook.captain.home': 'Вільних кораблів немає: лишитися вдома — чорна мітка.',
  'seven-seas.table.outlook.governor.price':
    'Коштує чорної мітки, якщо вибрали не лише ви, і ще однієї в кожному пограбуванні цієї країни.',
  'seven-seas.table.outlook.alone': 'Подарунок точно ваш: більше ніхто вибрати не може.',
  'seven-seas.table.outlook.shared': 'Можуть вибрати й інші: {names}.',

  // The same on a card, in two words
  'seven-seas.table.tag.resting': 'на столі',
  'seven-seas.table.tag.none.shipwright': 'без покупки',
  'seven-seas.table.tag.none.governor': 'немає жетонів',
  'seven-seas.table.tag.none.captain': 'немає каравану',
  'seven-seas.table.tag.none.native': 'немає порту',
  'seven-seas.table.tag.none.shaman': 'немає прокляття',
  'seven-seas.table.tag.none.merchant': 'немає товарів',
  'seven-seas.table.tag.none.cartographer': 'немає карт',
  'seven-seas.table.tag.shipwright':
    '{count, plural, one {# корабель} few {до # кораблів} many {до # кораблів} other {до # корабля}}',
  'seven-seas.table.tag.governor':
    '{count, plural, =0 {жетон} one {+# корабель} few {+# кораблі} many {+# кораблів} other {+# корабля}}',
  'seven-seas.table.tag.captain':
    '{count, plural, one {# караван} few {# каравани} many {# караванів} other {# каравану}}',
  'seven-seas.table.tag.native': '{count, plural, one {# порт} few {# порти} many {# портів} other {# порту}}',
  'seven-seas.table.tag.shaman':
    '{count, plural, one {# прокляття} few {# прокляття} many {# проклять} other {# прокляття}}',
  'seven-seas.table.tag.merchant': '{count, plural, one {# скриня} few {# скрині} many {# скринь} other {# скрині}}',
  'seven-seas.table.tag.cartographer': '{count, plural, one {+# карта} few {+# карти} many {+# карт} other {+# карти}}',

  // The choice itself
  'seven-seas.table.choosing.title': 'Раунд {round}: виберіть персонажа',
  'seven-seas.table.choosing.others': 'Раунд {round}: вибір персонажів',
  'seven-seas.table.choosing.count': 'Зробили вибір: {chosen} з {all}',
  'seven-seas.table.choosing.all': 'Усі зробили вибір',
  'seven-seas.table.choosing.ready': 'Хто вже вибрав',
  'seven-seas.table.choosing.hand': 'Сім ваших персонажів',
  'seven-seas.table.choosing.hint':
    'Натисніть на персонажа, щоб дізнатися, що він робить. До виклику ваш вибір не побачить ніхто.',
  'seven-seas.table.choosing.warning': 'Червоний «!» — цей персонаж зараз нічого не зможе: буде лише чорна мітка.',
  'seven-seas.table.choosing.gift': 'Якщо його не вибере ніхто інший: {gift}',
  'seven-seas.table.choosing.returns':
    '{cards, plural, one {З ним повернеться # карта зі столу.} few {З ним повернуться # карти зі столу.} many {З ним повернеться # карт зі столу.} other {З ним повернеться # карти зі столу.}}',
  'seven-seas.table.choosing.chosen': 'Ваш вибір: {name}',
  'seven-seas.table.choosing.wait': 'Поки що це таємниця. Персонажів викличуть, коли вибір зроблять усі.',
} as const;
