/** The lesson on contracts together in English. */
export const contractsCoop = {
  'contractsCoop.title': 'Contracts together',
  'contractsCoop.end': 'Every turn costs a time card. Complete all contracts between you before they are gone.',

  'contractsCoop.watch': '{rival} is playing, on your side this time.',
  'contractsCoop.welcome':
    'You and {rival} are one crew. **All five contracts** must be completed, each by one of you.',
  'contractsCoop.welcome.why':
    'With the last contract you have won, at once and together. Points do not end this game.',
  'contractsCoop.time':
    'Your clock: **every turn uses up a card of the time deck**. A turn that finds none left loses the game.',
  'contractsCoop.time.why':
    'The contracts decide how long it is. Playing alone there are three contracts, and the same rules.',
  'contractsCoop.card':
    'Your turn has begun by itself: **this pinnace was the time card**. It is a card like any other now.',
  'contractsCoop.card.why':
    'A time card can be anything: a ship, a person, a tax, and even the second ship of a colour later on.',
  'contractsCoop.reveal': 'Further cards come from the deck. **Reveal one.**',
  'contractsCoop.on': 'Blue and yellow. **Reveal another.**',
  'contractsCoop.on.why':
    'So many cards has the time deck: 13, plus the numbers on the seals, plus 1 for each different letter on them.',
  'contractsCoop.on.instead': 'You could stop. But a contract is near, and every turn counts. Reveal another.',
  'contractsCoop.fourth': 'Three colours, and this contract wants **four in one turn**. **One more!**',
  'contractsCoop.now': '**Now or never: complete the contract.** What one of you completes is done for the crew.',
  'contractsCoop.now.why': 'The other may complete it as well, for coins and points. To win, once is enough.',
  'contractsCoop.now.instead': 'It would not be offered again for this harbour. Complete the contract.',
  'contractsCoop.done':
    '**One of five.** Here you see what is done, how many turns are left, and how your chances are.',
  'contractsCoop.done.why': 'Nobody can complete more than three. So share them out: who is nearer to which?',
  'contractsCoop.stop': 'Four colours, two cards. **Stop.**',
  'contractsCoop.stop.instead': 'Brave! But a bust would cost you both. Stop.',
  'contractsCoop.flute': '**Trade with the blue flute**: coins pay for the people that the contracts want.',
  'contractsCoop.flute.instead': 'You may, but the flute brings more. Trade with the flute.',
  'contractsCoop.pinnace': 'And the second: **trade with the pinnace**, time card or not.',
  'contractsCoop.pinnace.instead': 'You may, but the pinnace brings more. Trade with the pinnace.',
  'contractsCoop.hire':
    'One contract wants two traders. **Hire this one**: 3 coins, and 1 for {rival}, who needs coins, too.',
  'contractsCoop.hire.why': 'Even in one crew, who takes a card in another’s turn pays 1 coin. It stays among you.',
  'contractsCoop.hire.instead': 'You may pass, but two traders are a contract. Hire this one.',
  'contractsCoop.tax':
    'Your time card is a **tax**. With every tax you may turn a time card into a point: a turn less. **You choose!**',
  'contractsCoop.tax.why':
    'As long as you do not know whether the time will do, keep it. Points count only if you win.',
  'contractsCoop.points':
    'These points say **how well** you have won, from Cabin Boy to Master of the Seas. First: win!',
  'contractsCoop.points.why':
    'A title for every two points. Who has won with time to spare sets more aside the next time.',
} as const;
