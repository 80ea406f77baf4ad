/** Positions of the expansions: contracts, the Gambler, Set Sail!, and the Adventure among rivals. */
import { asked, colours, isMine, may, persons, ships, stepOf } from './seek.mjs';

const RIVALS = { seats: 4, options: { play: 'contracts', modules: ['gambler', 'setSail'] } };
const CHAPTER = { seats: 3, options: { play: 'adventure', chapter: 3 } };

const contractsOf = ({ state }) => state.extra.contracts;
const adventureOf = ({ state }) => state.extra.adventure;
const discovers = (match) => isMine(match) && stepOf(match) === 'discover';
/** Something to trade with and somebody to hire. */
const isBusy = (match) => ships(match).length >= 2 && colours(match) >= 2 && persons(match) >= 1;
const marks = (match) => contractsOf(match).done.flat();
const haveHired = ({ state }, count) => state.players.every((player) => player.persons.length >= count);

export const EXPANSIONS = {
  contracts: {
    ...RIVALS,
    from: 18,
    until: (match) =>
      discovers(match) &&
      isBusy(match) &&
      match.state.harbour.length >= 4 &&
      match.state.harbour.length <= 6 &&
      haveHired(match, 3) &&
      new Set(marks(match)).size >= 3 &&
      marks(match).includes(0) &&
      contractsOf(match)
        .steps.flat()
        .some((steps) => steps > 0),
  },
  offer: {
    ...RIVALS,
    until: (match) => asked(match, 'offer') && marks(match).length >= 2 && match.state.harbour.length >= 3,
  },
  together: {
    seats: 3,
    options: { play: 'contractsCoop' },
    until: (match) =>
      discovers(match) &&
      isBusy(match) &&
      match.state.harbour.length >= 4 &&
      match.state.harbour.length <= 6 &&
      marks(match).length >= 3 &&
      contractsOf(match).time.length >= 6 &&
      haveHired(match, 2),
  },
  solo: {
    seats: 1,
    options: { play: 'contractsCoop' },
    until: (match) =>
      discovers(match) &&
      isBusy(match) &&
      match.state.harbour.length >= 4 &&
      marks(match).length >= 1 &&
      haveHired(match, 3),
  },
  gamble: {
    seats: 3,
    options: { modules: ['gambler'] },
    until: (match) =>
      may(match, 'gamble') && match.state.harbour.length >= 2 && colours(match) >= 2 && haveHired(match, 3),
  },
  sail: {
    seats: 3,
    options: { play: 'setSail' },
    until: (match) =>
      isMine(match) &&
      may(match, 'trade') &&
      may(match, 'hire') &&
      match.state.harbour.length >= 4 &&
      match.state.extra.tucked[0].length >= 2,
  },
  character: { ...CHAPTER, until: (match) => asked(match, 'character') },
  lookout: { ...CHAPTER, from: 8, until: (match) => asked(match, 'lookout') && match.state.harbour.length >= 2 },
  month: { ...CHAPTER, until: (match) => asked(match, 'month') && new Set(adventureOf(match).crowns).size > 1 },
};
