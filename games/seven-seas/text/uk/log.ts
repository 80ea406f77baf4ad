/** The log, in Ukrainian. Players' names stand where no word must agree with them in gender or case. */
import { cards, chests, chestsMoved, dice, marksTaken, ships, yinYang } from './units.ts';

export const log = {
  // The round
  'seven-seas.event.began':
    'Партія почалася. Перший гравець — [{name}|ви]; у кожного 7 кораблів, 7 скринь і 3 карти пригод.',
  'seven-seas.event.dealt': '[{name}, пригоди в руці|У вас у руці пригоди]: {cards}.',
  'seven-seas.event.roundBegan': 'Раунд {round}. Перший гравець — [{name}|ви].',
  'seven-seas.event.roundBegan.last': 'Раунд {round}, останні раунди: {last} із 3. Перший гравець — [{name}|ви].',
  'seven-seas.event.chose': '{name} [вибирає|вибираєте] персонажа: {card}.',
  'seven-seas.event.chose.hidden': '{name} [вибирає|вибираєте] персонажа.',
  'seven-seas.event.called': 'Викликано карту «{card}»: {names}.',
  'seven-seas.event.declined': '{name} не [виконує|виконуєте] дію ({card}) і [бере|берете] чорну мітку.',
  'seven-seas.event.returned': '{name} [забирає|забираєте] зіграних персонажів: {cards}.',

  // Black Marks
  'seven-seas.event.marked.declined': `{name} [бере|берете] ${marksTaken} за невиконану дію.`,
  'seven-seas.event.marked.corsair': `{name} [бере|берете] ${marksTaken} від піратського братства за службу корсаром.`,
  'seven-seas.event.marked.stayedHome': `{name} [бере|берете] ${marksTaken} за неучасть у пограбуванні.`,
  'seven-seas.event.marked.ownNation': `{name} [бере|берете] ${marksTaken} за пограбування країни, чий прапор [несе|несете].`,
  'seven-seas.event.marked.tavern': `{name} [бере|берете] ${marksTaken} в таверні.`,
  'seven-seas.event.marked.hand': `{name} [бере|берете] ${marksTaken} за пригоди, що лишилися в руці.`,
  'seven-seas.event.markLifted': '{name} [позбувається|позбуваєтеся] чорної мітки.',

  // Characters and rituals
  'seven-seas.event.built': `{name} [купує|купуєте] із запасу ${ships}.`,
  'seven-seas.event.corsair': `{name} [— тепер|тепер] корсар {nation}. Із запасу: ${ships}.`,
  'seven-seas.event.gift.shipwright': '{name} [бере|берете] подарунок Корабела: корабель безкоштовно.',
  'seven-seas.event.gift.governor': '{name} [отримує|отримуєте] подарунок Губернатора: без чорної мітки.',
  'seven-seas.event.gift.captain': '{name} [бере|берете] подарунок Капітана: 2 жетони Інь-Ян.',
  'seven-seas.event.gift.native': '{name} [бере|берете] подарунок Аборигена: карту здобичі.',
  'seven-seas.event.gift.shaman': '{name} [користується|користуєтеся] подарунком Шамана.',
  'seven-seas.event.gift.merchant': '{name} [бере|берете] подарунок Торговця: скриню.',
  'seven-seas.event.gift.cartographer': '{name} [бере|берете] подарунок Картографа: ще одну пригоду.',
  'seven-seas.event.ritual.deal': `{name} [укладає|укладаєте] вигідну угоду: {goods}, виторг — ${chests}.`,
  'seven-seas.event.ritual.doubleHold':
    '{name} [проводить|проводите] ритуал «Подвійний трюм»: ще один корабель везе два товари.',
  'seven-seas.event.ritual.unsinkable':
    '{name} [проводить|проводите] ритуал «Непотоплюваний корабель»: з кожного пограбування повернеться ще один потоплений корабель.',
  'seven-seas.event.sold': `{name} [продає|продаєте]: {goods}. Виторг — ${chests}.`,
  'seven-seas.event.sold.final': `Фінальний продаж. {name} [продає|продаєте]: {goods}. Виторг — ${chests}.`,
  'seven-seas.event.gained.gift': `{name} [отримує|отримуєте] в подарунок ${chestsMoved}.`,
  'seven-seas.event.gained.tavern': `{name} [отримує|отримуєте] в таверні ${chestsMoved}.`,
  'seven-seas.event.lost.tavern': `{name} [втрачає|втрачаєте] в таверні ${chestsMoved}.`,
  'seven-seas.event.lost.salary': `{name} [видає|видаєте] платню охороні: ${chests}.`,
  'seven-seas.event.yinYang.sunk': `{name} [отримує|отримуєте] ${yinYang} за потоплені кораблі.`,
  'seven-seas.event.yinYang.talisman': `{name} [отримує|отримуєте] ${yinYang} за талісмани.`,
  'seven-seas.event.yinYang.gift': `{name} [отримує|отримуєте] в подарунок ${yinYang}.`,
  'seven-seas.event.yinYang.tavern': `{name} [отримує|отримуєте] в таверні ${yinYang}.`,
  'seven-seas.event.guards.more': `{name} [ставить|ставите] в охорону ${ships}.`,
  'seven-seas.event.guards.fewer': `{name} [знімає|знімаєте] з охорони ${ships}.`,
  'seven-seas.event.drew': '{name} [бере|берете] пригоду: {card}.',
  'seven-seas.event.drew.hidden': '{name} [бере|берете] карту пригод.',
  'seven-seas.event.endDrawn':
    '{name} [витягує|витягуєте] «Завершення пригод» у раунді {round}: кінець партії вирішено.',
  'seven-seas.event.played.caravan': '{name} [оголошує|оголошуєте] пограбування: {card}.',
  'seven-seas.event.played.port': '{name} [відкриває|відкриваєте] порт: {card}.',
  'seven-seas.event.played.curse': '{name} [насилає|насилаєте] прокляття: {card}.',

  // Raids and throws
  'seven-seas.event.sent': `{name} [відправляє|відправляєте] ${ships}.`,
  'seven-seas.event.sent.none': '{name} не [відправляє|відправляєте] кораблів і [бере|берете] чорну мітку.',
  'seven-seas.event.cast': `{name} [кидає|кидаєте] ${dice}.`,
  'seven-seas.event.landed': 'У кришці: {dice}.',
  'seven-seas.event.landed.again':
    '{attempts, plural, one {Кубик вилетів із кришки, перекинуто всі.} few {Кубики вилітали з кришки # рази, щоразу перекинуто всі.} many {Кубики вилітали з кришки # разів, щоразу перекинуто всі.} other {Кубики вилітали з кришки # разу, щоразу перекинуто всі.}} У кришці: {dice}.',
  'seven-seas.event.landed.red': 'червоні {values}',
  'seven-seas.event.landed.ships': '[{name}|ви] {values}',
  'seven-seas.event.fought.red': '[{name}: корабель|Ваш корабель] {pirate} топить червоний корабель {red}.',
  'seven-seas.event.fought.pirate':
    '[{name}: червоний корабель {red} топить корабель|Червоний корабель {red} топить ваш корабель] {pirate}.',
  'seven-seas.event.fought.both':
    '[{name}: корабель|Ваш корабель] {pirate} і червоний корабель {red} топлять один одного.',
  'seven-seas.event.raidEnded.won': 'Караван знищено.',
  'seven-seas.event.raidEnded.lost': 'Караван утік: здобичі немає.',
  'seven-seas.event.raidEnded.left': 'Уцілілі кораблі: {ships}.',
  'seven-seas.event.raidEnded.sunk': 'Потоплені кораблі: {ships}.',
  'seven-seas.event.raidEnded.saved': 'Повернулися як непотоплювані: {ships}.',
  'seven-seas.event.raidEnded.share': '[{name}|ви] {ships}',

  // Loot
  'seven-seas.event.looted.raid': '{name} [бере|берете] здобич: {goods}.',
  'seven-seas.event.looted.gift': '{name} [бере|берете] здобич у подарунок: {goods}.',
  'seven-seas.event.looted.tavern': '{name} [відкриває|відкриваєте] в таверні: {goods}.',
  'seven-seas.event.kept': '{name} [бере|берете] на борт: {goods}.',
  'seven-seas.event.dropped.left': '{name} [лишає|лишаєте]: {goods}.',
  'seven-seas.event.dropped.excess': '{name} [скидає|скидаєте], місця більше немає: {goods}.',
  'seven-seas.event.dropped.tavern': '{name} [втрачає|втрачаєте] в таверні: {goods}.',
  'seven-seas.event.reshuffled': `Скинуту здобич перетасовано, це нова колода: ${cards}.`,

  // Curses
  'seven-seas.event.protected': `{name} [лишає|лишаєте] поза кидком ${ships}.`,
  'seven-seas.event.protected.none': '{name} [кидає|кидаєте] всі свої кораблі в морі.',
  'seven-seas.event.named': '{name} [називає|називаєте] товар: {card}.',
  'seven-seas.event.hit': '{name} [втрачає|втрачаєте] через прокляття ({curse}): {lost}.',
  'seven-seas.event.hit.none': '{name} нічого не [втрачає|втрачаєте] через прокляття ({curse}).',
  'seven-seas.event.assigned': '{name} [отримує|отримуєте] в таверні кубик {value}: {what}.',

  'seven-seas.event.ended': 'Партію завершено.',

  'seven-seas.tavern.1': 'чорна мітка',
  'seven-seas.tavern.2': 'мінус товар',
  'seven-seas.tavern.3': 'мінус скриня',
  'seven-seas.tavern.4': 'скриня',
  'seven-seas.tavern.5': 'товар',
  'seven-seas.tavern.6': '3 жетони Інь-Ян',
} as const;
