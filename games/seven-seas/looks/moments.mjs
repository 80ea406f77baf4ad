/**
 * Matches of Pirates of the 7 Seas that show what there is to see. Sailors play them with dice that really fall; every
 * moment is taken from the first match in which it comes.
 */
import { bestEntry, named, watch } from '../../../scripts/look/watch.mjs';

const SEATS = 4;
const GOVERNOR = 1;
const CAPTAIN = 2;
/** Numbers of the seeds that are tried: first those that have shown something worth a picture. */
const TRIED = [13, 15, 16, 17, 19, 22, 23, ...Array.from({ length: 300 }, (_, at) => at + 24)];

const nameOf = ({ game }, card) => game.cards[card].name;
const frameOf = ({ state }) => state.flow.at(-1);
const me = ({ state }) => state.pirates[0];
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const hasPlayed = (match, character) => (me(match).played & (1 << character)) !== 0;
const sorts = (goods) => goods.filter((count) => count > 0).length;

/** Whether nobody but the first seat is waited for, and for this. */
const asked = (match, step) => match.toAct.length === 1 && match.toAct[0] === 0 && frameOf(match).step === step;
const isCaravan = (match, card) => nameOf(match, card).startsWith('caravan');
/** Half-way: goods in the holds, a Corsair at the table, the end not yet in sight. */
const isFull = ({ state }) =>
  state.round >= 6 &&
  state.endRound === 0 &&
  sum(state.pirates.map(({ goods }) => sorts(goods))) >= 5 &&
  state.corsairs.some((seat) => seat >= 0);
/** The dice of this curse lie in the lid, and it is the first seat's turn. */
const lies = (match, curse, hits) =>
  asked(match, 'turn') &&
  match.state.lid !== null &&
  nameOf(match, match.state.lid.card) === curse &&
  match.state.lid.hits.length >= hits &&
  match.state.round >= 3;

const MOMENTS = {
  choice: (match) =>
    asked(match, 'choose') &&
    isFull(match) &&
    me(match).hand.some((card) => isCaravan(match, card)) &&
    !hasPlayed(match, CAPTAIN),
  send: (match) =>
    asked(match, 'send') &&
    frameOf(match).most >= 3 &&
    isFull(match) &&
    match.state.raid.captain !== 0 &&
    match.state.raid.sent.filter((ships) => ships > 0).length >= 2,
  cast: (match) =>
    asked(match, 'cast') &&
    match.state.round >= 4 &&
    isCaravan(match, match.state.lid.card) &&
    match.state.lid.sides.length >= 16 &&
    new Set(match.state.lid.sides).size >= 4,
  loot: (match) =>
    asked(match, 'keep') &&
    match.state.round >= 4 &&
    sum(frameOf(match).goods) >= 3 &&
    sorts(frameOf(match).goods) >= 2 &&
    match.state.lid.fights.length >= 10,
  kraken: (match) => lies(match, 'kraken', 3),
  whirlpool: (match) => lies(match, 'whirlpool', 3),
  tavern: (match) => asked(match, 'assign') && frameOf(match).values.length === SEATS && match.state.round >= 3,
  sale: (match) =>
    asked(match, 'sale') && sum(frameOf(match).sold) >= 3 && sum(me(match).goods) >= 1 && match.state.ports.length >= 3,
  governor: (match) =>
    asked(match, 'turn') &&
    frameOf(match).character === GOVERNOR &&
    frameOf(match).act === 'open' &&
    match.state.corsairs.some((seat) => seat >= 0) &&
    match.legal(0).filter(({ type }) => type === 'corsair').length >= 2,
  last: (match) => asked(match, 'choose') && match.state.endRound > 0 && match.state.round === match.state.endRound + 2,
  end: ({ outcome }) => {
    const [first, second] = outcome?.ranking ?? [];
    return outcome !== undefined && second.seat === 0 && first.points - second.points < 6;
  },
};

const fights = ({ events }) => events.filter(({ type }) => type === 'fought').length;

/** Every moment by its name, and the entry with which the dice of the greatest raid of a match fell. */
export async function raiding(entry) {
  const moments = await watch(entry, {
    seats: SEATS,
    seeds: TRIED.map((number) => `look seas ${number}`),
    moments: MOMENTS,
    // Others choose before the first seat, so that it is the only one that is waited for.
    turn: (waited) => waited.at(-1),
  });
  return { matches: named('seas', moments), spots: { throwAt: bestEntry(moments.end, fights) } };
}
