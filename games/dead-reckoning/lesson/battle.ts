/**
 * A battle with a merchant, and what the game is about. The cubes really fall: their seeds are chosen so that the learner
 * meets an explosion, strength, damage and loot, and wins.
 */
import {
  act,
  card,
  endTurn,
  LEARNER,
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
} from './steps.ts';

const PREY = tileOf('parrot');
/** Small phones have the achievements beside the other players. */
const AIMS = 'tab:players';

/** Own cubes first, then the black ones; then the cube that exploded, with another. */
const THROWS: readonly string[] = ['A2 B3 D1 C3 @146', 'C1 C2 @146.2'];

export const battle: ReckoningLesson = {
  id: 'battle',
  seats: 2,
  // Whoever begins second then has a level to give before anything else.
  options: { raiseBeforeFirstTurn: true },
  seed: 'a first battle',
  stack: {
    first: [String(RIVAL)],
    tiles: TILES,
    row1: ['a1-01', 'e1-1', 'a1-03', 'a1-07'],
    crew1: ['gunner-1', 'crewman-1', 'deckhand-1', 'buccaneer', 'purser', 'crewman-2', 'bosun', 'captain'],
    throws: THROWS,
  },
  learner: LEARNER,
  teaches: ['achievement', 'pirate', 'mode'],
  steps: [
    tell('battle.welcome', ['ship:0', 'tab:ship'], 'battle.welcome.why'),
    rival({ type: 'end' }, 'battle.watch'),
    raiseLevel('gunner-1', 'battle.level', { why: 'battle.level.why', instead: 'battle.level.instead' }),
    play('gunner-1', 'battle.gunner', { why: 'battle.gunner.why', instead: 'battle.gunner.instead' }),
    raiseSails('battle.raise', { why: 'battle.raise.why', instead: 'battle.raise.instead' }),
    sailTo(PREY, 'battle.sail', { why: 'battle.sail.why', instead: 'battle.sail.instead' }),

    tell('battle.merchant', [`offer:${PREY}`], 'battle.merchant.why'),
    act({ type: 'attack' }, ['attack'], 'battle.attack', {
      why: 'battle.attack.why',
      instead: 'battle.attack.instead',
    }),
    tell('battle.ready', ['enemy'], 'battle.ready.why'),
    act({ type: 'fire', count: 2 }, ['fire.2'], 'battle.fire', {
      why: 'battle.fire.why',
      instead: 'battle.fire.instead',
    }),
    tell('battle.explosion', ['zone:B3'], 'battle.explosion.why'),
    tell('battle.strength', ['zone:D1', 'zone:C2', 'zone:A2'], 'battle.strength.why'),
    tell('battle.damage', ['zone:C3'], 'battle.damage.why'),
    act({ type: 'lootAll' }, ['zone:C1', 'lootAll'], 'battle.loot', {
      why: 'battle.loot.why',
      instead: 'battle.loot.instead',
    }),
    tell('battle.won', ['verdict'], 'battle.won.why'),
    endTurn('battle.over', { why: 'battle.over.why', instead: 'battle.over.instead' }),
    stayTrader('battle.mode', { why: 'battle.mode.why', instead: 'battle.mode.instead' }),
    act({ type: 'sleeve' }, [`sleeve:${card('gunner-1')}`], 'battle.fit', {
      why: 'battle.fit.why',
      instead: 'battle.fit.instead',
    }),

    tell('battle.aims', ['race'], 'battle.aims.why', AIMS),
    tell('battle.legend', ['goal:0'], 'battle.legend.why', AIMS),
    tell('battle.four', ['race'], 'battle.four.why', AIMS),
    tell('battle.coins', ['chest'], 'battle.coins.why'),
  ],
};
