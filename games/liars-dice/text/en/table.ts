/** The words of the table, in English. */
import { help } from './help.ts';
import { notes } from './notes.ts';
import { dice } from './units.ts';

export const table = {
  ...help,
  ...notes,

  'liars-dice.table.step.round': 'round {round}',
  'liars-dice.table.step.palifico': 'round {round}, Palifico',
  'liars-dice.table.step.over': 'the end',
  'liars-dice.table.alarm': '{name} [has|have] one die left',

  'liars-dice.table.rivals': 'The other players',
  'liars-dice.table.player': `{name}: {dice, plural, =0 {out} one {# die} other {# dice}}.`,
  'liars-dice.table.player.shown': 'Open: {faces}.',
  'liars-dice.table.player.bid': 'Bid {bid}.',
  'liars-dice.table.bot': 'bot',
  'liars-dice.table.away': 'away',
  'liars-dice.table.out': 'out',

  'liars-dice.table.middle': 'The bid',
  'liars-dice.table.inPlay': `${dice} in play`,
  'liars-dice.table.wild': 'ones are wild',
  'liars-dice.table.notWild': 'ones are not wild',
  'liars-dice.table.palifico': 'Palifico: the face stays',
  'liars-dice.table.noBid': 'The cups are down. Who bids first?',
  'liars-dice.table.bidBy': '{name} [bids|bid]',
  'liars-dice.table.earlier': 'Earlier bids of this round',
  'liars-dice.table.odds.true': '{odds}% true',
  'liars-dice.table.odds.lie': '{odds}% a lie',

  'liars-dice.table.mine': 'The cup of {name}',
  'liars-dice.table.yours': 'Your dice: {faces}',
  'liars-dice.table.covered': `${dice} under the cup`,
  'liars-dice.table.shown': 'open',
  'liars-dice.table.diceLeft': dice,
  'liars-dice.table.fewer': 'One fewer die',
  'liars-dice.table.more': 'One more die',
  'liars-dice.table.count': 'Number of dice',
  'liars-dice.table.face': 'Face',
  'liars-dice.table.exact.regain': 'A lost die comes back',
  'liars-dice.table.exact.others': 'All others lose a die',

  'liars-dice.table.reveal': 'The call',
  'liars-dice.table.reveal.liar': '{name} called [{bidder}?{bidder}|you] a liar: {bid}',
  'liars-dice.table.reveal.exact': '{name} called “exactly”: [{bidder}?{bid} by {bidder}|your {bid}]',
  'liars-dice.table.reveal.dice': '{faces}',
  'liars-dice.table.verdict.counting': 'counting…',
  'liars-dice.table.verdict.liar.right': 'It was a lie.',
  'liars-dice.table.verdict.liar.wrong': 'It was true.',
  'liars-dice.table.verdict.exact.right': 'Exactly!',
  'liars-dice.table.verdict.exact.wrong': 'Not exactly.',

  'liars-dice.table.award.hunter': 'Lie hunter',
  'liars-dice.table.award.hunter.detail': '{count, plural, one {# right call} other {# right calls}}',
  'liars-dice.table.award.caught': 'Worst liar',
  'liars-dice.table.award.caught.detail': '{count, plural, one {# lie caught} other {# lies caught}}',
  'liars-dice.table.award.honest': 'Honest soul',
  'liars-dice.table.award.honest.detail': '{count, plural, one {# true bid doubted} other {# true bids doubted}}',
} as const;
