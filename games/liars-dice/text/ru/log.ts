/** What happened, in Russian. */
import { dice } from './units.ts';

const left =
  '{left, plural, =0 {не осталось ни одной} one {осталась #} few {осталось #} many {осталось #} other {осталось #}}';

export const log = {
  'liars-dice.event.began': 'Партия началась. Первый ход: {name}.',
  'liars-dice.event.roundBegan': `Раунд {round}, под стаканами ${dice}. Начинает {name}.`,
  'liars-dice.event.roundBegan.palifico': `Раунд {round}, палифико: под стаканами ${dice}, единицы не заменяют другие числа. Начинает {name}.`,
  'liars-dice.event.threw': '{name}, бросок: {faces}.',
  'liars-dice.event.bid': '{name} ставит: {bid}.',
  'liars-dice.event.showed': '{name} открывает {faces} и перебрасывает остальные: {left}.',
  'liars-dice.event.called.liar': '{name} не верит. {bidder}, ставка: {bid}.',
  'liars-dice.event.called.exact': '{name} говорит «ровно»: {bid}.',
  'liars-dice.event.lifted':
    '{name}: {faces}, {hits, plural, =0 {подходящих нет} one {подходит #} few {подходят #} many {подходят #} other {подходят #}}.',
  'liars-dice.event.counted.liar.right': 'Ставка: {bid}, на столе: {total}. Это была ложь.',
  'liars-dice.event.counted.liar.wrong': 'Ставка: {bid}, на столе: {total}. Это была правда.',
  'liars-dice.event.counted.exact.right': 'Ставка: {bid}, на столе: {total}. Ровно!',
  'liars-dice.event.counted.exact.wrong': 'Ставка: {bid}, на столе: {total}. Не ровно.',
  'liars-dice.event.lost': `{name} теряет ${dice}: ${left}.`,
  'liars-dice.event.regained': `{name} возвращает себе кость: ${left}.`,
  'liars-dice.event.out': '{name} выбывает.',
  'liars-dice.event.ended': 'Партия окончена.',
} as const;
