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
  'kit.talk.open': 'Открыть чат',
  'kit.talk.unread':
    '{count, plural, one {# новое сообщение} few {# новых сообщения} many {# новых сообщений} other {# нового сообщения}}',
  'kit.talk.none': 'Пока никто ничего не написал.',
  'kit.talk.reactions': 'Ответить без слов',
  'kit.reaction.smile': 'Улыбка',
  'kit.reaction.laugh': 'Смех',
  'kit.reaction.surprise': 'Удивление',
  'kit.reaction.sad': 'Грусть',
  'kit.reaction.cutlass': 'Сабля',
  'kit.reaction.skull': 'Череп',
  'kit.reaction.coin': 'Монета',
  'kit.reaction.hourglass': 'Песочные часы',

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
