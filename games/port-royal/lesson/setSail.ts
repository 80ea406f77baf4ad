/** Set Sail! on its own: a passenger, a merchant, and a ship that stays with it. */
import { card, LEARNER, type RoyalLesson, reveal, rivalDoes, stop, take, tell } from './steps.ts';

const FLUTE = card('flute-4-5-setSailRest');
const PASSENGER = card('passenger-4-2');
const GALLEON = card('galleon-2-4-setSailRest');
const MERCHANT = card('merchant-yellow-4-1');
const PINNACE = card('pinnace-4-4-setSailRest');
const SMALL_PASSENGER = card('passenger-2-1');

/** Turn by turn: what is revealed, and then the cards that become coins. */
const DECK: readonly string[] = [
  ...['flute-4-5-setSailRest', 'passenger-4-2'],
  ...['merchant-red-6-2', 'merchant-blue-8-3', 'merchant-black-6-2', 'merchant-green-6-2'],

  ...['merchant-yellow-4-1', 'galleon-2-4-setSailRest'],
  ...['sailor-7-3-setSailRest', 'pirate-7-2-setSailRest'],

  ...['pinnace-4-4-setSailRest', 'passenger-2-1'],
  ...['merchant-red-4-1', 'merchant-blue-4-1', 'merchant-black-4-1', 'merchant-green-4-1'],
];

const rival = rivalDoes('setSail.watch');

export const setSail: RoyalLesson = {
  id: 'setSail',
  seats: 2,
  options: { play: 'setSail', firstPlayer: LEARNER },
  seed: 'a first look at Set Sail!',
  stack: { deck: DECK },
  learner: LEARNER,
  teaches: ['guest'],
  steps: [
    tell('setSail.welcome', ['mine'], { why: 'setSail.welcome.why' }),
    reveal('setSail.reveal', { why: 'setSail.reveal.why' }),
    reveal('setSail.more', { instead: 'setSail.more.instead' }),
    tell('setSail.passenger', [`harbour:${PASSENGER}`], { why: 'setSail.passenger.why' }),
    stop('setSail.stop', { instead: 'setSail.stop.instead' }),
    take('trade', FLUTE, 'setSail.trade', { instead: 'setSail.stop.instead' }),

    rival({ type: 'draw' }),
    rival({ type: 'draw' }),
    rival({ type: 'stop' }),
    rival({ type: 'trade', card: GALLEON }),
    take('hire', MERCHANT, 'setSail.hire', { why: 'setSail.hire.why', instead: 'setSail.hire.instead' }),
    tell('setSail.merchant', ['mine'], { why: 'setSail.merchant.why' }),

    reveal('setSail.seek'),
    reveal('setSail.found', { instead: 'setSail.more.instead' }),
    stop('setSail.enough', { instead: 'setSail.enough.instead' }),
    take('trade', PINNACE, 'setSail.tuck', { instead: 'setSail.tuck.instead' }),
    rival({ type: 'hire', card: SMALL_PASSENGER }),
    tell('setSail.tucked', [`tucked:${LEARNER}`, 'mine'], { why: 'setSail.tucked.why' }),
    tell('setSail.tax', ['mine'], { why: 'setSail.tax.why' }),
  ],
};
