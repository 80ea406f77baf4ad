/** What the furniture itself says, in English. */
export const components = {
  'kit.close': 'Close',
  'kit.brand': 'Broadside',

  'kit.undo': 'Undo',
  'kit.restart': 'Restart turn',
  'kit.actions': 'What you can do',
  'kit.key': 'key {key}',
  'kit.confirm.title': 'Are you sure?',
  'kit.confirm.yes': 'Yes, do it',
  'kit.confirm.no': 'Think again',

  'kit.log': 'Log',
  'kit.log.since': 'Since your last turn',
  'kit.log.turn': 'Turn {turn, number}',
  'kit.log.open': 'Open the log',
  'kit.log.latest': 'To the latest',
  'kit.log.empty': 'Nothing has happened yet.',

  'kit.talk': 'Chat',
  'kit.talk.write': 'Message the table',
  'kit.talk.send': 'Send',
  'kit.talk.watcher': '{name}, watching',
  'kit.talk.open': 'Open the chat',
  'kit.talk.unread': '{count, plural, one {# new message} other {# new messages}}',
  'kit.talk.none': 'Nobody has said anything yet.',
  'kit.talk.reactions': 'Say it without words',
  'kit.reaction.smile': 'Smile',
  'kit.reaction.laugh': 'Laughter',
  'kit.reaction.surprise': 'Surprise',
  'kit.reaction.sad': 'Sadness',
  'kit.reaction.cutlass': 'Cutlass',
  'kit.reaction.skull': 'Skull',
  'kit.reaction.coin': 'Coin',
  'kit.reaction.hourglass': 'Hourglass',

  'kit.curtain.title': '{name} is next',
  'kit.curtain.pass': 'Pass the device to {name}. Nothing shows until the button is pressed.',
  'kit.curtain.open': 'I am {name}',

  'kit.clause': 'Rule',
  'kit.notices': 'Notices',
  'kit.seat.you': 'you',
  'kit.seat.bot': 'bot',
  'kit.seat.away': 'away',

  'kit.pile.count': '{count, plural, one {# card} other {# cards}}',

  'kit.sheet.total': 'Total',
  'kit.sheet.what': 'Where from',
  'kit.graph.turn': 'Turn',
} as const;
