/** Just One More Contract, against each other: one contract now or never, and one that can wait. */
import {
  card,
  complete,
  contractNamed,
  LEARNER,
  lit,
  type RoyalLesson,
  reveal,
  rivalDoes,
  stop,
  take,
  tell,
} from './steps.ts';

const BROKER = contractNamed('experiencedBroker');
const TRADERS = contractNamed('unrivalledTrader');
const CURSE = contractNamed('curse');
const GREEN_TRADER = card('trader-green-3-1');
const RED_TRADER = card('trader-red-3-1');
const GIFT_SHIP = card('skiff-3-3-contractCards');
const FLUTE = card('flute-2-2');
const PINNACE = card('pinnace-3-4');

/** Turn by turn: what is revealed, and then the cards that become coins. */
const DECK: readonly string[] = [
  ...['frigate-2-3', 'trader-green-3-1', 'skiff-3-3-contractCards', 'flute-2-2', 'galleon-2-4'],
  ...['admiral-9-3', 'admiral-9-3'],
  ...['jester-9-3', 'jester-7-2', 'jester-7-2', 'jester-7-2'],
  ...['governor-8-0'],
  ...['governor-8-0', 'governor-8-0'],

  ...['trader-red-3-1', 'pinnace-3-4'],
  ...['mademoiselle-9-3', 'mademoiselle-9-3', 'mademoiselle-7-2'],
  ...['pirate-9-3', 'pirate-7-2', 'pirate-5-1'],
];

const rival = rivalDoes('contracts.watch');

export const contracts: RoyalLesson = {
  id: 'contracts',
  seats: 2,
  options: { play: 'contracts', firstPlayer: LEARNER },
  // What lies open is drawn with this one: four colours, two traders, cheap persons, a bust.
  seed: 'contracts of a first look 984',
  stack: { deck: DECK },
  learner: LEARNER,
  teaches: ['guest'],
  steps: [
    tell('contracts.welcome', ['contracts'], { why: 'contracts.welcome.why' }),
    tell('contracts.broker', [`open-contract:${BROKER}`], { why: 'contracts.broker.why' }),
    reveal('contracts.reveal'),
    reveal('contracts.on', { instead: 'contracts.on.instead' }),
    reveal('contracts.trader', { why: 'contracts.trader.why', instead: 'contracts.on.instead' }),
    tell('contracts.gift', [`harbour:${GIFT_SHIP}`], { why: 'contracts.gift.why' }),
    reveal('contracts.on', { instead: 'contracts.on.instead' }),
    reveal('contracts.fourth', { instead: 'contracts.on.instead' }),
    complete(BROKER, 'contracts.now', { why: 'contracts.now.why', instead: 'contracts.now.instead' }),
    stop('contracts.stop', { instead: 'contracts.stop.instead' }),
    lit(
      `open-contract:${TRADERS}`,
      take('hire', GREEN_TRADER, 'contracts.hire', { why: 'contracts.hire.why', instead: 'contracts.hire.instead' }),
    ),
    take('trade', GIFT_SHIP, 'contracts.trade', { instead: 'contracts.trade.instead' }),
    rival({ type: 'trade', card: FLUTE }),

    rival({ type: 'draw' }),
    rival({ type: 'draw' }),
    rival({ type: 'stop' }),
    rival({ type: 'trade', card: PINNACE }),
    take('hire', RED_TRADER, 'contracts.second', { instead: 'contracts.second.instead' }),
    complete(TRADERS, 'contracts.any', { why: 'contracts.any.why', instead: 'contracts.any.instead' }),
    tell('contracts.points', ['mine'], { why: 'contracts.points.why' }),
    tell('contracts.curse', [`open-contract:${CURSE}`], { why: 'contracts.curse.why' }),
  ],
};
