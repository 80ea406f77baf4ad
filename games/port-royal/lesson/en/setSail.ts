/** The lesson on Set Sail! in English. */
export const setSail = {
  'setSail.title': 'Set Sail!',
  'setSail.end': 'Merchants turn ships into points, passengers are points for sale, and 8 points are enough.',

  'setSail.watch': '{rival} is playing. Watch the harbour.',
  'setSail.welcome': 'A smaller, faster game: no expeditions, and **8 points** begin the last round instead of 12.',
  'setSail.welcome.why':
    'Twenty of its cards can be mixed into the base game, too: then it is 12 points, with expeditions.',
  'setSail.reveal': 'Ships, colours and sabres are as you know them. **Reveal a card.**',
  'setSail.reveal.why':
    'Cards with the mark in the lower left corner can be mixed in: 5 merchants, 5 passengers and 10 ships.',
  'setSail.more': 'A blue flute with 4 coins. **Reveal one more.**',
  'setSail.more.instead': 'You could stop, but one ship alone is little risk. Reveal one more.',
  'setSail.passenger':
    'A **passenger** can do nothing at all, and yet: 2 points for 4 coins. Points are nowhere cheaper.',
  'setSail.passenger.why': 'The people here are merchants, passengers, sailors and pirates, and nobody else.',
  'setSail.stop': 'You have 3 coins, too few for this one. **Stop**, and fill your purse.',
  'setSail.stop.instead': 'Take the 4 coins of the flute now: you will need them in a moment.',
  'setSail.trade': '**Trade with the flute**: 4 coins.',
  'setSail.hire': 'A **merchant**, the heart of Set Sail! **Hire the merchant**: 4 coins, and 1 for {rival}.',
  'setSail.hire.why': 'A merchant has a colour and waits for ships of that colour. This one is after yellow.',
  'setSail.hire.instead': 'You may pass, but merchants win this game. Hire the merchant.',
  'setSail.merchant':
    'From now on **every yellow ship you trade with stays with you**: its coins as ever, and 1 point more.',
  'setSail.merchant.why': 'Do not mix them up with traders of the base game: those add a coin, merchants add a point.',
  'setSail.seek': 'Your turn. **Reveal a card**: a yellow one would be fine.',
  'setSail.found': 'A yellow pinnace! **Reveal one more**: a single ship is little risk.',
  'setSail.enough': 'A cheap passenger, 1 point for 2 coins. But the pinnace is better still. **Stop.**',
  'setSail.enough.instead': 'A second yellow ship would spoil it all. Stop, and fetch the first.',
  'setSail.tuck': '**Trade with the pinnace**: 4 coins, and the ship goes to your merchant.',
  'setSail.tuck.instead': 'The passenger costs 2 coins for a point. The pinnace brings a point and pays you 4.',
  'setSail.tucked': '**2 points**: 1 for the merchant, 1 for the ship. Every further yellow ship will be another.',
  'setSail.tucked.why':
    'It works in the turns of others as well. With two merchants of a colour it is still 1 point a ship.',
  'setSail.tax':
    'Watch your purse: here the tax is for **9 coins or more**, and leaves 8. The fewest points earn 1 coin.',
  'setSail.tax.why':
    'Where Set Sail! is mixed into the base game, the usual tax stays: 12 coins or more, and half of them go.',
} as const;
