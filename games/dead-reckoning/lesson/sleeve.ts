/** A better crew: a card goes up a level, an advancement is bought and goes into a sleeve. */
import {
  act,
  card,
  endTurn,
  LEARNER,
  load,
  play,
  type ReckoningLesson,
  RIVAL,
  raiseLevel,
  raiseSails,
  rival,
  sailTo,
  stayTrader,
  TILES,
  tell,
  tileOf,
  use,
} from './steps.ts';

const MARKET = tileOf('parrot');
const [CAPTAIN, CREWMAN] = [card('captain'), card('crewman-1')];

export const sleeve: ReckoningLesson = {
  id: 'sleeve',
  seats: 2,
  // Whoever begins second then has a level to give before anything else.
  options: { raiseBeforeFirstTurn: true },
  seed: 'a better crew',
  stack: {
    first: [String(RIVAL)],
    tiles: TILES,
    row1: ['a1-01', 'a1-09', 'a1-03', 'a1-07'],
    crew1: ['crewman-1', 'captain', 'deckhand-1', 'gunner-1', 'purser', 'crewman-2', 'bosun', 'firstMate'],
  },
  learner: LEARNER,
  teaches: ['level', 'sleeve', 'mode'],
  steps: [
    tell('sleeve.welcome', ['hand'], 'sleeve.welcome.why'),
    rival({ type: 'end' }, 'sleeve.watch'),
    raiseLevel('crewman-1', 'sleeve.level', { why: 'sleeve.level.why', instead: 'sleeve.level.instead' }),
    play('crewman-1', 'sleeve.crewman', { why: 'sleeve.crewman.why', instead: 'sleeve.crewman.instead' }),
    use('crewman-1', 'sleeve.use', { why: 'sleeve.use.why', instead: 'sleeve.crewman.instead' }),
    load(4, 'sleeve.load', { why: 'sleeve.load.why', instead: 'sleeve.load.instead' }),
    play('captain', 'sleeve.captain', { why: 'sleeve.captain.why', instead: 'sleeve.captain.instead' }),
    raiseSails('sleeve.raise', { why: 'sleeve.raise.why', instead: 'sleeve.captain.instead' }),
    sailTo(MARKET, 'sleeve.sail', { why: 'sleeve.sail.why', instead: 'sleeve.sail.instead' }),

    tell('sleeve.card', [`offer:${MARKET}`], 'sleeve.card.why'),
    act({ type: 'buy' }, ['buy'], 'sleeve.buy', { why: 'sleeve.buy.why', instead: 'sleeve.buy.instead' }),
    tell('sleeve.aside', ['aside'], 'sleeve.aside.why', 'tab:played'),
    endTurn('sleeve.over', { why: 'sleeve.over.why', instead: 'sleeve.over.instead' }),
    stayTrader('sleeve.mode', { why: 'sleeve.mode.why', instead: 'sleeve.mode.instead' }),
    {
      kind: 'do',
      say: 'sleeve.fit',
      why: 'sleeve.fit.why',
      wants: [
        { type: 'sleeve', crew: CREWMAN },
        { type: 'sleeve', crew: CAPTAIN },
      ],
      light: [`sleeve:${CAPTAIN}`, `sleeve:${CREWMAN}`],
      instead: 'sleeve.fit.instead',
    },
    tell('sleeve.fitted', ['hand'], 'sleeve.fitted.why', 'tab:hand'),

    rival({ type: 'level' }, 'sleeve.others'),
    rival({ type: 'end' }, 'sleeve.others'),
    act({ type: 'level' }, ['levels', `level.${card('purser')}`], 'sleeve.own', { why: 'sleeve.own.why' }),
    tell('sleeve.four', ['hand'], 'sleeve.four.why', 'tab:hand'),
  ],
};
