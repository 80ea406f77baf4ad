/** What happened, in Ukrainian. */
import { dice } from './units.ts';

const left =
  '{left, plural, =0 {не лишилося жодного} one {лишився #} few {лишилося #} many {лишилося #} other {лишилося #}}';

export const log = {
  'liars-dice.event.began': 'Партія почалася. Перше слово: [{name}|ваше].',
  'liars-dice.event.roundBegan': `Раунд {round}, під стаканами ${dice}. [Починає {name}|Починаєте ви].`,
  'liars-dice.event.roundBegan.palifico': `Раунд {round}, паліфіко: під стаканами ${dice}, одиниці не замінюють інших чисел. [Починає {name}|Починаєте ви].`,
  'liars-dice.event.threw': '[{name}, кидок|Ваш кидок]: {faces}.',
  'liars-dice.event.bid': '{name} [ставить|ставите]: {bid}.',
  'liars-dice.event.showed': '{name} [відкриває|відкриваєте] {faces} і [перекидає|перекидаєте] решту: {left}.',
  'liars-dice.event.called.liar': '{name} не [вірить|вірите][{bidder}?. {bidder}, ставка| вашій ставці]: {bid}.',
  'liars-dice.event.called.exact': '{name} [каже|кажете] «рівно»: {bid}.',
  'liars-dice.event.lifted':
    '[{name}|У вас]: {faces}, {hits, plural, =0 {жоден не підходить} one {підходить #} few {підходять #} many {підходить #} other {підходить #}}.',
  'liars-dice.event.counted.liar.right': 'Ставка: {bid}, на столі: {total}. Це була брехня.',
  'liars-dice.event.counted.liar.wrong': 'Ставка: {bid}, на столі: {total}. Це була правда.',
  'liars-dice.event.counted.exact.right': 'Ставка: {bid}, на столі: {total}. Рівно!',
  'liars-dice.event.counted.exact.wrong': 'Ставка: {bid}, на столі: {total}. Не рівно.',
  'liars-dice.event.lost': `{name} [втрачає|втрачаєте] ${dice}: ${left}.`,
  'liars-dice.event.regained': `{name} [повертає|повертаєте] кубик: ${left}.`,
  'liars-dice.event.out': '{name} [вибуває|вибуваєте].',
  'liars-dice.event.ended': 'Партію завершено.',
} as const;
