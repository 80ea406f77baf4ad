/** Matches of Liar's Dice that show what there is to see: sailors play them until the position is there. */

const DUDO = { ones: 'double', exact: 'regain', palifico: true };

const asked = ({ toAct }) => toAct[0] === 0;
const standing = ({ state }) => state.bids.at(-1);
const inPlay = ({ state }) => state.pirates.reduce((sum, { dice }) => sum + dice, 0);
const left = ({ state }) => state.pirates.filter(({ dice }) => dice > 0).length;
const sizes = ({ state }) => new Set(state.pirates.map(({ dice }) => dice)).size;
const hits = ({ state }, { face }) => state.pirates[0].cup.filter((die) => die === face || die === 1).length;
/** How many dice count for the bid that stands, if ones are wild. */
const total = ({ state }) => {
  const { face } = state.bids.at(-1);
  return state.pirates.flatMap(({ cup }) => cup).filter((die) => die === face || die === 1).length;
};

/** All six are in, some have lost dice, and a bid stands that has gone once round the table. */
const isHigh = (match) =>
  asked(match) &&
  left(match) === 6 &&
  sizes(match) >= 3 &&
  match.state.bids.length >= 5 &&
  standing(match).face !== 1 &&
  hits(match, standing(match)) >= 2;

export const POSITIONS = {
  /** A bid to be raised, and a die to be won back. */
  bid: {
    seats: 4,
    options: DUDO,
    until: (match) =>
      asked(match) &&
      left(match) === 4 &&
      sizes(match) >= 3 &&
      !match.state.palifico &&
      match.state.pirates[0].dice >= 3 &&
      match.state.bids.length === 3 &&
      inPlay(match) <= 15,
  },
  six: { seats: 6, until: isHigh },
  /** The first seat will call, and will be right by a single die. */
  call: {
    seats: 6,
    until: (match) => isHigh(match) && total(match) === standing(match).count - 1 && inPlay(match) <= 26,
  },
  /** The last call lies on the table, and whoever lost it begins. */
  next: {
    seats: 4,
    until: ({ state, toAct }) =>
      toAct[0] === 0 &&
      state.last?.kind === 'liar' &&
      state.bids.length === 0 &&
      state.last.lost[0] === 1 &&
      state.round >= 4,
  },
  end: { seats: 4, until: ({ outcome }) => outcome?.ranking[0].seat === 0 },
};
