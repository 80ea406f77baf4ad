/** The lid in Ukrainian. Names stand where no word must agree with them; values are called as people call them. */
import { ships } from './units.ts';

const subject = <Param extends string, You extends string>(param: Param, you: You) =>
  `{${param}, select, 1 {${you}одиниця} 2 {${you}двійка} 3 {${you}трійка} 4 {${you}четвірка} 5 {${you}п’ятірка} other {${you}шістка}}` as const;
const object = <Param extends string, You extends string>(param: Param, you: You) =>
  `{${param}, select, 1 {${you}одиницю} 2 {${you}двійку} 3 {${you}трійку} 4 {${you}четвірку} 5 {${you}п’ятірку} other {${you}шістку}}` as const;
const against = <Param extends string, You extends string>(param: Param, you: You) =>
  `{${param}, select, 1 {${you}одиниці} 2 {${you}двійки} 3 {${you}трійки} 4 {${you}четвірки} 5 {${you}п’ятірки} other {${you}шістки}}` as const;

export const lid = {
  'seven-seas.lid.empty': 'Кришка порожня: кидків ще не було',
  'seven-seas.lid.inHand':
    '{dice, plural, one {# кубик готовий до кидка} few {# кубики готові до кидка} many {# кубиків готово до кидка} other {# кубика готово до кидка}}',
  'seven-seas.lid.inAir':
    '{dice, plural, one {# кубик у повітрі} few {# кубики в повітрі} many {# кубиків у повітрі} other {# кубика в повітрі}}',
  'seven-seas.lid.lies':
    '{dice, plural, one {У кришці лежить # кубик} few {У кришці лежать # кубики} many {У кришці лежить # кубиків} other {У кришці лежить # кубика}}',
  'seven-seas.lid.die': `{side, select, red {${subject('value', 'Червона ')}} you {${subject('value', 'Ваша ')}} other {{name}: ${subject('value', '')}}}`,
  'seven-seas.lid.die.sunk': '{die}, на дні',
  'seven-seas.lid.die.hit': '{die}, під ударом',

  'seven-seas.lid.measure': 'Виміряти',
  'seven-seas.lid.measure.first': 'Виберіть кубик',
  'seven-seas.lid.measure.second': 'Виберіть другий кубик',
  'seven-seas.lid.measure.apart': 'Відстань: {apart, number}\u00a0мм',
  'seven-seas.lid.mm': '{apart, number}\u00a0мм',
  'seven-seas.lid.again': 'Показати кидок',
  'seven-seas.lid.stop': 'Зупинити показ',
  'seven-seas.lid.swipe': 'Проведіть по кришці, щоб кинути',
  'seven-seas.lid.force': '{force, select, 1 {легко} 2 {упевнено} other {сильно}}',
  'seven-seas.lid.pick.fight': `{side, select, you {Спершу ${subject('pirate', 'ваша ')} проти червоної ${against('red', '')}} other {Спершу {name}: ${subject('pirate', '')} проти червоної ${against('red', '')}}}`,
  'seven-seas.lid.pick.hit': `{side, select, you {${subject('value', 'Ваша ')}} other {{name}: ${subject('value', '')}}}, до неї {apart, number}\u00a0мм`,

  'seven-seas.lid.raid':
    'Пограбування: караван {nation, select, england {Англії} spain {Іспанії} france {Франції} other {Голландії}}',
  'seven-seas.lid.raid.fleets':
    '{reds, plural, one {# корабель каравану} few {# кораблі каравану} many {# кораблів каравану} other {# корабля каравану}}, {pirates, plural, one {# піратський} few {# піратські} many {# піратських} other {# піратського}}',
  'seven-seas.lid.sent': `{name}: ${ships}`,
  'seven-seas.lid.sent.waits': '{name}: відповіді ще немає',
  'seven-seas.lid.fights': 'Бої',
  'seven-seas.lid.fight.red': `{side, select, you {${subject('pirate', 'Ваша ')}} other {{name}: ${subject('pirate', '')}}} топить червону ${object('red', '')}`,
  'seven-seas.lid.fight.pirate': `{side, select, you {${subject('red', 'Червона ')} топить вашу ${object('pirate', '')}} other {{name}: ${object('pirate', '')} топить червона ${subject('red', '')}}}`,
  'seven-seas.lid.fight.both': `{side, select, you {${subject('pirate', 'Ваша ')}} other {{name}: ${subject('pirate', '')}}} і червона ${subject('red', '')} топлять одна одну`,
  'seven-seas.lid.fight.next': `{side, select, you {${subject('pirate', 'Ваша ')}} other {{name}: ${subject('pirate', '')}}} проти червоної ${against('red', '')}`,
  'seven-seas.lid.fight.apart': 'найближча пара, {apart, number}\u00a0мм',
  'seven-seas.lid.fight.show': 'Показати в кришці бій {number}',
  'seven-seas.lid.fight.following': 'Наступний бій',
  'seven-seas.lid.fight.first': 'Бій за боєм',
  'seven-seas.lid.all': 'Усі бої',
  'seven-seas.lid.skip': 'Далі',
  'seven-seas.lid.afloat': '{name}: на плаву {left} з {ships}',
  'seven-seas.lid.afloat.red': 'Караван: на плаву {left} з {ships}',
  'seven-seas.lid.result.won': 'Караван знищено.',
  'seven-seas.lid.result.wonByNobody': 'Караван знищено, але забрати здобич нікому.',
  'seven-seas.lid.result.lost': 'Караван утік. Здобичі немає ні в кого.',
  'seven-seas.lid.result.loot':
    '{cards, plural, one {# карта здобичі} few {# карти здобичі} many {# карт здобичі} other {# карти здобичі}}',
  'seven-seas.lid.result.sunk':
    '{ships, plural, one {потоплено # корабель} few {потоплено # кораблі} many {потоплено # кораблів} other {потоплено # корабля}}',
  'seven-seas.lid.result.saved':
    'Непотоплюваний корабель: {ships, plural, one {# повернувся} few {# повернулися} many {# повернулося} other {# повернулося}}',
  'seven-seas.lid.call.won': 'Караван знищено! Здобич: {loot}',
  'seven-seas.lid.call.share': '{side, select, you {ви} other {{name}}} — {cards, number}',
  'seven-seas.lid.call.wonByNobody': 'Усі кораблі на дні',
  'seven-seas.lid.call.lost': 'Караван утік',

  'seven-seas.lid.curse':
    '{curse, select, kraken {Кракен} iceberg {Айсберг} sirens {Сирени} mutiny {Бунт} whirlpool {Вир} other {Таверна}}',
  'seven-seas.lid.curse.rule':
    '{curse, select, kraken {Кожна одиниця коштує фрукта, а без нього — корабля} iceberg {Кожна двійка коштує кави, а без неї — корабля} sirens {Кожна трійка коштує рому, а без нього — корабля} mutiny {Кожна четвірка коштує товару з найвищим попитом, а без нього — корабля} whirlpool {Червоний кубик затягує стільки кораблів, скільки на ньому випало, починаючи з найближчих: кожен коштує талісмана, а без нього — корабля} other {Шаман роздає гравцям по одному кубику}}',
  'seven-seas.lid.curse.hits':
    '{side, select, you {Ви} other {{name}}}: {hits, plural, one {# влучання} few {# влучання} many {# влучань} other {# влучання}}',
  'seven-seas.lid.curse.due': 'залишилося сплатити: {hits, number}',
  'seven-seas.lid.curse.paid': 'плата: {price}',
  'seven-seas.lid.curse.cards': '{cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}',
  'seven-seas.lid.curse.ships': ships,
  'seven-seas.lid.curse.none': 'Жодного кубика не зачеплено.',
  'seven-seas.lid.curse.hitsAll': 'Влучання',
  'seven-seas.lid.tavern.dice': 'Кубики таверни',
  'seven-seas.lid.tavern.face':
    '{value, select, 1 {чорна мітка} 2 {втратити товар} 3 {втратити скриню} 4 {отримати скриню} 5 {отримати товар} other {отримати три жетони Інь-Ян}}',
  'seven-seas.lid.tavern.to': '{side, select, you {вам} other {гравцеві {name}}}',
  'seven-seas.lid.tavern.free': 'ще не віддано',
} as const;
