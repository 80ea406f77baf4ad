/** Step 1 of a battle: both sides prepare and take their cubes (DR-COMBAT-N2, -S2 to S5, -B11). */
import { only, type Reason, type Seat } from '@broadside/kernel';
import { type CardId, CREW_CARDS, DEFENCE_CUBES, merchantBack } from '../cards/table.ts';
import { cardCannons, PARTS, readingOf } from './abilities.ts';
import type { DeadReckoningAction } from './actions.ts';
import type { Battle } from './battleState.ts';
import { cannonsLeft, fireCannons } from './cannons.ts';
import { PLAYS } from './choices.ts';
import type { DeadReckoningOut, DeadReckoningStep } from './flow.ts';
import { addGoods, applyGoods, whyNotGoods } from './goods.ts';
import { addLevels, canRise, levelInHand, whyNotLevel } from './level.ts';
import { playCard, whyNotPlay } from './play.ts';
import { pending, reason } from './reasons.ts';
import { isRival, rivalCubes } from './rival/self.ts';
import { isLaden } from './ship.ts';
import { BLACK, type DeadReckoningState, HARBOUR, type Player, type Tile } from './state.ts';
import { battleOf } from './tower.ts';

export { cannonsLeft, cannonsOf } from './cannons.ts';

/** DR-COMBAT-S5, DR-COMBAT-11. */
const CUBES_IN_THE_HARBOUR = 4;
const CUBES_AFTER_THE_LAST_TURN = 2;
const ATTACKER = 0;
const DEFENDER = 1;
type Side = typeof ATTACKER | typeof DEFENDER;

const FIRE: DeadReckoningAction[] = [];
const fireOf = (count: number): DeadReckoningAction => {
  for (let next = FIRE.length; next <= count; next++) FIRE.push({ type: 'fire', count: next });
  return FIRE[count];
};

function bitsOf(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left &= left - 1) count++;
  return count;
}

const afterLastTurn = ({ finished }: Pick<Player, 'finished'>): number => (finished ? CUBES_AFTER_THE_LAST_TURN : 0);

/** As much of a match as cubes beside cannons depend on; a view shows it too. */
interface Waters {
  readonly players: readonly Pick<Player, 'finished'>[];
  readonly sea: readonly Readonly<Pick<Tile, 'controller' | 'buildings'>>[];
}

/** DR-COMBAT-S4, DR-COMBAT-S5, DR-COMBAT-11: cubes beside those of cannons. */
export function addedCubes(
  state: Waters,
  { kind, at, defender }: Pick<Battle, 'kind' | 'at' | 'defender'>,
  player: number,
): number {
  const added = afterLastTurn(state.players[player]);
  if (kind !== 'ship') return added;
  if (at === HARBOUR) return player === defender ? added + CUBES_IN_THE_HARBOUR : added;
  const { controller, buildings } = state.sea[at];
  return controller === player ? added + bitsOf(buildings) : added;
}

/** The cubes of a side are fixed; they are taken when both sides are (DR-COMBAT-9). */
function want(battle: Battle, side: Side, owner: number, count: number): void {
  battle.taken[side] = count;
  battle.wanted = battle.wanted.concat(new Array<number>(count).fill(owner));
}

function arm(state: DeadReckoningState, side: Side, player: number, fired: number, out: DeadReckoningOut): void {
  const battle = battleOf(state);
  const added = addedCubes(state, battle, player);
  want(battle, side, player, fired + added);
  out.events?.push({ type: 'armed', seat: player, fired, added });
}

/** DR-DEC-61, DR-DEC-64. */
function fire(state: DeadReckoningState, seat: Seat, count: number, out: DeadReckoningOut): void {
  fireCannons(state, seat, count);
  arm(state, seat === battleOf(state).attacker ? ATTACKER : DEFENDER, seat, count, out);
}

export function armAttacker(state: DeadReckoningState, out: DeadReckoningOut): void {
  const { attacker, bonus } = battleOf(state);
  if (isRival(state, attacker)) arm(state, ATTACKER, attacker, rivalCubes(state, bonus), out);
  else state.flow.push({ step: 'prepare', seat: attacker });
}

/** DR-COMBAT-B8, DR-COMBAT-B12: a building fights with cubes of its owner, who has no say. */
export function armDefender(state: DeadReckoningState, out: DeadReckoningOut): void {
  const battle = battleOf(state);
  const { kind, defender, card, building } = battle;
  if (kind === 'merchant') want(battle, DEFENDER, BLACK, merchantBack(card).cubes);
  else if (kind === 'building') {
    const added = afterLastTurn(state.players[defender]);
    want(battle, DEFENDER, defender, DEFENCE_CUBES[building] + added);
    out.events?.push({ type: 'armed', seat: defender, fired: 0, added: DEFENCE_CUBES[building] + added });
  } else if (isRival(state, defender)) arm(state, DEFENDER, defender, rivalCubes(state, 0), out);
  else {
    // Whether the defender is asked reveals something about the hand.
    out.uncover();
    if (hasAnswer(state.players[defender])) state.flow.push({ step: 'respond', seat: defender });
    else fire(state, defender, cannonsLeft(state, defender), out);
  }
}

/** DR-PLAY-6: with a cannon or a combat ability on its present state. */
export function servesInDefence({ crew }: Player, card: CardId): boolean {
  if (cardCannons(crew[card], card) > 0) return true;
  for (let part = 0; part < PARTS; part++) if (readingOf(crew[card], card, part).combats.length > 0) return true;
  return false;
}

/** DR-TABLE-6: whether an attacked player has anything to answer with; goods may always go overboard (DR-JETT-2). */
function hasAnswer(player: Player): boolean {
  for (const card of player.hand)
    if (servesInDefence(player, card) || (player.levelDue !== 'no' && canRise(player, card))) return true;
  return isLaden(player);
}

function addFires(state: DeadReckoningState, seat: Seat, into: DeadReckoningAction[]): void {
  for (let count = cannonsLeft(state, seat); count >= 0; count--) into.push(fireOf(count));
}

/** What both sides may do alike before their cubes are fixed. */
function answer(state: DeadReckoningState, seat: Seat, action: DeadReckoningAction, out: DeadReckoningOut): void {
  switch (action.type) {
    case 'rearrange':
    case 'jettison':
      applyGoods(state, seat, action, out);
      break;
    case 'play':
      playCard(state, seat, action.card, out);
      break;
    case 'level':
      levelInHand(state, seat, action.card, out);
      break;
    case 'fire':
      state.flow.pop();
      fire(state, seat, action.count, out);
      break;
    default:
  }
}

function whyNotArm(state: DeadReckoningState, seat: Seat, action: DeadReckoningAction): Reason | undefined {
  switch (action.type) {
    case 'load':
    case 'unload':
    case 'rearrange':
    case 'jettison':
      return whyNotGoods(state, seat, action, 'battle');
    case 'fire':
      return reason('too-many-cannons', { cannons: cannonsLeft(state, seat) });
    case 'play':
      return whyNotPlay(action.card);
    default:
      return undefined;
  }
}

/** DR-DEC-60, DR-DEC-61. */
export const prepare: DeadReckoningStep<'prepare'> = {
  seats: (_state, frame) => only(frame.seat),
  legal(state, { seat }) {
    const legal: DeadReckoningAction[] = [];
    addFires(state, seat, legal);
    for (const card of state.players[seat].hand) legal.push(PLAYS[card]);
    addGoods(state, seat, 'battle', legal);
    return legal;
  },
  apply: (state, _frame, seat, action, out) => answer(state, seat, action, out),
  /** With no cannon, no card and no goods there is nothing to prepare. */
  resume(state, { seat }, out) {
    const player = state.players[seat];
    if (player.hand.length > 0 || isLaden(player)) return false;
    if (cannonsLeft(state, seat) > 0) return false;
    answer(state, seat, fireOf(0), out);
    return true;
  },
  whyNot: (state, frame, seat, action) => whyNotArm(state, seat, action) ?? pending(frame.step),
};

/** DR-DEC-62 to 64: what an attacked player does before the throw. */
export const respond: DeadReckoningStep<'respond'> = {
  seats: (_state, frame) => only(frame.seat),
  legal(state, { seat }) {
    const player = state.players[seat];
    const legal: DeadReckoningAction[] = [];
    addFires(state, seat, legal);
    for (const card of player.hand) if (servesInDefence(player, card)) legal.push(PLAYS[card]);
    if (player.levelDue !== 'no') addLevels(state, seat, legal);
    addGoods(state, seat, 'battle', legal);
    return legal;
  },
  apply: (state, _frame, seat, action, out) => answer(state, seat, action, out),
  /** Section 25.9: no reaction, and all cannons. */
  defaultAction: (state, _frame, seat) => fireOf(cannonsLeft(state, seat)),
  whyNot(state, frame, seat, action) {
    if (action.type === 'level') return whyNotLevel(state, seat, action.card);
    const isDefenceless = action.type === 'play' && state.players[seat].hand.includes(action.card);
    if (isDefenceless && action.card < CREW_CARDS) return reason('not-for-defence');
    return whyNotArm(state, seat, action) ?? pending(frame.step);
  },
};
