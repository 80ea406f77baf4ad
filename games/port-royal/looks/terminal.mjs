/** Port Royal in a terminal: what is shown of it in the README. */
import { ships, stepOf } from './seek.mjs';

/** A turn of the first seat with a harbour worth showing. */
const isRich = (match) => {
  const { state, toAct } = match;
  return (
    toAct[0] === 0 &&
    state.active === 0 &&
    state.turn > 14 &&
    state.flow.length === 1 &&
    state.harbour.length >= 6 &&
    ships(match).length >= 3 &&
    state.expeditions.length > 0
  );
};

const TABLE = { seats: 3, bots: ['captain', 'sailor'], keys: [] };

export const terminal = [
  {
    ...TABLE,
    name: 'play-en',
    lang: 'en',
    columns: 100,
    rows: 30,
    until: (match) => isRich(match) && stepOf(match) === 'discover',
  },
  {
    ...TABLE,
    name: 'play-ru',
    lang: 'ru',
    columns: 80,
    rows: 24,
    until: (match) => isRich(match) && stepOf(match) === 'tradeAndHire',
  },
  {
    ...TABLE,
    name: 'end-uk',
    lang: 'uk',
    columns: 100,
    rows: 24,
    until: ({ state, toAct }) => state.ending && toAct[0] === 0 && state.active === 0 && state.first === 1,
    keys: Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? 'Enter' : '2')),
  },
];
