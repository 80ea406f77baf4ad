/**
 * Liar's Dice, in Ukrainian: its name, bids, verbs and result.
 * Players' names stand where no word must agree with them in gender or case.
 */
export const game = {
  'liars-dice.name': 'Кості брехуна',
  'liars-dice.about':
    'Кубики під стаканами, ставки на те, що лежить під усіма разом, і одне слово тим, хто зайшов надто далеко.',
  'liars-dice.seat': 'гравець на місці {seat}',

  'liars-dice.bid':
    '{face, select, 1 {{count, plural, one {# одиниця} few {# одиниці} many {# одиниць} other {# одиниці}}} 2 {{count, plural, one {# двійка} few {# двійки} many {# двійок} other {# двійки}}} 3 {{count, plural, one {# трійка} few {# трійки} many {# трійок} other {# трійки}}} 4 {{count, plural, one {# четвірка} few {# четвірки} many {# четвірок} other {# четвірки}}} 5 {{count, plural, one {# п’ятірка} few {# п’ятірки} many {# п’ятірок} other {# п’ятірки}}} other {{count, plural, one {# шістка} few {# шістки} many {# шісток} other {# шістки}}}}',
  'liars-dice.face': '{face, select, 1 {одиниці} 2 {двійки} 3 {трійки} 4 {четвірки} 5 {п’ятірки} other {шістки}}',

  'liars-dice.action.bid': 'Поставити: {bid}',
  'liars-dice.action.show': 'Поставити: {bid}, відкрити й перекинути',
  'liars-dice.action.liar': 'Не вірю! ({bid})',
  'liars-dice.action.exact': 'Рівно! ({bid})',
  'liars-dice.step.turn': 'Підвищити або не повірити',

  'liars-dice.end.lastDice': 'Партію завершено.',
  'liars-dice.outcome': '{reason} {verdict}',
  'liars-dice.decidedBy.dice':
    'Перемога: {name} — {dice, plural, one {лишився # кубик} few {лишилося # кубики} many {лишилося # кубиків} other {лишилося # кубика}}.',
  'liars-dice.sheet.dice': 'Лишилося кубиків',
  'liars-dice.sheet.rounds': 'Раунди',
  'liars-dice.sheet.points': 'Кубики',
} as const;
