/** What was measured, as tables. */
import { count, matchesOf, partRows, playRows, share } from '../game.mjs';
import { ITERATIONS, PLAYERS } from './contestants.mjs';

function tableOf(rates, players) {
  const perSecond = (name) => matchesOf(rates, `${name}${players}`);
  const [random, policy, throws, dice, portRoyal] = ['random', 'sailor', 'throws', 'dice', 'portRoyal'].map(perSecond);
  return {
    players,
    actions: rates[`random${players}`].median,
    actionsEach: rates[`random${players}`].each,
    random,
    policy,
    throws,
    dice,
    portRoyal,
    randomToThrows: random / throws,
    randomToPortRoyal: random / portRoyal,
  };
}

const PARTS = {
  clone: 'copies of a state',
  view: 'views of a seat',
  imagine: 'worlds imagined from a view',
  guess: 'worlds as the captain guesses them',
  search: `iterations of the captain, ${ITERATIONS} a thought`,
};

export const figuresOf = (rates) => ({
  tables: PLAYERS.map((players) => tableOf(rates, players)),
  ...Object.fromEntries(Object.keys(PARTS).map((name) => [name, rates[name].median])),
});

const referenceRows = ({ tables }) => [
  ['players', 'random matches/s', 'their throws alone', 'share', 'their dice alone', 'Port Royal, random', 'share'],
  ...tables.map(({ players, random, throws, dice, portRoyal, randomToThrows, randomToPortRoyal }) => [
    String(players),
    count(random),
    count(throws),
    share(randomToThrows),
    count(dice),
    count(portRoyal),
    share(randomToPortRoyal),
  ]),
];

export const sectionsOf = (rates, figures) => [playRows(figures), referenceRows(figures), partRows(rates, PARTS)];
