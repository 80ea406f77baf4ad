/**
 * Liar's Dice, in Russian: its name, bids, verbs and result.
 * Players' names stand where no word must agree with them in gender or case.
 */
export const game = {
  'liars-dice.name': 'Кости лжеца',
  'liars-dice.about':
    'Кости под стаканами, ставки на то, что лежит под всеми сразу, и два слова тем, кто зарвался: не верю.',
  'liars-dice.seat': 'игрок на месте {seat}',

  'liars-dice.bid':
    '{face, select, 1 {{count, plural, one {# единица} few {# единицы} many {# единиц} other {# единицы}}} 2 {{count, plural, one {# двойка} few {# двойки} many {# двоек} other {# двойки}}} 3 {{count, plural, one {# тройка} few {# тройки} many {# троек} other {# тройки}}} 4 {{count, plural, one {# четвёрка} few {# четвёрки} many {# четвёрок} other {# четвёрки}}} 5 {{count, plural, one {# пятёрка} few {# пятёрки} many {# пятёрок} other {# пятёрки}}} other {{count, plural, one {# шестёрка} few {# шестёрки} many {# шестёрок} other {# шестёрки}}}}',
  'liars-dice.face': '{face, select, 1 {единицы} 2 {двойки} 3 {тройки} 4 {четвёрки} 5 {пятёрки} other {шестёрки}}',

  'liars-dice.action.bid': 'Поставить: {bid}',
  'liars-dice.action.show': 'Поставить: {bid}, открыть и перебросить',
  'liars-dice.action.liar': 'Не верю! ({bid})',
  'liars-dice.action.exact': 'Ровно! ({bid})',
  'liars-dice.step.turn': 'Повысить или не поверить',

  'liars-dice.end.lastDice': 'Партия окончена.',
  'liars-dice.outcome': '{reason} {verdict}',
  'liars-dice.decidedBy.dice':
    'Победитель — {name}: {dice, plural, one {осталась # кость} few {осталось # кости} many {осталось # костей} other {осталось # кости}}.',
  'liars-dice.sheet.dice': 'Осталось костей',
  'liars-dice.sheet.rounds': 'Раунды',
  'liars-dice.sheet.points': 'Кости',
} as const;
