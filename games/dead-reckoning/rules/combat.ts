/** Step 3 of a battle: combat abilities, in turns between ships (DR-COMBAT-N5, -S8, -S9, -B4). */
import { only, type Seat } from '@broadside/kernel';
import { placeInZone } from '@broadside/throw/surrogate';
import { ADJACENT, BOARD, CUBE_EDGE, ZONES } from '../cards/board.ts';
import type { Combat } from '../cards/effects.ts';
import type { CardId } from '../cards/table.ts';
import { amountOf, cardCannons, effectAt, isCombat, isUsed, PARTS, readingOf, useOf, useUp } from './abilities.ts';
import type { DeadReckoningAction } from './actions.ts';
import type { Battle } from './battleState.ts';
import { DONE, PLAYS } from './choices.ts';
import { alter } from './crew.ts';
import { canRecall } from './cubes.ts';
import { throwOn } from './declare.ts';
import { drawCards } from './draw.ts';
import { beginEffects } from './effects.ts';
import type { DeadReckoningOut, DeadReckoningStep } from './flow.ts';
import { playCard } from './play.ts';
import { pending, type ReasonCode, reason } from './reasons.ts';
import { isRival } from './rival/self.ts';
import type { DeadReckoningState, FrameOf } from './state.ts';
import { battleOf } from './tower.ts';

const SKIP: DeadReckoningAction = { type: 'skip' };

/** Merchants and buildings have nobody to alternate with; the rival always passes (DR-SOLO-31). */
const isAlone = (state: DeadReckoningState, { kind, attacker, defender }: Battle): boolean =>
  kind !== 'ship' || isRival(state, attacker) || isRival(state, defender);

const isOpenTo = (kinds: readonly string[], zone: number): boolean =>
  kinds.length === 0 || kinds.includes(ZONES[zone].kind);

function canMove({ cubes }: Battle, kinds: readonly string[]): boolean {
  for (const { zone } of cubes) for (const next of ADJACENT[zone]) if (isOpenTo(kinds, next)) return true;
  return false;
}

/** DR-ABIL-12, DR-COMBAT-B7: why a combat ability cannot be used now. */
function obstacleTo(state: DeadReckoningState, seat: Seat, card: CardId, effect: Combat): ReasonCode | undefined {
  const battle = battleOf(state);
  const player = state.players[seat];
  switch (effect.do) {
    case 'roll':
      if (amountOf(effect.n, player.crew[card], card) === 0) return 'too-few-symbols';
      return player.cubes > 0 || canRecall(state, seat) ? undefined : 'no-effect';
    case 'moveCube':
      return canMove(battle, effect.kinds) ? undefined : 'no-such-cube';
    case 'removeCube':
      return battle.cubes.some(({ side }) => side === seat) ? undefined : 'no-such-cube';
    case 'onWin':
      return effect.notBuildings && battle.kind === 'building' ? 'not-against-buildings' : undefined;
    case 'drawAndPlay':
      return player.deck.length + player.discard.length > 0 ? undefined : 'no-effect';
    case 'strength':
    case 'lessDamageOnWin':
      return undefined;
  }
}

/** The combat abilities a seat may use now; with `first` only whether there is one. */
function usable(state: DeadReckoningState, seat: Seat, first: boolean): DeadReckoningAction[] {
  const actions: DeadReckoningAction[] = [];
  const { play, crew: all } = state.players[seat];
  for (const card of play)
    for (let part = 0; part < PARTS; part++)
      for (const { at, effect } of readingOf(all[card], card, part).combats) {
        const ability = part * 16 + at;
        if (isUsed(all[card], ability) || obstacleTo(state, seat, card, effect) !== undefined) continue;
        actions.push(useOf(card, ability));
        if (first) return actions;
      }
  return actions;
}

/** The next word is the other ship's, if there is one. */
function passOn(state: DeadReckoningState, frame: FrameOf<'combat'>): void {
  const battle = battleOf(state);
  if (!isAlone(state, battle)) frame.seat = frame.seat === battle.attacker ? battle.defender : battle.attacker;
}

function pass(state: DeadReckoningState, frame: FrameOf<'combat'>): void {
  frame.passes++;
  passOn(state, frame);
}

/** DR-BSHIP-21: cubes of the user's colour onto the board as it lies. */
function throwMore(state: DeadReckoningState, seat: Seat, count: number): void {
  battleOf(state).wanted = new Array<number>(count).fill(seat);
  throwOn(state, 'responded');
}

function carryOut(state: DeadReckoningState, seat: Seat, card: CardId, effect: Combat, out: DeadReckoningOut): void {
  const battle = battleOf(state);
  const side = seat === battle.attacker ? 0 : 1;
  switch (effect.do) {
    case 'roll':
      throwMore(state, seat, amountOf(effect.n, state.players[seat].crew[card], card));
      break;
    case 'strength':
      battle.strength[side] += effect.n;
      break;
    case 'moveCube':
      state.flow.push({ step: 'shift', seat, kinds: effect.kinds });
      break;
    case 'removeCube':
      state.flow.push({ step: 'remove', seat, crew: card, deeds: effect.deeds });
      break;
    case 'onWin':
      battle.pledges = [...battle.pledges, { seat, crew: card, deeds: effect.deeds }];
      break;
    case 'lessDamageOnWin':
      battle.spared[side] += effect.n;
      break;
    case 'drawAndPlay': {
      const [drawnCard] = drawCards(state, seat, 1, out);
      if (drawnCard !== undefined) state.flow.push({ step: 'drawn', seat, card: drawnCard });
      break;
    }
  }
}

function whyNotUse(state: DeadReckoningState, seat: Seat, card: CardId, ability: number): ReasonCode | undefined {
  const { play, crew: all } = state.players[seat];
  if (!play.includes(card)) return 'not-in-play';
  const effect = effectAt(all[card], card, ability);
  if (effect === undefined) return 'no-such-ability';
  if (!isCombat(effect)) return undefined;
  return isUsed(all[card], ability) ? 'already-used' : obstacleTo(state, seat, card, effect);
}

/** DR-DEC-66, DR-DEC-67. */
export const combat: DeadReckoningStep<'combat'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state, { seat }) => [...usable(state, seat, false), SKIP],
  apply(state, frame, seat, action, out) {
    if (action.type !== 'use') {
      out.events?.push({ type: 'passed', seat });
      pass(state, frame);
      return;
    }
    const { card, ability } = action;
    const player = state.players[seat];
    const { level } = player.crew[card];
    const effect = effectAt(player.crew[card], card, ability);
    if (effect === undefined || !isCombat(effect)) return;
    useUp(player, card, ability);
    frame.passes = 0;
    passOn(state, frame);
    out.events?.push({ type: 'combatUsed', seat, card, ability, level });
    carryOut(state, seat, card, effect, out);
  },
  /** DR-COMBAT-S9, DR-TABLE-6: whoever has nothing to use passes unasked. */
  resume(state, frame) {
    if (frame.passes >= (isAlone(state, battleOf(state)) ? 1 : 2)) state.flow.pop();
    else if (usable(state, frame.seat, true).length > 0) return false;
    else pass(state, frame);
    return true;
  },
  defaultAction: () => SKIP,
  whyNot(state, frame, seat, action) {
    const code = action.type === 'use' ? whyNotUse(state, seat, action.card, action.ability) : undefined;
    return code ? reason(code) : pending(frame.step);
  },
};

function shifts({ cubes }: Battle, kinds: readonly string[]): DeadReckoningAction[] {
  const actions: DeadReckoningAction[] = [];
  for (const [cube, { zone }] of cubes.entries())
    for (const next of ADJACENT[zone]) if (isOpenTo(kinds, next)) actions.push({ type: 'shift', cube, zone: next });
  return actions;
}

/** DR-DEC-68, DR-PHYS-21: a cube is put down at a free spot of the neighbouring zone; then it may explode. */
export const shift: DeadReckoningStep<'shift'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state, { kinds }) => shifts(battleOf(state), kinds),
  apply(state, _frame, seat, action, out) {
    if (action.type !== 'shift') return;
    const { cubes } = battleOf(state);
    const cube = cubes[action.cube];
    const from = cube.zone;
    const others = cubes.flatMap(({ pose }, at) => (pose === null || at === action.cube ? [] : [pose]));
    cube.zone = action.zone;
    cube.pose = placeInZone(BOARD, CUBE_EDGE, action.zone, others);
    state.flow.pop();
    out.events?.push({ type: 'shifted', seat, cube: action.cube, from, to: action.zone });
    throwOn(state, 'landed');
  },
  defaultAction: (state, { kinds }) => shifts(battleOf(state), kinds)[0],
  whyNot(state, frame, _seat, action) {
    if (action.type !== 'shift') return pending(frame.step);
    const cube = battleOf(state).cubes[action.cube];
    if (cube === undefined) return reason('no-such-cube');
    return reason(ADJACENT[cube.zone].includes(action.zone) ? 'wrong-zone' : 'not-adjacent');
  },
};

function removals({ cubes }: Battle, seat: Seat): DeadReckoningAction[] {
  const actions: DeadReckoningAction[] = [];
  for (const [cube, { side }] of cubes.entries()) if (side === seat) actions.push({ type: 'remove', cube });
  return actions;
}

/** DR-DEC-69, DR-CREW-13: an own cube is the price. */
export const remove: DeadReckoningStep<'remove'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state, _frame, seat) => removals(battleOf(state), seat),
  apply(state, { crew, deeds: effects }, seat, action, out) {
    if (action.type !== 'remove') return;
    const battle = battleOf(state);
    const { zone } = battle.cubes[action.cube];
    battle.cubes = battle.cubes.filter((_cube, at) => at !== action.cube);
    state.players[seat].cubes++;
    state.flow.pop();
    out.events?.push({ type: 'removed', seat, cube: action.cube, from: zone });
    beginEffects(state, seat, crew, effects, out);
  },
  defaultAction: (state, _frame, seat) => removals(battleOf(state), seat)[0],
  whyNot(state, frame, _seat, action) {
    if (action.type !== 'remove') return pending(frame.step);
    return reason(battleOf(state).cubes[action.cube] === undefined ? 'no-such-cube' : 'not-your-cube');
  },
};

/** DR-DEC-70, DR-ADV-R1: a card that is played brings its cannons' cubes at once; one that is kept stays in hand. */
export const drawn: DeadReckoningStep<'drawn'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (_state, { card }) => [PLAYS[card], DONE],
  apply(state, { card }, seat, action, out) {
    state.flow.pop();
    if (action.type !== 'play') return;
    playCard(state, seat, card, out);
    const player = state.players[seat];
    const fired = cardCannons(player.crew[card], card);
    alter(player, card, { fired });
    if (fired > 0) throwMore(state, seat, fired);
  },
  defaultAction: () => DONE,
  whyNot: (_state, frame, _seat, action) => (action.type === 'play' ? reason('card-not-in-hand') : pending(frame.step)),
};
