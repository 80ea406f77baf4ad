/** What is chosen before the game, in English. */

export const options = {
  // Options
  'port-royal.option.variantEnding': 'Variant ending',
  'port-royal.option.variantEnding.about':
    'The end also takes an expedition: one player needs 12 points and an expedition, and only owners of an expedition can win.',
  'port-royal.option.variantEnding.value.false': 'Off',
  'port-royal.option.variantEnding.value.true': 'On',
  'port-royal.option.jesterOnOwnBust': 'Jesters on your own bust',
  'port-royal.option.jesterOnOwnBust.about': 'Whether the active player’s jesters pay when that player goes bust.',
  'port-royal.option.jesterOnOwnBust.value.true': 'They pay',
  'port-royal.option.jesterOnOwnBust.value.false': 'They do not pay',
  'port-royal.option.jesterWhenActive': 'Jesters in your own turn',
  'port-royal.option.jesterWhenActive.about':
    'Whether the active player’s jesters pay when phase 2 begins with an empty harbour.',
  'port-royal.option.jesterWhenActive.value.true': 'They pay',
  'port-royal.option.jesterWhenActive.value.false': 'They do not pay',
  'port-royal.option.firstPlayer': 'First player',
  'port-royal.option.firstPlayer.about': 'Who takes the first turn.',
  'port-royal.option.firstPlayer.value.random': 'Random',
  'port-royal.option.firstPlayer.value.0': 'Seat 1',
  'port-royal.option.firstPlayer.value.1': 'Seat 2',
  'port-royal.option.firstPlayer.value.2': 'Seat 3',
  'port-royal.option.firstPlayer.value.3': 'Seat 4',
  'port-royal.option.firstPlayer.value.4': 'Seat 5',
  'port-royal.option.discardPile': 'Discard pile',
  'port-royal.option.discardPile.about': 'Whether the discard pile may be looked through.',
  'port-royal.option.discardPile.value.open': 'All of it is open',
  'port-royal.option.discardPile.value.topCard': 'Only the top card is open',
  'port-royal.option.play': 'Game mode',
  'port-royal.option.play.about': 'The base game, or one of the games that the expansions bring.',
  'port-royal.option.play.value.points': 'Base game',
  'port-royal.option.play.value.setSail': 'Set Sail! on its own',
  'port-royal.option.play.value.contracts': 'Contracts, competitive',
  'port-royal.option.play.value.contractsCoop': 'Contracts, cooperative',
  'port-royal.option.play.value.adventure': 'Adventure, competitive',
  'port-royal.option.play.value.adventureCoop': 'Adventure, cooperative',
  'port-royal.option.play.value.adventureAfter': 'After the campaign',
  'port-royal.option.jesterOnGamblerBust': 'Jesters on a Gambler’s bust',
  'port-royal.option.jesterOnGamblerBust.about': 'Whether jesters pay when a Gambler’s four cards end the turn.',
  'port-royal.option.jesterOnGamblerBust.value.true': 'They pay',
  'port-royal.option.jesterOnGamblerBust.value.false': 'They do not pay',
  'port-royal.option.characters': 'Characters',
  'port-royal.option.characters.about':
    'In the Adventure, character cards are dealt at random or drafted; everybody then chooses a side.',
  'port-royal.option.characters.value.dealt': 'Dealt',
  'port-royal.option.characters.value.drafted': 'Drafted',
  'port-royal.option.setAside': 'Points deck',
  'port-royal.option.setAside.about':
    'In cooperative contracts: whether time cards may be moved to the points deck before the game.',
  'port-royal.option.setAside.value.none': 'Starts empty',
  'port-royal.option.setAside.value.ask': 'The team decides',
  'port-royal.option.chapter': 'Chapter',
  'port-royal.option.chapter.about': 'Which of the five chapters of the Adventure is played.',
  'port-royal.option.chapter.value.1': 'Chapter 1',
  'port-royal.option.chapter.value.2': 'Chapter 2',
  'port-royal.option.chapter.value.3': 'Chapter 3',
  'port-royal.option.chapter.value.4': 'Chapter 4',
  'port-royal.option.chapter.value.5': 'Chapter 5',
  'port-royal.option.failures': 'Failed attempts',
  'port-royal.option.failures.about':
    'How often the team has failed in this chapter: every failure brings it 3 more coins to start with.',
  'port-royal.option.failures.value.0': 'None',
  'port-royal.option.failures.value.1': '1: 3 more coins',
  'port-royal.option.failures.value.2': '2: 6 more coins',
  'port-royal.option.failures.value.3': '3: 9 more coins',
  'port-royal.option.failures.value.4': '4: 12 more coins',
  'port-royal.option.failures.value.5': '5: 15 more coins',
  'port-royal.option.failures.value.6': '6: 18 more coins',
  'port-royal.option.failures.value.7': '7: 21 more coins',
  'port-royal.option.failures.value.8': '8: 24 more coins',
  'port-royal.option.failures.value.9': '9: 27 more coins',

  // What each game is about
  'port-royal.play.points': 'Gather twelve points with persons and expeditions.',
  'port-royal.play.setSail': 'A smaller, faster game with sixty cards of its own: no expeditions, eight points.',
  'port-royal.play.contracts': 'Four contracts lie open: whoever completes them first earns coins and points.',
  'port-royal.play.contractsCoop': 'Complete all open contracts as one crew before the time deck runs out. Also solo.',
  'port-royal.play.adventure': 'A chapter of the Adventure, every player for themselves: tasks, crowns and a trophy.',
  'port-royal.play.adventureCoop': 'A chapter of the Adventure as one crew. Also solo.',
  'port-royal.play.adventureAfter': 'Four tasks from the whole Adventure, for those who know how it ends.',

  // Cards to shuffle in
  'port-royal.module.gambler': 'Gambler',
  'port-royal.module.gambler.about': '4 cards: reveal four cards at once and hope for the best.',
  'port-royal.module.setSail': 'Set Sail!',
  'port-royal.module.setSail.about': '20 cards: merchants keep ships for points, passengers bring points cheaply.',
  'port-royal.module.contractCards': 'Just One More Contract (cards)',
  'port-royal.module.contractCards.about': '24 cards: clerks, vice-admirals, gunners and ships that bring gifts.',

  // Tables that cannot be set up
  'port-royal.reason.first-player-absent':
    'The chosen first player is not at this table. Choose one of its {seats, plural, one {# seat} other {# seats}}, or leave it to chance.',
  'port-royal.reason.alone-only-together':
    '“{play}” cannot be played solo. A single player can choose contracts or the Adventure, cooperative.',
  'port-royal.reason.wrong-players':
    '“{play}” is for {min} to {max} players, and {seats, plural, one {# sits} other {# sit}} at this table.',
  'port-royal.reason.own-ending': '“{play}” ends in its own way. Switch the variant ending off.',
  'port-royal.reason.sails-alone':
    'Set Sail! on its own is played with its sixty cards and no others. Take “{module}” out.',
} as const;
