/** Sections 6 and 7: discovering cards, sinking ships, busting. */
import { type Out, only, type Step } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';
import * as table from '../cards/table.ts';
import { DRAW_OR_STOP, ONLY_DRAW, ONLY_STOP, SINK_OR_KEEP } from './actions.ts';
import { canDraw, drawCard, gainCoins } from './deck.ts';
import { canClaimAny, claim, withClaims } from './expedition.ts';
import { moveAll } from './piles.ts';
import { whyNot } from './reasons.ts';
import type { DiscoverFrame, Player, PortRoyalAction, PortRoyalEvent, RepelFrame, State } from './state.ts';
import { resolveTax } from './tax.ts';
import { beginPhaseTwo } from './trade.ts';
import { finishTurn, leftOf } from './turn.ts';

/** As local constants the columns are folded into compiled code; imported bindings are looked up each time. */
const { colourOf, isExpedition, isShip, isTax, SKULL, sabresOf } = table;

type Hand = Out<PortRoyalEvent>;

/** PR-SINK-2 to PR-SINK-4: some sabres, at least as many as the ship, and no skull. */
export const canSink = ({ sabres }: Pick<Player, 'sabres'>, ship: CardId): boolean =>
  sabres > 0 && sabresOf[ship] !== SKULL && sabres >= sabresOf[ship];

/** PR-DISC-9: is a ship of this colour in the harbour already? */
export function hasColour(harbour: readonly CardId[], ship: CardId): boolean {
  for (let i = 0; i < harbour.length; i++)
    if (isShip[harbour[i]] === 1 && colourOf[harbour[i]] === colourOf[ship]) return true;
  return false;
}

function enterHarbour(state: State, card: CardId, out: Hand): void {
  state.harbour.push(card);
  out.events?.push({ type: 'cardEnteredHarbour', card });
}

/** PR-AMB-15: harbour discarded first, then the jesters' coins, then the window for claims. */
function bust(state: State, ship: CardId, out: Hand): void {
  out.events?.push({ type: 'bust', seat: state.active, card: ship, cards: [...state.harbour, ship] });
  moveAll(state.harbour, state.discard);
  state.discard.push(ship);
  payJesters(state, out);
  finishTurn(state, 'bust', out);
}

/** PR-BUST-4, clockwise from the active player (PR-AMB-5); PR-OPT-2 may leave him out. */
function payJesters(state: State, out: Hand): void {
  let seat = state.active;
  do {
    if (seat !== state.active || state.options.jesterOnOwnBust)
      gainCoins(state, seat, state.players[seat].jesters, 'jester', out);
    seat = leftOf(state, seat);
  } while (seat !== state.active);
}

function placeShip(state: State, ship: CardId, out: Hand): void {
  if (hasColour(state.harbour, ship)) bust(state, ship, out);
  else enterHarbour(state, ship, out);
}

/** PR-DISC-4: a card is a person, a ship, an expedition or a tax increase. */
function resolveCard(state: State, card: CardId, out: Hand): void {
  if (isShip[card] === 1) {
    if (canSink(state.players[state.active], card)) state.flow.push({ step: 'repel', card });
    else placeShip(state, card, out);
  } else if (isTax[card] === 1) resolveTax(state, card, out);
  else if (isExpedition[card] === 1) {
    state.expeditions.push(card);
    out.events?.push({ type: 'expeditionOpened', card });
  } else enterHarbour(state, card, out);
}

function reveal(state: State, frame: DiscoverFrame, out: Hand): void {
  const card = drawCard(state, out);
  out.uncover();
  out.events?.push({ type: 'cardRevealed', seat: state.active, card });
  frame.revealed++;
  state.becalmed = 0;
  resolveCard(state, card, out);
}

/** PR-AMB-4: when nothing can be drawn and nothing claimed, phase 2 begins by itself (PR-DEC-40). */
function stopIfForced(state: State, out: Hand): void {
  if (state.flow.length === 1 && state.flow[0].step === 'discover' && !canDraw(state) && !canClaimAny(state))
    beginPhaseTwo(state, out);
}

/** PR-DISC-1: the first card must be revealed, if there is one (PR-AMB-4). */
function drawOrStop(state: State, frame: DiscoverFrame): readonly PortRoyalAction[] {
  if (!canDraw(state)) return ONLY_STOP;
  return frame.revealed > 0 ? DRAW_OR_STOP : ONLY_DRAW;
}

export const discover: Step<State, PortRoyalAction, PortRoyalEvent, DiscoverFrame> = {
  seats: (state) => only(state.active),
  legal: (state, frame) => {
    const actions = drawOrStop(state, frame);
    return canClaimAny(state) ? withClaims(state, actions) : actions;
  },
  apply: (state, frame, seat, action, out) => {
    switch (action.type) {
      case 'draw':
        reveal(state, frame, out);
        break;
      case 'claim':
        claim(state, seat, action.card, action.persons, out);
        break;
      default:
        beginPhaseTwo(state, out);
        return;
    }
    stopIfForced(state, out);
  },
  whyNot,
};

/** PR-DEC-14: sink the ship just revealed, or let it into the harbour, come what may (PR-AMB-11). */
export const repel: Step<State, PortRoyalAction, PortRoyalEvent, RepelFrame> = {
  seats: (state) => only(state.active),
  legal: () => SINK_OR_KEEP,
  apply: (state, { card }, seat, action, out) => {
    state.flow.pop();
    if (action.type === 'sink') {
      state.discard.push(card);
      out.events?.push({ type: 'shipSunk', seat, card });
    } else placeShip(state, card, out);
    stopIfForced(state, out);
  },
  whyNot,
};
