/** The step in a word or two, and the titles at the end. */
import type { Catalogues } from '@broadside/text';

const en = {
  'seven-seas.table.step': 'round {round}, {step}',
  'seven-seas.table.step.choose': 'choice of characters',
  'seven-seas.table.step.turn.shipwright': 'Shipwright',
  'seven-seas.table.step.turn.governor': 'Governor',
  'seven-seas.table.step.turn.captain': 'Captain',
  'seven-seas.table.step.turn.native': 'Native',
  'seven-seas.table.step.turn.shaman': 'Shaman',
  'seven-seas.table.step.turn.merchant': 'Merchant',
  'seven-seas.table.step.turn.cartographer': 'Cartographer',
  'seven-seas.table.step.gift': 'gift',
  'seven-seas.table.step.sale': 'sale',
  'seven-seas.table.step.raid': 'raid',
  'seven-seas.table.step.send': 'ships for the raid',
  'seven-seas.table.step.tie': 'equally near',
  'seven-seas.table.step.throw': 'the throw',
  'seven-seas.table.step.keep': 'loot',
  'seven-seas.table.step.excess': 'too many goods',
  'seven-seas.table.step.curse': 'curse',
  'seven-seas.table.step.assign': 'the Tavern',
  'seven-seas.table.step.lose': 'the Tavern',
  'seven-seas.table.step.finale': 'final sale',
  'seven-seas.table.step.over': 'the end',
  'seven-seas.table.award.gunner': 'Master gunner',
  'seven-seas.table.award.gunner.detail': '{count, plural, one {# caravan ship sunk} other {# caravan ships sunk}}',
  'seven-seas.table.award.lucky': 'Luckiest die',
  'seven-seas.table.award.lucky.detail': '{count} fights won in a row by one die',
  'seven-seas.table.award.trader': 'Biggest sale',
  'seven-seas.table.award.trader.detail': '{count, plural, one {# chest at once} other {# chests at once}}',
  'seven-seas.table.award.raider': 'Fullest holds',
  'seven-seas.table.award.raider.detail':
    '{count, plural, one {# loot card from raids} other {# loot cards from raids}}',
  'seven-seas.table.award.builder': 'Busiest shipyard',
  'seven-seas.table.award.builder.detail': '{count, plural, one {# ship bought} other {# ships bought}}',
  'seven-seas.table.award.sorcerer': 'Most rituals',
  'seven-seas.table.award.sorcerer.detail': '{count, plural, one {# ritual} other {# rituals}}',
  'seven-seas.table.award.lost': 'Friend of the fishes',
  'seven-seas.table.award.lost.detail': '{count, plural, one {# ship lost} other {# ships lost}}',
  'seven-seas.table.award.marked': 'Most wanted',
  'seven-seas.table.award.marked.detail': '{count, plural, one {# Black Mark} other {# Black Marks}}',
};

type Words = Readonly<Record<keyof typeof en, string>>;

const ru: Words = {
  'seven-seas.table.step': 'раунд {round}, {step}',
  'seven-seas.table.step.choose': 'выбор персонажей',
  'seven-seas.table.step.turn.shipwright': 'Корабел',
  'seven-seas.table.step.turn.governor': 'Губернатор',
  'seven-seas.table.step.turn.captain': 'Капитан',
  'seven-seas.table.step.turn.native': 'Абориген',
  'seven-seas.table.step.turn.shaman': 'Шаман',
  'seven-seas.table.step.turn.merchant': 'Торговец',
  'seven-seas.table.step.turn.cartographer': 'Картограф',
  'seven-seas.table.step.gift': 'подарок',
  'seven-seas.table.step.sale': 'продажа',
  'seven-seas.table.step.raid': 'ограбление',
  'seven-seas.table.step.send': 'сбор кораблей',
  'seven-seas.table.step.tie': 'спорная ситуация',
  'seven-seas.table.step.throw': 'бросок',
  'seven-seas.table.step.keep': 'добыча',
  'seven-seas.table.step.excess': 'лишние товары',
  'seven-seas.table.step.curse': 'проклятие',
  'seven-seas.table.step.assign': 'Таверна',
  'seven-seas.table.step.lose': 'Таверна',
  'seven-seas.table.step.finale': 'финальная продажа',
  'seven-seas.table.step.over': 'конец',
  'seven-seas.table.award.gunner': 'Лучший канонир',
  'seven-seas.table.award.gunner.detail':
    '{count, plural, one {потоплен # корабль каравана} few {потоплено # корабля каравана} many {потоплено # кораблей каравана} other {потоплено # корабля каравана}}',
  'seven-seas.table.award.lucky': 'Самый удачливый кубик',
  'seven-seas.table.award.lucky.detail':
    '{count, plural, one {# бой подряд выигран одним кубиком} few {# боя подряд выиграны одним кубиком} many {# боёв подряд выиграны одним кубиком} other {# боя подряд выиграно одним кубиком}}',
  'seven-seas.table.award.trader': 'Самая большая продажа',
  'seven-seas.table.award.trader.detail':
    '{count, plural, one {# сундук сразу} few {# сундука сразу} many {# сундуков сразу} other {# сундука сразу}}',
  'seven-seas.table.award.raider': 'Самые полные трюмы',
  'seven-seas.table.award.raider.detail':
    '{count, plural, one {# карта добычи в ограблениях} few {# карты добычи в ограблениях} many {# карт добычи в ограблениях} other {# карты добычи в ограблениях}}',
  'seven-seas.table.award.builder': 'Верфь без выходных',
  'seven-seas.table.award.builder.detail':
    '{count, plural, one {куплен # корабль} few {куплено # корабля} many {куплено # кораблей} other {куплено # корабля}}',
  'seven-seas.table.award.sorcerer': 'Больше всех ритуалов',
  'seven-seas.table.award.sorcerer.detail':
    '{count, plural, one {# ритуал} few {# ритуала} many {# ритуалов} other {# ритуала}}',
  'seven-seas.table.award.lost': 'Кормилец рыб',
  'seven-seas.table.award.lost.detail':
    '{count, plural, one {потерян # корабль} few {потеряно # корабля} many {потеряно # кораблей} other {потеряно # корабля}}',
  'seven-seas.table.award.marked': 'Самый меченый',
  'seven-seas.table.award.marked.detail':
    '{count, plural, one {# чёрная метка} few {# чёрные метки} many {# чёрных меток} other {# чёрной метки}}',
};

const uk: Words = {
  'seven-seas.table.step': 'раунд {round}, {step}',
  'seven-seas.table.step.choose': 'вибір персонажів',
  'seven-seas.table.step.turn.shipwright': 'Корабел',
  'seven-seas.table.step.turn.governor': 'Губернатор',
  'seven-seas.table.step.turn.captain': 'Капітан',
  'seven-seas.table.step.turn.native': 'Абориген',
  'seven-seas.table.step.turn.shaman': 'Шаман',
  'seven-seas.table.step.turn.merchant': 'Торговець',
  'seven-seas.table.step.turn.cartographer': 'Картограф',
  'seven-seas.table.step.gift': 'подарунок',
  'seven-seas.table.step.sale': 'продаж',
  'seven-seas.table.step.raid': 'пограбування',
  'seven-seas.table.step.send': 'збір кораблів',
  'seven-seas.table.step.tie': 'спірна ситуація',
  'seven-seas.table.step.throw': 'кидок',
  'seven-seas.table.step.keep': 'здобич',
  'seven-seas.table.step.excess': 'зайві товари',
  'seven-seas.table.step.curse': 'прокляття',
  'seven-seas.table.step.assign': 'Таверна',
  'seven-seas.table.step.lose': 'Таверна',
  'seven-seas.table.step.finale': 'фінальний продаж',
  'seven-seas.table.step.over': 'кінець',
  'seven-seas.table.award.gunner': 'Найвлучніші гармати',
  'seven-seas.table.award.gunner.detail':
    '{count, plural, one {потоплено # корабель каравану} few {потоплено # кораблі каравану} many {потоплено # кораблів каравану} other {потоплено # корабля каравану}}',
  'seven-seas.table.award.lucky': 'Найщасливіший кубик',
  'seven-seas.table.award.lucky.detail':
    '{count, plural, one {# бій поспіль виграв один кубик} few {# бої поспіль виграв один кубик} many {# боїв поспіль виграв один кубик} other {# бою поспіль виграв один кубик}}',
  'seven-seas.table.award.trader': 'Найбільший продаж',
  'seven-seas.table.award.trader.detail':
    '{count, plural, one {# скриня одразу} few {# скрині одразу} many {# скринь одразу} other {# скрині одразу}}',
  'seven-seas.table.award.raider': 'Найповніші трюми',
  'seven-seas.table.award.raider.detail':
    '{count, plural, one {# карта здобичі в пограбуваннях} few {# карти здобичі в пограбуваннях} many {# карт здобичі в пограбуваннях} other {# карти здобичі в пограбуваннях}}',
  'seven-seas.table.award.builder': 'Найзайнятіша верф',
  'seven-seas.table.award.builder.detail':
    '{count, plural, one {куплено # корабель} few {куплено # кораблі} many {куплено # кораблів} other {куплено # корабля}}',
  'seven-seas.table.award.sorcerer': 'Найбільше ритуалів',
  'seven-seas.table.award.sorcerer.detail':
    '{count, plural, one {# ритуал} few {# ритуали} many {# ритуалів} other {# ритуалу}}',
  'seven-seas.table.award.lost': 'У дружбі з рибами',
  'seven-seas.table.award.lost.detail':
    '{count, plural, one {втрачено # корабель} few {втрачено # кораблі} many {втрачено # кораблів} other {втрачено # корабля}}',
  'seven-seas.table.award.marked': 'Розшукується всюди',
  'seven-seas.table.award.marked.detail':
    '{count, plural, one {# чорна мітка} few {# чорні мітки} many {# чорних міток} other {# чорної мітки}}',
};

export const titleText: Catalogues = { en, ru, uk };
