/** The words printed on a card’s face, and what a card says of itself to those who do not see it, in Ukrainian. */

export const smallCards = {
  'port-royal.face.back': 'Карта колоди долілиць',
  'port-royal.face.ship.yellow': 'Пінас',
  'port-royal.face.ship.blue': 'Флейт',
  'port-royal.face.ship.green': 'Барк',
  'port-royal.face.ship.red': 'Фрегат',
  'port-royal.face.ship.black': 'Галеон',
  'port-royal.face.ship.ares': 'Арес',
  'port-royal.face.trader': 'Торговець',
  'port-royal.face.merchant': 'Купець',
  'port-royal.face.clerk': 'Клерк',
  'port-royal.face.expedition': 'Експедиція',
  'port-royal.face.tax': 'Податок',
  'port-royal.face.mostSabres': 'макс.',
  'port-royal.face.fewestPoints': 'мін.',
  'port-royal.face.new': 'Нова',
  'port-royal.face.short':
    '{coins, plural, one {бракує # монети} few {бракує # монет} many {бракує # монет} other {бракує # монети}}',
  'port-royal.face.count': '{name}, {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}',

  'port-royal.face.say': '{name}. {about}',
  'port-royal.face.say.new': 'Щойно відкрита.',
  'port-royal.face.say.price':
    'Ціна для вас: {coins, plural, =0 {безкоштовно} one {# монета} few {# монети} many {# монет} other {# монети}}.',
  'port-royal.face.say.income':
    'Принесе вам {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}.',
  'port-royal.face.say.short':
    'Вам бракує {coins, plural, one {# монети} few {# монет} many {# монет} other {# монети}}.',
  'port-royal.face.say.sinkable': 'Цей корабель ви можете потопити.',
  'port-royal.face.say.selected': 'Вибрана.',
} as const;
