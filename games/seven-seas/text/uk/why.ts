/** Чим вибір добрий, українською: факти, а не думки. Ні до кого не звертаємося: вибір міг бути й чужим. */
import { chestsMoved, draws } from './units.ts';

export const why = {
  'seven-seas.why.changes': '{list}.',
  'seven-seas.why.part.chests': 'скрині: {from} → {to}',
  'seven-seas.why.part.ships': 'кораблі: {from} → {to}',
  'seven-seas.why.part.free': 'вільні кораблі: {from} → {to}',
  'seven-seas.why.part.goods': 'товари: {from} → {to}',
  'seven-seas.why.part.yinYang': 'жетони Інь-Ян: {from} → {to}',
  'seven-seas.why.part.marks': 'чорні мітки: {from} → {to} (кожна коштує 3 очки)',
  'seven-seas.why.part.rituals': 'ритуали: {from} → {to}',

  // The secret choice
  'seven-seas.why.choose.shipwright':
    '{ships, plural, =0 {Корабля купити не можна: чорна мітка.} one {Можна купити # корабель, за скриню.} few {Можна купити до # кораблів, по скрині за кожен.} many {Можна купити до # кораблів, по скрині за кожен.} other {Можна купити до # корабля, по скрині за кожен.}}',
  'seven-seas.why.choose.governor':
    '{ships, plural, =0 {Запас порожній.} one {Із запасу прийшов би # корабель.} few {Із запасу прийшли б # кораблі.} many {Із запасу прийшло б # кораблів.} other {Із запасу прийшло б # корабля.}}',
  'seven-seas.why.choose.noToken': 'Жетонів корсара не лишилося: чорна мітка.',
  'seven-seas.why.choose.caravan':
    '{card}: шанс знищити його {percent}\u00a0%, якщо всі відправлять стільки, скільки можуть.',
  'seven-seas.why.choose.port': `Найкращий порт у руці платить за всі товари ${chestsMoved}, нинішній — {now}.`,
  'seven-seas.why.choose.curse':
    '{cards, plural, one {У руці # прокляття.} few {У руці # прокляття.} many {У руці # проклять.} other {У руці # прокляття.}}',
  'seven-seas.why.choose.none': 'Такої карти у руці немає: чорна мітка.',
  'seven-seas.why.choose.merchant': `Усі товари принесли б ${chestsMoved}.`,
  'seven-seas.why.choose.noGoods': 'Продавати нема чого: чорна мітка.',
  'seven-seas.why.choose.alone': 'Більше ніхто не може вибрати його цього раунду.',
  'seven-seas.why.choose.shared':
    '{others, plural, one {Його може вибрати й {names}.} few {Його можуть вибрати й {names}.} many {Його можуть вибрати й {names}.} other {Його можуть вибрати й {names}.}}',
  'seven-seas.why.draws': `${draws}.`,
  'seven-seas.why.lateCards': 'Кожна карта, що лишиться у руці наприкінці, — чорна мітка.',

  // Raids and curses
  'seven-seas.why.raid': 'Шанс знищити караван {percent}\u00a0%; здобич на ці кораблі: близько {loot, number}.',
  'seven-seas.why.raid.range':
    'Шанс знищити караван {percent}\u2060–\u2060{most}\u00a0%: залежить від того, скільки ще відправлять інші.',
  'seven-seas.why.sunk': 'Із цих кораблів потоне в середньому {ships, number}.',
  'seven-seas.why.port': `Там за всі свої товари дають ${chestsMoved}, тут — {now}.`,
  'seven-seas.why.exposed': 'Кораблів у морі: своїх {own}, чужих {others}; шанс влучання в кожен — 1 з 6.',
  'seven-seas.why.thrown':
    '{ships, plural, =0 {Свої кораблі не кидаються.} one {Кидається # свій корабель.} few {Кидаються # свої кораблі.} many {Кидається # своїх кораблів.} other {Кидається # свого корабля.}}',
  'seven-seas.why.lacks': 'Такого товару немає, а отже, втрачають корабель: {names}.',
  'seven-seas.why.everybody': 'Такий товар є в усіх: кожен втрачає по карті.',
  'seven-seas.why.guards': 'Кораблів в охороні: своїх {own}, чужих {others}; кожен обходиться у 2 скрині.',

  // Goods
  'seven-seas.why.sale': `Увесь продаж тоді приносить ${chestsMoved}.`,
  'seven-seas.why.threshold': 'За три й більше однакових порт платить свою ціну, за менше — по скрині.',
  'seven-seas.why.good':
    'Залишиться: {good} ×{count}; за три й більше тут дають {price, plural, one {по # скрині} few {по # скрині} many {по # скринь} other {по # скрині}}.',

  'seven-seas.why.person': '{name}: поки що {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  'seven-seas.why.score': 'Очок поки що {mine}; у найкращого з решти: {theirs}.',
  'seven-seas.why.rounds':
    '{rounds, plural, =0 {Це останній раунд.} one {Попереду ще # раунд.} few {Попереду ще # раунди.} many {Попереду ще # раундів.} other {Попереду ще # раунду.}}',
} as const;
