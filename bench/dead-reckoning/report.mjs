/** What was measured, as tables. */
import { count, matchesOf, partRows, playRows, share } from '../game.mjs';
import { ITERATIONS, PLAYERS } from './contestants.mjs';

function tableOf(rates, players) {
  const perSecond = (name) => (rates[`${name}${players}`] ? matchesOf(rates, `${name}${players}`) : undefined);
  const [random, policy, throws, sevenSeas] = ['random', 'sailor', 'throws', 'sevenSeas'].map(perSecond);
  return {
    players,
    actions: rates[`random${players}`].median,
    actionsEach: rates[`random${players}`].each,
    random,
    policy,
    throws,
    randomToThrows: random / throws,
    ...(sevenSeas ? { sevenSeas, randomToSevenSeas: random / sevenSeas } : {}),
  };
}

const PARTS = {
  clone: 'copies of a state',
  view: 'views of a seat',
  imagine: 'worlds imagined from a view',
  search: `iterations of the captain, ${ITERATIONS} a thought`,
};

export const figuresOf = (rates) => ({
  tables: PLAYERS.map((players) => tableOf(rates, players)),
  ...Object.fromEntries(Object.keys(PARTS).map((name) => [name, rates[name].median])),
});

const referenceRows = ({ tables }) => [
  ['players', 'random matches/s', 'their cubes alone', 'share', 'Pirates of the 7 Seas, random', 'share'],
  ...tables.map(({ players, random, throws, randomToThrows, sevenSeas, randomToSevenSeas }) => [
    String(players),
    count(random),
    count(throws),
    share(randomToThrows),
    sevenSeas ? count(sevenSeas) : '–',
    sevenSeas ? share(randomToSevenSeas) : '–',
  ]),
];

export const sectionsOf = (rates, figures) => [playRows(figures), referenceRows(figures), partRows(rates, PARTS)];
