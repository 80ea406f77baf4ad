/** The lid in Russian. Names stand where no word must agree with them; values are called as people call them. */
import { ships } from './units.ts';

const subject = <Param extends string, You extends string>(param: Param, you: You) =>
  `{${param}, select, 1 {${you}единица} 2 {${you}двойка} 3 {${you}тройка} 4 {${you}четвёрка} 5 {${you}пятёрка} other {${you}шестёрка}}` as const;
const object = <Param extends string, You extends string>(param: Param, you: You) =>
  `{${param}, select, 1 {${you}единицу} 2 {${you}двойку} 3 {${you}тройку} 4 {${you}четвёрку} 5 {${you}пятёрку} other {${you}шестёрку}}` as const;
const against = <Param extends string, You extends string>(param: Param, you: You) =>
  `{${param}, select, 1 {${you}единицы} 2 {${you}двойки} 3 {${you}тройки} 4 {${you}четвёрки} 5 {${you}пятёрки} other {${you}шестёрки}}` as const;

export const lid = {
  'seven-seas.lid.empty': 'Крышка пуста: бросков ещё не было',
  'seven-seas.lid.inHand':
    '{dice, plural, one {# кубик готов к броску} few {# кубика готовы к броску} many {# кубиков готовы к броску} other {# кубика готовы к броску}}',
  'seven-seas.lid.inAir':
    '{dice, plural, one {# кубик в воздухе} few {# кубика в воздухе} many {# кубиков в воздухе} other {# кубика в воздухе}}',
  'seven-seas.lid.lies':
    '{dice, plural, one {В крышке лежит # кубик} few {В крышке лежат # кубика} many {В крышке лежат # кубиков} other {В крышке лежат # кубика}}',
  'seven-seas.lid.die': `{side, select, red {${subject('value', 'Красная ')}} you {${subject('value', 'Ваша ')}} other {{name}: ${subject('value', '')}}}`,
  'seven-seas.lid.die.sunk': '{die}, на дне',
  'seven-seas.lid.die.hit': '{die}, под ударом',

  'seven-seas.lid.measure': 'Измерить',
  'seven-seas.lid.measure.first': 'Выберите кубик',
  'seven-seas.lid.measure.second': 'Выберите второй кубик',
  'seven-seas.lid.measure.apart': 'Расстояние: {apart, number}\u00a0мм',
  'seven-seas.lid.mm': '{apart, number}\u00a0мм',
  'seven-seas.lid.again': 'Показать бросок',
  'seven-seas.lid.stop': 'Остановить показ',
  'seven-seas.lid.swipe': 'Проведите по крышке, чтобы бросить',
  'seven-seas.lid.force': '{force, select, 1 {легко} 2 {уверенно} other {с размаху}}',
  'seven-seas.lid.pick.fight': `{side, select, you {Сначала ${subject('pirate', 'ваша ')} против красной ${against('red', '')}} other {Сначала {name}: ${subject('pirate', '')} против красной ${against('red', '')}}}`,
  'seven-seas.lid.pick.hit': `{side, select, you {${subject('value', 'Ваша ')}} other {{name}: ${subject('value', '')}}}, до неё {apart, number}\u00a0мм`,

  'seven-seas.lid.raid':
    'Ограбление: караван {nation, select, england {Англии} spain {Испании} france {Франции} other {Голландии}}',
  'seven-seas.lid.raid.fleets':
    '{reds, plural, one {# корабль каравана} few {# корабля каравана} many {# кораблей каравана} other {# корабля каравана}}, {pirates, plural, one {# пиратский} few {# пиратских} many {# пиратских} other {# пиратских}}',
  'seven-seas.lid.sent': `{name}: ${ships}`,
  'seven-seas.lid.sent.waits': '{name}: ответа ещё нет',
  'seven-seas.lid.fights': 'Бои',
  'seven-seas.lid.fight.red': `{side, select, you {${subject('pirate', 'Ваша ')}} other {{name}: ${subject('pirate', '')}}} топит красную ${object('red', '')}`,
  'seven-seas.lid.fight.pirate': `{side, select, you {${subject('red', 'Красная ')} топит вашу ${object('pirate', '')}} other {{name}: ${object('pirate', '')} топит красная ${subject('red', '')}}}`,
  'seven-seas.lid.fight.both': `{side, select, you {${subject('pirate', 'Ваша ')}} other {{name}: ${subject('pirate', '')}}} и красная ${subject('red', '')} топят друг друга`,
  'seven-seas.lid.fight.next': `{side, select, you {${subject('pirate', 'Ваша ')}} other {{name}: ${subject('pirate', '')}}} против красной ${against('red', '')}`,
  'seven-seas.lid.fight.apart': 'ближайшая пара, {apart, number}\u00a0мм',
  'seven-seas.lid.fight.show': 'Показать в крышке бой {number}',
  'seven-seas.lid.fight.following': 'Следующий бой',
  'seven-seas.lid.fight.first': 'Бой за боем',
  'seven-seas.lid.all': 'Все бои',
  'seven-seas.lid.skip': 'Дальше',
  'seven-seas.lid.afloat': '{name}: на плаву {left} из {ships}',
  'seven-seas.lid.afloat.red': 'Караван: на плаву {left} из {ships}',
  'seven-seas.lid.result.won': 'Караван уничтожен.',
  'seven-seas.lid.result.wonByNobody': 'Караван уничтожен, но забрать добычу некому.',
  'seven-seas.lid.result.lost': 'Караван ушёл. Добычи нет ни у кого.',
  'seven-seas.lid.result.loot':
    '{cards, plural, one {# карта добычи} few {# карты добычи} many {# карт добычи} other {# карты добычи}}',
  'seven-seas.lid.result.sunk':
    '{ships, plural, one {потоплен # корабль} few {потоплены # корабля} many {потоплено # кораблей} other {потоплено # корабля}}',
  'seven-seas.lid.result.saved':
    'Непотопляемый корабль: {ships, plural, one {# вернулся} few {# вернулись} many {# вернулись} other {# вернулись}}',
  'seven-seas.lid.call.won': 'Караван уничтожен! Добыча: {loot}',
  'seven-seas.lid.call.share': '{side, select, you {вы} other {{name}}} — {cards, number}',
  'seven-seas.lid.call.wonByNobody': 'Все корабли на дне',
  'seven-seas.lid.call.lost': 'Караван ушёл',

  'seven-seas.lid.curse':
    '{curse, select, kraken {Кракен} iceberg {Айсберг} sirens {Сирены} mutiny {Бунт} whirlpool {Водоворот} other {Таверна}}',
  'seven-seas.lid.curse.rule':
    '{curse, select, kraken {За каждую единицу теряют фрукты, а если их нет — корабль} iceberg {За каждую двойку теряют кофе, а если его нет — корабль} sirens {За каждую тройку теряют ром, а если его нет — корабль} mutiny {За каждую четвёрку теряют товар с наивысшим спросом, а если его нет — корабль} whirlpool {Красный кубик затягивает столько кораблей, сколько на нём выпало, начиная с ближайших: за каждый теряют талисман, а если его нет — сам корабль} other {Шаман раздаёт игрокам по одному кубику}}',
  'seven-seas.lid.curse.hits':
    '{side, select, you {Вы} other {{name}}}: {hits, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}',
  'seven-seas.lid.curse.due': 'осталось оплатить: {hits, number}',
  'seven-seas.lid.curse.paid': 'плата: {price}',
  'seven-seas.lid.curse.cards': '{cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  'seven-seas.lid.curse.ships': ships,
  'seven-seas.lid.curse.none': 'Ни один кубик не пострадал.',
  'seven-seas.lid.curse.hitsAll': 'Попадания',
  'seven-seas.lid.tavern.dice': 'Кубики Таверны',
  'seven-seas.lid.tavern.face':
    '{value, select, 1 {чёрная метка} 2 {потерять товар} 3 {потерять сундук} 4 {получить сундук} 5 {получить товар} other {получить три жетона Инь-Янь}}',
  'seven-seas.lid.tavern.to': '{side, select, you {вам} other {игроку {name}}}',
  'seven-seas.lid.tavern.free': 'ещё не отдан',
} as const;
