/** The words of the terminal, in English. */
export const table = {
  'cli.meant.question': 'This costs you the whole turn and cannot be undone. Are you sure?',
  'cli.meant.no': 'Think again',
  'cli.meant.yes': 'Yes, do it',
  'cli.language': 'English',

  'cli.prompt.person': '{name}, what will you do?',
  'cli.prompt.bot': '{name} is playing…',
  'cli.prompt.thinking': '{name} is thinking…',
  'cli.prompt.hurry': 'any key: straight to the next person',
  'cli.prompt.curtain': 'Hand over to {name}. Press any key when {name} sits here.',

  'cli.log.title': 'Log',
  'cli.log.since': 'Since your last turn',
  'cli.log.earlier': '{count, plural, one {# earlier line} other {# earlier lines}}: l',
  'cli.log.undone': '{name} undid a move.',
  'cli.log.commit': 'The shuffle is sealed with {commit}.',

  'cli.hint.choose': 'choose',
  'cli.hint.undo': 'undo',
  'cli.hint.restart': 'restart turn',
  'cli.hint.log': 'log',
  'cli.hint.cards': 'cards',
  'cli.hint.help': 'help',
  'cli.hint.language': 'language',
  'cli.hint.leave': 'leave',
  'cli.hint.pace': 'pace',
  'cli.hint.save': 'save',
  'cli.hint.scroll': 'scroll',
  'cli.hint.back': 'back',
  'cli.hint.step': 'step',
  'cli.hint.turn': 'turn',
  'cli.hint.ends': 'first, last',
  'cli.hint.jump': 'jump to a move',

  'cli.pace.off': 'Bots play without a pause.',
  'cli.pace.on': 'Pause before a bot’s move: {seconds} s.',

  'cli.leave.question': 'Leave the table?',
  'cli.leave.save': 'save and leave',
  'cli.leave.drop': 'leave without saving',
  'cli.leave.stay': 'stay',

  'cli.saved': 'Saved as {file}',
  'cli.saveFailed': 'Could not save as {file}: {error}',
  'cli.notSaved': 'The match was not saved.',
  'cli.resume': 'Continue with:  {command}',
  'cli.again': 'Look at it again with:  {command}',
  'cli.verify': 'Check the shuffle with:  {command}',

  'cli.end.title': 'The end',
  'cli.end.seed': 'Seed:  {seed}',
  'cli.end.commit': 'Sealed:  {commit}',

  'cli.replay.at': 'Move {n} of {last} · turn {turn}',
  'cli.replay.typed': 'Move {typed}: press g',

  'cli.log.full': 'The whole log',
  'cli.cards.title': 'What the cards do',
  'cli.help.title': 'Help',
  'cli.help.keys': 'Keys',
  'cli.help.rules': 'The rules in brief',
  'cli.help.choose': 'Arrows and Enter, or the digit or letter before a choice.',
  'cli.help.undo': 'u undoes your last action, r your whole turn, until something is revealed or somebody else acts.',
  'cli.help.look': 'l shows the whole log, c what the cards do.',
  'cli.help.pace':
    '+ and − make the bots faster or slower, up to no pause at all; any other key hurries them to your turn.',
  'cli.help.leave': 'L changes the language, q leaves the table.',
  'cli.help.replay':
    '← → go one move back or forward, PgUp PgDn a turn, Home End to the first or last move; a number and g jump to a move.',
  'cli.tooSmall': 'This window is too small: at least {columns} × {rows} is needed.',
} as const;
