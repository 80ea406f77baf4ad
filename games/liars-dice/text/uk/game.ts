/** Liar's Dice, in Ukrainian. Players' names stand where no word must agree with them in gender or case. */
import type { en } from '../en/game.ts';

const dice = '{dice, plural, one {# кубик} few {# кубики} many {# кубиків} other {# кубика}}';
const left =
  '{left, plural, =0 {не лишилося жодного} one {лишився #} few {лишилося #} many {лишилося #} other {лишилося #}}';

export const uk: Readonly<Record<keyof typeof en, string>> = {
  'liars-dice.name': 'Кості брехуна',
  'liars-dice.about':
    'Кубики під стаканами, ставки на те, що лежить під усіма разом, і одне слово тим, хто зайшов надто далеко.',
  'liars-dice.seat': 'гравець на місці {seat}',

  'liars-dice.bid':
    '{face, select, 1 {{count, plural, one {# одиниця} few {# одиниці} many {# одиниць} other {# одиниці}}} 2 {{count, plural, one {# двійка} few {# двійки} many {# двійок} other {# двійки}}} 3 {{count, plural, one {# трійка} few {# трійки} many {# трійок} other {# трійки}}} 4 {{count, plural, one {# четвірка} few {# четвірки} many {# четвірок} other {# четвірки}}} 5 {{count, plural, one {# п’ятірка} few {# п’ятірки} many {# п’ятірок} other {# п’ятірки}}} other {{count, plural, one {# шістка} few {# шістки} many {# шісток} other {# шістки}}}}',
  'liars-dice.face': '{face, select, 1 {одиниці} 2 {двійки} 3 {трійки} 4 {четвірки} 5 {п’ятірки} other {шістки}}',

  'liars-dice.event.began': 'Партія почалася. Перше слово: {name}.',
  'liars-dice.event.roundBegan': `Раунд {round}, під стаканами ${dice}. Починає {name}.`,
  'liars-dice.event.roundBegan.palifico': `Раунд {round}, паліфіко: під стаканами ${dice}, одиниці не замінюють інших чисел. Починає {name}.`,
  'liars-dice.event.threw': '{name}, кидок: {faces}.',
  'liars-dice.event.bid': '{name} ставить: {bid}.',
  'liars-dice.event.showed': '{name} відкриває {faces} і перекидає решту: {left}.',
  'liars-dice.event.called.liar': '{name} не вірить. {bidder}, ставка: {bid}.',
  'liars-dice.event.called.exact': '{name} каже «рівно»: {bid}.',
  'liars-dice.event.lifted':
    '{name}: {faces}, {hits, plural, =0 {жоден не підходить} one {підходить #} few {підходять #} many {підходить #} other {підходить #}}.',
  'liars-dice.event.counted.liar.right': 'Ставка: {bid}, на столі: {total}. Це була брехня.',
  'liars-dice.event.counted.liar.wrong': 'Ставка: {bid}, на столі: {total}. Це була правда.',
  'liars-dice.event.counted.exact.right': 'Ставка: {bid}, на столі: {total}. Рівно!',
  'liars-dice.event.counted.exact.wrong': 'Ставка: {bid}, на столі: {total}. Не рівно.',
  'liars-dice.event.lost': `{name} втрачає ${dice}: ${left}.`,
  'liars-dice.event.regained': `{name} повертає кубик: ${left}.`,
  'liars-dice.event.out': '{name} вибуває.',
  'liars-dice.event.ended': 'Партію завершено.',

  'liars-dice.action.bid': 'Поставити: {bid}',
  'liars-dice.action.show': 'Поставити: {bid}, відкрити й перекинути',
  'liars-dice.action.liar': 'Не вірю! ({bid})',
  'liars-dice.action.exact': 'Рівно! ({bid})',

  'liars-dice.reason.no-bid-yet': 'Ставки ще немає. Зробіть першу ставку раунду.',
  'liars-dice.reason.no-such-face': 'У кубика шість граней. Назвіть одну з них.',
  'liars-dice.reason.no-dice-named': 'Ставка називає щонайменше один кубик.',
  'liars-dice.reason.too-many-dice':
    'У грі всього {most, plural, one {# кубик} few {# кубики} many {# кубиків} other {# кубика}}. Більше ставити не можна.',
  'liars-dice.reason.too-low': 'Ставка зараз: {bid}. Назвіть більше кубиків або стільки ж, але старшого числа.',
  'liars-dice.reason.count-must-rise': 'Ставка зараз: {bid}. За цим столом кожна ставка називає більше кубиків.',
  'liars-dice.reason.too-few-ones': 'Ставка зараз: {bid}. Одиниць потрібно щонайменше половину названої кількості.',
  'liars-dice.reason.too-few-after-ones':
    'Ставка зараз: {bid}. Одиниці тут удвічі цінніші: іншого числа потрібно щонайменше {least}, або назвіть більше одиниць.',
  'liars-dice.reason.no-ones-first': 'За цим столом раунд не починають з одиниць. Назвіть інше число.',
  'liars-dice.reason.face-is-fixed':
    'У паліфіко число не змінюють: {face}. Змінити його може лише той, хто має один кубик.',
  'liars-dice.reason.exact-is-off': 'За цим столом «рівно» не кажуть.',
  'liars-dice.reason.show-is-off': 'За цим столом до перевірки нічого не відкривають.',
  'liars-dice.reason.nothing-to-show': 'Під вашим стаканом нема чого відкрити: {face} не випали.',
  'liars-dice.reason.nothing-to-throw': 'До цієї ставки підходять усі ваші кубики: перекидати було б нема чого.',

  'liars-dice.option.dice': 'Кубики',
  'liars-dice.option.dice.about': 'Скільки кубиків має кожен на початку.',
  'liars-dice.option.dice.value.3': 'По 3',
  'liars-dice.option.dice.value.4': 'По 4',
  'liars-dice.option.dice.value.5': 'По 5',
  'liars-dice.option.dice.value.6': 'По 6',
  'liars-dice.option.wild': 'Одиниці',
  'liars-dice.option.wild.about': 'Чи рахуються одиниці за будь-яке число.',
  'liars-dice.option.wild.value.true': 'За будь-яке число',
  'liars-dice.option.wild.value.false': 'Звичайні',
  'liars-dice.option.ones': 'Ставки на одиниці',
  'liars-dice.option.ones.about':
    'Як ставка на одиниці, що замінюють будь-яке число, порівнюється з рештою: тих удвічі більше.',
  'liars-dice.option.ones.value.plain': 'Як будь-яке число',
  'liars-dice.option.ones.value.double': 'Удвічі цінніші',
  'liars-dice.option.raise': 'Підвищення',
  'liars-dice.option.raise.about': 'Чи можна лишити кількість і назвати старше число.',
  'liars-dice.option.raise.value.either': 'Більше кубиків або старше число',
  'liars-dice.option.raise.value.count': 'Завжди більше кубиків',
  'liars-dice.option.loss': 'Ціна помилки',
  'liars-dice.option.loss.about': 'Скільки кубиків втрачає той, хто помилився.',
  'liars-dice.option.loss.value.one': 'Один кубик',
  'liars-dice.option.loss.value.difference': 'Різниця',
  'liars-dice.option.exact': 'Слово «рівно»',
  'liars-dice.option.exact.about': 'Чи можна сказати, що ставка точна до кубика, і що це дає.',
  'liars-dice.option.exact.value.off': 'Ні',
  'liars-dice.option.exact.value.regain': 'Кубик повертається',
  'liars-dice.option.exact.value.others': 'Решта втрачає по одному',
  'liars-dice.option.palifico': 'Паліфіко',
  'liars-dice.option.palifico.about':
    'Особливий раунд, коли хтось уперше лишається з одним кубиком: одиниці звичайні, число не змінюють.',
  'liars-dice.option.palifico.value.false': 'Ні',
  'liars-dice.option.palifico.value.true': 'Так',
  'liars-dice.option.show': 'Відкрити й перекинути',
  'liars-dice.option.show.about': 'Чи можна, роблячи ставку, відкрити частину кубиків і перекинути решту.',
  'liars-dice.option.show.value.false': 'Ні',
  'liars-dice.option.show.value.true': 'Так',

  'liars-dice.step.turn': 'Підвищити або не повірити',

  'liars-dice.end.lastDice': 'Партію завершено.',
  'liars-dice.outcome': '{reason} {verdict}',
  'liars-dice.decidedBy.dice':
    'Перемога: {name} — {dice, plural, one {лишився # кубик} few {лишилося # кубики} many {лишилося # кубиків} other {лишилося # кубика}}.',
  'liars-dice.sheet.dice': 'Лишилося кубиків',
  'liars-dice.sheet.rounds': 'Раунди',
  'liars-dice.sheet.points': 'Кубики',
};
