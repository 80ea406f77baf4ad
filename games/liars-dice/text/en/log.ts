/** What happened, in English. */
import { dice } from './units.ts';

const left = '{left, plural, =0 {none left} one {# left} other {# left}}';

export const log = {
  'liars-dice.event.began': 'The match began. {name} [was|were] the first player.',
  'liars-dice.event.roundBegan': `Round {round}: ${dice} under the cups. {name} began.`,
  'liars-dice.event.roundBegan.palifico': `Round {round}, a Palifico: ${dice} under the cups, ones are not wild. {name} began.`,
  'liars-dice.event.threw': '{name} threw {faces}.',
  'liars-dice.event.bid': '{name} bid {bid}.',
  'liars-dice.event.showed': '{name} set aside {faces} and threw the rest again: {left}.',
  'liars-dice.event.called.liar': '{name} called [{bidder}?{bidder}|you] a liar: {bid}.',
  'liars-dice.event.called.exact': '{name} called “exactly”: {bid}.',
  'liars-dice.event.lifted': '{name} had {faces}: {hits, plural, =0 {none counted} one {# counted} other {# counted}}.',
  'liars-dice.event.counted.liar.right': 'Bid {bid}, found {total}: it was a lie.',
  'liars-dice.event.counted.liar.wrong': 'Bid {bid}, found {total}: it was true.',
  'liars-dice.event.counted.exact.right': 'Bid {bid}, found {total}: exactly!',
  'liars-dice.event.counted.exact.wrong': 'Bid {bid}, found {total}: not exactly.',
  'liars-dice.event.lost': `{name} lost ${dice}: ${left}.`,
  'liars-dice.event.regained': `{name} took a die back: ${left}.`,
  'liars-dice.event.out': '{name} [was|were] out.',
  'liars-dice.event.ended': 'The match is over.',
} as const;
