/** The log, in Ukrainian. Players' names stand where no word must agree with them in gender or case. */
import { cards, cargo, coins, damage, sails } from './units.ts';

export const log = {
  // Before and between turns
  'dead-reckoning.event.began': 'Партія почалася. Перший гравець — [{name}|ви].',
  'dead-reckoning.event.offered': '{name} [вибирає|вибираєте] бонусний жетон. {tokens}.',
  'dead-reckoning.event.kept': '{name} [залишає|залишаєте] собі бонусний жетон. {card}.',
  'dead-reckoning.event.kept.hidden': '{name} [залишає|залишаєте] собі бонусний жетон.',
  'dead-reckoning.event.turnBegan': 'Раунд {round}, [ходить {name}|ваш хід].',
  'dead-reckoning.event.turnBegan.last': 'Раунд {round}, [останній хід робить {name}|ваш останній хід].',
  'dead-reckoning.event.drew': '{name} [бере|берете] карти: {cards}.',
  'dead-reckoning.event.drew.hidden': `{name} [бере|берете] ${cards}.`,
  'dead-reckoning.event.reshuffled':
    '{name} [перетасовує|перетасовуєте] скид, це нова колода: {cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.',
  'dead-reckoning.event.levelled.hand': '{name} [підвищує|підвищуєте] карту в руці до рівня {level}: {card}.',
  'dead-reckoning.event.levelled.play': '{name} [підвищує|підвищуєте] розіграну карту до рівня {level}: {card}.',
  'dead-reckoning.event.levelled.deck': '{name} [підвищує|підвищуєте] карту внизу колоди до рівня {level}: {card}.',
  'dead-reckoning.event.levelled.hand.hidden': '{name} [підвищує|підвищуєте] рівень карти в руці.',
  'dead-reckoning.event.levelled.deck.hidden': '{name} [підвищує|підвищуєте] рівень карти внизу колоди.',
  'dead-reckoning.event.declined': '{name} нікого не [підвищує|підвищуєте].',

  // Goods
  'dead-reckoning.event.moved.load': '{name} [завантажує|завантажуєте] {goods}.',
  'dead-reckoning.event.moved.unload': '{name} [вивантажує|вивантажуєте] {goods} у гавані.',
  'dead-reckoning.event.moved.unload.island': '{name} [вивантажує|вивантажуєте] {goods} {at}.',
  'dead-reckoning.event.moved.jettison': '{name} [скидає|скидаєте] за борт {goods}.',
  'dead-reckoning.event.moved.gain': '{name} [отримує|отримуєте] {goods}.',
  'dead-reckoning.event.moved.gain.dock': '{name} [отримує|отримуєте] {goods} у док.',
  'dead-reckoning.event.moved.gain.chest': '{name} [отримує|отримуєте] {goods} у скриню.',
  'dead-reckoning.event.moved.gain.ship': '{name} [отримує|отримуєте] {goods} на корабель.',
  'dead-reckoning.event.moved.gain.island': '{name} [залишає|залишаєте] {goods} {at}.',
  'dead-reckoning.event.moved.gain.supply': '{name} [повертає|повертаєте] {goods} у запас.',
  'dead-reckoning.event.moved.price': '{name} [платить|платите] {goods}.',
  'dead-reckoning.event.moved.loot': '{name} [бере|берете] здобич на борт: {goods}.',
  'dead-reckoning.event.moved.loot.dock': '{name} [забирає|забираєте] здобич: {goods}.',
  'dead-reckoning.event.moved.loot.chest': '{name} [кладе|кладете] здобич у скриню: {goods}.',
  'dead-reckoning.event.moved.loot.island': '{name} [залишає|залишаєте] здобич {at}: {goods}.',
  'dead-reckoning.event.moved.loot.supply': '{name} не [бере|берете] здобичі: {goods}.',
  'dead-reckoning.event.moved.forgone': '{name} не [бере|берете] {goods}.',
  'dead-reckoning.event.moved.trader': '{name} [повертає|повертаєте] одразу {goods}.',
  'dead-reckoning.event.moved.passing': '{name} на ходу [отримує|отримуєте] {goods}.',
  'dead-reckoning.event.moved.order': '{name} [бере|берете] {goods}.',
  'dead-reckoning.event.moved.lost': '{name} [втрачає|втрачаєте] {goods}.',
  'dead-reckoning.event.rearranged': '{name} [переставляє|переставляєте] {goods} з трюму {cell} у трюм {to}.',

  // Cards, sails, moving
  'dead-reckoning.event.played': '{name} [розігрує|розігруєте] карту рівня {level}: {card}.',
  'dead-reckoning.event.raised': `{name} [піднімає|піднімаєте] ${sails}.`,
  'dead-reckoning.event.sailed': '{name} [пливе|пливете] {to}.',
  'dead-reckoning.event.sailed.passing': '{name} [минає|минаєте] {place}.',
  'dead-reckoning.event.explored': '{name} [досліджує|досліджуєте]: {tile}. Там карта: {card}.',
  'dead-reckoning.event.explored.empty': '{name} [досліджує|досліджуєте]: {tile}. Карти для нього не лишилося.',
  'dead-reckoning.event.bought': `{name} [купує|купуєте] за ${cargo}: {card}.`,
  'dead-reckoning.event.bought.trade': `{name} [торгує|торгуєте], ціна — ${cargo}. {card}.`,
  'dead-reckoning.event.gotCard.top': '{name} [бере|берете] верхнє поліпшення з коробочки: {card}.',
  'dead-reckoning.event.gotCard.won': '{name} [отримує|отримуєте] поліпшення переможеного торговця: {card}.',
  'dead-reckoning.event.gotCard.order': '{name} [забирає|забираєте] за наказом: {card}.',
  'dead-reckoning.event.turnedOver':
    '{name} [атакує|атакуєте] торговельний корабель {at}. Це {back}, у нього {cubes, plural, one {# кубик} few {# кубики} many {# кубиків} other {# кубика}}.',
  'dead-reckoning.event.discarded': 'Виходить із гри: {card}.',

  // Abilities
  'dead-reckoning.event.used': '{name} [використовує|використовуєте] карту «{card}»: {what}.',
  'dead-reckoning.event.used.plain': '{name} [використовує|використовуєте] властивість: {card}.',
  'dead-reckoning.event.influenced': '{name} [поширює|поширюєте] вплив {at}.',
  'dead-reckoning.event.influenced.fort': '{name} [поширює|поширюєте] вплив {at}, попри мури.',
  'dead-reckoning.event.influenced.replaced':
    '{name} [замінює|замінюєте] [{other}?чужий кубик {at}: {other}|ваш кубик {at}].',
  'dead-reckoning.event.influenced.replaced.fort':
    '{name} [замінює|замінюєте] [{other}?чужий кубик {at}, попри мури: {other}|ваш кубик {at}, попри мури].',
  'dead-reckoning.event.controlled': '{name} [бере|берете] під контроль {place} і [лишає|лишаєте] там постійний кубик.',
  'dead-reckoning.event.controlled.bare':
    '{name} [бере|берете] під контроль {place}, але постійного кубика не знайшлося.',
  'dead-reckoning.event.controlled.from':
    '{name} [бере|берете] під контроль {place} (раніше — [{other}?{other}|ви]) і [лишає|лишаєте] там постійний кубик.',
  'dead-reckoning.event.controlled.from.bare':
    '{name} [бере|берете] під контроль {place} (раніше — [{other}?{other}|ви]), але постійного кубика не знайшлося.',
  'dead-reckoning.event.controlLost': '{name} [втрачає|втрачаєте] контроль: {place}.',
  'dead-reckoning.event.permanent': '{name} [ставить|ставите] постійний кубик {at}.',
  'dead-reckoning.event.recalled': '{name} [забирає|забираєте] кубик назад: {place}.',
  'dead-reckoning.event.produced': '{name} [проводить|проводите] виробництво {at}: {goods}.',
  'dead-reckoning.event.built': '{name} [будує|будуєте] {building} {at}.',
  'dead-reckoning.event.built.priced': `{name} [будує|будуєте] {building} {at} за ${cargo}.`,
  'dead-reckoning.event.razed.control.fort': 'Форт {at} знято: контроль змінився.',
  'dead-reckoning.event.razed.control.garrison': 'Гарнізон {at} знято: контроль змінився.',
  'dead-reckoning.event.razed.control.outpost': 'Форпост {at} знято: контроль змінився.',
  'dead-reckoning.event.razed.battle.fort': 'Форт {at} зруйновано.',
  'dead-reckoning.event.razed.battle.garrison': 'Гарнізон {at} розбито.',
  'dead-reckoning.event.razed.battle.outpost': 'Форпост {at} зруйновано.',
  'dead-reckoning.event.fitted': '{name} [оновлює|оновлюєте] корабель, комірка {cell}: {card}.',
  'dead-reckoning.event.fitted.beside': '{name} [бере|берете] оновлення корабля: {card}.',
  'dead-reckoning.event.stripped': '{name} [знімає|знімаєте] оновлення з комірки {cell}: {card}.',
  'dead-reckoning.event.repaired': `{name} [лагодить|лагодите] ${damage}.`,
  'dead-reckoning.event.trained':
    '{name} [отримує|отримуєте] {marks, plural, one {# позначку вишколу} few {# позначки вишколу} many {# позначок вишколу} other {# позначки вишколу}}.',

  // Achievements, the end phase, the end
  'dead-reckoning.event.progress': '{name} [наближається|наближаєтеся] до досягнення: {achievement}, {count}.',
  'dead-reckoning.event.achieved': `{name} [здобуває|здобуваєте] досягнення: {achievement}, ${coins} наприкінці.`,
  'dead-reckoning.event.refilled': 'Нова карта {at}: {card}.',
  'dead-reckoning.event.mode.pirate': '{name} [переходить|переходите] у піратський режим.',
  'dead-reckoning.event.mode.trade': '{name} [переходить|переходите] у торговельний режим.',
  'dead-reckoning.event.sleeved': '{name} [вставляє|вставляєте] поліпшення: {card} → {crew}.',
  'dead-reckoning.event.cleaned': `{name} [скидає|скидаєте] зі столу ${cards}.`,
  'dead-reckoning.event.ordered': 'Наказ суперника: {card}.',
  'dead-reckoning.event.ordered.otherwise': 'Наказ суперника, цілі немає: {card}.',
  'dead-reckoning.event.endTriggered': '{name} [завершує|завершуєте] гру: решта робить по останньому ходу.',
  'dead-reckoning.event.lastTurnDone':
    '[Останній хід зроблено: {name}|Ваш останній хід зроблено]. Тепер у кожному бою на 2 кубики більше.',
  'dead-reckoning.event.tieThrown.share': '[{name}|ви] {strength}',
  'dead-reckoning.event.tieThrown': 'Сила у вирішальному кидку: {shares}.',
  'dead-reckoning.event.ended': 'Партію завершено.',
} as const;
