/** The words of the drawing, in English. */
export const terminal = {
  'liars-dice.terminal.over': 'The match is over',
  'liars-dice.terminal.round': 'Round {round}',
  'liars-dice.terminal.palifico': 'Round {round}, Palifico',
  'liars-dice.terminal.noBid': 'No bid yet',
  'liars-dice.terminal.bid': 'The bid stands at {bid}',
  'liars-dice.terminal.bids': 'Bids',
  'liars-dice.terminal.inPlay': '{dice, plural, one {# die in play} other {# dice in play}}',
  'liars-dice.terminal.wild': 'ones are wild',
  'liars-dice.terminal.plain': 'ones are not wild',
  'liars-dice.terminal.out': 'out',
  'liars-dice.terminal.last': 'Last call',
  'liars-dice.terminal.found': '{bid} by {name}, found {total}',
  'liars-dice.terminal.signs': 'Legend',
  'liars-dice.terminal.signList':
    '▶ is asked · ★ began the round · [1 3 5] your dice · [? ?] dice under a cup · +2 a die set aside openly · ●○ dice left and lost',
  'liars-dice.terminal.reminder.round':
    'Round: everybody throws under their cup. Raise the bid on all dice together, or call it a lie. Nobody may pass.',
  'liars-dice.terminal.reminder.raise.either': 'Raise: more dice of any face, or as many of a higher face.',
  'liars-dice.terminal.reminder.raise.count': 'Raise: more dice, of any face.',
  'liars-dice.terminal.reminder.wild': 'Ones count as every face; for a bid of ones they count alone.',
  'liars-dice.terminal.reminder.double':
    'Ones are worth double: half as many ones raise another face, twice as many plus one raise ones. No round begins with ones.',
  'liars-dice.terminal.reminder.call':
    'Call: with fewer dice than were bid the bidder loses a die, otherwise the caller.',
  'liars-dice.terminal.reminder.difference': 'Whoever is wrong loses as many dice as the bid was wrong by.',
  'liars-dice.terminal.reminder.regain':
    'Exactly: if there are just as many as were bid, the caller takes a lost die back.',
  'liars-dice.terminal.reminder.others': 'Exactly: if there are just as many as were bid, everybody else loses a die.',
  'liars-dice.terminal.reminder.palifico':
    'Palifico, when somebody first falls to one die: no wild ones, and only a player with a single die may change the face.',
  'liars-dice.terminal.reminder.show':
    'A bidder may set aside the dice that count for the bid and throw the rest again.',
  'liars-dice.terminal.reminder.end': 'The last one with dice wins.',
} as const;
