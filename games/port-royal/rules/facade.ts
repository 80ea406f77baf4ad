/**
 * What the table, the terminal and the words use of the rules beside types. Sums, constants and
 * questions to a view; nothing here changes a state.
 */
export { isAres } from './adventure/cargo.ts';
export { tradeCoinFor } from './adventure/characters.ts';
export { isOpenTo as isTaskOpenTo } from './adventure/completing.ts';
export { shieldPoints } from './adventure/crowns.ts';
export { markersOnTasks } from './adventure/ending.ts';
export { aresCoins } from './adventure/items.ts';
export { markerPrice } from './adventure/month.ts';
export { MARKERS as TASK_MARKERS, markersLeft } from './adventure/own.ts';
export { COINS_PER_FAILURE } from './adventure/preparing.ts';
export { endingOf } from './adventure/story.ts';
export { progressOf as taskProgress } from './adventure/tasks.ts';
export { hasTrophy } from './adventure/unlock.ts';
export { agentsOf, areaOf, countOf, tradersOf } from './area.ts';
export { enemyAt } from './contracts/acts.ts';
export {
  CONTRACT_POINTS,
  completedBy,
  isOpenTo as isContractOpenTo,
  MARKERS as CONTRACT_MARKERS,
} from './contracts/markers.ts';
export { progressOf as contractProgress } from './contracts/needs.ts';
export { titleOf } from './contracts/together.ts';
export { canSink, hasColour, strengthIn } from './discover.ts';
export { gunnerCoins, viceAdmiralCoins } from './expansions/contractCards.ts';
export { GAMBLER_CARDS } from './expansions/gambler.ts';
export { portRoyal } from './game.ts';
export { bustOdds, gambleOdds, keepingBusts, nextCards } from './odds.ts';
export { allowanceSeen, claimers, goalIn, isTogether, pointsToEnd, stateSeen, takerOf } from './seen.ts';
export { deckCards } from './setup.ts';
export { MODULES } from './state.ts';
export {
  ADMIRAL_COINS,
  ADMIRAL_HARBOUR,
  bonusFor,
  COMPENSATION,
  compensationOf,
  incomeFor,
  payableIncome,
  priceFor,
  shipsIn,
} from './trade.ts';
export { areaSeen, cardsLeftInDeck } from './view.ts';
