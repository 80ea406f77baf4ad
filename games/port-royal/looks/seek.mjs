/** What is looked for in a match of Port Royal. */

const printed = ({ game }, card) => game.cards[card].printed;

export const stepOf = ({ state }) => state.flow.at(-1)?.step;
export const ships = (match) => match.state.harbour.filter((card) => printed(match, card).kind === 'ship');
export const colours = (match) => new Set(ships(match).map((card) => printed(match, card).colour)).size;
export const persons = (match) => match.state.harbour.filter((card) => 'cost' in printed(match, card)).length;
export const hasGovernor = (match) => match.state.harbour.some((card) => printed(match, card).kind === 'governor');
export const isMine = ({ state, toAct }) => toAct[0] === 0 && state.active === 0;
/** Whether the first seat is asked this. */
export const asked = (match, step) => match.toAct[0] === 0 && stepOf(match) === step;
export const may = (match, type) => match.toAct[0] === 0 && match.legal(0).some((action) => action.type === type);
