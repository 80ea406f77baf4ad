/** Why a choice is good, in English: facts, never opinions. Nobody is addressed, for the choice may be somebody else's. */
import { cards, coins, points } from './units.ts';

export const why = {
  'port-royal.why.bust':
    'Bust risk {percent}%: {bad} of the {all, plural, one {# card} other {# cards}} that may come next.',
  'port-royal.why.safe': 'None of the cards that may come next busts.',
  'port-royal.why.busts': 'One more card has a bust risk of {percent}%.',
  'port-royal.why.gamble': `${cards} at once: bust risk {percent}%.`,
  'port-royal.why.gambled': 'Without a bust one more card may be taken.',
  'port-royal.why.colour': `Chance of a new colour {percent}%; then ${cards} may be taken, not {now}.`,
  'port-royal.why.nothing': 'Nothing in the harbour is within reach now.',
  'port-royal.why.take.person': `Within reach by stopping: {card}, ${points} for ${coins}.`,
  'port-royal.why.take.free': `Within reach by stopping: {card}, ${points} for nothing.`,
  'port-royal.why.take.ship': `Within reach by stopping: {card}, which brings ${coins}.`,
  'port-royal.why.kept': `The ship makes {colours, plural, one {# colour} other {# colours}}: ${cards} may be taken.`,
  'port-royal.why.fatal': 'It is the second ship of its colour: everything in the harbour would be lost.',
  'port-royal.why.sunk': `Without the ship, ${cards} may be taken.`,
  'port-royal.why.coins': 'Coins: {from} → {to}.',
  'port-royal.why.points': 'Points: {from} → {to}.',
  'port-royal.why.both': 'Points: {from} → {to}, coins: {before} → {after}.',
  'port-royal.why.crowns': 'Crowns: {from} → {to}.',
  'port-royal.why.last': `With ${points} this round becomes the last one.`,
  'port-royal.why.missing': '{points, plural, one {# point is} other {# points are}} then missing to end the match.',
  'port-royal.why.claim': `That is all an expedition asks for: ${points}.`,
  'port-royal.why.then': `The coins then pay for {card}: ${points}.`,
  'port-royal.why.rival': '{name}: {points} of {end} points.',
  'port-royal.why.ending': `{name} has ${points}: this is the last round.`,
  'port-royal.why.fee': 'Every card taken here brings [{name}?{name}|you] 1 coin.',
  'port-royal.why.stay':
    '{coins, plural, =0 {There are no coins to spend.} one {# coin is kept.} other {# coins are kept.}}',
  'port-royal.why.text': 'On the card: “{text}”',
  'port-royal.why.busting': 'As the next card it would bust.',
  'port-royal.why.harmless': 'As the next card it would not bust.',
  'port-royal.why.given': `{name}: ${points} and ${coins} so far.`,
  'port-royal.why.score': 'Points: {mine}; the best of the others: {theirs}; the end comes at {end}.',
  'port-royal.why.team':
    '{left, plural, =0 {All contracts are complete} one {# contract is still open} other {# contracts are still open}}; {time, plural, one {# time card is left} other {# time cards are left}}.',
  'port-royal.why.tasks': 'Tasks done: {done} of {all}.',
} as const;
