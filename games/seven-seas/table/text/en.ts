/** The table of Pirates of the 7 Seas in English: what the voice of the game has not. */

const chests = '{chests, plural, one {# chest} other {# chests}}';
const ships = '{ships, plural, one {# ship} other {# ships}}';
const cards = '{cards, plural, one {# card} other {# cards}}';
const points = '{points, plural, one {# point} other {# points}}';

export const en = {
  'seven-seas.table.alarm.near':
    '{draws, plural, =0 {The next card is End of Adventures} one {End of Adventures after # more card} other {End of Adventures after # more cards}}',
  'seven-seas.table.alarm.drawn': 'End of Adventures: three rounds after this one',
  'seven-seas.table.alarm.last': 'Last rounds: {at} of {all}',
  'seven-seas.table.alarm.finale': 'Final sale',

  // Called out over the board
  'seven-seas.table.call.allChosen': 'All have chosen',
  'seven-seas.table.call.called': '{character}: {names}',
  'seven-seas.table.call.played': '{name}: {card}',
  'seven-seas.table.call.marked': '{count, plural, one {Black Mark for {name}} other {# Black Marks for {name}}}',
  'seven-seas.table.call.end': '{name} draws End of Adventures: three rounds are left after this one!',
  'seven-seas.table.call.lastRound':
    '{last, plural, one {The first of the last three rounds} =2 {Two rounds are left} other {The last round}}',
  'seven-seas.table.call.escaped': 'Nobody sends a ship: the caravan escapes',

  // Buttons
  'seven-seas.table.choice.characters': 'Choose a character…',
  'seven-seas.table.choice.characters.detail': '{count} of 7 in hand',
  'seven-seas.table.choice.build': '{chests} → {after, plural, one {# chest} other {# chests}}',
  'seven-seas.table.choice.build.guards':
    '{chests} → {after, plural, one {# chest} other {# chests}}, {guards, plural, one {a guard goes} other {# guards go}} back to sea',
  'seven-seas.table.choice.build.other': 'Another number…',
  'seven-seas.table.choice.send.other': 'Another number…',
  'seven-seas.table.choice.protect.other': 'Another number…',
  'seven-seas.table.choice.corsair': 'Become a Corsair…',
  'seven-seas.table.choice.corsair.detail':
    '{ships, plural, =0 {no ship in reserve} one {with # ship from your reserve} other {with # ships from your reserve}}',
  'seven-seas.table.choice.play.captain': 'Play a Caravan…',
  'seven-seas.table.choice.play.native': 'Play a Port…',
  'seven-seas.table.choice.play.shaman': 'Play a Curse…',
  'seven-seas.table.choice.play.captain.none': 'You have no Caravan in hand.',
  'seven-seas.table.choice.play.native.none': 'You have no Port in hand.',
  'seven-seas.table.choice.play.shaman.none': 'You have no Curse in hand.',
  'seven-seas.table.choice.play.cards': `${cards} to choose from`,
  'seven-seas.table.choice.play.odds': 'up to {percent, number}% to win',
  'seven-seas.table.choice.play.worth': `your goods: ${chests} there, {now} here`,
  'seven-seas.table.choice.draw':
    '{draws, plural, =0 {this is End of Adventures!} one {# more before End of Adventures} other {# more before End of Adventures}}',
  'seven-seas.table.choice.draw.late': 'a card left in hand costs 3 points',
  'seven-seas.table.choice.decline.confirm': 'A Black Mark costs 3 points at the end. Decline all the same?',
  'seven-seas.table.choice.gift.captain': '{yinYang} → {after} Yin-Yang',
  'seven-seas.table.choice.gift.merchant': '{chests} → {after, plural, one {# chest} other {# chests}}',
  'seven-seas.table.choice.gift.merchant.guard':
    '{chests} → {after, plural, one {# chest} other {# chests}}, one more guard',
  'seven-seas.table.choice.gift.twice': 'you may take it twice',
  'seven-seas.table.choice.sells': 'Sell goods…',
  'seven-seas.table.choice.rituals': 'Rituals…',
  'seven-seas.table.choice.rituals.detail': 'you have {yinYang} Yin-Yang',
  'seven-seas.table.choice.deals': 'Profitable Deal',
  'seven-seas.table.choice.doubleHold':
    '{level, plural, one {# ship will carry two goods cards} other {# ships will carry two goods cards}}',
  'seven-seas.table.choice.unsinkable':
    '{level, plural, one {# sunk ship comes back in every raid} other {# sunk ships come back in every raid}}',
  'seven-seas.table.choice.send.none': 'you stay at home',
  'seven-seas.table.choice.send.ownNation': 'you are their Corsair',
  'seven-seas.table.choice.send.odds': '{percent, number}% to win, about {loot, number} loot',
  'seven-seas.table.choice.send.range': '{percent, number}–{most, number}% to win, about {loot, number} loot',
  'seven-seas.table.choice.send.oddsAndMark': '{odds}; you are their Corsair',
  'seven-seas.table.choice.send.confirm': 'Whoever sends no ship takes a Black Mark. Stay at home?',
  'seven-seas.table.choice.throw.swipe': 'or swipe over the lid',
  'seven-seas.table.choice.fights': 'Which pair fights first…',
  'seven-seas.table.choice.hits': 'Which die is hit…',
  'seven-seas.table.choice.keep.room': '{room, plural, one {room for # goods card} other {room for # goods cards}}',
  'seven-seas.table.choice.leave': `${cards} to the discard pile`,
  'seven-seas.table.choice.discard': '{cards, plural, one {# goods card too many} other {# goods cards too many}}',
  'seven-seas.table.choice.protect':
    '{ships, plural, =0 {none of yours is thrown} one {# of yours is thrown} other {# of yours are thrown}}',
  'seven-seas.table.choice.name':
    '{players, plural, =0 {all have it} one {# player loses a ship instead} other {# players lose a ship instead}}',

  // What a character could do now
  'seven-seas.table.outlook.shipwright':
    '{ships, plural, =0 {{reserve, plural, =0 {Your reserve is empty: only a Black Mark.} one {You have no chest to pay with: only a Black Mark.} other {You have no chest to pay with: only a Black Mark.}}} one {You can buy # ship.} other {You can buy up to # ships.}}',
  'seven-seas.table.outlook.governor':
    '{tokens, plural, =0 {No Corsair token is left: only a Black Mark.} one {# token is left; {ships, plural, =0 {your reserve is empty} one {# ship comes from your reserve} other {# ships come from your reserve}}.} other {# tokens are left; {ships, plural, =0 {your reserve is empty} one {# ship comes from your reserve} other {# ships come from your reserve}}.}}',
  'seven-seas.table.outlook.caravan':
    '{cards, plural, =0 {You have no Caravan: only a Black Mark.} one {You have # Caravan in hand.} other {You have # Caravans in hand.}}',
  'seven-seas.table.outlook.port':
    '{cards, plural, =0 {You have no Port: only a Black Mark.} one {You have # Port in hand.} other {You have # Ports in hand.}}',
  'seven-seas.table.outlook.curse':
    '{cards, plural, =0 {You have no Curse: only a Black Mark.} one {You have # Curse in hand.} other {You have # Curses in hand.}}',
  'seven-seas.table.outlook.merchant': `{goods, plural, =0 {You have no goods now: only a Black Mark.} one {Your goods card brings ${chests} at the current Port.} other {All your goods bring ${chests} at the current Port.}}`,
  'seven-seas.table.outlook.cartographer':
    '{draws, plural, =0 {The next card is End of Adventures.} one {# more card lies above End of Adventures.} other {# more cards lie above End of Adventures.}}',
  'seven-seas.table.outlook.cartographer.late':
    '{cards, plural, =0 {The deck is empty: only a Black Mark.} one {# card is left; each in hand at the end is a Black Mark.} other {# cards are left; each in hand at the end is a Black Mark.}}',

  // The calling order
  'seven-seas.table.calling': 'Calling order',
  'seven-seas.table.calling.done':
    '{number}. {name}, called: {count, plural, =0 {nobody} one {{names}} other {{names}}}',
  'seven-seas.table.calling.now':
    '{number}. {name}, called now: {count, plural, =0 {nobody} one {{names}} other {{names}}}',
  'seven-seas.table.calling.next': '{number}. {name}, still to come',
  'seven-seas.table.calling.secret': '{number}. {name}, still to come: your secret choice',

  // Players
  'seven-seas.table.rivals': 'Other players',
  'seven-seas.table.rivals.brief': 'Other players in brief',
  'seven-seas.table.rivals.brief.of': `Open the area of {name}. ${chests}, {free, plural, one {# free ship} other {# free ships}}{first, select, yes {, first player} other {}}{pick, select, secret {, has chosen} thinking {, still choosing} other {}}`,
  'seven-seas.table.you': '{name} (you)',
  'seven-seas.table.bot': 'bot',
  'seven-seas.table.away': 'away',
  'seven-seas.table.first': 'first player',
  'seven-seas.table.chests': 'chests',
  'seven-seas.table.marks': 'Black Marks',
  'seven-seas.table.yinYang': 'Yin-Yang',
  'seven-seas.table.talismans': 'Talismans',
  'seven-seas.table.hand': 'adventure cards in hand',
  'seven-seas.table.good.fruit': 'Fruit',
  'seven-seas.table.good.coffee': 'Coffee',
  'seven-seas.table.good.rum': 'Rum',
  'seven-seas.table.goods.none': 'no goods',
  'seven-seas.table.corsair.england': 'Corsair of England',
  'seven-seas.table.corsair.spain': 'Corsair of Spain',
  'seven-seas.table.corsair.france': 'Corsair of France',
  'seven-seas.table.corsair.holland': 'Corsair of Holland',
  'seven-seas.table.corsair.held': 'held by {name}',
  'seven-seas.table.ritual.doubleHold': 'Double Hold ×{level}',
  'seven-seas.table.ritual.unsinkable': 'Unsinkable Ship ×{level}',
  'seven-seas.table.ships.free': 'free',
  'seven-seas.table.ships.raid': 'raid',
  'seven-seas.table.ships.loaded': 'loaded',
  'seven-seas.table.ships.guard': 'guard',
  'seven-seas.table.ships.reserve': 'reserve',
  'seven-seas.table.played': 'On the table: {names}',
  'seven-seas.table.pick.thinking': 'Choosing',
  'seven-seas.table.pick.thinking.detail': 'no card yet',
  'seven-seas.table.pick.secret': 'Has chosen',
  'seven-seas.table.pick.secret.detail': 'still secret',
  'seven-seas.table.pick.revealed': 'revealed',
  'seven-seas.table.pick.acting': 'acting now',
  'seven-seas.table.figures': `{name}: ${chests}, {talismans, plural, one {# Talisman} other {# Talismans}}, {yinYang} Yin-Yang, {marks, plural, one {# Black Mark} other {# Black Marks}}, ${cards} in hand`,
  'seven-seas.table.figures.ships':
    'Ships: {free} free, {raid} in the raid, {loaded} loaded, {guards} on guard, {reserve} in reserve',

  // My own area
  'seven-seas.table.mine': 'Area of {name}',
  'seven-seas.table.mine.choose': 'choose a character',
  'seven-seas.table.mine.waiting': 'waiting',
  'seven-seas.table.mine.secret': '{character}: still secret',
  'seven-seas.table.mine.alone': '{character}: only you chose it',
  'seven-seas.table.mine.shared': '{character}: shared, no gift',
  'seven-seas.table.mine.hand': `Adventures in hand: ${cards}`,
  'seven-seas.table.mine.hand.none': 'No adventures in hand',
  'seven-seas.table.characters': 'Characters',
  'seven-seas.table.mine.characters': 'My characters',
  'seven-seas.table.mine.character.chosen': '{name}: chosen this round',
  'seven-seas.table.mine.character.faded': '{name}: lies on the table',
  'seven-seas.table.mine.character.ready': '{name}: in hand',
  'seven-seas.table.mine.faded': 'Faded ones return after Captain, Native or Shaman',
  'seven-seas.table.fleet.free': 'Free',
  'seven-seas.table.fleet.loaded': 'Loaded',
  'seven-seas.table.fleet.guard': 'Guard',
  'seven-seas.table.fleet.raid': '{here} here, {raid} in the raid',
  'seven-seas.table.fleet.reserve': '{reserve, plural, =0 {all ten are yours} one {# in reserve} other {# in reserve}}',
  'seven-seas.table.fleet.capacity': '{capacity, plural, one {room for # goods card} other {room for # goods cards}}',
  'seven-seas.table.fleet.next': 'next at {chests} chests',
  'seven-seas.table.fleet.posts': '{posts, plural, one {# post open} other {# posts open}}',

  // The chest track and the shore
  'seven-seas.table.track': 'Chest track',
  'seven-seas.table.track.chests': 'Chests',
  'seven-seas.table.track.at': `{name}: ${chests}`,
  'seven-seas.table.port': 'Current port',
  'seven-seas.table.port.played': '{ports, plural, one {# of 6 ports played} other {# of 6 ports played}}',
  'seven-seas.table.port.best': 'highest demand',
  'seven-seas.table.port.rule': 'Chests per card when you sell three or more of a kind; otherwise 1.',
  'seven-seas.table.adventures': 'Adventures and loot',
  'seven-seas.table.deck.left': '{cards} in deck',
  'seven-seas.table.deck.played': '{cards} played',
  'seven-seas.table.deck.loot': '{cards} loot',
  'seven-seas.table.deck.discarded': '{cards} discarded',
  'seven-seas.table.ending.draws':
    '{draws, plural, =0 {The next card is End of Adventures} one {End of Adventures after # more draw} other {End of Adventures after # more draws}}',
  'seven-seas.table.ending.limit': 'or after round {round}',
  'seven-seas.table.ending.drawn': 'End of Adventures is drawn: three rounds follow this one',
  'seven-seas.table.ending.last': 'Last rounds: {at} of {all}',
  'seven-seas.table.history': 'Played Caravans and Curses',

  // The middle of the board
  'seven-seas.table.stage': 'What is going on',
  'seven-seas.table.stage.goesOn': 'The round goes on…',
  'seven-seas.table.stage.now': 'Back to the game',
  'seven-seas.table.stage.lastThrow': 'Show the last throw',
  'seven-seas.table.percent': '{percent, number}%',
  'seven-seas.table.amount': '{amount, number}',

  'seven-seas.table.choosing.title': 'Round {round}: choose your character',
  'seven-seas.table.choosing.others': 'Round {round}: choice of characters',
  'seven-seas.table.choosing.count': '{chosen} of {all} have chosen',
  'seven-seas.table.choosing.all': 'All have chosen',
  'seven-seas.table.choosing.ready': 'Who has chosen',
  'seven-seas.table.choosing.hand': 'Your seven characters',
  'seven-seas.table.choosing.hint': 'Tap a character to see what it does. Nobody sees your choice until it is called.',
  'seven-seas.table.choosing.warning':
    'A red “!” marks a character that could do nothing now: it would only bring a Black Mark.',
  'seven-seas.table.choosing.gift': 'If nobody else chooses it: {gift}',
  'seven-seas.table.choosing.returns':
    '{cards, plural, one {Your card on the table comes back with it.} other {Your # cards on the table come back with it.}}',
  'seven-seas.table.choosing.chosen': 'You have chosen: {name}',
  'seven-seas.table.choosing.wait': 'Still secret. The characters are called when all have chosen.',

  'seven-seas.table.turn.mine': 'You are the {character}',
  'seven-seas.table.turn.other': '{name} is the {character}',
  'seven-seas.table.turn.open': '{name} is deciding what to do.',
  'seven-seas.table.turn.performed': '{name} has acted and may perform rituals.',
  'seven-seas.table.turn.performed.mine': 'You have acted. Rituals are still possible.',
  'seven-seas.table.turn.declined': '{name} has declined and may perform rituals.',
  'seven-seas.table.turn.declined.mine': 'You have declined. Rituals are still possible.',
  'seven-seas.table.turn.build': 'Ships to buy',
  'seven-seas.table.turn.gift': '{gifts, plural, one {With a gift} other {With the gift twice}}: {gift}',
  'seven-seas.table.turn.noGift': 'No gift this time.',
  'seven-seas.table.gift.mine': 'A gift for you as the {character}',
  'seven-seas.table.gift.other': '{name} may take the gift of the {character}',
  'seven-seas.table.gift.note': '{left, plural, one {Once} other {Up to # times}}: {gift}',
  'seven-seas.table.gift.care.merchant': 'Another chest may call a ship to guard duty.',
  'seven-seas.table.gift.care.cartographer': 'An adventure left in hand at the end is a Black Mark.',
  'seven-seas.table.gift.care.none': 'Take it or leave it.',

  'seven-seas.table.sale.title': 'Sell your goods',
  'seven-seas.table.sale.other': '{name} is selling goods',
  'seven-seas.table.sale.kind': 'goods',
  'seven-seas.table.sale.sold': 'selling / owned',
  'seven-seas.table.sale.plain': 'always 1 chest here',
  'seven-seas.table.sale.raised': '{price} chests each',
  'seven-seas.table.sale.few': '1 each; {price} each for {need} or more',
  'seven-seas.table.sale.missing': '1 each; {more} more for {price} each',
  'seven-seas.table.sale.all': 'all',
  'seven-seas.table.sale.total': `Sale: ${chests} ({before} → {after})`,
  'seven-seas.table.sale.guards': '{guards, plural, one {# ship goes on guard} other {# ships go on guard}}',

  'seven-seas.table.keep.title': 'Your loot: what do you keep?',
  'seven-seas.table.keep.other': '{name} is looking through the loot',
  'seven-seas.table.keep.note':
    '{cards, plural, one {# goods card} other {# goods cards}} to decide, {room, plural, one {room for # more} other {room for # more}}',
  'seven-seas.table.excess.title': '{cards, plural, one {Discard # goods card} other {Discard # goods cards}}',
  'seven-seas.table.excess.other': '{name} is discarding {cards, plural, one {# goods card} other {# goods cards}}',
  'seven-seas.table.excess.note':
    '{capacity, plural, one {The ships at sea carry # goods card.} other {The ships at sea carry # goods cards.}}',
  'seven-seas.table.lose.title': 'The Tavern takes one of your goods cards',
  'seven-seas.table.lose.other': '{name} loses a goods card in the Tavern',
  'seven-seas.table.lose.note': `All goods together bring ${chests} here.`,

  'seven-seas.table.send.title': 'How many ships do you send?',
  'seven-seas.table.send.limit': '{most, plural, one {At most # ship} other {At most # ships}}, {free} of yours free',
  'seven-seas.table.send.other': '{name} is deciding how many ships to send',
  'seven-seas.table.send.note': '{most, plural, one {At most # ship} other {At most # ships}}',
  'seven-seas.table.send.home': 'Staying at home costs a Black Mark.',
  'seven-seas.table.send.own': 'You are Corsair of {nation}: a Black Mark.',
  'seven-seas.table.send.now': 'Chance to sink the caravan now',
  'seven-seas.table.send.best': 'If all the others send what they can',
  'seven-seas.table.send.expected': 'On average for you',
  'seven-seas.table.send.loot': '{loot, number}–{most, number} loot, {sunk, number} sunk',
  'seven-seas.table.send.loot.sure': '{loot, number} loot, {sunk, number} sunk',

  'seven-seas.table.tie.title': 'Equal distances: which pair fights first?',
  'seven-seas.table.tie.other': '{name} is deciding which of the equally near pairs fights first',
  'seven-seas.table.tie.note': 'Tap a highlighted pirate ship, or use the buttons below.',
  'seven-seas.table.whirl.title': 'Equal distances: which ship does the Whirlpool take?',
  'seven-seas.table.whirl.other': '{name} is deciding which ship the Whirlpool takes',

  'seven-seas.table.protect.title': '{card}: how many of your ships stay out of the throw?',
  'seven-seas.table.protect.other': '{card}: {name} may keep ships out of the throw',
  'seven-seas.table.protect.label':
    '{most, plural, one {Up to # ship stays out of the throw} other {Up to # ships stay out of the throw}}',
  'seven-seas.table.name.title': '{card}: name a kind of goods',
  'seven-seas.table.name.other': '{card}: {name} is naming a kind of goods',
  'seven-seas.table.assign.title': 'Which die for {name}?',
  'seven-seas.table.assign.self': 'Which die for yourself?',
  'seven-seas.table.assign.other': '{shaman} is giving out the dice of the Tavern',
  'seven-seas.table.assign.note': 'Everybody gets exactly one die.',

  'seven-seas.table.finale.title': 'Final sale',
  'seven-seas.table.finale.note': 'All goods are sold at the current port.',
  'seven-seas.table.finale.mine': 'Make Profitable Deals, then sell everything.',
  'seven-seas.table.finale.done': 'has sold everything',
  'seven-seas.table.finale.pays': '+{chests}',
  'seven-seas.table.over.title': 'The end',
  'seven-seas.table.over.note': 'Chests, Talismans, every three Yin-Yang; each Black Mark costs 3.',
  'seven-seas.table.over.points': points,

  // Sheets and odds
  'seven-seas.table.sheet.score': `Score now: ${points}, goods and hand aside.`,
  'seven-seas.table.sheet.first': 'First player.',
  'seven-seas.table.sheet.tokens': 'Corsair tokens and rituals',
  'seven-seas.table.sheet.played': 'Characters on the table',
  'seven-seas.table.sheet.allInHand': 'All characters are in hand.',
  'seven-seas.table.odds': 'Odds',
  'seven-seas.table.odds.now': `Now: ${ships}`,
  'seven-seas.table.odds.all': `If all join: ${ships}`,
  'seven-seas.table.odds.caravans': 'Raids with all free ships',
  'seven-seas.table.odds.size': 'Caravan',
  'seven-seas.table.odds.fleet': 'pirates',
  'seven-seas.table.odds.won': 'won',
  'seven-seas.table.odds.perShip': 'loot/ship',
  'seven-seas.table.odds.loot': `Unseen loot (deck: ${cards})`,
};

export type TableKey = keyof typeof en;
export type TableWords = Readonly<Record<TableKey, string>>;
