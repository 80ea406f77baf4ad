/** Abilities in words, in Ukrainian: what a card does, what it is called after, and the orders of the rival. */
import type { effects as english } from '../en/effects.ts';
import { cargo, coins, damage } from './units.ts';

export const effects: Readonly<Record<keyof typeof english, string>> = {
  // Counted things
  'dead-reckoning.unit.cargo': '{n, plural, one {# вантаж} few {# вантажі} many {# вантажів} other {# вантажу}}',
  'dead-reckoning.unit.coins': '{n, plural, one {# монета} few {# монети} many {# монет} other {# монети}}',
  'dead-reckoning.unit.coins.acc': '{n, plural, one {# монету} few {# монети} many {# монет} other {# монети}}',
  'dead-reckoning.unit.any':
    '{n, plural, one {# ресурс на вибір} few {# ресурси на вибір} many {# ресурсів на вибір} other {# ресурсу на вибір}}',
  'dead-reckoning.unit.influence':
    '{n, plural, one {# кубик впливу} few {# кубики впливу} many {# кубиків впливу} other {# кубика впливу}}',
  'dead-reckoning.unit.cubes': '{n, plural, one {# кубик} few {# кубики} many {# кубиків} other {# кубика}}',
  'dead-reckoning.unit.cards': '{n, plural, one {# карта} few {# карти} many {# карт} other {# карти}}',
  'dead-reckoning.per.helm': '{what} за кожен штурвал на цій карті',
  'dead-reckoning.per.cannon': '{what} за кожну гармату на цій карті',
  'dead-reckoning.list.and': '{list} та {last}',
  'dead-reckoning.list.or': '{list} або {last}',
  'dead-reckoning.list.then': '{list}, потім {last}',

  // What it does
  'dead-reckoning.effect.sail': '{n, plural, one {# вітрило} few {# вітрила} many {# вітрил} other {# вітрила}}',
  'dead-reckoning.effect.cannon': '{n, plural, one {# гармата} few {# гармати} many {# гармат} other {# гармати}}',
  'dead-reckoning.effect.helm': '{n, plural, one {# штурвал} few {# штурвали} many {# штурвалів} other {# штурвала}}',
  'dead-reckoning.effect.bonusCard': 'наприкінці ходу додатково {what}',
  'dead-reckoning.effect.blackFlag': 'чорний прапор: атакувати корабель тут',
  'dead-reckoning.effect.gain.dock': 'отримати {goods} у док',
  'dead-reckoning.effect.gain.chest': 'отримати {goods} у скриню',
  'dead-reckoning.effect.gain.harbour': 'отримати {goods} у док і скриню',
  'dead-reckoning.effect.gain.ship': 'отримати {goods} на корабель',
  'dead-reckoning.effect.gain.dockOrShip': 'отримати {goods} у док або на корабель',
  'dead-reckoning.effect.gain.anyIsland': 'покласти {goods} на будь-який острів',
  'dead-reckoning.effect.lose': `втратити ${cargo}`,
  'dead-reckoning.effect.influence': 'розмістити {what}',
  'dead-reckoning.effect.influence.adjacent': 'розмістити {what}, із них до {adjacent} на сусідньому острові',
  'dead-reckoning.effect.influence.far': 'розмістити {what} тут або на сусідньому острові',
  'dead-reckoning.effect.influence.fort': 'розмістити {what}, не зважаючи на форт і гарнізон',
  'dead-reckoning.effect.permanent':
    'розмістити {n, plural, one {# постійний кубик} few {# постійні кубики} many {# постійних кубиків} other {# постійного кубика}} на своєму острові',
  'dead-reckoning.effect.produce':
    'провести виробництво: {n, plural, one {# острів} few {до # островів} many {до # островів} other {до # острова}}',
  'dead-reckoning.effect.produce.rows': '{what} у ряду {rows}',
  'dead-reckoning.effect.produce.more':
    '{what}, і {n, plural, one {там} few {на кожному} many {на кожному} other {на кожному}} ще {goods}',
  'dead-reckoning.effect.build':
    '{count, plural, one {збудувати будівлю, ціна у вантажах: {prices}} few {збудувати до # будівель, ціна у вантажах: {prices}} many {збудувати до # будівель, ціна у вантажах: {prices}} other {збудувати до # будівлі, ціна у вантажах: {prices}}}',
  'dead-reckoning.effect.upgrade.basic': 'установити базове оновлення',
  'dead-reckoning.effect.upgrade.advanced': 'установити вдосконалене оновлення',
  'dead-reckoning.effect.upgrade.any': 'установити будь-яке оновлення',
  'dead-reckoning.effect.priced.dockOrShip': '{what} за {price}',
  'dead-reckoning.effect.priced.ship': '{what} за {price} з корабля',
  'dead-reckoning.effect.swapUpgrade': 'обміняти базове оновлення на вдосконалене',
  'dead-reckoning.effect.repair': 'полагодити 1 пошкодження',
  'dead-reckoning.effect.repair.inHarbour': 'у гавані полагодити 1 пошкодження',
  'dead-reckoning.effect.levelThis': 'підвищити рівень цієї карти',
  'dead-reckoning.effect.levelBottom': 'підвищити рівень нижньої карти своєї колоди',
  'dead-reckoning.effect.takeTop': 'узяти верхнє поліпшення з коробочки: {steps}',
  'dead-reckoning.effect.takeTop.step':
    '{helms, plural, one {# штурвал} few {# штурвали} many {# штурвалів} other {# штурвала}} — ряд {row}',
  'dead-reckoning.effect.bombard': `якщо на цій карті є {cannons, plural, one {# гармата} few {# гармати} many {# гармат} other {# гармати}}: ${damage} кожному ворожому кораблю тут і на сусідніх фрагментах`,
  'dead-reckoning.effect.takeDamage': `отримати ${damage}`,
  'dead-reckoning.effect.copy': 'повторити властивість іншого поліпшення, розіграного цього ходу',
  'dead-reckoning.effect.passRowFour':
    'цього ходу, уперше пропливаючи повз будь-який острів ряду 4, отримати на корабель те, що він виробляє',
  'dead-reckoning.effect.damageOnEntering': `цього ходу ${damage} ворожим кораблям на кожному фрагменті, куди ви входите`,
  'dead-reckoning.effect.damageOpponent': `${damage} ворожому кораблю`,
  'dead-reckoning.effect.roll': 'кинути ще {what}',
  'dead-reckoning.effect.strength': '+{n} до сили',
  'dead-reckoning.effect.moveCube': 'переставити будь-який кубик у сусідню зону',
  'dead-reckoning.effect.moveCube.kinds': 'переставити будь-який кубик у сусідню зону: {kinds}',
  'dead-reckoning.effect.removeCube': 'прибрати свій кубик: {deeds}',
  'dead-reckoning.effect.onWin': 'у разі перемоги: {deeds}',
  'dead-reckoning.effect.onWin.notBuildings': 'у разі перемоги, але не над будівлею: {deeds}',
  'dead-reckoning.effect.lessDamageOnWin': `у разі перемоги менше на ${damage}`,
  'dead-reckoning.effect.drawAndPlay': 'узяти карту; її можна розіграти, її гармати стріляють одразу',
  'dead-reckoning.effect.scoreFlat': `наприкінці партії: ${coins}`,
  'dead-reckoning.effect.scorePerHelm': `наприкінці партії: ${coins} за кожен штурвал на цій карті`,
  'dead-reckoning.effect.scorePerCargo': `наприкінці партії: ${coins} за кожні ${cargo}`,
  'dead-reckoning.effect.scorePerIslandWithout': `наприкінці партії: ${coins} за кожен острів без ваших кубиків`,
  'dead-reckoning.effect.battle': 'бій: {what}',
  'dead-reckoning.kind.explosion': 'вибух',
  'dead-reckoning.kind.loot': 'здобич',
  'dead-reckoning.kind.damage': 'пошкодження',
  'dead-reckoning.kind.strength': 'сила',
  'dead-reckoning.nothing': 'нічого',

  // What an advancement is called after it
  'dead-reckoning.short.sail':
    '{n, plural, =1 {вітрило} one {# вітрило} few {# вітрила} many {# вітрил} other {# вітрила}}',
  'dead-reckoning.short.cannon':
    '{n, plural, =1 {гармата} one {# гармата} few {# гармати} many {# гармат} other {# гармати}}',
  'dead-reckoning.short.helm':
    '{n, plural, =1 {штурвал} one {# штурвал} few {# штурвали} many {# штурвалів} other {# штурвала}}',
  'dead-reckoning.short.bonusCard':
    '{n, plural, =1 {бонусна карта} one {# бонусна карта} few {# бонусні карти} many {# бонусних карт} other {# бонусної карти}}',
  'dead-reckoning.short.bonusCard.helm': 'бонусні карти за штурвали',
  'dead-reckoning.short.bonusCard.cannon': 'бонусні карти за гармати',
  'dead-reckoning.short.blackFlag': 'чорний прапор',
  'dead-reckoning.short.gain.dock': '{goods}',
  'dead-reckoning.short.gain.ship': '{goods} на борт',
  'dead-reckoning.short.gain.dockOrShip': '{goods} у док або на корабель',
  'dead-reckoning.short.gain.anyIsland': 'постачання: {goods}',
  'dead-reckoning.short.gain.helm': 'ресурси за штурвали',
  'dead-reckoning.short.gain.cannon': 'ресурси за гармати',
  'dead-reckoning.short.gain.coins.helm': 'монети за штурвали',
  'dead-reckoning.short.gain.coins.cannon': 'монети за гармати',
  'dead-reckoning.short.lose': 'втрата вантажу',
  'dead-reckoning.short.influence':
    '{n, plural, =1 {вплив} one {вплив ×#} few {вплив ×#} many {вплив ×#} other {вплив ×#}}',
  'dead-reckoning.short.influence.helm': 'вплив за штурвали',
  'dead-reckoning.short.influence.cannon': 'вплив за гармати',
  'dead-reckoning.short.reach': '{what} з охопленням',
  'dead-reckoning.short.far': 'далекий {what}',
  'dead-reckoning.short.fort': '{what} крізь мури',
  'dead-reckoning.short.permanent': 'постійний кубик',
  'dead-reckoning.short.produce':
    '{n, plural, =1 {виробництво} one {виробництво ×#} few {виробництво ×#} many {виробництво ×#} other {виробництво ×#}}',
  'dead-reckoning.short.produce.rows': '{what} в ряду {rows}',
  'dead-reckoning.short.produce.more': 'багате {what}',
  'dead-reckoning.short.build': 'будівництво',
  'dead-reckoning.short.upgrade.basic': 'базове оновлення',
  'dead-reckoning.short.upgrade.advanced': 'удосконалене оновлення',
  'dead-reckoning.short.upgrade.any': 'будь-яке оновлення',
  'dead-reckoning.short.swapUpgrade': 'перебудова корабля',
  'dead-reckoning.short.repair': 'ремонт',
  'dead-reckoning.short.levelThis': 'підвищення в чині',
  'dead-reckoning.short.levelBottom': 'навчання команди',
  'dead-reckoning.short.takeTop': 'поліпшення за штурвали',
  'dead-reckoning.short.bombard': 'бомбардування',
  'dead-reckoning.short.takeDamage': 'пошкодження',
  'dead-reckoning.short.copy': 'копія поліпшення',
  'dead-reckoning.short.passRowFour': 'збір на ходу',
  'dead-reckoning.short.damageOnEntering': 'залпи на ходу',
  'dead-reckoning.short.damageOpponent': 'пошкодження ворогові',
  'dead-reckoning.short.roll':
    '{n, plural, =1 {бойовий кубик} one {# бойовий кубик} few {# бойові кубики} many {# бойових кубиків} other {# бойового кубика}}',
  'dead-reckoning.short.roll.helm': 'бойові кубики за штурвали',
  'dead-reckoning.short.roll.cannon': 'бойові кубики за гармати',
  'dead-reckoning.short.strength':
    '{n, plural, =1 {сила в бою} one {сила в бою ×#} few {сила в бою ×#} many {сила в бою ×#} other {сила в бою ×#}}',
  'dead-reckoning.short.moveCube': 'влучний залп',
  'dead-reckoning.short.moveCube.kinds': 'маневр',
  'dead-reckoning.short.removeCube': 'постріл впритул',
  'dead-reckoning.short.onWin': 'плоди перемоги',
  'dead-reckoning.short.lessDamageOnWin': 'броня',
  'dead-reckoning.short.drawAndPlay': 'усі нагору',
  'dead-reckoning.short.scoreFlat':
    '{n, plural, one {# монета наприкінці} few {# монети наприкінці} many {# монет наприкінці} other {# монети наприкінці}}',
  'dead-reckoning.short.scorePerHelm': 'очки за штурвали',
  'dead-reckoning.short.scorePerCargo': 'очки за вантажі',
  'dead-reckoning.short.scorePerIslandWithout': 'очки за острови без своїх кубиків',

  // Orders of the rival
  'dead-reckoning.order.move':
    'пливти {target}, не далі ніж на {n, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}}',
  'dead-reckoning.order.target.nearestUnexplored': 'до найближчого недослідженого фрагмента',
  'dead-reckoning.order.target.bestFreeIsland': 'до найкращого доступного острова',
  'dead-reckoning.order.target.bestPlayerIsland': 'до вашого найкращого острова',
  'dead-reckoning.order.target.ownWeakestIsland': 'до свого найхиткішого острова',
  'dead-reckoning.order.target.nearestMerchant': 'до найближчого торговельного корабля',
  'dead-reckoning.order.target.playerShip': 'до вашого корабля',
  'dead-reckoning.order.target.harbour': 'до гавані',
  'dead-reckoning.order.influence':
    'розмістити {n, plural, one {# кубик впливу} few {# кубики впливу} many {# кубиків впливу} other {# кубика впливу}}',
  'dead-reckoning.order.attack.playerShipHere': 'атакувати ваш корабель',
  'dead-reckoning.order.attack.merchantHere': 'атакувати торговельний корабель',
  'dead-reckoning.order.attack.buildingHere': 'атакувати ваш форт або гарнізон',
  'dead-reckoning.order.attack.more':
    '{what}, ще {cubes, plural, one {# кубик} few {# кубики} many {# кубиків} other {# кубика}}',
  'dead-reckoning.order.produce':
    'провести виробництво: {n, plural, one {# свій острів} few {до # своїх островів} many {до # своїх островів} other {до # свого острова}}',
  'dead-reckoning.order.build': 'збудувати {building}',
  'dead-reckoning.order.upgrade.basic': 'узяти базове оновлення',
  'dead-reckoning.order.upgrade.advanced': 'узяти вдосконалене оновлення',
  'dead-reckoning.order.train':
    '{n, plural, one {# позначка вишколу} few {# позначки вишколу} many {# позначок вишколу} other {# позначки вишколу}}',
  'dead-reckoning.order.takeCard': 'узяти поліпшення, що там лежить',
  'dead-reckoning.order.coins': 'отримати {n, plural, one {# монету} few {# монети} many {# монет} other {# монети}}',
  'dead-reckoning.order.repair':
    'полагодити {n, plural, one {# пошкодження} few {# пошкодження} many {# пошкоджень} other {# пошкодження}}',
  'dead-reckoning.order.mode.pirate': 'піратський режим',
  'dead-reckoning.order.mode.trade': 'торговельний режим',
};
