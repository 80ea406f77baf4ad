/** Section 11: the Gambler, four cards at once. */
import type { Work } from '@broadside/kernel';
import { type CardId, colourOf, isExpedition, isGambler, isShip, isTax } from '../../cards/table.ts';
import { countOf } from '../area.ts';
import { canDraw, drawCard } from '../deck.ts';
import { bust, enterHarbour, harbourGrew, openExpedition, uncover } from '../discover.ts';
import type { Expansion, Hand } from '../expansion.ts';
import type { DiscoverFrame, GamblingFrame, PortRoyalAction, PortRoyalEvent, State } from '../state.ts';
import { resolveTax } from '../tax.ts';
import { shipsIn } from '../trade.ts';

/** PR-GAMB-2. */
export const GAMBLER_CARDS = 4;

const GAMBLE: PortRoyalAction = { type: 'gamble' };

/** PR-GAMB-11: each Gambler once per turn. */
const canGamble = (state: State, frame: DiscoverFrame): boolean =>
  canDraw(state) && frame.gamblers < countOf(state.players[state.active].persons, isGambler);

function discoverFrame(state: State): DiscoverFrame {
  const frame = state.flow[0];
  if (frame.step !== 'discover') throw new RangeError('a Gambler is used in phase 1 only');
  return frame;
}

/** The first two ships that share a colour, if any do: the second of them (PR-GAMB-7). */
function secondOfAColour({ harbour }: State): number | undefined {
  return harbour.find(
    (card, at) =>
      isShip[card] === 1 &&
      harbour.slice(0, at).some((other) => isShip[other] === 1 && colourOf[other] === colourOf[card]),
  );
}

const isHarbourCard = (card: CardId): boolean => isTax[card] === 0 && isExpedition[card] === 0;

/**
 * PR-AMB-36, PR-AMB-37: taxes and expeditions in the order they were drawn, then the rest to the harbour, whose
 * colours are checked last. So a question about a tax never finds two ships of one colour there (PR-INV-2).
 */
function goOnGambling(state: State, frame: GamblingFrame, out: Hand): void {
  for (;;) {
    const at = frame.waiting.findIndex((card) => !isHarbourCard(card));
    if (at < 0) break;
    const card = frame.waiting[at];
    frame.waiting = frame.waiting.filter((_, place) => place !== at);
    if (isExpedition[card] === 1) openExpedition(state, card, out);
    else resolveTax(state, card, out);
    if (state.flow[state.flow.length - 1] !== frame) return;
  }
  state.flow.pop();
  for (const card of frame.waiting) enterHarbour(state, card, out);
  const second = secondOfAColour(state);
  // PR-OPT-7: whether jesters are paid for it.
  if (second !== undefined) bust(state, second, state.options.jesterOnGamblerBust, out);
  else harbourGrew(state, frame.ships, frame.cards);
}

export const gambling: Work<State, PortRoyalEvent, GamblingFrame> = { resume: goOnGambling };

/** All at once: no coin of a tax among them is one of them. Fewer if there are no more (PR-AMB-40). */
function layOutCards(state: State, frame: DiscoverFrame, out: Hand): CardId[] {
  const cards: CardId[] = [];
  while (cards.length < GAMBLER_CARDS && canDraw(state)) {
    const card = drawCard(state, out);
    uncover(state, frame, card, out);
    cards.push(card);
  }
  return cards;
}

function gamble(state: State, frame: DiscoverFrame, out: Hand): void {
  frame.gamblers++;
  out.events?.push({ type: 'gamblerUsed', seat: state.active, cards: GAMBLER_CARDS });
  const { harbour } = state;
  const work: GamblingFrame = {
    step: 'gambling',
    waiting: layOutCards(state, frame, out),
    ships: shipsIn(harbour),
    cards: harbour.length,
  };
  state.flow.push(work);
  goOnGambling(state, work, out);
}

export const gambler: Expansion = {
  id: 'gambler',
  inPlay: ({ modules, play }) => modules.includes('gambler') && play !== 'setSail',
  addDiscoveries: (state, frame, actions) => {
    if (canGamble(state, frame)) actions.push(GAMBLE);
  },
  discover: (state, frame, action, out) => {
    if (action.type !== 'gamble') return false;
    gamble(state, frame, out);
    return true;
  },
  // PR-GAMB-10, PR-GAMB-13: phase 1 ends without a bust, so every Gambler used has succeeded.
  allowance: (state) => discoverFrame(state).gamblers,
  whyNot: (state, frame, _seat, { type }) => {
    if (type !== 'gamble') return undefined;
    if (frame.step !== 'discover') return { code: 'gambler-only-in-phase-one', clause: 'PR-GAMB-2' };
    const own = countOf(state.players[state.active].persons, isGambler);
    if (own === 0) return { code: 'no-gambler', clause: 'PR-GAMB-2' };
    if (frame.gamblers >= own) return { code: 'gambler-used', clause: 'PR-GAMB-11' };
    return { code: 'nothing-to-draw', clause: 'PR-AMB-4' };
  },
};
