/** The words printed on a card’s face, and what a card says of itself to those who do not see it, in Russian. */

export const smallCards = {
  'port-royal.face.back': 'Карта колоды рубашкой вверх',
  'port-royal.face.ship.yellow': 'Пинас',
  'port-royal.face.ship.blue': 'Флейт',
  'port-royal.face.ship.green': 'Барк',
  'port-royal.face.ship.red': 'Фрегат',
  'port-royal.face.ship.black': 'Галеон',
  'port-royal.face.ship.ares': 'Арес',
  'port-royal.face.trader': 'Торговец',
  'port-royal.face.merchant': 'Купец',
  'port-royal.face.clerk': 'Клерк',
  'port-royal.face.expedition': 'Экспедиция',
  'port-royal.face.tax': 'Налог',
  'port-royal.face.mostSabres': 'макс.',
  'port-royal.face.fewestPoints': 'мин.',
  'port-royal.face.new': 'Новая',
  'port-royal.face.short': 'не хватает {coins}',
  'port-royal.face.count': '{name}, {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',

  'port-royal.face.say': '{name}. {about}',
  'port-royal.face.say.new': 'Только что открыта.',
  'port-royal.face.say.price':
    'Цена для вас: {coins, plural, =0 {бесплатно} one {# монета} few {# монеты} many {# монет} other {# монеты}}.',
  'port-royal.face.say.income':
    'Принесёт вам {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}.',
  'port-royal.face.say.short':
    'Вам не хватает {coins, plural, one {# монеты} few {# монет} many {# монет} other {# монеты}}.',
  'port-royal.face.say.sinkable': 'Этот корабль вы можете потопить.',
  'port-royal.face.say.selected': 'Выбрана.',
} as const;
