/** The words of the drawing, in Ukrainian. */
import { dice } from './units.ts';

export const terminal = {
  'liars-dice.terminal.over': 'Партію завершено',
  'liars-dice.terminal.round': 'Раунд {round}',
  'liars-dice.terminal.palifico': 'Раунд {round}, паліфіко',
  'liars-dice.terminal.noBid': 'Ставки ще немає',
  'liars-dice.terminal.bid': 'Ставка: {bid}',
  'liars-dice.terminal.bids': 'Ставки',
  'liars-dice.terminal.inPlay': `у грі ${dice}`,
  'liars-dice.terminal.wild': 'одиниці за будь-яке число',
  'liars-dice.terminal.plain': 'одиниці звичайні',
  'liars-dice.terminal.out': 'поза грою',
  'liars-dice.terminal.last': 'Остання перевірка',
  'liars-dice.terminal.found': '{bid} ({name}), на столі {total}',
  'liars-dice.terminal.signs': 'Знаки',
  'liars-dice.terminal.signList':
    '▶ зараз ходить · ★ починає раунд · [1 3 5] ваші кубики · [? ?] кубики під стаканом · +2 відкритий кубик · ●○ кубики, що лишилися, і втрачені',
  'liars-dice.terminal.reminder.round':
    'Раунд: усі кидають під стаканами. Підвищуйте ставку на всі кубики разом або не вірте їй. Пропускати не можна.',
  'liars-dice.terminal.reminder.raise.either': 'Підвищення: більше кубиків будь-якого числа або стільки ж старшого.',
  'liars-dice.terminal.reminder.raise.count': 'Підвищення: більше кубиків будь-якого числа.',
  'liars-dice.terminal.reminder.wild': 'Одиниці рахуються за будь-яке число; у ставці на одиниці — лише вони.',
  'liars-dice.terminal.reminder.double':
    'Одиниці вдвічі цінніші: інше число перебиває вдвічі менша кількість одиниць, одиниці — подвоєна кількість і ще один кубик. З одиниць раунд не починають.',
  'liars-dice.terminal.reminder.call':
    'Перевірка: якщо кубиків менше, ніж названо, кубик утрачає той, хто ставив, інакше — той, хто не повірив.',
  'liars-dice.terminal.reminder.difference': 'Хто помилився, втрачає стільки кубиків, на скільки розійшлася ставка.',
  'liars-dice.terminal.reminder.regain':
    'Рівно: якщо кубиків точно стільки, той, хто це сказав, повертає втрачений кубик.',
  'liars-dice.terminal.reminder.others': 'Рівно: якщо кубиків точно стільки, решта втрачає по кубику.',
  'liars-dice.terminal.reminder.palifico':
    'Паліфіко, коли хтось уперше лишається з одним кубиком: одиниці звичайні, число змінює лише той, хто має один кубик.',
  'liars-dice.terminal.reminder.show': 'Роблячи ставку, можна відкрити кубики, що підходять, і перекинути решту.',
  'liars-dice.terminal.reminder.end': 'Перемагає останній, хто має кубики.',
} as const;
