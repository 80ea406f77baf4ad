/** Positions worth a picture, each found by its own seed in matches that sailors play against each other. */
import { Match } from '@broadside/kernel';
import { colours, hasGovernor, isMine, persons, stepOf } from './seek.mjs';

/** A middle of the game where everybody has hired, and something is open to all. */
const isRich = ({ state }) =>
  state.players.every((player) => player.persons.length >= 3) && state.expeditions.length >= 2 && !state.ending;

/** Whether the card on top of the deck ends the turn: looked up in a copy, which nobody at the table could. */
function nextBusts(match) {
  const copy = Match.resume(match.game, match.header, match.seed, match.log, match.snapshot());
  return copy.play(0, { type: 'draw' }).events.some(({ type }) => type === 'bust');
}

const POSITIONS = {
  discover: {
    seats: 4,
    from: 1_227,
    until: (match) =>
      isMine(match) &&
      isRich(match) &&
      stepOf(match) === 'discover' &&
      match.state.harbour.length === 5 &&
      colours(match) === 3 &&
      persons(match) === 2 &&
      match.state.players[0].coins.length >= 5 &&
      match.legal(0).some(({ type }) => type === 'claim'),
  },
  repel: {
    seats: 4,
    until: (match) => isMine(match) && isRich(match) && stepOf(match) === 'repel' && match.state.harbour.length >= 4,
  },
  take: {
    seats: 4,
    until: (match) =>
      isMine(match) &&
      isRich(match) &&
      stepOf(match) === 'tradeAndHire' &&
      match.state.harbour.length >= 6 &&
      match.state.flow.at(-1).left === 2 &&
      persons(match) >= 2 &&
      // A card that is out of reach is shown large, and says why it is.
      hasGovernor(match) &&
      match.state.players[0].coins.length < 5,
  },
  bust: {
    seats: 4,
    until: (match) =>
      isMine(match) &&
      isRich(match) &&
      stepOf(match) === 'discover' &&
      match.state.harbour.length >= 4 &&
      nextBusts(match),
  },
  shared: {
    seats: 3,
    until: ({ state, toAct }) => state.turn > 16 && toAct[0] === 1 && state.active === 1 && state.harbour.length > 2,
  },
  end: {
    seats: 4,
    from: 252,
    until: ({ outcome, state }) => {
      const [first, second] = outcome?.ranking ?? [];
      const explorers = state.players.filter(({ expeditions }) => expeditions.length > 0).length;
      return outcome !== undefined && second.seat === 0 && first.points - second.points < 5 && explorers >= 3;
    },
  },
};

/** The first seat one day dares to fill the harbour: that is what there is to see. */
function daring(match, seat) {
  const dares = seat === 0 && isRich(match) && match.state.harbour.length < 6;
  return dares ? match.legal(seat).find(({ type }) => type === 'draw') : undefined;
}

const calm = (name) => name === 'end' || name === 'shared';

export const BASE = Object.fromEntries(
  Object.entries(POSITIONS).map(([name, plan]) => [name, calm(name) ? plan : { ...plan, choose: daring }]),
);

/** The entry of a finished match, in its second half but not at its end, after which the harbour was most worth looking at. */
export function bestMoment(match) {
  const copy = Match.begin(match.game, { seats: match.header.seats, seed: match.seed });
  let best = { n: 0, worth: 0 };
  for (const entry of match.log.slice(1, Math.floor(match.n * 0.8))) {
    copy.repeat(entry);
    const counts = entry.n > match.n / 2 && stepOf(copy) === 'discover';
    const worth = counts ? copy.state.harbour.length + colours(copy) : 0;
    if (worth >= best.worth) best = { n: entry.n, worth };
  }
  return best.n;
}
