/** Contracts together: the time deck, contracts that one of the crew completes for all, and time that becomes points. */
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
const PINNACE = card('pinnace-3-2');
const FLUTE = card('flute-3-2');
const SKIFF = card('skiff-2-1');
const SAILOR = card('sailor-3-1');
const TRADER = card('trader-blue-3-1');

/** Lies on top of the deck before it is taken away: a card for every turn, of which the lesson sees three. */
const TIME: readonly string[] = [
  ...['pinnace-3-2', 'sailor-3-1', 'tax-fewestPoints'],
  ...['pinnace-2-2', 'captain-4-1', 'frigate-1-1', 'settler-4-1', 'skiff-2-3', 'jester-5-1', 'galleon-1-2'],
  ...['priest-4-1', 'flute-1-1', 'admiral-7-2', 'frigate-2-3', 'sailor-3-1', 'galleon-3-7', 'captain-4-1', 'skiff-1-1'],
];

/** Turn by turn: what is revealed, and then the cards that become coins. */
const DECK: readonly string[] = [
  ...['flute-3-2', 'skiff-2-1', 'galleon-2-4'],
  ...['admiral-9-3', 'admiral-9-3'],
  ...['jester-9-3', 'jester-7-2', 'jester-7-2'],
  ...['governor-8-0', 'governor-8-0', 'governor-8-0'],
  ...['mademoiselle-9-3', 'mademoiselle-9-3'],

  ...['trader-blue-3-1'],
  ...['pirate-9-3', 'pirate-7-2'],
];

const rival = rivalDoes('contractsCoop.watch');

export const contractsCoop: RoyalLesson = {
  id: 'contractsCoop',
  seats: 2,
  options: { play: 'contractsCoop', firstPlayer: LEARNER },
  // What lies open is drawn with this one: four colours first, then settler and clerk, two traders, an expedition, sabres.
  seed: 'contracts together 4867',
  stack: { deck: [...TIME, ...DECK] },
  learner: LEARNER,
  teaches: ['guest', 'tax'],
  steps: [
    tell('contractsCoop.welcome', ['contracts'], { why: 'contractsCoop.welcome.why' }),
    tell('contractsCoop.time', ['time'], { why: 'contractsCoop.time.why' }),
    tell('contractsCoop.card', [`harbour:${PINNACE}`], { why: 'contractsCoop.card.why' }),
    reveal('contractsCoop.reveal', { instead: 'contractsCoop.on.instead' }),
    reveal('contractsCoop.on', { why: 'contractsCoop.on.why', instead: 'contractsCoop.on.instead' }),
    lit(`open-contract:${BROKER}`, reveal('contractsCoop.fourth', { instead: 'contractsCoop.on.instead' })),
    complete(BROKER, 'contractsCoop.now', { why: 'contractsCoop.now.why', instead: 'contractsCoop.now.instead' }),
    tell('contractsCoop.done', ['team'], { why: 'contractsCoop.done.why' }),
    stop('contractsCoop.stop', { instead: 'contractsCoop.stop.instead' }),
    take('trade', FLUTE, 'contractsCoop.flute', { instead: 'contractsCoop.flute.instead' }),
    take('trade', PINNACE, 'contractsCoop.pinnace', { instead: 'contractsCoop.pinnace.instead' }),
    rival({ type: 'trade', card: SKIFF }),

    rival({ type: 'draw' }),
    rival({ type: 'stop' }),
    rival({ type: 'hire', card: SAILOR }),
    lit(
      `open-contract:${TRADERS}`,
      take('hire', TRADER, 'contractsCoop.hire', {
        why: 'contractsCoop.hire.why',
        instead: 'contractsCoop.hire.instead',
      }),
    ),

    {
      kind: 'do',
      say: 'contractsCoop.tax',
      why: 'contractsCoop.tax.why',
      // The learner's own choice: both go on.
      wants: [{ type: 'decline' }, { type: 'moveTime' }],
      light: ['time', 'moveTime', 'decline'],
    },
    tell('contractsCoop.points', ['points-deck'], { why: 'contractsCoop.points.why' }),
  ],
};
