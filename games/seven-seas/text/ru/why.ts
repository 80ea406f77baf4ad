/** Чем выбор хорош, по-русски: факты, а не мнения. Ни к кому не обращаемся: выбор мог быть и чужим. */
import { chests, draws } from './units.ts';

const chestsPaid = '{chests, plural, one {# сундук} few {# сундука} many {# сундуков} other {# сундука}}';

export const why = {
  'seven-seas.why.changes': '{list}.',
  'seven-seas.why.part.chests': 'сундуки: {from} → {to}',
  'seven-seas.why.part.ships': 'корабли: {from} → {to}',
  'seven-seas.why.part.free': 'свободные корабли: {from} → {to}',
  'seven-seas.why.part.goods': 'товары: {from} → {to}',
  'seven-seas.why.part.yinYang': 'жетоны Инь-Янь: {from} → {to}',
  'seven-seas.why.part.marks': 'чёрные метки: {from} → {to} (каждая стоит 3 очка)',
  'seven-seas.why.part.rituals': 'ритуалы: {from} → {to}',

  // The secret choice
  'seven-seas.why.choose.shipwright':
    '{ships, plural, =0 {Корабль купить нельзя: чёрная метка.} one {Можно купить # корабль, за сундук.} few {Можно купить до # кораблей, по сундуку каждый.} many {Можно купить до # кораблей, по сундуку каждый.} other {Можно купить до # корабля, по сундуку каждый.}}',
  'seven-seas.why.choose.governor':
    '{ships, plural, =0 {Запас пуст.} one {Из запаса пришёл бы # корабль.} few {Из запаса пришли бы # корабля.} many {Из запаса пришли бы # кораблей.} other {Из запаса пришло бы # корабля.}}',
  'seven-seas.why.choose.noToken': 'Жетонов корсара не осталось: чёрная метка.',
  'seven-seas.why.choose.caravan':
    '{card}: шанс уничтожить его {percent}\u00a0%, если все отправят столько, сколько могут.',
  'seven-seas.why.choose.port': `Лучший порт в руке платит за все товары ${chestsPaid}, нынешний — {now}.`,
  'seven-seas.why.choose.curse':
    '{cards, plural, one {В руке # проклятие.} few {В руке # проклятия.} many {В руке # проклятий.} other {В руке # проклятия.}}',
  'seven-seas.why.choose.none': 'Такой карты в руке нет: чёрная метка.',
  'seven-seas.why.choose.merchant': `Все товары принесли бы ${chestsPaid}.`,
  'seven-seas.why.choose.noGoods': 'Продавать нечего: чёрная метка.',
  'seven-seas.why.choose.alone': 'Больше никто не может выбрать его в этом раунде.',
  'seven-seas.why.choose.shared':
    '{others, plural, one {Его может выбрать и {names}.} few {Его могут выбрать и {names}.} many {Его могут выбрать и {names}.} other {Его могут выбрать и {names}.}}',
  'seven-seas.why.draws': `${draws}.`,
  'seven-seas.why.lateCards': 'Каждая карта, оставшаяся в руке в конце, — чёрная метка.',

  // Raids and curses
  'seven-seas.why.raid': 'Шанс уничтожить караван {percent}\u00a0%; добыча на эти корабли: около {loot, number}.',
  'seven-seas.why.raid.range':
    'Шанс уничтожить караван {percent}\u2060–\u2060{most}\u00a0%: зависит от того, сколько ещё отправят другие.',
  'seven-seas.why.sunk': 'Из этих кораблей утонет в среднем {ships, number}.',
  'seven-seas.why.port': `Там за все свои товары дают ${chestsPaid}, здесь — {now}.`,
  'seven-seas.why.exposed': 'Кораблей в море: своих {own}, чужих {others}; шанс попадания в каждый — 1 из 6.',
  'seven-seas.why.thrown':
    '{ships, plural, =0 {Свои корабли не бросаются.} one {Бросается # свой корабль.} few {Бросаются # своих корабля.} many {Бросается # своих кораблей.} other {Бросается # своего корабля.}}',
  'seven-seas.why.lacks': 'Такого товара нет, и значит теряют корабль: {names}.',
  'seven-seas.why.everybody': 'Такой товар есть у всех: каждый теряет по карте.',
  'seven-seas.why.guards': 'Кораблей в охране: своих {own}, чужих {others}; каждый обходится в 2 сундука.',

  // Goods
  'seven-seas.why.sale': `Вся продажа тогда приносит ${chests}.`,
  'seven-seas.why.threshold': 'За три и больше одинаковых порт платит свою цену, за меньшее — по сундуку.',
  'seven-seas.why.good':
    'Останется: {good} ×{count}; за три и больше здесь дают {price, plural, one {по # сундуку} few {по # сундука} many {по # сундуков} other {по # сундука}}.',

  'seven-seas.why.person': '{name}: пока {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'seven-seas.why.score': 'Очков пока {mine}; у лучшего из остальных: {theirs}.',
  'seven-seas.why.rounds':
    '{rounds, plural, =0 {Это последний раунд.} one {Впереди ещё # раунд.} few {Впереди ещё # раунда.} many {Впереди ещё # раундов.} other {Впереди ещё # раунда.}}',
} as const;
