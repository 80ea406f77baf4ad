/** Section 21: copying a state, and what must hold of every state. */
import { type CardId, colourOf, isExpedition, isShip, isTax } from '../cards/table.ts';
import { areaOf } from './area.ts';
import { expansionsIn, playedTogether } from './expansion.ts';
import type { AdventureState, ContractsState } from './extra.ts';
import { cardsInFlow } from './flow.ts';
import { copyRecall } from './recall.ts';
import { deckCards, openExpeditions } from './setup.ts';
import type { Extra, Player, PortRoyalFrame, State } from './state.ts';

const clonePlayer = (player: Player): Player => ({
  admirals: player.admirals,
  coins: player.coins.slice(),
  discount: player.discount,
  expeditions: player.expeditions,
  governors: player.governors,
  jesters: player.jesters,
  persons: player.persons,
  points: player.points,
  sabres: player.sabres,
  symbols: player.symbols,
});

function cloneFrame(frame: PortRoyalFrame): PortRoyalFrame {
  switch (frame.step) {
    case 'discover':
      return {
        step: 'discover',
        revealed: frame.revealed,
        gamblers: frame.gamblers,
        lookouts: frame.lookouts,
      };
    case 'repel':
      return { step: 'repel', card: frame.card };
    case 'tradeAndHire':
      return { step: 'tradeAndHire', seat: frame.seat, left: frame.left, taken: frame.taken, sold: frame.sold };
    case 'lastClaims':
      return { step: 'lastClaims', after: frame.after };
    default:
      // Frames are flat, and the lists in them are replaced, never changed.
      return { ...frame };
  }
}

const cloneRows = <T>(rows: readonly (readonly T[])[]): T[][] => rows.map((row) => row.slice());

const cloneContracts = (contracts: ContractsState): ContractsState => ({
  done: cloneRows(contracts.done),
  kept: cloneRows(contracts.kept),
  open: contracts.open,
  points: contracts.points.slice(),
  steps: cloneRows(contracts.steps),
  time: contracts.time === null ? null : contracts.time.slice(),
});

const cloneAdventure = (adventure: AdventureState): AdventureState => ({
  ...adventure,
  bought: adventure.bought.slice(),
  characters: adventure.characters.slice(),
  crowns: adventure.crowns.slice(),
  done: cloneRows(adventure.done),
  events: adventure.events.slice(),
  items: cloneRows(adventure.items),
  parked: adventure.parked.slice(),
  reserve: adventure.reserve.slice(),
  revealed: adventure.revealed.slice(),
  seen: adventure.seen.slice(),
  tasks: adventure.tasks.slice(),
  unlocked: adventure.unlocked.slice(),
});

const cloneExtra = (extra: Extra): Extra => ({
  adventure: extra.adventure === null ? null : cloneAdventure(extra.adventure),
  contracts: extra.contracts === null ? null : cloneContracts(extra.contracts),
  edition: extra.edition,
  tucked: cloneRows(extra.tucked),
});

/** Like `map`, but the list stays of its kind: of another kind, all the rules would pay for it. */
function copyAll<T>(things: readonly T[], copy: (thing: T) => T): T[] {
  const copies = things.slice();
  for (let i = 0; i < copies.length; i++) copies[i] = copy(copies[i]);
  return copies;
}

/** Fields in the order of the alphabet, as in set-up: hashing then need not sort them. */
export const clone = (state: State): State => ({
  active: state.active,
  becalmed: state.becalmed,
  deck: state.deck.slice(),
  discard: state.discard.slice(),
  ending: state.ending,
  expeditions: state.expeditions,
  extra: state.extra === null ? null : cloneExtra(state.extra),
  first: state.first,
  flow: copyAll(state.flow, cloneFrame),
  harbour: state.harbour.slice(),
  options: state.options,
  players: copyAll(state.players, clonePlayer),
  // A state that was stored by an earlier release remembers nothing.
  recall: state.recall ? copyRecall(state.recall) : null,
  turn: state.turn,
});

function allCards(state: State): CardId[] {
  const { extra } = state;
  const apart = extra
    ? expansionsIn(state).flatMap((one) => [...(one.openCards?.(extra) ?? []), ...(one.hiddenCards?.(extra) ?? [])])
    : [];
  const inAreas = state.players.flatMap(({ coins, persons, expeditions }) => [...coins, ...persons, ...expeditions]);
  return [
    ...state.deck,
    ...state.discard,
    ...state.harbour,
    ...state.expeditions,
    ...cardsInFlow(state.flow),
    ...inAreas,
    ...apart,
  ];
}

/** Whether the sums kept with an area differ from what its cards and the expansions say. */
function isMiscounted(state: State, seat: number): boolean {
  const player = state.players[seat];
  const counted = areaOf(state.extra, seat, player.persons, player.expeditions);
  return (Object.keys(counted) as (keyof Player)[]).some(
    (key) => typeof counted[key] === 'number' && counted[key] !== player[key],
  );
}

/** Moments when the harbour must be empty (PR-INV-6); a game played together may end in the middle of a turn. */
function isBetweenTurns(state: State): boolean {
  const { flow } = state;
  const frame = flow[0];
  if (!frame) return !playedTogether(state);
  if (frame.step === 'lastClaims' || frame.step === 'opening') return true;
  return flow.length === 1 && frame.step === 'discover' && frame.revealed === 0;
}

/** PR-INV-1, PR-INV-2, PR-INV-4, PR-INV-5, PR-INV-6. */
export function invariantViolation(state: State): string | undefined {
  const found = allCards(state).sort((a, b) => a - b);
  const begun = state.extra?.adventure?.begun ?? true;
  const expected = [...deckCards(state.options, begun), ...openExpeditions(state.options, state.players.length)];
  if (found.join() !== expected.sort((a, b) => a - b).join()) return 'PR-INV-1: a card is lost or doubled';
  const colours = state.harbour.filter((card) => isShip[card] === 1).map((card) => colourOf[card]);
  if (new Set(colours).size < colours.length) return 'PR-INV-2: two ships of one colour are in the harbour';
  if (state.harbour.some((card) => isExpedition[card] === 1 || isTax[card] === 1))
    return 'PR-INV-5: an expedition or a tax increase is in the harbour';
  if (state.players.some((_, seat) => isMiscounted(state, seat))) return 'PR-INV-4: an area does not add up';
  if (isBetweenTurns(state) && state.harbour.length > 0) return 'PR-INV-6: the harbour is not empty between turns';
  for (const expansion of expansionsIn(state)) {
    const wrong = expansion.invariantViolation?.(state);
    if (wrong) return wrong;
  }
  return undefined;
}
