/** The log, in Russian. Players' names stand where no word must agree with them in gender or case. */
import { cards, chests, dice, marksTaken, ships, yinYang } from './units.ts';

export const log = {
  // The round
  'seven-seas.event.began':
    'Партия началась. Первый игрок — {name}; у каждого 7 кораблей, 7 сундуков и 3 карты приключений.',
  'seven-seas.event.dealt': '{name}, приключения в руке: {cards}.',
  'seven-seas.event.roundBegan': 'Раунд {round}. Первый игрок — {name}.',
  'seven-seas.event.roundBegan.last': 'Раунд {round}, последние раунды: {last} из 3. Первый игрок — {name}.',
  'seven-seas.event.chose': '{name} выбирает персонажа: {card}.',
  'seven-seas.event.chose.hidden': '{name} выбирает персонажа.',
  'seven-seas.event.called': 'Вызван {card}: {names}.',
  'seven-seas.event.declined': '{name} не выполняет действие ({card}) и берёт чёрную метку.',
  'seven-seas.event.returned': '{name} забирает сыгранных персонажей: {cards}.',

  // Black Marks
  'seven-seas.event.marked.declined': `{name} берёт ${marksTaken} за невыполненное действие.`,
  'seven-seas.event.marked.corsair': `{name} берёт ${marksTaken} от пиратского братства за службу корсаром.`,
  'seven-seas.event.marked.stayedHome': `{name} берёт ${marksTaken} за то, что не участвует в ограблении.`,
  'seven-seas.event.marked.ownNation': `{name} берёт ${marksTaken} за ограбление каравана своей страны.`,
  'seven-seas.event.marked.tavern': `{name} берёт ${marksTaken} в Таверне.`,
  'seven-seas.event.marked.hand': `{name} берёт ${marksTaken} за приключения, оставшиеся в руке.`,
  'seven-seas.event.markLifted': '{name} избавляется от чёрной метки.',

  // Characters and rituals
  'seven-seas.event.built': `{name} покупает из запаса ${ships}.`,
  'seven-seas.event.corsair': `{name} — теперь корсар {nation}. Из запаса: ${ships}.`,
  'seven-seas.event.gift.shipwright': '{name} берёт подарок Корабела: корабль бесплатно.',
  'seven-seas.event.gift.governor': '{name} получает подарок Губернатора: без чёрной метки.',
  'seven-seas.event.gift.captain': '{name} берёт подарок Капитана: 2 жетона Инь-Янь.',
  'seven-seas.event.gift.native': '{name} берёт подарок Аборигена: карту добычи.',
  'seven-seas.event.gift.shaman': '{name} пользуется подарком Шамана.',
  'seven-seas.event.gift.merchant': '{name} берёт подарок Торговца: сундук.',
  'seven-seas.event.gift.cartographer': '{name} берёт подарок Картографа: ещё одно приключение.',
  'seven-seas.event.ritual.deal': `{name} заключает выгодную сделку: {goods}, выручка — ${chests}.`,
  'seven-seas.event.ritual.doubleHold': '{name} проводит ритуал «Двойной трюм»: ещё один корабль везёт два товара.',
  'seven-seas.event.ritual.unsinkable':
    '{name} проводит ритуал «Непотопляемый корабль»: из каждого ограбления вернётся ещё один потопленный корабль.',
  'seven-seas.event.sold': `{name} продаёт: {goods}. Выручка — ${chests}.`,
  'seven-seas.event.sold.final': `Финальная продажа. {name} продаёт: {goods}. Выручка — ${chests}.`,
  'seven-seas.event.gained.gift': `{name} получает в подарок ${chests}.`,
  'seven-seas.event.gained.tavern': `{name} получает в Таверне ${chests}.`,
  'seven-seas.event.lost.tavern': `{name} теряет в Таверне ${chests}.`,
  'seven-seas.event.lost.salary': `{name} платит жалование охране: ${chests}.`,
  'seven-seas.event.yinYang.sunk': `{name} получает ${yinYang} за потопленные корабли.`,
  'seven-seas.event.yinYang.talisman': `{name} получает ${yinYang} за талисманы.`,
  'seven-seas.event.yinYang.gift': `{name} получает в подарок ${yinYang}.`,
  'seven-seas.event.yinYang.tavern': `{name} получает в Таверне ${yinYang}.`,
  'seven-seas.event.guards.more': `{name} ставит в охрану ${ships}.`,
  'seven-seas.event.guards.fewer': `{name} снимает с охраны ${ships}.`,
  'seven-seas.event.drew': '{name} берёт приключение: {card}.',
  'seven-seas.event.drew.hidden': '{name} берёт карту приключений.',
  'seven-seas.event.endDrawn':
    '{name} вытягивает «Завершение приключений» в раунде {round}: после этого раунда — ещё три.',
  'seven-seas.event.played.caravan': '{name} объявляет ограбление: {card}.',
  'seven-seas.event.played.port': '{name} меняет порт: {card}.',
  'seven-seas.event.played.curse': '{name} насылает проклятие: {card}.',

  // Raids and throws
  'seven-seas.event.sent': `{name} отправляет ${ships}.`,
  'seven-seas.event.sent.none': '{name} не отправляет кораблей и берёт чёрную метку.',
  'seven-seas.event.cast': `{name} бросает ${dice}.`,
  'seven-seas.event.landed': 'На поле: {dice}.',
  'seven-seas.event.landed.again':
    '{attempts, plural, one {Кубик вылетел за борт поля, переброшены все.} few {Кубики вылетали за борт поля # раза, каждый раз переброшены все.} many {Кубики вылетали за борт поля # раз, каждый раз переброшены все.} other {Кубики вылетали за борт поля # раза, каждый раз переброшены все.}} На поле: {dice}.',
  'seven-seas.event.landed.red': 'красные {values}',
  'seven-seas.event.landed.ships': '{name} {values}',
  'seven-seas.event.fought.red': '{name}: корабль {pirate} топит красный корабль {red}.',
  'seven-seas.event.fought.pirate': '{name}: красный корабль {red} топит корабль {pirate}.',
  'seven-seas.event.fought.both': '{name}: корабль {pirate} и красный корабль {red} топят друг друга.',
  'seven-seas.event.raidEnded.won': 'Караван уничтожен.',
  'seven-seas.event.raidEnded.lost': 'Караван ушёл: добычи нет.',
  'seven-seas.event.raidEnded.left': 'Уцелевшие корабли: {ships}.',
  'seven-seas.event.raidEnded.sunk': 'Потопленные корабли: {ships}.',
  'seven-seas.event.raidEnded.saved': 'Вернулись как непотопляемые: {ships}.',
  'seven-seas.event.raidEnded.share': '{name} {ships}',

  // Loot
  'seven-seas.event.looted.raid': '{name} берёт добычу: {goods}.',
  'seven-seas.event.looted.gift': '{name} берёт добычу в подарок: {goods}.',
  'seven-seas.event.looted.tavern': '{name} открывает в Таверне: {goods}.',
  'seven-seas.event.kept': '{name} берёт на борт: {goods}.',
  'seven-seas.event.dropped.left': '{name} оставляет: {goods}.',
  'seven-seas.event.dropped.excess': '{name} сбрасывает, места больше нет: {goods}.',
  'seven-seas.event.dropped.tavern': '{name} теряет в Таверне: {goods}.',
  'seven-seas.event.reshuffled': `Сброшенная добыча перемешана, это новая колода: ${cards}.`,

  // Curses
  'seven-seas.event.protected': `{name} оставляет вне броска ${ships}.`,
  'seven-seas.event.protected.none': '{name} бросает все свои корабли в море.',
  'seven-seas.event.named': '{name} называет товар: {card}.',
  'seven-seas.event.hit': '{name} теряет из-за проклятия ({curse}): {lost}.',
  'seven-seas.event.hit.none': '{name} ничего не теряет из-за проклятия ({curse}).',
  'seven-seas.event.assigned': '{name} получает в Таверне кубик {value}: {what}.',

  'seven-seas.event.ended': 'Партия окончена.',

  'seven-seas.tavern.1': 'чёрная метка',
  'seven-seas.tavern.2': 'минус товар',
  'seven-seas.tavern.3': 'минус сундук',
  'seven-seas.tavern.4': 'сундук',
  'seven-seas.tavern.5': 'товар',
  'seven-seas.tavern.6': '3 жетона Инь-Янь',
} as const;
