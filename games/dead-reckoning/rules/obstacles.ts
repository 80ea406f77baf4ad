/** DR-ABIL-12: why an ability of the main phase has no effect now, or cannot be paid for. Asked for every list of actions. */
import type { Seat } from '@broadside/kernel';
import type { MainEffect } from '../cards/effects.ts';
import type { CardId } from '../cards/table.ts';
import { abilityAt, amountOf, countOn, readingOf, useOf } from './abilities.ts';
import type { DeadReckoningAction } from './actions.ts';
import { isInReach } from './attacks.ts';
import { canBuild, hasSite } from './build.ts';
import { canGrant, canPay } from './goodsFlow.ts';
import { canPlacePermanent, whyNoInfluence } from './influence.ts';
import { HIGHEST_LEVEL } from './level.ts';
import { canProduce } from './produce.ts';
import { bombardTargets, rowByHelms } from './reach.ts';
import type { ReasonCode } from './reasons.ts';
import { type DeadReckoningState, HARBOUR } from './state.ts';
import { hasBasic, hasToken } from './upgrade.ts';

type Obstacle = ReasonCode | undefined;

const unless = (possible: boolean, code: ReasonCode = 'no-effect'): Obstacle => (possible ? undefined : code);

function whyNotGain(
  state: DeadReckoningState,
  seat: Seat,
  card: CardId,
  { cargo, coins, to }: Extract<MainEffect, { do: 'gain' }>,
): Obstacle {
  const crew = state.players[seat].crew[card];
  if (amountOf(cargo, crew, card) + amountOf(coins, crew, card) === 0) return 'too-few-symbols';
  return to === 'anyIsland' ? unless(canGrant(state, seat)) : undefined;
}

function whyNotRepair(
  state: DeadReckoningState,
  seat: Seat,
  { price, inHarbour }: Extract<MainEffect, { do: 'repair' }>,
): Obstacle {
  const { damage, at } = state.players[seat];
  if (damage === 0) return 'no-damage';
  if (inHarbour && at !== HARBOUR) return 'only-in-harbour';
  return unless(canPay(state, seat, price), 'cannot-pay');
}

function whyNotUpgrade(
  state: DeadReckoningState,
  seat: Seat,
  { kind, price }: Extract<MainEffect, { do: 'upgrade' }>,
): Obstacle {
  if (!hasToken(state, kind)) return 'none-left';
  return unless(canPay(state, seat, price), 'cannot-pay');
}

function whyNotBuild(state: DeadReckoningState, seat: Seat, price: number): Obstacle {
  if (canBuild(state, seat, price)) return undefined;
  return hasSite(state, seat) ? 'cannot-pay' : 'not-your-island';
}

function whyNotTake(state: DeadReckoningState, seat: Seat, card: CardId, rows: readonly number[]): Obstacle {
  const row = rowByHelms(rows, countOn(state.players[seat].crew[card], card, 'helm'));
  if (row === 0) return 'too-few-symbols';
  return unless(state.boxes[row - 1].length > 0);
}

function whyNotLevelBottom(state: DeadReckoningState, seat: Seat): Obstacle {
  const { deck, crew } = state.players[seat];
  for (const card of deck) if (crew[card].level < HIGHEST_LEVEL) return undefined;
  return 'no-effect';
}

/** `card`: the crew card on which the ability is used, and whose symbols are counted. */
export function obstacle(state: DeadReckoningState, seat: Seat, card: CardId, effect: MainEffect): Obstacle {
  const crew = state.players[seat].crew[card];
  switch (effect.do) {
    case 'gain':
      return whyNotGain(state, seat, card, effect);
    case 'influence':
      return whyNoInfluence(state, seat, effect, amountOf(effect.n, crew, card));
    case 'permanent':
      return unless(canPlacePermanent(state, seat));
    case 'produce':
      return unless(canProduce(state, seat, effect.rows));
    case 'build':
      return whyNotBuild(state, seat, effect.prices[0]);
    case 'upgrade':
      return whyNotUpgrade(state, seat, effect);
    case 'swapUpgrade':
      if (!hasBasic(state.players[seat])) return 'no-such-upgrade';
      return unless(hasToken(state, 'advanced'), 'none-left');
    case 'repair':
      return whyNotRepair(state, seat, effect);
    case 'levelThis':
      return unless(crew.level < HIGHEST_LEVEL, 'highest-level');
    case 'levelBottom':
      return whyNotLevelBottom(state, seat);
    case 'takeTop':
      return whyNotTake(state, seat, card, effect.rowByHelms);
    case 'bombard':
      if (countOn(crew, card, 'cannon') < effect.cannons) return 'too-few-symbols';
      return unless(bombardTargets(state, seat).length > 0);
    case 'copy':
      return unless(canCopy(state, seat, card), 'cannot-copy');
    case 'passRowFour':
    case 'damageOnEntering':
      return undefined;
    case 'blackFlag':
    case 'lose':
    case 'takeDamage':
    case 'damageOpponent':
      return 'not-an-action';
  }
}

const SLEEVES: readonly number[] = [1, 2, 3];

/** DR-FLAG-1, DR-FLAG-3. */
function addFlags(state: DeadReckoningState, seat: Seat, card: CardId, actions: DeadReckoningAction[]): void {
  for (let other = 0; other < state.players.length; other++)
    if (isInReach(state, seat, other)) actions.push({ type: 'flag', card, seat: other });
}

/** What copying this ability would offer; symbols are counted on the card that copies. */
function addCopies(
  state: DeadReckoningState,
  seat: Seat,
  onto: CardId,
  from: CardId,
  actions: DeadReckoningAction[],
): void {
  const crew = state.players[seat].crew[from];
  for (const part of SLEEVES)
    for (const { at, effect } of readingOf(crew, from, part).effects) {
      if (effect.do === 'blackFlag') addFlags(state, seat, from, actions);
      else if (effect.do !== 'copy' && obstacle(state, seat, onto, effect) === undefined)
        actions.push(useOf(from, abilityAt(part, 0, 0) + at));
    }
}

export function copies(state: DeadReckoningState, seat: Seat, onto: CardId): DeadReckoningAction[] {
  const actions: DeadReckoningAction[] = [];
  for (const from of state.players[seat].play) if (from !== onto) addCopies(state, seat, onto, from, actions);
  return actions;
}

export const canCopy = (state: DeadReckoningState, seat: Seat, onto: CardId): boolean =>
  copies(state, seat, onto).length > 0;
