/** The secret choice of a character in Russian: what each could do now, and who has chosen. */
import { chests, draws, reserve } from './units.ts';

export const choosing = {
  'seven-seas.table.outlook.shipwright':
    '{ships, plural, =0 {{reserve, plural, =0 {Ваш запас пуст: только чёрная метка.} one {Платить нечем: только чёрная метка.} few {Платить нечем: только чёрная метка.} many {Платить нечем: только чёрная метка.} other {Платить нечем: только чёрная метка.}}} one {Можно купить # корабль.} few {Можно купить до # кораблей.} many {Можно купить до # кораблей.} other {Можно купить до # корабля.}}',
  'seven-seas.table.outlook.governor': `{tokens, plural, =0 {Жетонов корсара не осталось: только чёрная метка.} one {Остался # жетон; ${reserve}.} few {Осталось # жетона; ${reserve}.} many {Осталось # жетонов; ${reserve}.} other {Осталось # жетона; ${reserve}.}}`,
  'seven-seas.table.outlook.caravan':
    '{cards, plural, =0 {Караванов у вас нет: только чёрная метка.} one {У вас # караван.} few {У вас # каравана.} many {У вас # караванов.} other {У вас # каравана.}}',
  'seven-seas.table.outlook.port':
    '{cards, plural, =0 {Портов у вас нет: только чёрная метка.} one {У вас # порт.} few {У вас # порта.} many {У вас # портов.} other {У вас # порта.}}',
  'seven-seas.table.outlook.curse':
    '{cards, plural, =0 {Проклятий у вас нет: только чёрная метка.} one {У вас # проклятие.} few {У вас # проклятия.} many {У вас # проклятий.} other {У вас # проклятия.}}',
  'seven-seas.table.outlook.merchant': `{goods, plural, =0 {Товаров сейчас нет: только чёрная метка.} one {Все ваши товары принесут здесь ${chests}.} few {Все ваши товары принесут здесь ${chests}.} many {Все ваши товары принесут здесь ${chests}.} other {Все ваши товары принесут здесь ${chests}.}}`,
  'seven-seas.table.outlook.cartographer': `${draws}.`,
  'seven-seas.table.outlook.cartographer.late':
    '{cards, plural, =0 {Колода пуста: только чёрная метка.} one {Осталась # карта; каждая карта в руке в конце — чёрная метка.} few {Осталось # карты; каждая карта в руке в конце — чёрная метка.} many {Осталось # карт; каждая карта в руке в конце — чёрная метка.} other {Осталось # карты; каждая карта в руке в конце — чёрная метка.}}',
  'seven-seas.table.outlook.captain.free':
    '{free, plural, one {Свободен # ваш корабль.} few {Свободны # ваших корабля.} many {Свободны # ваших кораблей.} other {Свободно # вашего корабля.}}',
  'seven-seas.table.outlook.captain.home': 'Свободных кораблей нет: остаться дома — чёрная метка.',
  'seven-seas.table.outlook.governor.price':
    'Стоит чёрной метки, если выбрали не только вы, и ещё одной в каждом ограблении этой страны.',
  'seven-seas.table.outlook.alone': 'Подарок точно ваш: больше никто выбрать не может.',
  'seven-seas.table.outlook.shared': 'Могут выбрать и другие: {names}.',

  // The same on a card, in two words
  'seven-seas.table.tag.resting': 'на столе',
  'seven-seas.table.tag.none.shipwright': 'без покупки',
  'seven-seas.table.tag.none.governor': 'нет жетонов',
  'seven-seas.table.tag.none.captain': 'нет каравана',
  'seven-seas.table.tag.none.native': 'нет порта',
  'seven-seas.table.tag.none.shaman': 'нет проклятия',
  'seven-seas.table.tag.none.merchant': 'нет товаров',
  'seven-seas.table.tag.none.cartographer': 'нет карт',
  'seven-seas.table.tag.shipwright':
    '{count, plural, one {# корабль} few {до # кораблей} many {до # кораблей} other {до # корабля}}',
  'seven-seas.table.tag.governor':
    '{count, plural, =0 {жетон} one {+# корабль} few {+# корабля} many {+# кораблей} other {+# корабля}}',
  'seven-seas.table.tag.captain':
    '{count, plural, one {# караван} few {# каравана} many {# караванов} other {# каравана}}',
  'seven-seas.table.tag.native': '{count, plural, one {# порт} few {# порта} many {# портов} other {# порта}}',
  'seven-seas.table.tag.shaman':
    '{count, plural, one {# проклятие} few {# проклятия} many {# проклятий} other {# проклятия}}',
  'seven-seas.table.tag.merchant':
    '{count, plural, one {# сундук} few {# сундука} many {# сундуков} other {# сундука}}',
  'seven-seas.table.tag.cartographer': '{count, plural, one {+# карта} few {+# карты} many {+# карт} other {+# карты}}',

  // The choice itself
  'seven-seas.table.choosing.title': 'Раунд {round}: выберите персонажа',
  'seven-seas.table.choosing.others': 'Раунд {round}: выбор персонажей',
  'seven-seas.table.choosing.count': 'Сделали выбор: {chosen} из {all}',
  'seven-seas.table.choosing.all': 'Все сделали выбор',
  'seven-seas.table.choosing.ready': 'Кто уже выбрал',
  'seven-seas.table.choosing.hand': 'Семь ваших персонажей',
  'seven-seas.table.choosing.hint':
    'Нажмите на персонажа, чтобы узнать, что он делает. До вызова ваш выбор не увидит никто.',
  'seven-seas.table.choosing.warning':
    'Красный «!» — этот персонаж сейчас ничего не сможет: будет только чёрная метка.',
  'seven-seas.table.choosing.gift': 'Если его не выберет никто другой: {gift}',
  'seven-seas.table.choosing.returns':
    '{cards, plural, one {С ним вернётся # карта со стола.} few {С ним вернутся # карты со стола.} many {С ним вернутся # карт со стола.} other {С ним вернётся # карты со стола.}}',
  'seven-seas.table.choosing.chosen': 'Ваш выбор: {name}',
  'seven-seas.table.choosing.wait': 'Пока это тайна. Персонажей вызовут, когда выбор сделают все.',
} as const;
