/** The words of the drawing, in Russian. */
import { dice } from './units.ts';

export const terminal = {
  'liars-dice.terminal.over': 'Партия окончена',
  'liars-dice.terminal.round': 'Раунд {round}',
  'liars-dice.terminal.palifico': 'Раунд {round}, палифико',
  'liars-dice.terminal.noBid': 'Ставки ещё нет',
  'liars-dice.terminal.bid': 'Ставка: {bid}',
  'liars-dice.terminal.bids': 'Ставки',
  'liars-dice.terminal.inPlay': `в игре ${dice}`,
  'liars-dice.terminal.wild': 'единицы — джокеры',
  'liars-dice.terminal.plain': 'единицы обычные',
  'liars-dice.terminal.out': 'вне игры',
  'liars-dice.terminal.last': 'Последняя проверка',
  'liars-dice.terminal.found': '{bid} ({name}), на столе {total}',
  'liars-dice.terminal.signs': 'Знаки',
  'liars-dice.terminal.signList':
    '▶ сейчас ходит · ★ начинает раунд · [1 3 5] ваши кости · [? ?] кости под стаканом · +2 открытая кость · ●○ оставшиеся и потерянные кости',
  'liars-dice.terminal.reminder.round':
    'Раунд: все бросают кости под стаканами. Повышайте ставку на все кости вместе или не верьте ей. Пропускать ход нельзя.',
  'liars-dice.terminal.reminder.raise.either': 'Повышение: больше костей с любым числом или столько же со старшим.',
  'liars-dice.terminal.reminder.raise.count': 'Повышение: больше костей с любым числом.',
  'liars-dice.terminal.reminder.wild':
    'Единицы — джокеры, считаются за любое число; в ставке на единицы — только они сами.',
  'liars-dice.terminal.reminder.double':
    'Единицы весят вдвое: другое число перебивают вдвое меньшим количеством единиц, единицы — удвоенным количеством и ещё одной костью. С единиц раунд не начинают.',
  'liars-dice.terminal.reminder.call':
    'Проверка: если костей меньше, чем названо, кость теряет ставивший, иначе — неповеривший.',
  'liars-dice.terminal.reminder.difference': 'Ошибившийся теряет столько костей, на сколько разошлась ставка.',
  'liars-dice.terminal.reminder.regain':
    '«Ровно»: если костей точно столько, сказавший возвращает себе потерянную кость.',
  'liars-dice.terminal.reminder.others': '«Ровно»: если костей точно столько, все остальные теряют по кости.',
  'liars-dice.terminal.reminder.palifico':
    'Палифико — раунд после того, как кто-то впервые остался с одной костью: единицы обычные, число меняет лишь тот, у кого одна кость.',
  'liars-dice.terminal.reminder.show': 'При ставке можно открыть подходящие кости и перебросить остальные.',
  'liars-dice.terminal.reminder.end': 'Побеждает последний, у кого остались кости.',
} as const;
