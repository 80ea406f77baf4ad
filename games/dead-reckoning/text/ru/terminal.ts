/** The words of the drawing that the voice has not, in Russian: captions, short names, the rules in brief. */

export const terminal = {
  'dead-reckoning.terminal.round': 'Раунд {round}',
  'dead-reckoning.terminal.over': 'Партия окончена',
  'dead-reckoning.terminal.ending': 'последние ходы',
  'dead-reckoning.terminal.sails': 'паруса {sails}',
  'dead-reckoning.terminal.bought': 'покупки {bought}/{most}',
  'dead-reckoning.terminal.boxes': 'коробочки {boxes}',
  'dead-reckoning.terminal.orders': 'осталось приказов {orders}',
  'dead-reckoning.terminal.order': 'приказ: {card}',
  'dead-reckoning.terminal.achievements': 'До {most} достижений',
  'dead-reckoning.terminal.waiting': 'Ждут решения:',

  'dead-reckoning.terminal.harbour': 'Гавань',
  'dead-reckoning.terminal.sea': 'открытое море',
  'dead-reckoning.terminal.fog': '? не исследовано',
  'dead-reckoning.terminal.merchant': 'торговец:',
  'dead-reckoning.terminal.building.fort': 'Ф',
  'dead-reckoning.terminal.building.garrison': 'Г',
  'dead-reckoning.terminal.building.outpost': 'П',
  'dead-reckoning.terminal.here': 'Здесь: {card}, цена {cargo}',

  'dead-reckoning.terminal.column.chest': 'сунд.',
  'dead-reckoning.terminal.column.dock': 'док',
  'dead-reckoning.terminal.column.damage': 'повр.',
  'dead-reckoning.terminal.column.cannons': 'пушки',
  'dead-reckoning.terminal.column.hand': 'рука',
  'dead-reckoning.terminal.column.deck': 'кол.',
  'dead-reckoning.terminal.column.cubes': 'куб.',
  'dead-reckoning.terminal.column.medals': 'дост.',
  'dead-reckoning.terminal.emptyCell': 'пусто',
  'dead-reckoning.terminal.pirate': 'пиратский режим',
  'dead-reckoning.terminal.aside': 'отложено: {cards}',
  'dead-reckoning.terminal.levelDue': 'ждёт повышение',
  'dead-reckoning.terminal.rival': 'обновления {upgrades}, выучка {training}',
  'dead-reckoning.terminal.hand': 'Рука',
  'dead-reckoning.terminal.play': 'Разыграно',

  'dead-reckoning.terminal.sides': '{name} — {other}',
  'dead-reckoning.terminal.taken': 'кубики {cubes}',
  'dead-reckoning.terminal.strength': 'сила от свойств {attacker} : {defender}',
  'dead-reckoning.terminal.air': 'Падают',

  'dead-reckoning.terminal.crew': 'Моряки',
  'dead-reckoning.terminal.open': 'Острова и открытые карты',
  'dead-reckoning.terminal.goals': 'Достижения',
  'dead-reckoning.terminal.fittings': 'Здания и обновления корабля',
  'dead-reckoning.terminal.signs': 'Знаки',
  'dead-reckoning.terminal.signList':
    '▶ чьё решение · ★ первый игрок · ■ ▲ ◆ ● игроки · × чёрные кубики · (■) корабль в торговом режиме · <■> в пиратском · ■▲·· кубики и пустые ячейки острова · +■ постоянные кубики · 2□ 1○ грузы и монеты · =1□ что производит остров · Ф Г П форт, гарнизон, форпост · ↑1 паруса и ∗1 пушки ячейки, /4 её трюм · Юнга 2+ уровень 2 с одним улучшением',

  'dead-reckoning.terminal.reminder.turn':
    'Ход: разыгрывайте карты моряков, используйте каждое их свойство по разу, раз за ход поднимите паруса и плывите — в любом порядке. Затем завершающая фаза: новые карты, режим, улучшения в протекторы, добор 4 карт в пределах руки.',
  'dead-reckoning.terminal.reminder.goods':
    'Ресурсы: загрузка в гавани и на своих островах, выгрузка там же и на любом острове. Парус или пушка ячейки действует, только пока её трюм пуст.',
  'dead-reckoning.terminal.reminder.sails':
    'Перемещение: шаг стоит парус, парусов не больше 8. Кто остановился на неисследованном фрагменте, исследует его; один за ход.',
  'dead-reckoning.terminal.reminder.cards':
    'Карты: дважды за ход купите то, что лежит у корабля, за грузы с корабля, или торгуйте с торговым кораблём, или атакуйте его. Улучшения вставляют в карты, разыгранные в этот ход, по одному в слот.',
  'dead-reckoning.terminal.reminder.islands':
    'Острова: у кого кубиков больше, чем у каждого другого и чем пустых ячеек, тот контролирует остров и оставляет постоянный кубик.',
  'dead-reckoning.terminal.reminder.pirates':
    'Пираты: кто остановился у корабля в пиратском режиме, обязан сразиться с ним и до победы в блокаде. Чтобы атаковать самому, нужен чёрный флаг.',
  'dead-reckoning.terminal.reminder.battle':
    'Бой: кубик за каждую пушку, все бросают разом. Взрывы перебрасывают, добавляя по кубику; затем свойства, добыча, повреждения, сила. При равенстве побеждает тот, чей ход. С 5 повреждениями корабль тонет.',
  'dead-reckoning.terminal.reminder.level':
    'Между ходами вы повышаете уровень одной карты в руке. Защищаясь, можно разыгрывать карты с пушками и боевыми свойствами.',
  'dead-reckoning.terminal.reminder.end':
    'Конец: кто-то завершил ход с четырьмя достижениями; остальные делают по последнему ходу. Считают монеты, острова, достижения, здания, обновления и каждые два улучшения.',
} as const;
