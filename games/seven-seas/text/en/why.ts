/** Why a choice is good, in English: facts, never opinions. Nobody is addressed, for the choice may be somebody else's. */
import { chests } from './units.ts';

export const why = {
  'seven-seas.why.changes': '{list}.',
  'seven-seas.why.part.chests': 'chests: {from} → {to}',
  'seven-seas.why.part.ships': 'ships: {from} → {to}',
  'seven-seas.why.part.free': 'free ships: {from} → {to}',
  'seven-seas.why.part.goods': 'goods: {from} → {to}',
  'seven-seas.why.part.yinYang': 'Yin-Yang: {from} → {to}',
  'seven-seas.why.part.marks': 'Black Marks: {from} → {to} (3 points each)',
  'seven-seas.why.part.rituals': 'rituals: {from} → {to}',

  // The secret choice
  'seven-seas.why.choose.shipwright':
    '{ships, plural, =0 {No ship can be bought: a Black Mark.} one {# ship can be bought, for 1 chest.} other {Up to # ships can be bought, a chest each.}}',
  'seven-seas.why.choose.governor':
    '{ships, plural, =0 {The reserve is empty.} one {# ship would come from the reserve.} other {# ships would come from the reserve.}}',
  'seven-seas.why.choose.noToken': 'No Corsair token is left: a Black Mark.',
  'seven-seas.why.choose.caravan': '{card}: {percent}% to destroy it if everybody sends all they may.',
  'seven-seas.why.choose.port': `The best Port in hand pays ${chests} for all goods, the present one {now}.`,
  'seven-seas.why.choose.curse': '{cards, plural, one {# Curse} other {# Curses}} in hand.',
  'seven-seas.why.choose.none': 'No such card is in hand: a Black Mark.',
  'seven-seas.why.choose.merchant': `All goods would bring ${chests}.`,
  'seven-seas.why.choose.noGoods': 'There are no goods to sell: a Black Mark.',
  'seven-seas.why.choose.alone': 'Nobody else can choose it this round.',
  'seven-seas.why.choose.shared':
    '{others, plural, one {{names} can choose it too.} other {{names} can choose it too.}}',
  'seven-seas.why.draws':
    '{draws, plural, =0 {End of Adventures is the next card.} one {# card lies above End of Adventures.} other {# cards lie above End of Adventures.}}',
  'seven-seas.why.lateCards': 'Each card still in hand at the end is a Black Mark.',

  // Raids and curses
  'seven-seas.why.raid': 'Chance to destroy the caravan: {percent}%; loot for these ships: about {loot, number}.',
  'seven-seas.why.raid.range':
    'Chance to destroy the caravan: {percent}–{most}%, depending on what the others still send.',
  'seven-seas.why.sunk': 'Of these ships about {ships, number} will be sunk.',
  'seven-seas.why.port': `All goods together bring ${chests} there, {now} here.`,
  'seven-seas.why.exposed': 'Ships at sea: {own}; of the others: {others}; each is hit with a chance of 1 in 6.',
  'seven-seas.why.thrown':
    '{ships, plural, =0 {No ship has to be thrown.} one {# ship has to be thrown.} other {# ships have to be thrown.}}',
  'seven-seas.why.lacks': 'Without it, and so a ship poorer: {names}.',
  'seven-seas.why.everybody': 'Everybody has it: one card each is lost.',
  'seven-seas.why.guards': 'Guard ships: {own}; of the others: {others}; each costs 2 chests.',

  // Goods
  'seven-seas.why.sale': `The sale then brings ${chests} in all.`,
  'seven-seas.why.threshold': 'Three or more of a kind fetch the price of the Port, fewer 1 chest each.',
  'seven-seas.why.good':
    'In stock afterwards: {good} ×{count}; three or more bring {price, plural, one {# chest} other {# chests}} each here.',

  'seven-seas.why.person': '{name}: {points, plural, one {# point} other {# points}} so far.',
  'seven-seas.why.score': 'Points so far: {mine}; the best of the others: {theirs}.',
  'seven-seas.why.rounds':
    '{rounds, plural, =0 {This is the last round.} one {# more round follows.} other {# more rounds follow.}}',
} as const;
