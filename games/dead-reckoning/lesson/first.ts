/** The first voyage: sailors in play, cargo from the dock to the holds, sails, the fog, and an island won by influence. */
import {
  act,
  card,
  endTurn,
  LEARNER,
  load,
  play,
  type ReckoningLesson,
  raiseSails,
  sailTo,
  stayTrader,
  TILES,
  tell,
  tileOf,
  use,
} from './steps.ts';

/** With three slots: two cubes are enough. */
const ISLAND = tileOf('turtle');
const [DECKHAND, BUCCANEER] = [card('deckhand-1'), card('buccaneer')];

export const first: ReckoningLesson = {
  id: 'first',
  seats: 2,
  options: {},
  seed: 'a first voyage',
  stack: {
    first: [String(LEARNER)],
    tiles: TILES,
    row1: ['a1-01', 'a1-07', 'a1-03'],
    row2: ['a2-02'],
    crew1: ['crewman-1', 'deckhand-1', 'buccaneer', 'purser', 'captain', 'gunner-1', 'bosun', 'deckhand-2'],
  },
  learner: LEARNER,
  teaches: ['mode'],
  steps: [
    tell('first.welcome', ['sea'], 'first.welcome.why'),
    tell('first.hand', ['hand'], 'first.hand.why'),

    play('crewman-1', 'first.crewman', { why: 'first.crewman.why', instead: 'first.crewman.instead' }),
    use('crewman-1', 'first.cargo', { why: 'first.cargo.why', instead: 'first.cargo.instead' }),
    load(2, 'first.load', { why: 'first.load.why', instead: 'first.load.instead' }),
    raiseSails('first.raise', { why: 'first.raise.why', instead: 'first.raise.instead' }),
    sailTo(ISLAND, 'first.sail', { why: 'first.sail.why', instead: 'first.sail.instead' }),
    tell('first.found', [`tile:${ISLAND}`, 'near'], 'first.found.why'),

    play('deckhand-1', 'first.deckhand', { why: 'first.deckhand.why', instead: 'first.deckhand.instead' }),
    play('buccaneer', 'first.buccaneer', { instead: 'first.deckhand.instead' }),
    {
      kind: 'do',
      say: 'first.cube',
      why: 'first.cube.why',
      wants: [
        { type: 'use', card: DECKHAND },
        { type: 'use', card: BUCCANEER },
      ],
      light: ['tab:played', `use.${BUCCANEER}.0`, `use.${DECKHAND}.0`],
      instead: 'first.cube.instead',
    },
    act({ type: 'use' }, ['tab:played', `use.${DECKHAND}.0`, `use.${BUCCANEER}.0`], 'first.second', {
      why: 'first.second.why',
      instead: 'first.second.instead',
    }),
    tell('first.yours', [`tile:${ISLAND}`], 'first.yours.why'),

    play('purser', 'first.purser', { why: 'first.purser.why', instead: 'first.purser.instead' }),
    use('purser', 'first.produce', { why: 'first.produce.why', instead: 'first.purser.instead' }),
    act({ type: 'produce', tile: ISLAND }, [`tile:${ISLAND}`], 'first.where', {
      why: 'first.where.why',
      instead: 'first.where.instead',
    }),
    load(2, 'first.take', { why: 'first.take.why', instead: 'first.take.instead' }),

    endTurn('first.over', { why: 'first.over.why', instead: 'first.over.instead' }),
    stayTrader('first.mode', { why: 'first.mode.why', instead: 'first.mode.instead' }),
    tell('first.drawn', ['hand'], 'first.drawn.why', 'tab:hand'),
  ],
};
