/** The Adventure on the table, in Russian. */
import { coins, crowns, sabres, score } from './units.ts';

const ships = '{count, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}';

export const tableAdventure = {
  'port-royal.table.adventure': 'Приключение',

  'port-royal.table.adventure.goal': 'Цель этой главы',
  'port-royal.table.adventure.goal.tasks': 'Выполнено заданий',
  'port-royal.table.adventure.goal.tasks.short': 'задания',
  'port-royal.table.adventure.goal.markers': 'Маркеров на заданиях',
  'port-royal.table.adventure.goal.markers.short': 'маркеры',
  'port-royal.table.adventure.goal.points': 'Очков вместе',
  'port-royal.table.adventure.goal.points.short': 'очки',
  'port-royal.table.adventure.race': 'Путь к победе',
  'port-royal.table.adventure.race.about': '12 очков и трофей',
  'port-royal.table.adventure.race.trophies': 'Трофей: {names}',
  'port-royal.table.adventure.race.nobody': 'Трофей ещё никто не открыл',
  'port-royal.table.adventure.race.price': `Маркер в конце месяца: ${coins}`,
  'port-royal.table.adventure.race.price.short': 'маркер {coins, number}',

  'port-royal.table.adventure.tasks': 'Задания',
  'port-royal.table.adventure.task': 'Задание {number}',
  'port-royal.table.adventure.task.titled': 'Задание {number}: {title}',
  'port-royal.table.adventure.task.who': 'У кого что есть',
  'port-royal.table.adventure.task.done': 'выполнено',
  'port-royal.table.adventure.task.parked': 'сделан первый шаг из двух',
  'port-royal.table.adventure.task.ready': 'всё есть',
  'port-royal.table.adventure.task.waits': 'ждёт своего часа',
  'port-royal.table.adventure.task.open': 'не хватает: {missing, number}',
  'port-royal.table.adventure.task.out': 'маркеров не осталось',
  'port-royal.table.adventure.task.of': '{name}: {state}',
  'port-royal.table.adventure.task.line': '{what}: {own} из {needed}',
  'port-royal.table.adventure.task.reward': 'Что оно даёт',
  'port-royal.table.adventure.task.next': 'Как пойдёт история',
  'port-royal.table.adventure.task.branch':
    'В конце месяца читают новую карту сюжета: одну, если это задание кто-нибудь выполнил, и другую, если нет.',
  'port-royal.table.adventure.task.always': 'В конце месяца в любом случае читают следующую карту сюжета.',
  'port-royal.table.adventure.task.past': 'История уже пошла дальше, но задание ещё можно выполнить.',
  'port-royal.table.adventure.task.success': 'выполнено: ?',
  'port-royal.table.adventure.task.failure': 'не выполнено: ?',

  'port-royal.table.adventure.month': 'Этот месяц',
  'port-royal.table.adventure.month.ends':
    '{turns, plural, =0 {Месяц кончается} =1 {Месяц кончится на следующем ходу} one {Месяц кончится через # ход} few {Месяц кончится через # хода} many {Месяц кончится через # ходов} other {Месяц кончится через # хода}}',
  'port-royal.table.adventure.month.coming': 'Впереди, начиная со следующего',
  'port-royal.table.adventure.month.unseen': 'ещё не открывалось',
  'port-royal.table.adventure.month.reserve':
    '{events, plural, =0 {Событий в запасе не осталось.} one {В запасе # событие, каждый месяц добавляют одно.} few {В запасе # события, каждый месяц добавляют одно.} many {В запасе # событий, каждый месяц добавляют одно.} other {В запасе # события, каждый месяц добавляют одно.}}',
  'port-royal.table.adventure.event': 'Событие этого хода',
  'port-royal.table.adventure.event.none': 'Событий ещё не было',
  'port-royal.table.adventure.event.acts': 'сейчас',
  'port-royal.table.adventure.event.later': 'позже в этом ходу',
  'port-royal.table.adventure.event.over': 'позади',
  'port-royal.table.adventure.event.strength': `Против кораблей {name}: ${sabres}.`,
  'port-royal.table.adventure.event.quay':
    '{name}: до остановки ещё {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'port-royal.table.adventure.event.received': '{name}: приём состоялся.',
  'port-royal.table.adventure.known': 'Вы знаете следующую карту: {card}',

  'port-royal.table.adventure.choose': 'Герои на выбор',
  'port-royal.table.adventure.choose.other': '{name} выбирает героя',
  'port-royal.table.adventure.character': 'Герой',
  'port-royal.table.adventure.character.none': 'Героя ещё нет',
  'port-royal.table.adventure.locked': 'Способность откроется с первым заданием.',
  'port-royal.table.adventure.awake': 'Способность открыта.',
  'port-royal.table.adventure.markers':
    '{left, plural, one {остался # маркер} few {осталось # маркера} many {осталось # маркеров} other {осталось # маркера}}',
  'port-royal.table.adventure.trophy': 'трофей открыт',
  'port-royal.table.adventure.crowns': 'Короны',
  'port-royal.table.adventure.crowns.of': `${crowns}, ${score}`,
  'port-royal.table.adventure.crowns.next': `до следующего очка ${crowns}`,
  'port-royal.table.adventure.crowns.most': 'шкала пройдена',
  'port-royal.table.adventure.items': 'Оставленные корабли',
  'port-royal.table.adventure.items.of': `{item}, ${ships}`,
  'port-royal.table.adventure.items.ares': `Арес: {item}, ${ships}`,

  'port-royal.table.adventure.lookout': 'Что видит дозорный',
  'port-royal.table.adventure.lookout.back': 'Вернуть',
  'port-royal.table.adventure.lookout.this': 'Вернуть наверх: {card}',

  'port-royal.table.adventure.book': 'История',
  'port-royal.table.adventure.book.read': 'Читать историю',
  'port-royal.table.adventure.book.close': 'Вернуться к столу',
  'port-royal.table.adventure.book.next': 'Перевернуть страницу',
  'port-royal.table.adventure.book.back': 'Предыдущая страница',
  'port-royal.table.adventure.book.page': 'Страница {page} из {pages}',
  'port-royal.table.adventure.book.before': 'Что было раньше',
  'port-royal.table.adventure.book.loading': 'Книга открывается…',
  'port-royal.table.adventure.book.failed': 'Открыть книгу не удалось.',
  'port-royal.table.adventure.book.retry': 'Попробовать ещё раз',
} as const;
