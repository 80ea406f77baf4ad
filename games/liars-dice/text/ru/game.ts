/** Liar's Dice, in Russian. Players' names stand where no word must agree with them in gender or case. */
import type { en } from '../en/game.ts';

const dice = '{dice, plural, one {# кость} few {# кости} many {# костей} other {# кости}}';
const left =
  '{left, plural, =0 {не осталось ни одной} one {осталась #} few {осталось #} many {осталось #} other {осталось #}}';

export const ru: Readonly<Record<keyof typeof en, string>> = {
  'liars-dice.name': 'Кости лжеца',
  'liars-dice.about':
    'Кости под стаканами, ставки на то, что лежит под всеми сразу, и два слова тем, кто зарвался: не верю.',
  'liars-dice.seat': 'игрок на месте {seat}',

  'liars-dice.bid':
    '{face, select, 1 {{count, plural, one {# единица} few {# единицы} many {# единиц} other {# единицы}}} 2 {{count, plural, one {# двойка} few {# двойки} many {# двоек} other {# двойки}}} 3 {{count, plural, one {# тройка} few {# тройки} many {# троек} other {# тройки}}} 4 {{count, plural, one {# четвёрка} few {# четвёрки} many {# четвёрок} other {# четвёрки}}} 5 {{count, plural, one {# пятёрка} few {# пятёрки} many {# пятёрок} other {# пятёрки}}} other {{count, plural, one {# шестёрка} few {# шестёрки} many {# шестёрок} other {# шестёрки}}}}',
  'liars-dice.face': '{face, select, 1 {единицы} 2 {двойки} 3 {тройки} 4 {четвёрки} 5 {пятёрки} other {шестёрки}}',

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

  'liars-dice.action.bid': 'Поставить: {bid}',
  'liars-dice.action.show': 'Поставить: {bid}, открыть и перебросить',
  'liars-dice.action.liar': 'Не верю! ({bid})',
  'liars-dice.action.exact': 'Ровно! ({bid})',

  'liars-dice.reason.no-bid-yet': 'Ставки ещё нет. Сделайте первую ставку раунда.',
  'liars-dice.reason.no-such-face': 'У кости шесть граней. Назовите одну из них.',
  'liars-dice.reason.no-dice-named': 'Ставка называет хотя бы одну кость.',
  'liars-dice.reason.too-many-dice':
    'В игре всего {most, plural, one {# кость} few {# кости} many {# костей} other {# кости}}. Назвать больше нельзя.',
  'liars-dice.reason.too-low': 'Ставка сейчас: {bid}. Назовите больше костей или столько же, но со старшим числом.',
  'liars-dice.reason.count-must-rise': 'Ставка сейчас: {bid}. За этим столом каждая ставка называет больше костей.',
  'liars-dice.reason.too-few-ones': 'Ставка сейчас: {bid}. Единиц нужно не меньше половины этого количества.',
  'liars-dice.reason.too-few-after-ones':
    'Ставка сейчас: {bid}. Единицы здесь весят вдвое: назовите больше единиц или другое число, количество — от {least}.',
  'liars-dice.reason.no-ones-first': 'За этим столом раунд не начинают с единиц. Назовите другое число.',
  'liars-dice.reason.face-is-fixed':
    'В палифико число не меняют, ставят на {face}. Сменить его может лишь тот, у кого одна кость.',
  'liars-dice.reason.exact-is-off': 'За этим столом «ровно» не говорят. Повысьте ставку или не поверьте ей.',
  'liars-dice.reason.show-is-off': 'За этим столом до проверки ничего не открывают.',
  'liars-dice.reason.nothing-to-show': 'Под вашим стаканом нечего открыть: {face} не выпали.',
  'liars-dice.reason.nothing-to-throw': 'К этой ставке подходят все ваши кости: перебрасывать было бы нечего.',

  'liars-dice.option.dice': 'Кости',
  'liars-dice.option.dice.about': 'Сколько костей у каждого в начале.',
  'liars-dice.option.dice.value.3': 'По 3',
  'liars-dice.option.dice.value.4': 'По 4',
  'liars-dice.option.dice.value.5': 'По 5',
  'liars-dice.option.dice.value.6': 'По 6',
  'liars-dice.option.wild': 'Единицы',
  'liars-dice.option.wild.about': 'Джокеры ли единицы, то есть считаются ли они за любое число.',
  'liars-dice.option.wild.value.true': 'Джокеры',
  'liars-dice.option.wild.value.false': 'Обычные',
  'liars-dice.option.ones': 'Ставки на единицы',
  'liars-dice.option.ones.about': 'Сколько весит ставка на единицы-джокеры: подходящих костей для неё вдвое меньше.',
  'liars-dice.option.ones.value.plain': 'Как любое число',
  'liars-dice.option.ones.value.double': 'Весят вдвое',
  'liars-dice.option.raise': 'Повышение',
  'liars-dice.option.raise.about': 'Можно ли оставить количество и назвать старшее число.',
  'liars-dice.option.raise.value.either': 'Больше костей или старшее число',
  'liars-dice.option.raise.value.count': 'Всегда больше костей',
  'liars-dice.option.loss': 'Цена ошибки',
  'liars-dice.option.loss.about': 'Сколько костей теряет тот, кто ошибся.',
  'liars-dice.option.loss.value.one': 'Одна кость',
  'liars-dice.option.loss.value.difference': 'Разница',
  'liars-dice.option.exact': 'Слово «ровно»',
  'liars-dice.option.exact.about': 'Можно ли сказать, что костей точно столько, сколько названо, и что это даёт.',
  'liars-dice.option.exact.value.off': 'Нет',
  'liars-dice.option.exact.value.regain': 'Кость возвращается',
  'liars-dice.option.exact.value.others': 'Остальные теряют по одной',
  'liars-dice.option.palifico': 'Палифико',
  'liars-dice.option.palifico.about':
    'Особый раунд, когда кто-то впервые остаётся с одной костью: единицы обычные, число не меняют.',
  'liars-dice.option.palifico.value.false': 'Нет',
  'liars-dice.option.palifico.value.true': 'Да',
  'liars-dice.option.show': 'Открыть и перебросить',
  'liars-dice.option.show.about': 'Можно ли при ставке открыть часть костей и перебросить остальные.',
  'liars-dice.option.show.value.false': 'Нет',
  'liars-dice.option.show.value.true': 'Да',

  'liars-dice.step.turn': 'Повысить или не поверить',

  'liars-dice.end.lastDice': 'Партия окончена.',
  'liars-dice.outcome': '{reason} {verdict}',
  'liars-dice.decidedBy.dice':
    'Победитель — {name}: {dice, plural, one {осталась # кость} few {осталось # кости} many {осталось # костей} other {осталось # кости}}.',
  'liars-dice.sheet.dice': 'Осталось костей',
  'liars-dice.sheet.rounds': 'Раунды',
  'liars-dice.sheet.points': 'Кости',
};
