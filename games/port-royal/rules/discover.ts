/** Sections 6 and 7: discovering cards, sinking ships, busting. */
import { type Out, only, type Step } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';
import * as table from '../cards/table.ts';
import { DRAW_OR_STOP, ONLY_DRAW, ONLY_STOP, SINK_OR_KEEP } from './actions.ts';
import { canDraw, drawCard, gainCoins } from './deck.ts';
import { expansionsIn, letDo, sumOf } from './expansion.ts';
import type { Place } from './extra.ts';
import { askFor } from './offer.ts';
import { moveAll, withCard } from './piles.ts';
import { whyNot } from './reasons.ts';
import type { DiscoverFrame, Player, PortRoyalAction, PortRoyalEvent, RepelFrame, State } from './state.ts';
import { resolveTax } from './tax.ts';
import { beginPhaseTwo, shipsIn } from './trade.ts';
import { finishTurn, leftOf } from './turn.ts';
import { act, canAct, withActs } from './window.ts';

/** As local constants the columns are folded into compiled code; imported bindings are looked up each time. */
const { colourOf, isExpedition, isShip, isTax, SKULL, sabresOf } = table;

type Hand = Out<PortRoyalEvent>;

/** PR-SINK-2 to PR-SINK-4: some sabres, at least as many as the ship, and no skull. */
export const canSink = ({ sabres }: Pick<Player, 'sabres'>, ship: CardId): boolean =>
  sabres > 0 && sabresOf[ship] !== SKULL && sabres >= sabresOf[ship];

/**
 * The active player's sabres against ships, with what this turn adds to them or takes away; serves views, too. Whoever has
 * no sabre of their own fights no ship (PR-SINK-2), whatever the turn adds (PR-TABLE-3).
 */
export const strengthIn = (
  place: Place & { readonly players: readonly Pick<Player, 'sabres'>[]; readonly active: number },
): Pick<Player, 'sabres'> => {
  const player = place.players[place.active];
  if (place.extra === null || player.sabres === 0) return player;
  return { sabres: player.sabres + sabresToday(place) };
};

// What the expansions add stands in functions of its own: a closure inside would cost the base game, too.

const sabresToday = (place: Place): number => sumOf(place, (expansion) => expansion.sabres?.(place));

/** PR-DISC-9: is a ship of this colour in the harbour already? */
export function hasColour(harbour: readonly CardId[], ship: CardId): boolean {
  for (let i = 0; i < harbour.length; i++)
    if (isShip[harbour[i]] === 1 && colourOf[harbour[i]] === colourOf[ship]) return true;
  return false;
}

export function enterHarbour(state: State, card: CardId, out: Hand): void {
  state.harbour.push(card);
  out.events?.push({ type: 'cardEnteredHarbour', card });
}

/** The harbour grew from so many ships and cards, and nobody bust: contracts and tasks may answer to it. */
export function harbourGrew(state: State, shipsBefore: number, cardsBefore: number): void {
  const { harbour, active } = state;
  askFor(state, active, { kind: 'harbour', shipsBefore, ships: shipsIn(harbour), cardsBefore, cards: harbour.length });
}

/** A single card comes to lie in the harbour. */
function berth(state: State, card: CardId, out: Hand): void {
  enterHarbour(state, card, out);
  if (state.extra === null) return;
  const { harbour } = state;
  harbourGrew(state, shipsIn(harbour) - isShip[card], harbour.length - 1);
}

/** A single ship busts. */
function bustWith(state: State, ship: CardId, out: Hand): void {
  state.harbour.push(ship);
  bust(state, ship, true, out);
}

/**
 * PR-AMB-15: the harbour, which holds the second ship of a colour, is discarded first; then the coins, the
 * jesters' last; then what can be completed now or never, and the window.
 */
export function bust(state: State, ship: CardId, paysJesters: boolean, out: Hand): void {
  const { length } = state.harbour;
  out.events?.push({ type: 'bust', seat: state.active, card: ship, cards: state.harbour.slice() });
  moveAll(state.harbour, state.discard);
  if (state.extra !== null) for (const expansion of expansionsIn(state)) expansion.busted?.(state, length, out);
  if (paysJesters) payJesters(state, out);
  endAfterBust(state, out);
}

/** PR-DEC-24, PR-DEC-25. */
function endAfterBust(state: State, out: Hand): void {
  if (state.extra !== null) {
    state.flow.push({ step: 'busting' });
    if (askFor(state, state.active, { kind: 'bust' })) return;
  }
  finishTurn(state, 'bust', out);
}

/** PR-BUST-4, clockwise from the active player (PR-AMB-5); PR-OPT-2 may leave them out. */
function payJesters(state: State, out: Hand): void {
  let seat = state.active;
  do {
    if (seat !== state.active || state.options.jesterOnOwnBust)
      gainCoins(state, seat, state.players[seat].jesters, 'jester', out);
    seat = leftOf(state, seat);
  } while (seat !== state.active);
}

function placeShip(state: State, ship: CardId, out: Hand): void {
  if (hasColour(state.harbour, ship)) bustWith(state, ship, out);
  else berth(state, ship, out);
}

/** PR-DISC-4: a card is a person, a ship, an expedition or a tax increase. */
function resolveCard(state: State, card: CardId, out: Hand): void {
  if (isShip[card] === 1) {
    if (canSink(strengthIn(state), card)) state.flow.push({ step: 'repel', card });
    else placeShip(state, card, out);
  } else if (isTax[card] === 1) resolveTax(state, card, out);
  else if (isExpedition[card] === 1) openExpedition(state, card, out);
  else berth(state, card, out);
}

/** PR-EXPED-1. */
export function openExpedition(state: State, card: CardId, out: Hand): void {
  state.expeditions = withCard(state.expeditions, card);
  out.events?.push({ type: 'expeditionOpened', card });
}

/** Turns a card face up, wherever it comes from. */
export function uncover(state: State, frame: DiscoverFrame, card: CardId, out: Hand): void {
  out.uncover();
  out.events?.push({ type: 'cardRevealed', seat: state.active, card });
  frame.revealed++;
  state.becalmed = 0;
}

/** PR-DISC-2, and the time card of a cooperative turn (PR-COOP-5). */
export function reveal(state: State, frame: DiscoverFrame, card: CardId, out: Hand): void {
  uncover(state, frame, card, out);
  resolveCard(state, card, out);
}

/** PR-AMB-4: when nothing can be drawn and nothing done, phase 2 begins by itself (PR-DEC-40). */
function stopIfForced(state: State, frame: DiscoverFrame, out: Hand): boolean {
  if (!mustStop(state, frame)) return false;
  beginPhaseTwo(state, out);
  return true;
}

/** The base game looks at once whether there is anything left to discover. */
function goOnDiscovering(state: State, out: Hand): void {
  if (canDraw(state)) return;
  const frame = state.flow[state.flow.length - 1];
  if (frame?.step === 'discover') stopIfForced(state, frame, out);
}

function mustStop(state: State, frame: DiscoverFrame): boolean {
  if (state.extra === null) return !canDraw(state) && !canAct(state, frame, state.active);
  const actions = discover.legal(state, frame, state.active);
  return actions.length === 1 && actions[0].type === 'stop';
}

/** PR-DISC-1: the first card must be revealed, if there is one (PR-AMB-4); none after a Gambler (PR-GAMB-12). */
function drawOrStop(state: State, frame: DiscoverFrame): readonly PortRoyalAction[] {
  if (frame.gamblers > 0 || !canDraw(state)) return ONLY_STOP;
  if (frame.revealed === 0) return ONLY_DRAW;
  if (state.extra !== null && mustGoOn(state)) return ONLY_DRAW;
  return DRAW_OR_STOP;
}

/** Everything the expansions add to phase 1. */
function discoveries(state: State, frame: DiscoverFrame, actions: PortRoyalAction[]): PortRoyalAction[] {
  for (const expansion of expansionsIn(state)) expansion.addDiscoveries?.(state, frame, actions);
  return actions;
}

const discoverElse = (state: State, frame: DiscoverFrame, action: PortRoyalAction, out: Hand): boolean =>
  letDo(state, (expansion) => expansion.discover?.(state, frame, action, out));

const repelElse = (state: State, card: CardId, action: PortRoyalAction, out: Hand): boolean =>
  letDo(state, (expansion) => expansion.repel?.(state, card, action, out));

const mustGoOn = (state: State): boolean => expansionsIn(state).some((expansion) => expansion.mustGoOn?.(state));

export const discover: Step<State, PortRoyalAction, PortRoyalEvent, DiscoverFrame> = {
  seats: (state) => only(state.active),
  legal: (state, frame, seat) => {
    const actions = drawOrStop(state, frame);
    if (state.extra !== null) return withActs(state, frame, seat, discoveries(state, frame, actions.slice()));
    return canAct(state, frame, seat) ? withActs(state, frame, seat, actions) : actions;
  },
  apply: (state, frame, seat, action, out) => {
    if (action.type === 'draw') reveal(state, frame, drawCard(state, out), out);
    else if (action.type === 'stop') beginPhaseTwo(state, out);
    else if (state.extra === null || !discoverElse(state, frame, action, out)) act(state, frame, seat, action, out);
    if (state.extra === null) goOnDiscovering(state, out);
  },
  resume: stopIfForced,
  whyNot,
};

/** PR-DEC-14: sink the ship just revealed, or let it into the harbour, come what may (PR-AMB-11). */
export const repel: Step<State, PortRoyalAction, PortRoyalEvent, RepelFrame> = {
  seats: (state) => only(state.active),
  legal: (state, { card }) => {
    if (state.extra === null) return SINK_OR_KEEP;
    const actions = SINK_OR_KEEP.slice();
    for (const expansion of expansionsIn(state)) expansion.addRepels?.(state, card, actions);
    return actions;
  },
  apply: (state, { card }, seat, action, out) => {
    state.flow.pop();
    if (action.type === 'sink') {
      state.discard.push(card);
      out.events?.push({ type: 'shipSunk', seat, card });
    } else if (action.type === 'keep') placeShip(state, card, out);
    else repelElse(state, card, action, out);
    if (state.extra === null) goOnDiscovering(state, out);
  },
  whyNot,
};
