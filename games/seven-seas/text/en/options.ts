/** Options, steps, the end and the score sheet, in English. */
import { points } from './units.ts';

export const options = {
  'seven-seas.name': 'Pirates of the 7 Seas',
  'seven-seas.about':
    'Choose a character in secret, throw your ships into the lid as dice, plunder caravans and sell the loot before the adventures end.',

  'seven-seas.list.name': '[{name}|you]',
  'seven-seas.list.and': '{list} and {last}',
  'seven-seas.seat': 'the player in seat {seat}',

  'seven-seas.option.openHistory': 'Played Caravans and Curses',
  'seven-seas.option.openHistory.about':
    'Whether the pile of played Caravans and Curses may be looked through. By the rules, players have to remember it.',
  'seven-seas.option.openHistory.value.false': 'Only the top card is open',
  'seven-seas.option.openHistory.value.true': 'All of them are open',
  'seven-seas.option.bayRum': 'Rum in Pirate Bay',
  'seven-seas.option.bayRum.about': 'What Pirate Bay pays for each Rum when three or more are sold.',
  'seven-seas.option.bayRum.value.2': '2 chests',
  'seven-seas.option.bayRum.value.3': '3 chests',
  'seven-seas.option.roundLimit': 'Round limit',
  'seven-seas.option.roundLimit.about':
    'The three last rounds begin after this round even if nobody has drawn End of Adventures.',
  'seven-seas.option.roundLimit.value.0': 'None',
  'seven-seas.option.roundLimit.value.20': '20 rounds',
  'seven-seas.option.roundLimit.value.30': '30 rounds',
  'seven-seas.option.roundLimit.value.40': '40 rounds',
  'seven-seas.option.gesture': 'The thrower’s gesture',
  'seven-seas.option.gesture.about':
    'Whether the direction and the strength of the throw count. The values are random either way.',
  'seven-seas.option.gesture.value.false': 'Does not count',
  'seven-seas.option.gesture.value.true': 'Counts',

  // Steps at which somebody is asked, or the table goes on by itself
  'seven-seas.step.choose': 'Choice of characters',
  'seven-seas.step.call': 'The characters are called',
  'seven-seas.step.turn': 'Action of the character',
  'seven-seas.step.gift': 'A gift',
  'seven-seas.step.sale': 'Sale',
  'seven-seas.step.raid': 'Raid',
  'seven-seas.step.send': 'Raid: how many ships to send',
  'seven-seas.step.fights': 'Raid: the fights',
  'seven-seas.step.tie': 'Raid: a tie, which pair fights first',
  'seven-seas.step.cast': 'The throw',
  'seven-seas.step.fall': 'The dice are in the air',
  'seven-seas.step.keep': 'Loot: what to keep',
  'seven-seas.step.excess': 'Too many goods: what to discard',
  'seven-seas.step.curse': 'Curse',
  'seven-seas.step.protect': 'Curse: ships to keep out of the throw',
  'seven-seas.step.name': 'Idol: a kind of goods to name',
  'seven-seas.step.whirl': 'Whirlpool: a tie, which ship is hit',
  'seven-seas.step.assign': 'Tavern: giving out the dice',
  'seven-seas.step.lose': 'Tavern: a goods card to lose',
  'seven-seas.step.finale': 'Final sale',

  // The end
  'seven-seas.end.lastRounds': 'The match is over: the three last rounds were played.',
  'seven-seas.outcome': '{reason} {verdict}',
  'seven-seas.decidedBy.points': `{names} won with ${points}.`,
  'seven-seas.decidedBy.corsairs': `{count, plural, one {{names} won} other {{names} shared the victory}}: tied at ${points}, but with fewer Corsair tokens ({corsairs}).`,
  'seven-seas.decidedBy.marks': `{count, plural, one {{names} won} other {{names} shared the victory}}: tied at ${points}, but with fewer Black Marks ({marks}).`,
  'seven-seas.decidedBy.shared': `{names} shared the victory: each had ${points}.`,

  'seven-seas.sheet.chests': 'Chests',
  'seven-seas.sheet.talismans': 'Talismans',
  'seven-seas.sheet.yinYang': 'Yin-Yang',
  'seven-seas.sheet.marks': 'Marks',
  'seven-seas.sheet.corsairs': 'Corsair tokens',
  'seven-seas.sheet.blackMarks': 'Black Marks',
  'seven-seas.sheet.points': 'Points',
} as const;
