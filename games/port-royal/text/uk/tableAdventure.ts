/** The Adventure on the table, in Ukrainian. */
import { coins, crowns, sabres, score } from './units.ts';

const ships = '{count, plural, one {# корабель} few {# кораблі} many {# кораблів} other {# корабля}}';

export const tableAdventure = {
  'port-royal.table.adventure': 'Пригода',

  'port-royal.table.adventure.goal': 'Мета цього розділу',
  'port-royal.table.adventure.goal.tasks': 'Виконано завдань',
  'port-royal.table.adventure.goal.tasks.short': 'завдання',
  'port-royal.table.adventure.goal.markers': 'Маркерів на завданнях',
  'port-royal.table.adventure.goal.markers.short': 'маркери',
  'port-royal.table.adventure.goal.points': 'Очок разом',
  'port-royal.table.adventure.goal.points.short': 'очки',
  'port-royal.table.adventure.race': 'Шлях до перемоги',
  'port-royal.table.adventure.race.about': '12 очок і трофей',
  'port-royal.table.adventure.race.trophies': 'Трофей: {names}',
  'port-royal.table.adventure.race.nobody': 'Трофей ще ніхто не відкрив',
  'port-royal.table.adventure.race.price': `Маркер наприкінці місяця: ${coins}`,
  'port-royal.table.adventure.race.price.short': 'маркер {coins, number}',

  'port-royal.table.adventure.tasks': 'Завдання',
  'port-royal.table.adventure.task': 'Завдання {number}',
  'port-royal.table.adventure.task.titled': 'Завдання {number}: {title}',
  'port-royal.table.adventure.task.who': 'Хто що має',
  'port-royal.table.adventure.task.done': 'виконано',
  'port-royal.table.adventure.task.parked': 'зроблено перший крок із двох',
  'port-royal.table.adventure.task.ready': 'усе є',
  'port-royal.table.adventure.task.waits': 'чекає потрібної миті',
  'port-royal.table.adventure.task.open': 'бракує: {missing, number}',
  'port-royal.table.adventure.task.out': 'маркерів не лишилося',
  'port-royal.table.adventure.task.of': '{name}: {state}',
  'port-royal.table.adventure.task.line': '{what}: {own} з {needed}',
  'port-royal.table.adventure.task.reward': 'Що воно дає',
  'port-royal.table.adventure.task.next': 'Як піде історія',
  'port-royal.table.adventure.task.branch':
    'Наприкінці місяця читають нову карту сюжету: одну, якщо це завдання хтось виконав, і іншу, якщо ні.',
  'port-royal.table.adventure.task.always': 'Наприкінці місяця в будь-якому разі читають наступну карту сюжету.',
  'port-royal.table.adventure.task.past': 'Історія вже пішла далі, але завдання ще можна виконати.',
  'port-royal.table.adventure.task.success': 'виконано: ?',
  'port-royal.table.adventure.task.failure': 'не виконано: ?',

  'port-royal.table.adventure.month': 'Цей місяць',
  'port-royal.table.adventure.month.ends':
    '{turns, plural, =0 {Місяць закінчується} =1 {Місяць скінчиться наступного ходу} one {Місяць скінчиться за # хід} few {Місяць скінчиться за # ходи} many {Місяць скінчиться за # ходів} other {Місяць скінчиться за # ходу}}',
  'port-royal.table.adventure.month.coming': 'Попереду, починаючи з наступної',
  'port-royal.table.adventure.month.unseen': 'ще не відкривали',
  'port-royal.table.adventure.month.reserve':
    '{events, plural, =0 {Подій у запасі не лишилося.} one {У запасі # подія, щомісяця додають одну.} few {У запасі # події, щомісяця додають одну.} many {У запасі # подій, щомісяця додають одну.} other {У запасі # події, щомісяця додають одну.}}',
  'port-royal.table.adventure.event': 'Подія цього ходу',
  'port-royal.table.adventure.event.none': 'Подій ще не було',
  'port-royal.table.adventure.event.acts': 'зараз',
  'port-royal.table.adventure.event.later': 'пізніше цього ходу',
  'port-royal.table.adventure.event.over': 'минуло',
  'port-royal.table.adventure.event.strength': `Проти кораблів {name}: ${sabres}.`,
  'port-royal.table.adventure.event.quay':
    '{name}: до зупинки ще {cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.',
  'port-royal.table.adventure.event.received': '{name}: прийом відбувся.',
  'port-royal.table.adventure.known': 'Ви знаєте наступну карту: {card}',

  'port-royal.table.adventure.choose': 'Персонажі на вибір',
  'port-royal.table.adventure.choose.other': '{name} вибирає персонажа',
  'port-royal.table.adventure.character': 'Персонаж',
  'port-royal.table.adventure.character.none': 'Персонажа ще немає',
  'port-royal.table.adventure.locked': 'Вміння відкриється з першим завданням.',
  'port-royal.table.adventure.awake': 'Вміння відкрито.',
  'port-royal.table.adventure.markers':
    '{left, plural, one {лишився # маркер} few {лишилося # маркери} many {лишилося # маркерів} other {лишилося # маркера}}',
  'port-royal.table.adventure.trophy': 'трофей відкрито',
  'port-royal.table.adventure.crowns': 'Корони',
  'port-royal.table.adventure.crowns.of': `${crowns}, ${score}`,
  'port-royal.table.adventure.crowns.next': `до наступного очка ${crowns}`,
  'port-royal.table.adventure.crowns.most': 'шкалу пройдено',
  'port-royal.table.adventure.items': 'Залишені кораблі',
  'port-royal.table.adventure.items.of': `{item}, ${ships}`,
  'port-royal.table.adventure.items.ares': `Арес: {item}, ${ships}`,

  'port-royal.table.adventure.lookout': 'Що бачить дозорець',
  'port-royal.table.adventure.lookout.back': 'Повернути',
  'port-royal.table.adventure.lookout.this': 'Повернути нагору: {card}',

  'port-royal.table.adventure.book': 'Історія',
  'port-royal.table.adventure.book.read': 'Читати історію',
  'port-royal.table.adventure.book.close': 'Повернутися до столу',
  'port-royal.table.adventure.book.next': 'Перегорнути сторінку',
  'port-royal.table.adventure.book.back': 'Попередня сторінка',
  'port-royal.table.adventure.book.page': 'Сторінка {page} з {pages}',
  'port-royal.table.adventure.book.before': 'Що було раніше',
  'port-royal.table.adventure.book.loading': 'Книга відкривається…',
  'port-royal.table.adventure.book.failed': 'Книгу не вдалося відкрити.',
  'port-royal.table.adventure.book.retry': 'Спробувати ще раз',
} as const;
