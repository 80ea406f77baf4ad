/** What happened, in Russian. */
import { dice } from './units.ts';

const left =
  '{left, plural, =0 {не осталось ни одной} one {осталась #} few {осталось #} many {осталось #} other {осталось #}}';

export const log = {
  'liars-dice.event.began': 'Партия началась. Первый ход: [{name}|ваш].',
  'liars-dice.event.roundBegan': `Раунд {round}, под стаканами ${dice}. [Начинает {name}|Начинаете вы].`,
  'liars-dice.event.roundBegan.palifico': `Раунд {round}, палифико: под стаканами ${dice}, единицы не заменяют другие числа. [Начинает {name}|Начинаете вы].`,
  'liars-dice.event.threw': '[{name}, бросок|Ваш бросок]: {faces}.',
  'liars-dice.event.bid': '{name} [ставит|ставите]: {bid}.',
  'liars-dice.event.showed':
    '{name} [открывает|открываете] {faces} и [перебрасывает|перебрасываете] остальные: {left}.',
  'liars-dice.event.called.liar': '{name} не [верит|верите][{bidder}?. {bidder}, ставка| вашей ставке]: {bid}.',
  'liars-dice.event.called.exact': '{name} [говорит|говорите] «ровно»: {bid}.',
  'liars-dice.event.lifted':
    '[{name}|У вас]: {faces}, {hits, plural, =0 {подходящих нет} one {подходит #} few {подходят #} many {подходят #} other {подходят #}}.',
  'liars-dice.event.counted.liar.right': 'Ставка: {bid}, на столе: {total}. Это была ложь.',
  'liars-dice.event.counted.liar.wrong': 'Ставка: {bid}, на столе: {total}. Это была правда.',
  'liars-dice.event.counted.exact.right': 'Ставка: {bid}, на столе: {total}. Ровно!',
  'liars-dice.event.counted.exact.wrong': 'Ставка: {bid}, на столе: {total}. Не ровно.',
  'liars-dice.event.lost': `{name} [теряет|теряете] ${dice}: ${left}.`,
  'liars-dice.event.regained': `{name} [возвращает|возвращаете] себе кость: ${left}.`,
  'liars-dice.event.out': '{name} [выбывает|выбываете].',
  'liars-dice.event.ended': 'Партия окончена.',
} as const;
