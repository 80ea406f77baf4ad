/** The Gambler: hired with the coins of a ship, and then four cards at once. */
import { card, LEARNER, type RoyalLesson, reveal, rivalDoes, stop, take, tell } from './steps.ts';

const GALLEON = card('galleon-4-skull');
const GAMBLER = card('gambler-4-1');
const SAILOR = card('sailor-3-1');
const FLUTE = card('flute-4-5');
const PIRATE = card('pirate-5-1');
const FRIGATE = card('frigate-3-6');

/** Turn by turn: what is revealed, and then the cards that become coins. */
const DECK: readonly string[] = [
  ...['galleon-4-skull', 'gambler-4-1'],
  ...['admiral-9-3', 'admiral-9-3', 'jester-9-3', 'mademoiselle-9-3'],

  ...['sailor-3-1', 'gambler-4-1'],

  ...['frigate-3-6', 'pirate-5-1', 'flute-4-5', 'pinnace-2-2'],
  ...['jester-7-2', 'jester-7-2', 'jester-7-2', 'mademoiselle-9-3'],
  ...['governor-8-0', 'governor-8-0', 'governor-8-0'],
];

const rival = rivalDoes('gambler.watch');

export const gambler: RoyalLesson = {
  id: 'gambler',
  seats: 2,
  options: { modules: ['gambler'], firstPlayer: LEARNER },
  seed: 'a first look at the Gambler',
  stack: { deck: DECK },
  learner: LEARNER,
  teaches: ['bust', 'guest'],
  steps: [
    tell('gambler.welcome', ['deck'], { why: 'gambler.welcome.why' }),
    reveal('gambler.begin'),
    reveal('gambler.more', { instead: 'gambler.more.instead' }),
    tell('gambler.card', [`harbour:${GAMBLER}`], { why: 'gambler.card.why' }),
    stop('gambler.stop', { instead: 'gambler.stop.instead' }),
    take('trade', GALLEON, 'gambler.trade', { instead: 'gambler.trade.instead' }),

    rival({ type: 'draw' }),
    rival({ type: 'draw' }),
    rival({ type: 'stop' }),
    rival({ type: 'hire', card: SAILOR }),
    take('hire', GAMBLER, 'gambler.hire', { instead: 'gambler.hire.instead' }),

    {
      kind: 'do',
      say: 'gambler.gamble',
      why: 'gambler.gamble.why',
      wants: [{ type: 'gamble' }],
      light: ['gamble'],
      instead: 'gambler.gamble.instead',
    },
    tell('gambler.laid', ['harbour'], { why: 'gambler.laid.why' }),
    tell('gambler.reward', ['colours'], { why: 'gambler.reward.why' }),
    take('trade', FLUTE, 'gambler.first', { instead: 'gambler.first.instead' }),
    take('hire', PIRATE, 'gambler.second', { instead: 'gambler.second.instead' }),
    rival({ type: 'trade', card: FRIGATE }),
    tell('gambler.last', ['mine'], { why: 'gambler.last.why' }),
  ],
};
