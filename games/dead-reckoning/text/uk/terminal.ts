/** The words of the drawing that the voice has not, in Ukrainian: captions, short names, the rules in brief. */

export const terminal = {
  'dead-reckoning.terminal.round': 'Раунд {round}',
  'dead-reckoning.terminal.over': 'Партію завершено',
  'dead-reckoning.terminal.ending': 'останні ходи',
  'dead-reckoning.terminal.sails': 'вітрила {sails}',
  'dead-reckoning.terminal.bought': 'покупки {bought}/{most}',
  'dead-reckoning.terminal.boxes': 'коробочки {boxes}',
  'dead-reckoning.terminal.orders': 'лишилося наказів {orders}',
  'dead-reckoning.terminal.order': 'наказ: {card}',
  'dead-reckoning.terminal.achievements': 'До {most}',
  'dead-reckoning.terminal.waiting': 'Чекають рішення:',

  'dead-reckoning.terminal.harbour': 'Гавань',
  'dead-reckoning.terminal.sea': 'відкрите море',
  'dead-reckoning.terminal.fog': '? не досліджено',
  'dead-reckoning.terminal.merchant': 'торговець:',
  'dead-reckoning.terminal.building.fort': 'Ф',
  'dead-reckoning.terminal.building.garrison': 'Г',
  'dead-reckoning.terminal.building.outpost': 'П',
  'dead-reckoning.terminal.here': 'Тут: {card}, ціна {cargo}',

  'dead-reckoning.terminal.column.chest': 'скр.',
  'dead-reckoning.terminal.column.dock': 'док',
  'dead-reckoning.terminal.column.damage': 'пошк.',
  'dead-reckoning.terminal.column.cannons': 'гарм.',
  'dead-reckoning.terminal.column.hand': 'рука',
  'dead-reckoning.terminal.column.deck': 'кол.',
  'dead-reckoning.terminal.column.cubes': 'куб.',
  'dead-reckoning.terminal.column.medals': 'дос.',
  'dead-reckoning.terminal.emptyCell': 'порожньо',
  'dead-reckoning.terminal.pirate': 'піратський режим',
  'dead-reckoning.terminal.aside': 'відкладено: {cards}',
  'dead-reckoning.terminal.levelDue': 'чекає підвищення',
  'dead-reckoning.terminal.rival': 'оновлення {upgrades}, вишкіл {training}',
  'dead-reckoning.terminal.hand': 'Рука',
  'dead-reckoning.terminal.play': 'Розіграно',

  'dead-reckoning.terminal.sides': '{name} — {other}',
  'dead-reckoning.terminal.taken': 'кубики {cubes}',
  'dead-reckoning.terminal.strength': 'сила від властивостей {attacker} : {defender}',
  'dead-reckoning.terminal.air': 'Падають',

  'dead-reckoning.terminal.crew': 'Моряки',
  'dead-reckoning.terminal.open': 'Острови й відкриті карти',
  'dead-reckoning.terminal.goals': 'Досягнення',
  'dead-reckoning.terminal.fittings': 'Будівлі й оновлення корабля',
  'dead-reckoning.terminal.signs': 'Знаки',
  'dead-reckoning.terminal.signList':
    '▶ чиє рішення · ★ перший гравець · ■ ▲ ◆ ● гравці · × чорні кубики · (■) корабель у торговельному режимі · <■> у піратському · ■▲·· кубики й порожні комірки острова · +■ постійні кубики · 2□ 1○ вантажі й монети · =1□ що виробляє острів · Ф Г П форт, гарнізон, форпост · ↑1 вітрила й ∗1 гармати комірки, /4 її трюм · Юнга 2+ рівень 2 з одним поліпшенням',

  'dead-reckoning.terminal.reminder.turn':
    'Хід: розігруйте карти моряків, використовуйте кожну їхню властивість по разу, раз за хід підніміть вітрила й пливіть — у будь-якому порядку. Потім завершальна фаза: нові карти, режим, поліпшення в протектори, добір 4 карт у межах руки.',
  'dead-reckoning.terminal.reminder.goods':
    'Ресурси: завантаження в гавані й на своїх островах, розвантаження там само й на будь-якому острові. Вітрило чи гармата комірки діє, лише доки її трюм порожній.',
  'dead-reckoning.terminal.reminder.sails':
    'Переміщення: крок коштує вітрило, вітрил не більше 8. Хто зупинився на недослідженому фрагменті, досліджує його; один за хід.',
  'dead-reckoning.terminal.reminder.cards':
    'Карти: двічі за хід купіть те, що лежить біля корабля, за вантажі з корабля, або торгуйте з торговельним кораблем, або атакуйте його. Поліпшення вставляють у карти, розіграні цього ходу, по одному в слот.',
  'dead-reckoning.terminal.reminder.islands':
    'Острови: у кого кубиків більше, ніж у кожного іншого і ніж порожніх комірок, той контролює острів і лишає постійний кубик.',
  'dead-reckoning.terminal.reminder.pirates':
    'Пірати: хто зупинився біля корабля в піратському режимі, мусить битися з ним і до перемоги в блокаді. Щоб напасти самому, потрібен чорний прапор.',
  'dead-reckoning.terminal.reminder.battle':
    'Бій: кубик за кожну гармату, усі кидають разом. Вибухи перекидають, додаючи по кубику; потім властивості, здобич, пошкодження, сила. За рівності перемагає той, чий хід. Із 5 пошкодженнями корабель тоне.',
  'dead-reckoning.terminal.reminder.level':
    'Між ходами ви підвищуєте рівень однієї карти в руці. Захищаючись, можна розігрувати карти з гарматами й бойовими властивостями.',
  'dead-reckoning.terminal.reminder.end':
    'Кінець: хтось завершив хід із чотирма досягненнями; решта робить по останньому ходу. Рахують монети, острови, досягнення, будівлі, оновлення й кожні два поліпшення.',
} as const;
