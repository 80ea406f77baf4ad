/** What each choice leads to, in English. */

export const help = {
  'seven-seas.table.leads.choose':
    'All cards are revealed together and called in order; whoever is alone on a character gets its gift.',
  'seven-seas.table.leads.deal': 'You give the goods and Yin-Yang it asks for and move up the chest track at once.',
  'seven-seas.table.leads.doubleHold': 'One more of your ships carries two goods cards, until the end.',
  'seven-seas.table.leads.unsinkable': 'One sunk ship comes back to you in every raid, until the end.',
  'seven-seas.table.leads.build': 'The ships come to sea for 1 chest each; fewer chests may also free a guard.',
  'seven-seas.table.leads.corsair':
    'You get ships at once, but raiding that nation’s caravans costs you a Black Mark from now on.',
  'seven-seas.table.leads.play': 'The adventure card leaves your hand and takes effect now.',
  'seven-seas.table.leads.sell': 'This card brings 1 chest, or the price of the port from three of a kind on.',
  'seven-seas.table.leads.sellKind': 'All of this kind are sold together, at the price of the port from three on.',
  'seven-seas.table.leads.sellAll': 'All your goods are sold and your holds are empty again.',
  'seven-seas.table.leads.close': 'The sale is settled; what is left stays in your holds.',
  'seven-seas.table.leads.draw': 'You take a new adventure; one that is still in hand at the end is a Black Mark.',
  'seven-seas.table.leads.decline':
    'You do nothing with this character and take a Black Mark: 3 points less at the end.',
  'seven-seas.table.leads.gift': 'You were alone on this character, so its gift is yours.',
  'seven-seas.table.leads.noGift': 'You take nothing, and the next character is called.',
  'seven-seas.table.leads.end': 'Your turn is over, and the next one is called.',
  'seven-seas.table.leads.send':
    'Your ships fight beside the others; those that survive share the loot, those that sink go back to your reserve.',
  'seven-seas.table.leads.send.none':
    'Your ships stay safe, you get no loot and a Black Mark: 3 points less at the end.',
  'seven-seas.table.leads.throw': 'All dice fall into the lid; where they lie decides who fights whom.',
  'seven-seas.table.leads.land': 'The dice come to rest.',
  'seven-seas.table.leads.fight': 'This pair fights first; the higher number sinks the other, equal ones sink both.',
  'seven-seas.table.leads.keep': 'The card is loaded onto a ship, which is not free for raids until you sell.',
  'seven-seas.table.leads.keepAll': 'Everything is loaded; loaded ships are not free for raids until you sell.',
  'seven-seas.table.leads.leave': 'The loot goes to the discard pile, and your ships stay free for the next raid.',
  'seven-seas.table.leads.discard': 'This goods card is lost: your ships cannot carry it.',
  'seven-seas.table.leads.protect': 'These ships are not thrown, so the curse cannot hit them.',
  'seven-seas.table.leads.protect.none': 'All your ships are thrown and the curse may hit each of them.',
  'seven-seas.table.leads.name': 'Everybody loses a card of this kind, or a ship if they have none.',
  'seven-seas.table.leads.hit': 'This ship is taken by the curse.',
  'seven-seas.table.leads.assign': 'That player gets what the die says; everybody gets exactly one.',
  'seven-seas.table.leads.lose': 'This goods card is lost.',
} as const;
