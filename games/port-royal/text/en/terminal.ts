/** The words of the drawing that the voice has not, in English: short names that fit a card, captions, the rules in brief. */

export const terminal = {
  'port-royal.terminal.turn': 'Turn {turn} · {name}',
  'port-royal.terminal.over': 'The match is over',
  'port-royal.terminal.harbour': 'Harbour',
  'port-royal.terminal.empty': 'empty',
  'port-royal.terminal.colours': '{colours, plural, one {# colour} other {# colours}}',
  'port-royal.terminal.mayTake': '{cards, plural, one {take # card} other {take # cards}}',
  'port-royal.terminal.leftToTake': '{name}: {cards, plural, one {take # card} other {take # cards}}',
  'port-royal.terminal.bust': 'bust {percent}% ({bad}/{all})',
  'port-royal.terminal.keepBusts': 'letting it in is a bust!',
  'port-royal.terminal.deck': 'deck {cards}',
  'port-royal.terminal.discard': 'discard {cards}',
  'port-royal.terminal.lastRound': 'last round!',
  'port-royal.terminal.expeditions': 'Expeditions',
  'port-royal.terminal.canClaim': 'within reach of {names}',
  'port-royal.terminal.nobody': 'nobody hired yet',
  'port-royal.terminal.claimed': 'Expedition',

  'port-royal.terminal.ship.yellow': 'Pinnace',
  'port-royal.terminal.ship.blue': 'Flute',
  'port-royal.terminal.ship.green': 'Skiff',
  'port-royal.terminal.ship.red': 'Frigate',
  'port-royal.terminal.ship.black': 'Galleon',
  'port-royal.terminal.ship.ares': 'Ares',
  'port-royal.terminal.name.trader': 'Trader',
  'port-royal.terminal.name.merchant': 'Merchant',
  'port-royal.terminal.name.clerk': 'Clerk',
  'port-royal.terminal.name.taibuki': 'Taibuki',
  'port-royal.terminal.name.jackOfAllTrades': 'Jack-of-all',

  'port-royal.terminal.note.sink': 'to sink',
  'port-royal.terminal.note.skull': 'never sinks',
  'port-royal.terminal.note.seeker': 'expedition',
  'port-royal.terminal.note.jackOfAllTrades': 'any of three',
  'port-royal.terminal.note.mademoiselle': 'hiring −1●',
  'port-royal.terminal.note.jester': 'empty: +1●',
  'port-royal.terminal.note.admiral': '5+ cards: +2●',
  'port-royal.terminal.note.governor': '+1 card',
  'port-royal.terminal.note.gambler': '4 at once',
  'port-royal.terminal.note.passenger': 'points only',
  'port-royal.terminal.note.viceAdmiral': '3–4 cards: 1●',
  'port-royal.terminal.note.gunner': 'ships −1: ●',
  'port-royal.terminal.note.innkeeper': '4+ ships: +1♛',
  'port-royal.terminal.note.lookout': 'looks 3 ahead',
  'port-royal.terminal.note.card': '+1 card',
  'port-royal.terminal.note.gift': 'gift',

  'port-royal.terminal.item.ritualBook': 'books',
  'port-royal.terminal.item.herbs': 'herbs',
  'port-royal.terminal.item.bread': 'bread',
  'port-royal.terminal.item.rum': 'rum',

  'port-royal.terminal.top': 'on top: {card}',
  'port-royal.terminal.time': 'time deck {cards}',
  'port-royal.terminal.pointsDeck': 'points deck {cards}',
  'port-royal.terminal.contracts': 'Contracts',
  'port-royal.terminal.tax': 'tax',
  'port-royal.terminal.bustNeed': 'bust',
  'port-royal.terminal.sunk': 'sunk: {colours, plural, one {# colour} other {# colours}}',
  'port-royal.terminal.tasks': 'Tasks',
  'port-royal.terminal.first': '1st',
  'port-royal.terminal.all': 'all',
  'port-royal.terminal.moment.fourColours': '4 colours',
  'port-royal.terminal.moment.tax': 'tax',
  'port-royal.terminal.moment.fourCards': 'stop at 4 cards',
  'port-royal.terminal.moment.firstCard': 'stop at 1 card ×2',
  'port-royal.terminal.cheap': 'cost ≤{cost}',
  'port-royal.terminal.event': 'Event',
  'port-royal.terminal.events': 'events left {events}',
  'port-royal.terminal.goal': 'Goal',
  'port-royal.terminal.goal.tasks': 'tasks {have}/{need}',
  'port-royal.terminal.goal.markers': 'markers {have}/{need}',
  'port-royal.terminal.trophy': 'trophy',
  'port-royal.terminal.tucked': 'with merchants',
  'port-royal.terminal.den': 'den',
  'port-royal.terminal.inPlay': 'On the table',

  'port-royal.terminal.inHarbour': 'In the harbour',
  'port-royal.terminal.elsewhere': 'Other cards',
  'port-royal.terminal.signs': 'Legend',
  'port-royal.terminal.signList':
    '● coins · ★ points · † sabres · ☠ cannot be sunk · 7→6 the price for you · +1 the coin for the active player · ♛ crowns · ♦ Ares · ▪▫ markers moved and left on the character card · bust 12% (9/75): 9 of the 75 cards that could come next',

  'port-royal.terminal.reminder.discover':
    'Discover: reveal cards one by one, at least one. A second ship of a colour that you do not sink is a bust: the harbour is lost and the turn ends.',
  'port-royal.terminal.reminder.trade':
    'Trade and hire: take 1 card; with 4 colours in the harbour 2, with 5 colours 3. Ships bring coins, persons cost coins.',
  'port-royal.terminal.reminder.others': 'Then every other player may take 1 card and pays you 1 coin for it.',
  'port-royal.terminal.reminder.expeditions':
    'Expeditions: claim them at any moment of your own turn by discarding the persons they ask for.',
  'port-royal.terminal.reminder.contracts':
    'Contracts: complete them at any moment of your own turn; some only at the very moment they name. The second one brings 1 point, the third another 2, and nobody can complete a fourth.',
  'port-royal.terminal.reminder.time':
    'Every turn begins with a card of the time deck. Complete all contracts before it runs out.',
  'port-royal.terminal.reminder.tasks':
    'Every turn begins with an event. Tasks: complete them in your own turn. The first unlocks your ability, the second the trophy, then come crowns.',
  'port-royal.terminal.reminder.endSail':
    'With 8 points the round is played to its end. The most points win, then the most coins.',
  'port-royal.terminal.reminder.endTrophy':
    'With 12 points and a trophy the round is played to its end. The most points win among those with a trophy.',
  'port-royal.terminal.reminder.endChapter':
    'The chapter is won if at its end all tasks are completed and the team has enough markers on tasks and enough points.',
  'port-royal.terminal.reminder.end':
    'With 12 points the round is played to its end. The most points win, then the most coins.',
  'port-royal.terminal.reminder.endVariant':
    'With 12 points and an expedition the round is played to its end. The most points win among those with an expedition.',
} as const;
