/** The secret choice of a character in English: what each could do now, and who has chosen. */
import { chests } from './units.ts';

export const choosing = {
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
  'seven-seas.table.outlook.captain.free':
    '{free, plural, one {# of your ships is free to sail.} other {# of your ships are free to sail.}}',
  'seven-seas.table.outlook.captain.home': 'None of your ships is free: staying at home costs a Black Mark.',
  'seven-seas.table.outlook.governor.price':
    'Costs a Black Mark unless you are alone, and one more in every raid on that nation.',
  'seven-seas.table.outlook.alone': 'The gift is certain: nobody else can choose it.',
  'seven-seas.table.outlook.shared': 'Can choose it too: {names}.',

  // The same on a card, in two words
  'seven-seas.table.tag.resting': 'on the table',
  'seven-seas.table.tag.none.shipwright': 'no purchase',
  'seven-seas.table.tag.none.governor': 'no token',
  'seven-seas.table.tag.none.captain': 'no Caravan',
  'seven-seas.table.tag.none.native': 'no Port',
  'seven-seas.table.tag.none.shaman': 'no Curse',
  'seven-seas.table.tag.none.merchant': 'no goods',
  'seven-seas.table.tag.none.cartographer': 'no card',
  'seven-seas.table.tag.shipwright': '{count, plural, one {# ship} other {up to # ships}}',
  'seven-seas.table.tag.governor': '{count, plural, =0 {a token} one {+# ship} other {+# ships}}',
  'seven-seas.table.tag.captain': '{count, plural, one {# Caravan} other {# Caravans}}',
  'seven-seas.table.tag.native': '{count, plural, one {# Port} other {# Ports}}',
  'seven-seas.table.tag.shaman': '{count, plural, one {# Curse} other {# Curses}}',
  'seven-seas.table.tag.merchant': '{count, plural, one {# chest} other {# chests}}',
  'seven-seas.table.tag.cartographer': '{count, plural, one {+# card} other {+# cards}}',

  // The choice itself
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
} as const;
