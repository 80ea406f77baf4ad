/** The words of the table, in Ukrainian. */
import { help } from './help.ts';
import { notes } from './notes.ts';
import { dice } from './units.ts';

export const table = {
  ...help,
  ...notes,

  'liars-dice.table.step.round': 'раунд {round}',
  'liars-dice.table.step.palifico': 'раунд {round}, паліфіко',
  'liars-dice.table.step.over': 'кінець',
  'liars-dice.table.alarm': '[{name}:|У вас] лишився один кубик',

  'liars-dice.table.rivals': 'Інші гравці',
  'liars-dice.table.player':
    '{name}: {dice, plural, =0 {поза грою} one {# кубик} few {# кубики} many {# кубиків} other {# кубика}}.',
  'liars-dice.table.player.shown': 'Відкрито: {faces}.',
  'liars-dice.table.player.bid': 'Ставка: {bid}.',
  'liars-dice.table.bot': 'бот',
  'liars-dice.table.away': 'немає зв’язку',
  'liars-dice.table.out': 'поза грою',

  'liars-dice.table.middle': 'Ставка',
  'liars-dice.table.inPlay': `у грі ${dice}`,
  'liars-dice.table.wild': 'одиниці за будь-яке число',
  'liars-dice.table.notWild': 'одиниці звичайні',
  'liars-dice.table.palifico': 'Паліфіко: число не змінюють',
  'liars-dice.table.noBid': 'Стакани на столі. Хто поставить перший?',
  'liars-dice.table.bidBy': '{name} [ставить|ставите]',
  'liars-dice.table.earlier': 'Попередні ставки раунду',
  'liars-dice.table.odds.true': 'правда на {odds}\u00a0%',
  'liars-dice.table.odds.lie': 'брехня на {odds}\u00a0%',

  'liars-dice.table.mine': 'Стакан: {name}',
  'liars-dice.table.yours': 'Ваші кубики: {faces}',
  'liars-dice.table.covered': `під стаканом ${dice}`,
  'liars-dice.table.shown': 'відкрито',
  'liars-dice.table.diceLeft': dice,
  'liars-dice.table.fewer': 'На один менше',
  'liars-dice.table.more': 'На один більше',
  'liars-dice.table.count': 'Кількість кубиків',
  'liars-dice.table.face': 'Число',
  'liars-dice.table.exact.regain': 'Утрачений кубик повернеться',
  'liars-dice.table.exact.others': 'Решта втратить по кубику',

  'liars-dice.table.reveal': 'Перевірка',
  'liars-dice.table.reveal.liar': '{name} не [вірить|вірите][{bidder}?. {bidder}, ставка| вашій ставці]: {bid}',
  'liars-dice.table.reveal.exact': '{name}: «рівно». [{bidder}?{bidder}, ставка|Ваша ставка]: {bid}',
  'liars-dice.table.reveal.dice': '{faces}',
  'liars-dice.table.verdict.counting': 'рахуємо…',
  'liars-dice.table.verdict.liar.right': 'Це була брехня.',
  'liars-dice.table.verdict.liar.wrong': 'Це була правда.',
  'liars-dice.table.verdict.exact.right': 'Рівно!',
  'liars-dice.table.verdict.exact.wrong': 'Не рівно.',

  'liars-dice.table.award.hunter': 'Гроза брехунів',
  'liars-dice.table.award.hunter.detail':
    '{count, plural, one {# влучна перевірка} few {# влучні перевірки} many {# влучних перевірок} other {# влучної перевірки}}',
  'liars-dice.table.award.caught': 'Найгірша брехня',
  'liars-dice.table.award.caught.detail':
    '{count, plural, one {викрито # раз} few {викрито # рази} many {викрито # разів} other {викрито # разу}}',
  'liars-dice.table.award.honest': 'Чесна душа',
  'liars-dice.table.award.honest.detail':
    '{count, plural, one {даремно не повірили # раз} few {даремно не повірили # рази} many {даремно не повірили # разів} other {даремно не повірили # разу}}',
} as const;
