/** Section 21: copying a state, and what must hold of every state. */
import { type CardId, colourOf, isExpedition, isShip, isTax } from '../cards/table.ts';
import { layOut } from './area.ts';
import { deckCards, openExpeditions } from './setup.ts';
import type { Player, PortRoyalFrame, State } from './state.ts';

const clonePlayer = (player: Player): Player => ({
  admirals: player.admirals,
  coins: player.coins.slice(),
  discount: player.discount,
  expeditions: player.expeditions.slice(),
  governors: player.governors,
  jesters: player.jesters,
  persons: player.persons.slice(),
  points: player.points,
  sabres: player.sabres,
  symbols: player.symbols,
});

function cloneFrame(frame: PortRoyalFrame): PortRoyalFrame {
  switch (frame.step) {
    case 'discover':
      return { step: 'discover', revealed: frame.revealed };
    case 'repel':
      return { step: 'repel', card: frame.card };
    case 'tradeAndHire':
      return { step: 'tradeAndHire', seat: frame.seat, left: frame.left, taken: frame.taken };
    case 'lastClaims':
      return { step: 'lastClaims', after: frame.after };
  }
}

/** Fields in the order of the alphabet, as in set-up: hashing then need not sort them. */
export const clone = (state: State): State => ({
  active: state.active,
  becalmed: state.becalmed,
  deck: state.deck.slice(),
  discard: state.discard.slice(),
  ending: state.ending,
  expeditions: state.expeditions.slice(),
  first: state.first,
  flow: state.flow.map(cloneFrame),
  harbour: state.harbour.slice(),
  options: state.options,
  players: state.players.map(clonePlayer),
  turn: state.turn,
});

function allCards(state: State): CardId[] {
  const inFlow = state.flow.flatMap((frame) => (frame.step === 'repel' ? [frame.card] : []));
  const inAreas = state.players.flatMap(({ coins, persons, expeditions }) => [...coins, ...persons, ...expeditions]);
  return [...state.deck, ...state.discard, ...state.harbour, ...state.expeditions, ...inFlow, ...inAreas];
}

/** Whether the sums kept with an area differ from what its cards say. */
function isMiscounted(player: Player): boolean {
  const counted = layOut([], player.persons, player.expeditions);
  return (Object.keys(counted) as (keyof Player)[]).some(
    (key) => typeof counted[key] === 'number' && counted[key] !== player[key],
  );
}

/** PR-INV-1, PR-INV-2, PR-INV-4, PR-INV-5, PR-INV-6. */
export function broken(state: State): string | undefined {
  const found = allCards(state).sort((a, b) => a - b);
  const expected = [...deckCards(state.options), ...openExpeditions(state.players.length)].sort((a, b) => a - b);
  if (found.join() !== expected.join()) return 'PR-INV-1: a card is lost or doubled';
  const colours = state.harbour.filter((card) => isShip[card] === 1).map((card) => colourOf[card]);
  if (new Set(colours).size < colours.length) return 'PR-INV-2: two ships of one colour are in the harbour';
  if (state.harbour.some((card) => isExpedition[card] === 1 || isTax[card] === 1))
    return 'PR-INV-5: an expedition or a tax increase is in the harbour';
  if (state.players.some(isMiscounted)) return 'PR-INV-4: an area does not add up';
  const frame = state.flow[0];
  const between = !frame || frame.step === 'lastClaims' || (frame.step === 'discover' && frame.revealed === 0);
  if (between && state.harbour.length > 0) return 'PR-INV-6: the harbour is not empty between turns';
  return undefined;
}
