/** The words of the table, in Russian. */
import { help } from './help.ts';
import { notes } from './notes.ts';
import { dice } from './units.ts';

export const table = {
  ...help,
  ...notes,

  'liars-dice.table.step.round': 'раунд {round}',
  'liars-dice.table.step.palifico': 'раунд {round}, палифико',
  'liars-dice.table.step.over': 'конец',
  'liars-dice.table.alarm': '[{name}:|У вас] осталась одна кость',

  'liars-dice.table.rivals': 'Другие игроки',
  'liars-dice.table.player':
    '{name}: {dice, plural, =0 {вне игры} one {# кость} few {# кости} many {# костей} other {# кости}}.',
  'liars-dice.table.player.shown': 'Открыто: {faces}.',
  'liars-dice.table.player.bid': 'Ставка: {bid}.',
  'liars-dice.table.bot': 'бот',
  'liars-dice.table.away': 'не на связи',
  'liars-dice.table.out': 'вне игры',

  'liars-dice.table.middle': 'Ставка',
  'liars-dice.table.inPlay': `в игре ${dice}`,
  'liars-dice.table.wild': 'единицы — джокеры',
  'liars-dice.table.notWild': 'единицы обычные',
  'liars-dice.table.palifico': 'Палифико: число не меняют',
  'liars-dice.table.noBid': 'Стаканы на столе. Кто поставит первым?',
  'liars-dice.table.bidBy': '{name} [ставит|ставите]',
  'liars-dice.table.earlier': 'Прежние ставки этого раунда',
  'liars-dice.table.odds.true': 'правда: {odds}\u00a0%',
  'liars-dice.table.odds.lie': 'ложь: {odds}\u00a0%',

  'liars-dice.table.mine': 'Стакан: {name}',
  'liars-dice.table.yours': 'Ваши кости: {faces}',
  'liars-dice.table.covered': `под стаканом ${dice}`,
  'liars-dice.table.shown': 'открыто',
  'liars-dice.table.diceLeft': dice,
  'liars-dice.table.fewer': 'На одну кость меньше',
  'liars-dice.table.more': 'На одну кость больше',
  'liars-dice.table.count': 'Количество костей',
  'liars-dice.table.face': 'Число',
  'liars-dice.table.exact.regain': 'Потерянная кость вернётся',
  'liars-dice.table.exact.others': 'Остальные потеряют по кости',

  'liars-dice.table.reveal': 'Проверка',
  'liars-dice.table.reveal.liar': '{name} не [верит|верите][{bidder}?. {bidder}, ставка| вашей ставке]: {bid}',
  'liars-dice.table.reveal.exact': '{name}: «ровно». [{bidder}?{bidder}, ставка|Ваша ставка]: {bid}',
  'liars-dice.table.reveal.dice': '{faces}',
  'liars-dice.table.verdict.counting': 'считаем…',
  'liars-dice.table.verdict.liar.right': 'Это была ложь.',
  'liars-dice.table.verdict.liar.wrong': 'Это была правда.',
  'liars-dice.table.verdict.exact.right': 'Ровно!',
  'liars-dice.table.verdict.exact.wrong': 'Не ровно.',

  'liars-dice.table.award.hunter': 'Гроза лжецов',
  'liars-dice.table.award.hunter.detail':
    '{count, plural, one {# верная проверка} few {# верные проверки} many {# верных проверок} other {# верной проверки}}',
  'liars-dice.table.award.caught': 'Худший лжец',
  'liars-dice.table.award.caught.detail':
    '{count, plural, one {ложь раскрыли # раз} few {ложь раскрыли # раза} many {ложь раскрыли # раз} other {ложь раскрыли # раза}}',
  'liars-dice.table.award.honest': 'Честная душа',
  'liars-dice.table.award.honest.detail':
    '{count, plural, one {зря не поверили # раз} few {зря не поверили # раза} many {зря не поверили # раз} other {зря не поверили # раза}}',
} as const;
