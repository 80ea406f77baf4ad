/** What the furniture itself says, in Russian. */
export const components = {
  'kit.close': 'Закрыть',
  'kit.brand': 'Broadside',

  'kit.undo': 'Отменить',
  'kit.restart': 'Ход заново',
  'kit.actions': 'Что можно сделать',
  'kit.key': 'клавиша {key}',
  'kit.confirm.title': 'Точно?',
  'kit.confirm.yes': 'Да, сделать',
  'kit.confirm.no': 'Подумать ещё',

  'kit.log': 'Журнал',
  'kit.log.since': 'С вашего прошлого хода',
  'kit.log.turn': 'Ход {turn, number}',
  'kit.log.open': 'Открыть журнал',
  'kit.log.latest': 'К последней записи',
  'kit.log.empty': 'Пока ничего не произошло.',

  'kit.talk': 'Чат',
  'kit.talk.write': 'Написать всем за столом',
  'kit.talk.send': 'Отправить',
  'kit.talk.watcher': '{name}, зритель',

  'kit.curtain.title': 'Играет {name}',
  'kit.curtain.pass': 'Передайте устройство. Стол откроется, когда {name} нажмёт кнопку.',
  'kit.curtain.open': '{name} — это я',

  'kit.clause': 'Правило',
  'kit.notices': 'Сообщения',
  'kit.seat.you': 'вы',
  'kit.seat.bot': 'бот',
  'kit.seat.away': 'не на связи',

  'kit.pile.count': '{count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',

  'kit.sheet.total': 'Итого',
  'kit.sheet.what': 'Откуда',
  'kit.graph.turn': 'Ход',
} as const;
