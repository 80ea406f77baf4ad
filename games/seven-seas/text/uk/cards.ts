/** What cards are called and what they do, in Ukrainian. */
import { ships } from './units.ts';

export const cards = {
  'seven-seas.nation.england': 'Англія',
  'seven-seas.nation.spain': 'Іспанія',
  'seven-seas.nation.france': 'Франція',
  'seven-seas.nation.holland': 'Голландія',
  'seven-seas.nation.of.england': 'Англії',
  'seven-seas.nation.of.spain': 'Іспанії',
  'seven-seas.nation.of.france': 'Франції',
  'seven-seas.nation.of.holland': 'Голландії',

  // Within sentences, and as what somebody sells or names
  'seven-seas.loot.fruit': 'фрукти',
  'seven-seas.loot.coffee': 'кава',
  'seven-seas.loot.rum': 'ром',
  'seven-seas.loot.talisman': 'талісман',
  'seven-seas.object.fruit': 'фрукти',
  'seven-seas.object.coffee': 'каву',
  'seven-seas.object.rum': 'ром',
  'seven-seas.object.talisman': 'талісман',
  'seven-seas.count.ships': ships,

  'seven-seas.card.caravan': `Караван {nation} (${ships})`,
  'seven-seas.card.port': 'Порт ({best} {most}, {second} {more})',
  'seven-seas.card.kraken': 'Кракен',
  'seven-seas.card.iceberg': 'Айсберг',
  'seven-seas.card.sirens': 'Сирени',
  'seven-seas.card.mutiny': 'Бунт',
  'seven-seas.card.whirlpool': 'Вир',
  'seven-seas.card.idol': 'Ідол',
  'seven-seas.card.salary': 'Платня',
  'seven-seas.card.tavern': 'Таверна',
  'seven-seas.card.endOfAdventures': 'Завершення пригод',
  'seven-seas.card.fruit': 'Фрукти',
  'seven-seas.card.coffee': 'Кава',
  'seven-seas.card.rum': 'Ром',
  'seven-seas.card.talisman': 'Талісман',
  'seven-seas.card.pirateBay': 'Піратська бухта',
  'seven-seas.card.shipwright': 'Корабел',
  'seven-seas.card.governor': 'Губернатор',
  'seven-seas.card.captain': 'Капітан',
  'seven-seas.card.native': 'Абориген',
  'seven-seas.card.shaman': 'Шаман',
  'seven-seas.card.merchant': 'Торговець',
  'seven-seas.card.cartographer': 'Картограф',

  'seven-seas.about.caravan':
    'Для Капітана: пограбування. Учотирьох кожен відправляє до {each, plural, one {# корабля} few {# кораблів} many {# кораблів} other {# корабля}}, утрьох до {three}, удвох до {two}; уцілілі ділять здобич, якщо {ships, plural, one {потоплено корабель каравану} few {потоплено всі # кораблі каравану} many {потоплено всі # кораблів каравану} other {потоплено всі # корабля каравану}}.',
  'seven-seas.about.port':
    'Для Аборигена: стає поточним портом. Від трьох карт одного товару платить: фрукти {fruit}, кава {coffee}, ром {rum}.',
  'seven-seas.about.pirateBay': 'Із цього порту все починається: підвищений попит лише на ром.',
  'seven-seas.about.kraken':
    'Кидають усі кораблі в морі. За кожну 1 власник втрачає фрукти, а якщо їх немає — корабель.',
  'seven-seas.about.iceberg':
    'Кидають усі кораблі в морі. За кожну 2 власник втрачає каву, а якщо її немає — корабель.',
  'seven-seas.about.sirens':
    'Кидають усі кораблі в морі. За кожну 3 власник втрачає ром, а якщо його немає — корабель.',
  'seven-seas.about.mutiny':
    'Кидають усі кораблі в морі. За кожну 4 власник втрачає товар із найвищим попитом, а якщо його немає — корабель.',
  'seven-seas.about.whirlpool':
    'Кидають усі кораблі в морі та червоний кубик. Скільки на ньому випало, стільки найближчих до нього кораблів зачеплено: кожен коштує талісмана, а якщо його немає — самого корабля.',
  'seven-seas.about.idol':
    'Шаман називає товар. Кожен скидає одну таку карту, а якщо її немає — втрачає корабель у морі.',
  'seven-seas.about.salary': 'Кожен втрачає по 2 скрині за кожен свій корабель-охоронець.',
  'seven-seas.about.tavern':
    'По кубику на гравця; роздає їх Шаман. 1: чорна мітка, 2: втратити товар, 3: втратити скриню, 4: отримати скриню, 5: отримати товар, 6: отримати 3 жетони Інь-Ян.',
  'seven-seas.about.endOfAdventures': 'Щойно її витягнуть, раунд дограють, а за ним — ще три.',
  'seven-seas.about.fruit': 'Товар: займає корабель, доки не проданий. До нього ласий Кракен.',
  'seven-seas.about.coffee': 'Товар: займає корабель, доки не проданий. Його нищить Айсберг.',
  'seven-seas.about.rum': 'Товар: займає корабель, доки не проданий. Його виманюють Сирени.',
  'seven-seas.about.talisman': 'Трофей: одразу 1 жетон Інь-Ян, наприкінці 1 переможне очко. Корабля не займає.',
  'seven-seas.about.shipwright':
    'Купити кораблі зі свого запасу по скрині за кожен. Подарунок: ще один корабель безкоштовно. Можна проводити ритуали.',
  'seven-seas.about.governor':
    'Стати корсаром: усі свої кораблі із запасу, жетон корсара й чорна мітка. Подарунок: без мітки. Можна проводити ритуали.',
  'seven-seas.about.captain': 'Зіграти караван і очолити пограбування. Подарунок: 2 жетони Інь-Ян.',
  'seven-seas.about.native': 'Зіграти порт: відтепер діють його ціни. Подарунок: карта здобичі.',
  'seven-seas.about.shaman':
    'Зіграти прокляття, воно стосується всіх. Подарунок: 3 свої кораблі не беруть участі в кидку.',
  'seven-seas.about.merchant': 'Продати товари в поточному порту. Подарунок: 1 скриня. Можна проводити ритуали.',
  'seven-seas.about.cartographer': 'Узяти карту пригод. Подарунок: ще одна карта. Можна проводити ритуали.',
} as const;
