/** Чим вибір добрий, українською: факти, а не думки. Ні до кого не звертаємося: вибір міг бути й чужим. */
import { cargo, coins } from './units.ts';

export const why = {
  'dead-reckoning.why.changes': '{list}.',
  'dead-reckoning.why.part.score': 'підсумок у монетах: {from} → {to}',
  'dead-reckoning.why.part.achievements': 'досягнення: {from} → {to} (4 завершують партію)',
  'dead-reckoning.why.part.chest': 'монети у скрині: {from} → {to}',
  'dead-reckoning.why.part.aboard': 'вантаж на борту: {from} → {to}',
  'dead-reckoning.why.part.dock': 'вантаж у доці: {from} → {to}',
  'dead-reckoning.why.part.sails': 'вітрила: {from} → {to}',
  'dead-reckoning.why.part.cannons': 'гармати: {from} → {to}',
  'dead-reckoning.why.part.room': 'місце у трюмах: {from} → {to}',
  'dead-reckoning.why.part.damage': 'пошкодження: {from} → {to} з 5',

  'dead-reckoning.why.battle':
    'Шанс перемогти {percent}\u00a0%: {cubes, plural, one {# кубик} few {# кубики} many {# кубиків} other {# кубика}} проти {foes}.',
  'dead-reckoning.why.waits': 'Там у режимі пірата {name}: шанс перемогти в битві {percent}\u00a0%.',
  'dead-reckoning.why.island':
    '{place}: за більшість кубиків {coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}}; своїх кубиків {own}, найбільше чужих {theirs}.',
  'dead-reckoning.why.goods': `Там лежить: ${cargo}, ${coins}.`,
  'dead-reckoning.why.fog': 'Що там, ще ніхто не знає; для «Дослідника» відкрито {tiles} з {need}.',
  'dead-reckoning.why.price': `Карта там коштує ${cargo}: {what}.`,
  'dead-reckoning.why.gives': 'Вона дає: {what}.',
  'dead-reckoning.why.level': 'На рівні {level}: {what}.',
  'dead-reckoning.why.builder': 'Будівель: {count} з {need} для «Будівельника».',
  'dead-reckoning.why.strength': 'Сила: {own} проти {theirs}.',
  'dead-reckoning.why.cannons': 'Гармат: своїх {own}, на найсильнішому з інших кораблів {theirs}.',
  'dead-reckoning.why.hand':
    '{cards, plural, =0 {У руці не лишається карт.} one {У руці лишається # карта.} few {У руці лишаються # карти.} many {У руці лишається # карт.} other {У руці лишається # карти.}}',
  'dead-reckoning.why.score': 'Підсумок у монетах зараз: {mine}; у найкращого з решти: {theirs}.',
  'dead-reckoning.why.race': 'Досягнень: {mine}; найбільше в інших: {theirs}; 4 завершують партію.',
} as const;
