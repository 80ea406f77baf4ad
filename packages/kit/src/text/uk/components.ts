/** What the furniture itself says, in Ukrainian. */
export const components = {
  'kit.close': 'Закрити',
  'kit.brand': 'Broadside',

  'kit.undo': 'Скасувати',
  'kit.restart': 'Почати хід знову',
  'kit.actions': 'Що можна зробити',
  'kit.key': 'клавіша {key}',
  'kit.confirm.title': 'Точно?',
  'kit.confirm.yes': 'Так, зробити це',
  'kit.confirm.no': 'Подумати ще',

  'kit.log': 'Журнал',
  'kit.log.since': 'Від вашого минулого ходу',
  'kit.log.turn': 'Хід {turn, number}',
  'kit.log.open': 'Відкрити журнал',
  'kit.log.latest': 'До найновішого',
  'kit.log.empty': 'Поки що нічого не сталося.',

  'kit.talk': 'Розмова',
  'kit.talk.write': 'Написати всім за столом',
  'kit.talk.send': 'Надіслати',
  'kit.talk.watcher': '{name}, глядач',
  'kit.talk.open': 'Відкрити розмову',
  'kit.talk.unread':
    '{count, plural, one {# нове повідомлення} few {# нові повідомлення} many {# нових повідомлень} other {# нового повідомлення}}',
  'kit.talk.none': 'Поки ніхто нічого не написав.',
  'kit.talk.reactions': 'Відповісти без слів',
  'kit.reaction.smile': 'Усмішка',
  'kit.reaction.laugh': 'Сміх',
  'kit.reaction.surprise': 'Подив',
  'kit.reaction.sad': 'Смуток',
  'kit.reaction.cutlass': 'Шабля',
  'kit.reaction.skull': 'Череп',
  'kit.reaction.coin': 'Монета',
  'kit.reaction.hourglass': 'Пісочний годинник',

  'kit.curtain.title': 'Грає {name}',
  'kit.curtain.pass': 'Передайте пристрій. Стіл відкриється, коли {name} натисне кнопку.',
  'kit.curtain.open': '{name} — це я',

  'kit.clause': 'Правило',
  'kit.notices': 'Повідомлення',
  'kit.seat.you': 'ви',
  'kit.seat.bot': 'бот',
  'kit.seat.away': 'не на зв’язку',

  'kit.pile.count': '{count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}',

  'kit.sheet.total': 'Разом',
  'kit.sheet.what': 'Звідки',
  'kit.graph.turn': 'Хід',
} as const;
