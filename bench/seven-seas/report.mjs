/** What was measured, as tables. */
import { asMarkdown, asText } from '../report.mjs';
import { ITERATIONS, PLAYERS } from './contestants.mjs';

const count = (value) => Math.round(value).toLocaleString('en');
const microseconds = (perSecond) => (1e6 / perSecond).toFixed(perSecond > 1e5 ? 2 : 1);
const share = (value) => `1/${(1 / value).toFixed(1)}`;

function tableOf(rates, players) {
  const perSecond = (name) => rates[`${name}${players}`].median / rates[`${name}${players}`].each;
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

const PARTS = ['clone', 'view', 'imagine', 'guess', 'search'];

export const figuresOf = (rates) => ({
  tables: PLAYERS.map((players) => tableOf(rates, players)),
  ...Object.fromEntries(PARTS.map((name) => [name, rates[name].median])),
});

const playRows = ({ tables }) => [
  ['players', 'random actions/s', 'actions a match', 'random matches/s', 'sailors’ matches/s'],
  ...tables.map(({ players, actions, actionsEach, random, policy }) =>
    [String(players)].concat([actions, actionsEach, random, policy].map(count)),
  ),
];

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

const NAMES = {
  clone: 'copies of a state',
  view: 'views of a seat',
  imagine: 'worlds imagined from a view',
  guess: 'worlds as the captain guesses them',
  search: `iterations of the captain, ${ITERATIONS} a thought`,
};

const partRows = (rates) => [
  ['mid-game, 4 players', 'per second', 'lowest', 'highest', 'µs each'],
  ...PARTS.map((name) => {
    const { median, low, high } = rates[name];
    return [NAMES[name], count(median), count(low), count(high), microseconds(median)];
  }),
];

const sections = ({ rates, figures }) => [playRows(figures), referenceRows(figures), partRows(rates)];

export const textOf = (result) => sections(result).map(asText).join('\n\n');

/** The block for the documentation. */
export const markdownOf = (result) =>
  [`Measured on ${result.date}: ${result.machine}. ${result.how}.`, ...sections(result).map(asMarkdown)].join('\n\n');
