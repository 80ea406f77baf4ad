/** Чем выбор хорош, по-русски: факты, а не мнения. Ни к кому не обращаемся: выбор мог быть и чужим. */
import { cargo, coins } from './units.ts';

export const why = {
  'dead-reckoning.why.changes': '{list}.',
  'dead-reckoning.why.part.score': 'итог в монетах: {from} → {to}',
  'dead-reckoning.why.part.achievements': 'достижения: {from} → {to} (4 завершают партию)',
  'dead-reckoning.why.part.chest': 'монеты в сундуке: {from} → {to}',
  'dead-reckoning.why.part.aboard': 'груз на борту: {from} → {to}',
  'dead-reckoning.why.part.dock': 'груз в доке: {from} → {to}',
  'dead-reckoning.why.part.sails': 'паруса: {from} → {to}',
  'dead-reckoning.why.part.cannons': 'пушки: {from} → {to}',
  'dead-reckoning.why.part.room': 'место в трюмах: {from} → {to}',
  'dead-reckoning.why.part.damage': 'повреждения: {from} → {to} из 5',

  'dead-reckoning.why.battle':
    'Шанс победить {percent}\u00a0%: {cubes, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}} против {foes}.',
  'dead-reckoning.why.waits': 'Там в режиме пирата {name}: шанс победить в битве {percent}\u00a0%.',
  'dead-reckoning.why.island':
    '{place}: за большинство кубиков {coins, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}; своих кубиков {own}, больше всего чужих {theirs}.',
  'dead-reckoning.why.goods': `Там лежит: ${cargo}, ${coins}.`,
  'dead-reckoning.why.fog': 'Что там, ещё никто не знает; для «Исследователя» открыто {tiles} из {need}.',
  'dead-reckoning.why.price': `Карта там стоит ${cargo}: {what}.`,
  'dead-reckoning.why.gives': 'Она даёт: {what}.',
  'dead-reckoning.why.level': 'На уровне {level}: {what}.',
  'dead-reckoning.why.builder': 'Построек: {count} из {need} для «Строителя».',
  'dead-reckoning.why.strength': 'Сила: {own} против {theirs}.',
  'dead-reckoning.why.cannons': 'Пушек: своих {own}, на сильнейшем из других кораблей {theirs}.',
  'dead-reckoning.why.hand':
    '{cards, plural, =0 {В руке не остаётся карт.} one {В руке остаётся # карта.} few {В руке остаются # карты.} many {В руке остаётся # карт.} other {В руке остаётся # карты.}}',
  'dead-reckoning.why.score': 'Итог в монетах сейчас: {mine}; у лучшего из остальных: {theirs}.',
  'dead-reckoning.why.race': 'Достижений: {mine}; больше всего у других: {theirs}; 4 завершают партию.',
} as const;
