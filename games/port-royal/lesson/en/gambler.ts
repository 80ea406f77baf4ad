/** The lesson on the Gambler in English. */
export const gambler = {
  'gambler.title': 'The Gambler',
  'gambler.end': 'Four cards at once, no sinking, and one card more for whoever comes through.',

  'gambler.watch': '{rival} is playing. Watch the harbour.',
  'gambler.welcome': 'Somebody new is in this deck: the **Gambler**, who reveals four cards at once.',
  'gambler.welcome.why':
    'Four Gamblers are in it: two for 4 coins, one for 6, one for 8. Dearer ones bring more points.',
  'gambler.begin': 'Gamblers are hired like anybody else. So first you need coins: **reveal a card**.',
  'gambler.more': 'A ship with 4 coins: just what you need. **Reveal one more.**',
  'gambler.more.instead': 'You could stop, but then you would miss what comes. Reveal one more.',
  'gambler.card': 'There: **a Gambler for 4 coins**. You have 3, so this one will get away. There are more.',
  'gambler.card.why':
    'A tax among the four must be paid, an expedition goes to the middle. Nothing replaces them: four cards in all.',
  'gambler.stop': '**Stop**, and take the coins.',
  'gambler.stop.instead': 'A second black ship would spoil it all. Stop: the 4 coins are enough for now.',
  'gambler.trade': '**Trade with the galleon**: 4 coins.',
  'gambler.trade.instead': 'You would go away with nothing. Trade with the galleon.',
  'gambler.hire': 'Another Gambler, and now you can pay. **Hire the Gambler**: 4 coins, and 1 for {rival}.',
  'gambler.hire.instead': 'You may pass, but this lesson is about the Gambler. Hire this one.',
  'gambler.gamble': 'Your turn, and a new button. **Use the Gambler**: four cards come at once.',
  'gambler.gamble.why':
    'You may reveal single cards first and use the Gambler then. Each Gambler works once in a turn.',
  'gambler.gamble.instead': 'Single cards can be revealed as well, before a Gambler. But try the Gambler this time.',
  'gambler.laid': 'Three ships of three colours: it worked! **Two of one colour would have been a bust.**',
  'gambler.laid.why': 'None of the four may be sunk, whatever sabres you have. The button had told you the risk.',
  'gambler.reward':
    'Three colours are 1 card, and **the Gambler adds 1**: you take two. After it nothing more is revealed.',
  'gambler.reward.why': 'Only a second Gambler could go on: four more cards, and another card to take.',
  'gambler.first': 'First the coins: **trade with the blue flute**.',
  'gambler.first.instead': 'That leaves too little for the pirate. Take the 4 coins of the blue flute.',
  'gambler.second': 'Then **hire the pirate** with them. Two cards, with three colours only!',
  'gambler.second.instead': 'You may, but the pirate brings 2 sabres and a point. Hire the pirate.',
  'gambler.last':
    'The Gambler stays with you, for **every turn of yours**. The emptier the harbour, the smaller the risk.',
  'gambler.last.why': 'Ships that lie there already count, too: each of the four cards may be the second of a colour.',
} as const;
