/** The lesson on contracts in English. */
export const contracts = {
  'contracts.title': 'Contracts',
  'contracts.end': 'Three contracts at most, coins for the quick, and 3 points for whoever completes all three.',

  'contracts.watch': '{rival} is playing. Watch the harbour.',
  'contracts.welcome':
    'Four **contracts** lie open for all. Each says what it asks for, and how many coins it pays next.',
  'contracts.welcome.why':
    'The deck has newcomers as well: clerks, gunners, vice-admirals, gift ships. Tap any card to read it.',
  'contracts.broker': 'This one asks for **ships of four colours** in the harbour, in your own turn.',
  'contracts.broker.why': 'Tap a contract to read all of it, and to see how far everybody is with it.',
  'contracts.reveal': 'Let us try. **Reveal a card.**',
  'contracts.on': 'No colour twice. **Reveal another.**',
  'contracts.on.instead': 'You could stop. But go on: this time luck is with you, and the contract pays.',
  'contracts.trader': 'A trader: keep this one in mind. **Reveal another.**',
  'contracts.trader.why':
    'After trading in his colour a clerk takes a card more. A vice-admiral pays 1 coin if 3 or 4 cards lie there.',
  'contracts.gift': 'A **gift ship**: 3 coins for whoever trades with it, and 1 coin for another player.',
  'contracts.gift.why': 'With more players you choose who gets the gift. With two there is nothing to choose.',
  'contracts.fourth': 'Red, green, blue. **One more colour!**',
  'contracts.now':
    '**Four colours: now or never!** Complete the contract: your marker goes on it, and you get 2 coins.',
  'contracts.now.why': 'The first to complete a contract is paid best. The others may follow, for less.',
  'contracts.now.instead': 'It would not be offered again for this harbour. Complete the contract.',
  'contracts.stop': 'Done! Your turn goes on: four colours, two cards. **Stop.**',
  'contracts.stop.instead': 'Brave! But there is enough here for you. Stop.',
  'contracts.hire': 'Another contract asks for **two traders**. **Hire this one**: 3 coins.',
  'contracts.hire.why':
    'A gunner pays a coin for every ship in the harbour but one. Like an admiral, only when you may take cards.',
  'contracts.hire.instead': 'Coins are welcome, but hire the trader first: the contract needs two of them.',
  'contracts.trade': '**Trade with the gift ship**: 3 coins, 1 more for your green trader, and 1 for {rival}.',
  'contracts.trade.instead': 'You may, but the green ship brings the most: your trader adds a coin.',
  'contracts.second': 'The second trader! **Hire this one**: 3 coins, and 1 for {rival}.',
  'contracts.second.instead': 'You may pass, but then {rival} could be the first. Hire the trader.',
  'contracts.any': 'Two traders: **complete the contract**. They stay with you, and you get 3 coins.',
  'contracts.any.why': 'What you only have to own can wait for any turn of yours. But the first is paid best.',
  'contracts.any.instead': 'It can wait, but {rival} could be quicker. Complete it now.',
  'contracts.points': '**The second contract is worth 1 point, the third 2 more.** Nobody can complete a fourth.',
  'contracts.points.why': 'The first one brings coins alone. As ever, 12 points begin the last round.',
  'contracts.curse': 'You may choose your third. Even a misfortune pays: **going bust** completes this one.',
  'contracts.curse.why': 'It is offered at the very moment. Taxes, colours and enemy ships are now or never, too.',
} as const;
