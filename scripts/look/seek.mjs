/** Looking for a position: matches that sailors play against each other, one seed after another. */
import { Match, resolveOptions, Stream } from '@broadside/kernel';
import { onShelf } from '@broadside/shelf';

export const { game, bots, campaign } = onShelf('port-royal');
const sailor = bots.find(({ name }) => name === 'sailor');

export const resolved = (options, seats) => resolveOptions(game, seats, options);
export const printed = (card) => game.cards[card].printed;
export const stepOf = ({ state }) => state.flow.at(-1)?.step;
export const ships = ({ harbour }) => harbour.filter((card) => printed(card).kind === 'ship');
export const colours = (state) => new Set(ships(state).map((card) => printed(card).colour)).size;
export const persons = ({ harbour }) => harbour.filter((card) => 'cost' in printed(card)).length;
export const isMine = ({ state, toAct }) => toAct[0] === 0 && state.active === 0;
/** Whether the first seat is asked this. */
export const asked = (match, step) => match.toAct[0] === 0 && stepOf(match) === step;
export const may = (match, type) => match.toAct[0] === 0 && match.legal(0).some((action) => action.type === type);

/** Plays on until the position is there or the match is over. `choose` may decide for a seat instead of the sailor. */
export function playUntil(match, until, choose) {
  const stream = Stream.of(`${match.seed} hands`);
  while (!match.outcome && !until(match)) {
    const [seat] = match.toAct;
    match.play(seat, choose?.(match, seat) ?? sailor.choose(match.view(seat), seat, { stream }));
  }
  return until(match);
}

/** `from`: where the search begins, for those that are rare. */
export function search({ seats, options, from = 0, until, choose }, name) {
  for (let number = from; number < from + 2_000; number++) {
    const match = Match.begin(game, { seats, options, seed: `look ${name} ${number}` });
    if (playUntil(match, until, choose)) return match;
  }
  throw new Error(`no match shows ${name}`);
}
