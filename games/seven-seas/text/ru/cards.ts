/** What cards are called and what they do, in Russian. */
import { ships } from './units.ts';

export const cards = {
  'seven-seas.nation.england': 'Англия',
  'seven-seas.nation.spain': 'Испания',
  'seven-seas.nation.france': 'Франция',
  'seven-seas.nation.holland': 'Голландия',
  'seven-seas.nation.of.england': 'Англии',
  'seven-seas.nation.of.spain': 'Испании',
  'seven-seas.nation.of.france': 'Франции',
  'seven-seas.nation.of.holland': 'Голландии',

  // Within sentences, and as what somebody sells or names
  'seven-seas.loot.fruit': 'фрукты',
  'seven-seas.loot.coffee': 'кофе',
  'seven-seas.loot.rum': 'ром',
  'seven-seas.loot.talisman': 'талисман',
  'seven-seas.object.fruit': 'фрукты',
  'seven-seas.object.coffee': 'кофе',
  'seven-seas.object.rum': 'ром',
  'seven-seas.object.talisman': 'талисман',
  'seven-seas.count.ships': ships,

  'seven-seas.card.caravan': `Караван {nation} (${ships})`,
  'seven-seas.card.port': 'Порт ({best} {most}, {second} {more})',
  'seven-seas.card.kraken': 'Кракен',
  'seven-seas.card.iceberg': 'Айсберг',
  'seven-seas.card.sirens': 'Сирены',
  'seven-seas.card.mutiny': 'Бунт',
  'seven-seas.card.whirlpool': 'Водоворот',
  'seven-seas.card.idol': 'Идол',
  'seven-seas.card.salary': 'Жалование',
  'seven-seas.card.tavern': 'Таверна',
  'seven-seas.card.endOfAdventures': 'Завершение приключений',
  'seven-seas.card.fruit': 'Фрукты',
  'seven-seas.card.coffee': 'Кофе',
  'seven-seas.card.rum': 'Ром',
  'seven-seas.card.talisman': 'Талисман',
  'seven-seas.card.pirateBay': 'Пиратская бухта',
  'seven-seas.card.shipwright': 'Корабел',
  'seven-seas.card.governor': 'Губернатор',
  'seven-seas.card.captain': 'Капитан',
  'seven-seas.card.native': 'Абориген',
  'seven-seas.card.shaman': 'Шаман',
  'seven-seas.card.merchant': 'Торговец',
  'seven-seas.card.cartographer': 'Картограф',

  'seven-seas.about.caravan':
    'Для Капитана: ограбление. Вчетвером каждый отправляет до {each, plural, one {# корабля} few {# кораблей} many {# кораблей} other {# корабля}}, втроём до {three}, вдвоём до {two}; уцелевшие делят добычу, если {ships, plural, one {потоплен корабль каравана} few {потоплены все # корабля каравана} many {потоплены все # кораблей каравана} other {потоплены все # корабля каравана}}.',
  'seven-seas.about.port':
    'Для Аборигена: становится текущим портом. От трёх карт одного товара платит: фрукты {fruit}, кофе {coffee}, ром {rum}.',
  'seven-seas.about.pirateBay': 'С этого порта всё начинается: повышенным спросом пользуется только ром.',
  'seven-seas.about.kraken': 'Бросают все корабли в море. За каждую 1 владелец теряет фрукты, а если их нет — корабль.',
  'seven-seas.about.iceberg': 'Бросают все корабли в море. За каждую 2 владелец теряет кофе, а если его нет — корабль.',
  'seven-seas.about.sirens': 'Бросают все корабли в море. За каждую 3 владелец теряет ром, а если его нет — корабль.',
  'seven-seas.about.mutiny':
    'Бросают все корабли в море. За каждую 4 владелец теряет товар с наивысшим спросом, а если его нет — корабль.',
  'seven-seas.about.whirlpool':
    'Бросают все корабли в море и красный кубик. Сколько на нём выпало, столько ближайших к нему кораблей задето: за каждый владелец теряет талисман, а если его нет — сам корабль.',
  'seven-seas.about.idol':
    'Шаман называет товар. Каждый сбрасывает одну такую карту, а если её нет — теряет корабль в море.',
  'seven-seas.about.salary': 'Каждый теряет по 2 сундука за каждый свой корабль-охранник.',
  'seven-seas.about.tavern':
    'По кубику на игрока; раздаёт их Шаман. 1: чёрная метка, 2: потерять товар, 3: потерять сундук, 4: получить сундук, 5: получить товар, 6: получить 3 жетона Инь-Янь.',
  'seven-seas.about.endOfAdventures': 'Как только её вытянут, раунд доигрывают, а за ним — ещё три.',
  'seven-seas.about.fruit': 'Товар: занимает корабль, пока не продан. До него охоч Кракен.',
  'seven-seas.about.coffee': 'Товар: занимает корабль, пока не продан. Его губит Айсберг.',
  'seven-seas.about.rum': 'Товар: занимает корабль, пока не продан. Его выманивают Сирены.',
  'seven-seas.about.talisman': 'Трофей: сразу 1 жетон Инь-Янь, в конце 1 победное очко. Корабля не занимает.',
  'seven-seas.about.shipwright':
    'Купить корабли из своего запаса по сундуку за каждый. Подарок: ещё один корабль бесплатно. Можно проводить ритуалы.',
  'seven-seas.about.governor':
    'Стать корсаром: все свои корабли из запаса, жетон корсара и чёрная метка. Подарок: без метки. Можно проводить ритуалы.',
  'seven-seas.about.captain': 'Сыграть караван и возглавить ограбление. Подарок: 2 жетона Инь-Янь.',
  'seven-seas.about.native': 'Сыграть порт: отныне действуют его цены. Подарок: карта добычи.',
  'seven-seas.about.shaman': 'Сыграть проклятие, оно касается всех. Подарок: 3 своих корабля не участвуют в броске.',
  'seven-seas.about.merchant': 'Продать товары в текущем порту. Подарок: 1 сундук. Можно проводить ритуалы.',
  'seven-seas.about.cartographer': 'Взять карту приключений. Подарок: ещё одна карта. Можно проводить ритуалы.',
} as const;
