/** The first lesson in English. */
export const first = {
  'first.title': 'First match',
  'first.end': 'Ships bring coins, coins hire people, people and expeditions bring points. Stop in time!',

  'first.welcome':
    'Welcome to Port Royal! You need **points**: whoever has 12 starts the last round, and the most points win.',
  'first.welcome.why':
    'Points come from the people you hire and from expeditions. Coins alone win nothing: they pay for people.',
  'first.reveal': 'It is your turn. **Reveal a card** from the deck: it will lie in the harbour for all to see.',
  'first.ship': 'A green skiff. On the left **the 4 coins** it would bring you, on the right the sabres that guard it.',
  'first.ship.why':
    'The row of figures: how many sabres ships of this colour can have. It tells you which of them you could sink.',
  'first.more': 'After every card you choose: stop, or go on? **Reveal one more**, for a better choice.',
  'first.more.instead': 'You could stop here, with little to choose from. Reveal one more this time.',
  'first.person': 'A sailor: **costs 3 coins**, and is worth the 1 point on the shield. People stay with you for good.',
  'first.person.why':
    'Every person can do something. The line below the picture says what; tap any card to read it in full.',
  'first.danger': 'One more. But mind: **a second ship of the same colour** ends your turn, and all cards are lost.',
  'first.danger.why': 'The button says how likely that is now. One ship lies here, so few cards can hurt you.',
  'first.colours':
    'A red frigate, a new colour: well done. **Up to three colours: take 1 card.** Four: 2 cards. Five: 3.',
  'first.colours.why':
    'That is the heart of the game: every ship makes the harbour richer, and the next card more dangerous.',
  'first.stop': 'Good enough for a start. **Stop**, and take a card.',
  'first.stop.why': 'Two ships lie here. Each more makes a second one of its colour likelier.',
  'first.stop.instead': 'Brave! But stop this time: there is something here for you. You may tempt fate soon.',
  'first.trade': '**Tap the skiff** and trade with it. Ships cost nothing: you get their coins.',
  'first.trade.why': 'You have 3 coins, which pays for a sailor and no more. With 7 you can choose.',
  'first.trade.instead': 'You may, but then your purse is empty or the gain is small. Take the 4 coins of the skiff.',
  'first.guest': 'After you, **{rival} may take one card** of what is left, and gives you 1 coin for it.',
  'first.guest.why': 'With more players, all of them may, one after another. So think of what you leave behind.',
  'first.watch': '{rival} is playing. Watch the harbour.',
  'first.theirTurn': '1 coin for you: **you have 8**. The harbour is emptied, and {rival} reveals cards now.',
  'first.hire': 'Now you may take one card here. **Hire the sailor**: 3 coins, and 1 more for {rival}.',
  'first.hire.why': 'In the turn of somebody else every card costs you 1 coin extra, which goes to that player.',
  'first.hire.instead': 'You may pass, but a sailor is worth having, as you will see at once. Hire the sailor.',
  'first.hired': '**1 point and 1 sabre** are yours to the end of the match. Now it is your turn again.',
  'first.again': '**Reveal a card.**',
  'first.blue': 'A blue flute. **Reveal another card.**',
  'first.sink': 'A second blue ship! But it has 1 sabre, and so have you: **sink it**, and you are safe.',
  'first.sink.why': 'You need at least as many sabres as the ship. A ship with a skull can never be sunk.',
  'first.sink.instead': 'Let in, it would end your turn at once, with nothing taken. Sink it.',
  'first.dare': 'That was close. Be bold for once and **reveal another card**.',
  'first.dare.why': 'Here you lose next to nothing, and see what happens when luck runs out.',
  'first.dare.instead': 'Wise! In a match that would be right. This time go on, to see what can happen.',
  'first.dareAgain': 'Blue and yellow. **And another!**',
  'first.bust':
    'A second yellow ship, with 4 sabres: too strong for you. **A bust**: the harbour is lost, your turn is over.',
  'first.bust.why': 'Your coins and people stay yours. Nobody else takes anything from this harbour either.',
  'first.tax': 'A tax! **Whoever has 12 coins or more loses half.** And the most sabres earn 1 coin: that is you.',
  'first.tax.why':
    'So do not hoard coins: hire people. Other tax cards give the coin to whoever has the fewest points.',
  'first.admiral':
    'Five cards in the harbour: {rival} has an **admiral**, who pays 2 coins then. He would pay you, too.',
  'first.admiral.why': 'He pays whenever you may take cards and five or more lie there, in your turn and in others’.',
  'first.settler': 'Your choice. **Hire the settler** for 4, and 1 for {rival}: the house on the card is wanted.',
  'first.settler.why': 'Houses, anchors and crosses are asked for by expeditions. You will see one in a moment.',
  'first.settler.instead': 'You may, but the house of the settler will soon be worth more to you.',
  'first.last': 'Your turn. **Reveal a card.**',
  'first.last.why':
    'When the deck runs out, the discard pile is shuffled and becomes the new deck. Spent coins are in it, too.',
  'first.expedition':
    'An **expedition**: it waits in the middle. Two houses, that is two settlers, buy 4 points and 2 coins.',
  'first.expedition.why': 'The settlers go and take 1 point each with them: 2 points become 4. Only in your own turn.',
  'first.seek': 'You have one settler. **Reveal** and look for the second.',
  'first.on': 'No colour twice so far. **Go on revealing.**',
  'first.on.instead': 'You could stop. But go on a little: this time luck is with you.',
  'first.found': 'A settler, and you have no coins! **Reveal on**: with four colours you could take two cards.',
  'first.found.why': 'First the coins of a ship, then the settler with them: both in one turn.',
  'first.fourth': 'Black, blue, green. **One more colour!**',
  'first.two': '**Four colours: two cards.** Stop now, before your luck turns.',
  'first.two.why': 'Five colours would be three cards, but that is rare: few dare to go on for so long.',
  'first.money': 'First the coins: **tap the blue flute** and trade.',
  'first.money.instead': 'That leaves too little for the settler. Take the 4 coins of the blue flute.',
  'first.second': 'Now **hire the settler** with them.',
  'first.second.instead': 'You may, but the settler is what you came for.',
  'first.claim': 'Two settlers! **Claim the expedition** for them.',
  'first.claim.why': 'It can be done at any time in your own turn, and costs none of the cards you may take.',
  'first.claim.instead': 'You may leave it, but {rival} could be quicker. Claim it now.',
  'first.twelve':
    '**5 points are yours.** When somebody has 12, the round is played to its end, and the most points win.',
  'first.twelve.why': 'All have the same number of turns that way. If points are equal, coins decide.',
  'first.people':
    'Still to meet: **traders** earn a coin more, **mademoiselles** hire cheaper, **governors** take a card more, **jesters** like empty harbours.',
  'first.people.why':
    'Captains and priests go on expeditions like settlers, a jack-of-all-trades as any of them. Pirates have 2 sabres.',
  'first.help':
    'Any card you tap says what it does, and **undo** takes back a choice until a card is revealed. Good luck!',
  'first.help.why':
    'A governor takes a card more, in any turn. A jester pays 1 coin if no card is left for you, or after a bust.',
} as const;
