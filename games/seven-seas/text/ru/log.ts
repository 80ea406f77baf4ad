/** The log, in Russian. Players' names stand where no word must agree with them in gender or case. */
import { cards, chests, dice, marksTaken, ships, yinYang } from './units.ts';

export const log = {
  // The round
  'seven-seas.event.began':
    'Партия началась. Первый игрок — [{name}|вы]; у каждого 7 кораблей, 7 сундуков и 3 карты приключений.',
  'seven-seas.event.dealt': '[{name}, приключения в руке|У вас в руке приключения]: {cards}.',
  'seven-seas.event.roundBegan': 'Раунд {round}. Первый игрок — [{name}|вы].',
  'seven-seas.event.roundBegan.last': 'Раунд {round}, последние раунды: {last} из 3. Первый игрок — [{name}|вы].',
  'seven-seas.event.chose': '{name} [выбирает|выбираете] персонажа: {card}.',
  'seven-seas.event.chose.hidden': '{name} [выбирает|выбираете] персонажа.',
  'seven-seas.event.called': 'Вызван {card}: {names}.',
  'seven-seas.event.declined': '{name} не [выполняет|выполняете] действие ({card}) и [берёт|берёте] чёрную метку.',
  'seven-seas.event.returned': '{name} [забирает|забираете] сыгранных персонажей: {cards}.',

  // Black Marks
  'seven-seas.event.marked.declined': `{name} [берёт|берёте] ${marksTaken} за невыполненное действие.`,
  'seven-seas.event.marked.corsair': `{name} [берёт|берёте] ${marksTaken} от пиратского братства за службу корсаром.`,
  'seven-seas.event.marked.stayedHome': `{name} [берёт|берёте] ${marksTaken} за то, что не [участвует|участвуете] в ограблении.`,
  'seven-seas.event.marked.ownNation': `{name} [берёт|берёте] ${marksTaken} за ограбление каравана своей страны.`,
  'seven-seas.event.marked.tavern': `{name} [берёт|берёте] ${marksTaken} в Таверне.`,
  'seven-seas.event.marked.hand': `{name} [берёт|берёте] ${marksTaken} за приключения, оставшиеся в руке.`,
  'seven-seas.event.markLifted': '{name} [избавляется|избавляетесь] от чёрной метки.',

  // Characters and rituals
  'seven-seas.event.built': `{name} [покупает|покупаете] из запаса ${ships}.`,
  'seven-seas.event.corsair': `{name} [— теперь|теперь] корсар {nation}. Из запаса: ${ships}.`,
  'seven-seas.event.gift.shipwright': '{name} [берёт|берёте] подарок Корабела: корабль бесплатно.',
  'seven-seas.event.gift.governor': '{name} [получает|получаете] подарок Губернатора: без чёрной метки.',
  'seven-seas.event.gift.captain': '{name} [берёт|берёте] подарок Капитана: 2 жетона Инь-Янь.',
  'seven-seas.event.gift.native': '{name} [берёт|берёте] подарок Аборигена: карту добычи.',
  'seven-seas.event.gift.shaman': '{name} [пользуется|пользуетесь] подарком Шамана.',
  'seven-seas.event.gift.merchant': '{name} [берёт|берёте] подарок Торговца: сундук.',
  'seven-seas.event.gift.cartographer': '{name} [берёт|берёте] подарок Картографа: ещё одно приключение.',
  'seven-seas.event.ritual.deal': `{name} [заключает|заключаете] выгодную сделку: {goods}, выручка — ${chests}.`,
  'seven-seas.event.ritual.doubleHold':
    '{name} [проводит|проводите] ритуал «Двойной трюм»: ещё один корабль везёт два товара.',
  'seven-seas.event.ritual.unsinkable':
    '{name} [проводит|проводите] ритуал «Непотопляемый корабль»: из каждого ограбления вернётся ещё один потопленный корабль.',
  'seven-seas.event.sold': `{name} [продаёт|продаёте]: {goods}. Выручка — ${chests}.`,
  'seven-seas.event.sold.final': `Финальная продажа. {name} [продаёт|продаёте]: {goods}. Выручка — ${chests}.`,
  'seven-seas.event.gained.gift': `{name} [получает|получаете] в подарок ${chests}.`,
  'seven-seas.event.gained.tavern': `{name} [получает|получаете] в Таверне ${chests}.`,
  'seven-seas.event.lost.tavern': `{name} [теряет|теряете] в Таверне ${chests}.`,
  'seven-seas.event.lost.salary': `{name} [платит|платите] жалование охране: ${chests}.`,
  'seven-seas.event.yinYang.sunk': `{name} [получает|получаете] ${yinYang} за потопленные корабли.`,
  'seven-seas.event.yinYang.talisman': `{name} [получает|получаете] ${yinYang} за талисманы.`,
  'seven-seas.event.yinYang.gift': `{name} [получает|получаете] в подарок ${yinYang}.`,
  'seven-seas.event.yinYang.tavern': `{name} [получает|получаете] в Таверне ${yinYang}.`,
  'seven-seas.event.guards.more': `{name} [ставит|ставите] в охрану ${ships}.`,
  'seven-seas.event.guards.fewer': `{name} [снимает|снимаете] с охраны ${ships}.`,
  'seven-seas.event.drew': '{name} [берёт|берёте] приключение: {card}.',
  'seven-seas.event.drew.hidden': '{name} [берёт|берёте] карту приключений.',
  'seven-seas.event.endDrawn':
    '{name} [вытягивает|вытягиваете] «Завершение приключений» в раунде {round}: после этого раунда — ещё три.',
  'seven-seas.event.played.caravan': '{name} [объявляет|объявляете] ограбление: {card}.',
  'seven-seas.event.played.port': '{name} [меняет|меняете] порт: {card}.',
  'seven-seas.event.played.curse': '{name} [насылает|насылаете] проклятие: {card}.',

  // Raids and throws
  'seven-seas.event.sent': `{name} [отправляет|отправляете] ${ships}.`,
  'seven-seas.event.sent.none': '{name} не [отправляет|отправляете] кораблей и [берёт|берёте] чёрную метку.',
  'seven-seas.event.cast': `{name} [бросает|бросаете] ${dice}.`,
  'seven-seas.event.landed': 'На поле: {dice}.',
  'seven-seas.event.landed.again':
    '{attempts, plural, one {Кубик вылетел за борт поля, переброшены все.} few {Кубики вылетали за борт поля # раза, каждый раз переброшены все.} many {Кубики вылетали за борт поля # раз, каждый раз переброшены все.} other {Кубики вылетали за борт поля # раза, каждый раз переброшены все.}} На поле: {dice}.',
  'seven-seas.event.landed.red': 'красные {values}',
  'seven-seas.event.landed.ships': '[{name}|вы] {values}',
  'seven-seas.event.fought.red': '[{name}: корабль|Ваш корабль] {pirate} топит красный корабль {red}.',
  'seven-seas.event.fought.pirate':
    '[{name}: красный корабль {red} топит корабль|Красный корабль {red} топит ваш корабль] {pirate}.',
  'seven-seas.event.fought.both': '[{name}: корабль|Ваш корабль] {pirate} и красный корабль {red} топят друг друга.',
  'seven-seas.event.raidEnded.won': 'Караван уничтожен.',
  'seven-seas.event.raidEnded.lost': 'Караван ушёл: добычи нет.',
  'seven-seas.event.raidEnded.left': 'Уцелевшие корабли: {ships}.',
  'seven-seas.event.raidEnded.sunk': 'Потопленные корабли: {ships}.',
  'seven-seas.event.raidEnded.saved': 'Вернулись как непотопляемые: {ships}.',
  'seven-seas.event.raidEnded.share': '[{name}|вы] {ships}',

  // Loot
  'seven-seas.event.looted.raid': '{name} [берёт|берёте] добычу: {goods}.',
  'seven-seas.event.looted.gift': '{name} [берёт|берёте] добычу в подарок: {goods}.',
  'seven-seas.event.looted.tavern': '{name} [открывает|открываете] в Таверне: {goods}.',
  'seven-seas.event.kept': '{name} [берёт|берёте] на борт: {goods}.',
  'seven-seas.event.dropped.left': '{name} [оставляет|оставляете]: {goods}.',
  'seven-seas.event.dropped.excess': '{name} [сбрасывает|сбрасываете], места больше нет: {goods}.',
  'seven-seas.event.dropped.tavern': '{name} [теряет|теряете] в Таверне: {goods}.',
  'seven-seas.event.reshuffled': `Сброшенная добыча перемешана, это новая колода: ${cards}.`,

  // Curses
  'seven-seas.event.protected': `{name} [оставляет|оставляете] вне броска ${ships}.`,
  'seven-seas.event.protected.none': '{name} [бросает|бросаете] все свои корабли в море.',
  'seven-seas.event.named': '{name} [называет|называете] товар: {card}.',
  'seven-seas.event.hit': '{name} [теряет|теряете] из-за проклятия ({curse}): {lost}.',
  'seven-seas.event.hit.none': '{name} ничего не [теряет|теряете] из-за проклятия ({curse}).',
  'seven-seas.event.assigned': '{name} [получает|получаете] в Таверне кубик {value}: {what}.',

  'seven-seas.event.ended': 'Партия окончена.',

  'seven-seas.tavern.1': 'чёрная метка',
  'seven-seas.tavern.2': 'минус товар',
  'seven-seas.tavern.3': 'минус сундук',
  'seven-seas.tavern.4': 'сундук',
  'seven-seas.tavern.5': 'товар',
  'seven-seas.tavern.6': '3 жетона Инь-Янь',
} as const;
