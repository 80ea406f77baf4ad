/** The log, in Russian. Players' names stand where no word must agree with them in gender or case. */
import { cards, cargo, coins, damage, sails } from './units.ts';

export const log = {
  // Before and between turns
  'dead-reckoning.event.began': 'Партия началась. Первый игрок — [{name}|вы].',
  'dead-reckoning.event.offered': '{name} [выбирает|выбираете] бонусный жетон. {tokens}.',
  'dead-reckoning.event.kept': '{name} [оставляет|оставляете] себе бонусный жетон. {card}.',
  'dead-reckoning.event.kept.hidden': '{name} [оставляет|оставляете] себе бонусный жетон.',
  'dead-reckoning.event.turnBegan': 'Раунд {round}, [ходит {name}|ваш ход].',
  'dead-reckoning.event.turnBegan.last': 'Раунд {round}, [последний ход делает {name}|ваш последний ход].',
  'dead-reckoning.event.drew': '{name} [берёт|берёте] карты: {cards}.',
  'dead-reckoning.event.drew.hidden': `{name} [берёт|берёте] ${cards}.`,
  'dead-reckoning.event.reshuffled':
    '{name} [перемешивает|перемешиваете] сброс, это новая колода: {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'dead-reckoning.event.levelled.hand': '{name} [повышает|повышаете] карту в руке до уровня {level}: {card}.',
  'dead-reckoning.event.levelled.play': '{name} [повышает|повышаете] разыгранную карту до уровня {level}: {card}.',
  'dead-reckoning.event.levelled.deck': '{name} [повышает|повышаете] карту внизу колоды до уровня {level}: {card}.',
  'dead-reckoning.event.levelled.hand.hidden': '{name} [повышает|повышаете] уровень карты в руке.',
  'dead-reckoning.event.levelled.deck.hidden': '{name} [повышает|повышаете] уровень карты внизу колоды.',
  'dead-reckoning.event.declined': '{name} никого не [повышает|повышаете].',

  // Goods
  'dead-reckoning.event.moved.load': '{name} [загружает|загружаете] {goods}.',
  'dead-reckoning.event.moved.unload': '{name} [выгружает|выгружаете] {goods} в гавани.',
  'dead-reckoning.event.moved.unload.island': '{name} [выгружает|выгружаете] {goods} {at}.',
  'dead-reckoning.event.moved.jettison': '{name} [сбрасывает|сбрасываете] за борт {goods}.',
  'dead-reckoning.event.moved.gain': '{name} [получает|получаете] {goods}.',
  'dead-reckoning.event.moved.gain.dock': '{name} [получает|получаете] {goods} в док.',
  'dead-reckoning.event.moved.gain.chest': '{name} [получает|получаете] {goods} в сундук.',
  'dead-reckoning.event.moved.gain.ship': '{name} [получает|получаете] {goods} на корабль.',
  'dead-reckoning.event.moved.gain.island': '{name} [оставляет|оставляете] {goods} {at}.',
  'dead-reckoning.event.moved.gain.supply': '{name} [возвращает|возвращаете] {goods} в запас.',
  'dead-reckoning.event.moved.price': '{name} [платит|платите] {goods}.',
  'dead-reckoning.event.moved.loot': '{name} [берёт|берёте] добычу на борт: {goods}.',
  'dead-reckoning.event.moved.loot.dock': '{name} [забирает|забираете] добычу: {goods}.',
  'dead-reckoning.event.moved.loot.chest': '{name} [кладёт|кладёте] добычу в сундук: {goods}.',
  'dead-reckoning.event.moved.loot.island': '{name} [оставляет|оставляете] добычу {at}: {goods}.',
  'dead-reckoning.event.moved.loot.supply': '{name} [бросает|бросаете] добычу: {goods}.',
  'dead-reckoning.event.moved.forgone': '{name} не [берёт|берёте] {goods}.',
  'dead-reckoning.event.moved.trader': '{name} разом [возвращает|возвращаете] {goods}.',
  'dead-reckoning.event.moved.passing': '{name} на ходу [получает|получаете] {goods}.',
  'dead-reckoning.event.moved.order': '{name} [берёт|берёте] {goods}.',
  'dead-reckoning.event.moved.lost': '{name} [теряет|теряете] {goods}.',
  'dead-reckoning.event.rearranged': '{name} [переставляет|переставляете] {goods} из трюма {cell} в трюм {to}.',

  // Cards, sails, moving
  'dead-reckoning.event.played': '{name} [разыгрывает|разыгрываете] карту уровня {level}: {card}.',
  'dead-reckoning.event.raised': `{name} [поднимает|поднимаете] ${sails}.`,
  'dead-reckoning.event.sailed': '{name} [плывёт|плывёте] {to}.',
  'dead-reckoning.event.sailed.passing': '{name} [проходит|проходите] {place} без остановки.',
  'dead-reckoning.event.explored': '{name} [исследует|исследуете]: {tile}. Там карта: {card}.',
  'dead-reckoning.event.explored.empty': '{name} [исследует|исследуете]: {tile}. Карты для него не осталось.',
  'dead-reckoning.event.bought': `{name} [покупает|покупаете] за ${cargo}: {card}.`,
  'dead-reckoning.event.bought.trade': `{name} [торгует|торгуете] за ${cargo}: {card}.`,
  'dead-reckoning.event.gotCard.top': '{name} [берёт|берёте] верхнее улучшение из коробочки: {card}.',
  'dead-reckoning.event.gotCard.won': '{name} [получает|получаете] улучшение побеждённого торговца: {card}.',
  'dead-reckoning.event.gotCard.order': '{name} [забирает|забираете] по приказу: {card}.',
  'dead-reckoning.event.turnedOver':
    '{name} [атакует|атакуете] торговый корабль {at}. Это {back}, у него {cubes, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}.',
  'dead-reckoning.event.discarded': 'Выходит из игры: {card}.',

  // Abilities
  'dead-reckoning.event.used': '{name} [использует|используете] карту «{card}»: {what}.',
  'dead-reckoning.event.used.plain': '{name} [использует|используете] свойство: {card}.',
  'dead-reckoning.event.influenced': '{name} [размещает|размещаете] влияние {at}.',
  'dead-reckoning.event.influenced.fort': '{name} [размещает|размещаете] влияние {at}, несмотря на форт.',
  'dead-reckoning.event.influenced.replaced':
    '{name} [заменяет|заменяете] [{other}?чужой кубик {at}: {other}|ваш кубик {at}].',
  'dead-reckoning.event.influenced.replaced.fort':
    '{name} [заменяет|заменяете] [{other}?чужой кубик {at}, несмотря на форт: {other}|ваш кубик {at}, несмотря на форт].',
  'dead-reckoning.event.controlled':
    '{name} [берёт|берёте] под контроль {place} и [оставляет|оставляете] там постоянный кубик.',
  'dead-reckoning.event.controlled.bare':
    '{name} [берёт|берёте] под контроль {place}, но постоянного кубика не нашлось.',
  'dead-reckoning.event.controlled.from':
    '{name} [берёт|берёте] под контроль {place} (раньше — [{other}?{other}|вы]) и [оставляет|оставляете] там постоянный кубик.',
  'dead-reckoning.event.controlled.from.bare':
    '{name} [берёт|берёте] под контроль {place} (раньше — [{other}?{other}|вы]), но постоянного кубика не нашлось.',
  'dead-reckoning.event.controlLost': '{name} [теряет|теряете] контроль: {place}.',
  'dead-reckoning.event.permanent': '{name} [ставит|ставите] постоянный кубик {at}.',
  'dead-reckoning.event.recalled': '{name} [забирает|забираете] кубик обратно: {place}.',
  'dead-reckoning.event.produced': '{name} [проводит|проводите] производство {at}: {goods}.',
  'dead-reckoning.event.built': '{name} [строит|строите] {building} {at}.',
  'dead-reckoning.event.built.priced': `{name} [строит|строите] {building} {at} за ${cargo}.`,
  'dead-reckoning.event.razed.control.fort': 'Форт {at} снят: контроль сменился.',
  'dead-reckoning.event.razed.control.garrison': 'Гарнизон {at} снят: контроль сменился.',
  'dead-reckoning.event.razed.control.outpost': 'Форпост {at} снят: контроль сменился.',
  'dead-reckoning.event.razed.battle.fort': 'Форт {at} разрушен.',
  'dead-reckoning.event.razed.battle.garrison': 'Гарнизон {at} разбит.',
  'dead-reckoning.event.razed.battle.outpost': 'Форпост {at} разрушен.',
  'dead-reckoning.event.fitted': '{name} [обновляет|обновляете] корабль, ячейка {cell}: {card}.',
  'dead-reckoning.event.fitted.beside': '{name} [берёт|берёте] обновление корабля: {card}.',
  'dead-reckoning.event.stripped': '{name} [снимает|снимаете] обновление с ячейки {cell}: {card}.',
  'dead-reckoning.event.repaired': `{name} [чинит|чините] ${damage}.`,
  'dead-reckoning.event.trained':
    '{name} [получает|получаете] {marks, plural, one {# отметку выучки} few {# отметки выучки} many {# отметок выучки} other {# отметки выучки}}.',

  // Achievements, the end phase, the end
  'dead-reckoning.event.progress': '{name} [приближается|приближаетесь] к достижению: {achievement}, {count}.',
  'dead-reckoning.event.achieved': `{name} [получает|получаете] достижение: {achievement}, ${coins} в конце.`,
  'dead-reckoning.event.refilled': 'Новая карта {at}: {card}.',
  'dead-reckoning.event.mode.pirate': '{name} [переходит|переходите] в пиратский режим.',
  'dead-reckoning.event.mode.trade': '{name} [переходит|переходите] в торговый режим.',
  'dead-reckoning.event.sleeved': '{name} [вставляет|вставляете] улучшение: {card} → {crew}.',
  'dead-reckoning.event.cleaned': `{name} [сбрасывает|сбрасываете] со стола ${cards}.`,
  'dead-reckoning.event.ordered': 'Приказ соперника: {card}.',
  'dead-reckoning.event.ordered.otherwise': 'Приказ соперника, цели нет: {card}.',
  'dead-reckoning.event.endTriggered': '{name} [приближает|приближаете] конец: остальные делают последний ход.',
  'dead-reckoning.event.lastTurnDone':
    '[Последний ход сделан: {name}|Ваш последний ход сделан]. Теперь в каждом бою на 2 кубика больше.',
  'dead-reckoning.event.tieThrown.share': '[{name}|вы] {strength}',
  'dead-reckoning.event.tieThrown': 'Сила в решающем броске: {shares}.',
  'dead-reckoning.event.ended': 'Партия окончена.',
} as const;
