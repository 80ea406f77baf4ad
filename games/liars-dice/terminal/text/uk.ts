/** The words of the drawing, in Ukrainian. */
import type { en } from './en.ts';

export const uk: Readonly<Record<keyof typeof en, string>> = {
  'liars-dice.terminal.over': 'Партію завершено',
  'liars-dice.terminal.round': 'Раунд {round}',
  'liars-dice.terminal.palifico': 'Раунд {round}, паліфіко',
  'liars-dice.terminal.noBid': 'Ставки ще немає',
  'liars-dice.terminal.bid': 'Ставка: {bid}',
  'liars-dice.terminal.bids': 'Ставки',
  'liars-dice.terminal.inPlay': 'у грі {dice, plural, one {# кість} few {# кості} many {# костей} other {# кості}}',
  'liars-dice.terminal.wild': 'одиниці за будь-яке число',
  'liars-dice.terminal.plain': 'одиниці звичайні',
  'liars-dice.terminal.out': 'поза грою',
  'liars-dice.terminal.last': 'Остання перевірка',
  'liars-dice.terminal.found': '{bid} ({name}), на столі {total}',
  'liars-dice.terminal.signs': 'Знаки',
  'liars-dice.terminal.signList':
    '▶ зараз ходить · ★ починає раунд · [1 3 5] ваші кості · [? ?] кості під стаканом · +2 відкрита кість · ●○ кості, що лишилися, і втрачені',
  'liars-dice.terminal.reminder.round':
    'Раунд: усі кидають під стаканами. Підвищуйте ставку на всі кості разом або не вірте їй. Пропускати не можна.',
  'liars-dice.terminal.reminder.raise.either': 'Підвищення: більше костей будь-якого числа або стільки ж старшого.',
  'liars-dice.terminal.reminder.raise.count': 'Підвищення: більше костей будь-якого числа.',
  'liars-dice.terminal.reminder.wild': 'Одиниці рахуються за будь-яке число; у ставці на одиниці — лише вони.',
  'liars-dice.terminal.reminder.double':
    'Одиниці важать удвічі: інше число перебиває половина одиниць, одиниці — подвоєна кількість і ще одна. З одиниць раунд не починають.',
  'liars-dice.terminal.reminder.call':
    'Перевірка: якщо костей менше, ніж названо, кість утрачає той, хто ставив, інакше — той, хто не повірив.',
  'liars-dice.terminal.reminder.difference': 'Хто помилився, втрачає стільки костей, на скільки розійшлася ставка.',
  'liars-dice.terminal.reminder.regain':
    'Рівно: якщо костей точно стільки, той, хто це сказав, повертає втрачену кість.',
  'liars-dice.terminal.reminder.others': 'Рівно: якщо костей точно стільки, решта втрачає по кості.',
  'liars-dice.terminal.reminder.palifico':
    'Паліфіко, коли хтось уперше лишається з однією кістю: одиниці звичайні, число змінює лише той, хто має одну кість.',
  'liars-dice.terminal.reminder.show': 'При ставці можна відкрити кості, що підходять, і перекинути решту.',
  'liars-dice.terminal.reminder.end': 'Перемагає останній, хто має кості.',
};
