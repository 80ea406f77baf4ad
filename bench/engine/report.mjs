/** What was measured, what was wanted, and both as a table. */
import { asMarkdown, asText } from '../report.mjs';

const MEGABYTE = 1024 * 1024;

/** The promises; `aim` is what we would like. */
const TARGETS = [
  { name: 'random play, share of the limit', figure: 'playToLimit', least: 1 / 6, aim: 1 / 3, format: share },
  { name: 'random play, times boardgame.io', figure: 'playToPeer', least: 300, format: times },
  { name: 'recorded play, times boardgame.io', figure: 'recordedToPeer', least: 10, format: times },
  { name: 'copy of a mid-game state', figure: 'cloneMicroseconds', most: 2, aim: 0.2, format: microseconds },
  { name: 'growth of the heap', figure: 'heapGrowth', most: 4 * MEGABYTE, format: megabytes },
];

function share(value) {
  return `1/${(1 / value).toFixed(1)}`;
}

function times(value) {
  return `${value >= 100 ? Math.round(value) : value.toFixed(1)}×`;
}

function microseconds(value) {
  return `${value.toFixed(2)} µs`;
}

function megabytes(value) {
  // A tiny negative growth would print as -0.00.
  return `${(Math.round((value / MEGABYTE) * 100) / 100 + 0).toFixed(2)} MB`;
}

const count = (value) => Math.round(value).toLocaleString('en');

/** The figures that the targets speak of. */
export function figuresOf(rates, heap) {
  const peer = Math.max(rates.peerWithTurns.median, rates.peerWithoutTurns.median);
  return {
    limit: rates.limit.median,
    play: rates.play.median,
    recorded: rates.recorded.median,
    peer,
    peerWithTurns: rates.peerWithTurns.median,
    peerWithoutTurns: rates.peerWithoutTurns.median,
    playToLimit: rates.play.median / rates.limit.median,
    playToPeer: rates.play.median / peer,
    recordedToPeer: rates.recorded.median / peer,
    cloneMicroseconds: 1e6 / rates.clone.median,
    heapGrowth: heap.bytes[heap.bytes.length - 1] - heap.bytes[0],
  };
}

const reaches = (value, least, most) => (least === undefined ? value <= most : value >= least);

/** Every target with what was measured. */
export const judge = (figures) =>
  TARGETS.map(({ name, figure, least, most, aim, format }) => {
    const value = figures[figure];
    const aimed = least === undefined ? reaches(value, undefined, aim) : reaches(value, aim);
    return {
      name,
      measured: format(value),
      target: `${least === undefined ? 'at most' : 'at least'} ${format(least ?? most)}`,
      aim: aim === undefined ? '' : `${format(aim)}${aimed ? ', reached' : ''}`,
      met: reaches(value, least, most),
    };
  });

const RATES = [
  ['limit', 'the limit'],
  ['play', 'Broadside, recording off'],
  ['recorded', 'Broadside, recording on'],
  ['peerWithTurns', 'boardgame.io 0.50.2 with turns'],
  ['peerWithoutTurns', 'boardgame.io 0.50.2 without turns'],
];

function rateRows(rates, players) {
  const row = ([name, title]) => [title, ...['median', 'low', 'high'].map((key) => count(rates[name][key]))];
  return [[`random play, ${players} players`, 'actions/s', 'lowest', 'highest'], ...RATES.map(row)];
}

function targetRows(targets) {
  const row = ({ name, measured, target, aim, met }) => [name, measured, target, aim, met ? 'met' : 'missed'];
  return [['target', 'measured', 'wanted', 'aim', ''], ...targets.map(row)];
}

function heapRows(heap) {
  const row = (matches, at) => [count(matches), megabytes(heap.bytes[at])];
  return [['random matches', 'heap in use'], ...heap.matches.map(row)];
}

const sections = ({ players, rates, heap, targets }) => [rateRows(rates, players), heapRows(heap), targetRows(targets)];

export const textOf = (result) => sections(result).map(asText).join('\n\n');

/** The block for the documentation. */
export const markdownOf = (result) =>
  [`Measured on ${result.date}: ${result.machine}. ${result.how}.`, ...sections(result).map(asMarkdown)].join('\n\n');
