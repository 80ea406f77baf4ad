/** Verbs on buttons, with what they cost or bring for the seat that would press them. */

import type { Seat } from '@broadside/kernel';
import type { NameOf } from '@broadside/text';
import { type CardId, CHARACTERS, type Good, lootKind, nationOf, priceIn } from '../cards/table.ts';
import { chestsFor, countOf, DOUBLE_HOLD_COST, PER_DIE, UNSINKABLE_COST } from '../rules/facade.ts';
import type { FrameOf, SevenSeasAction, StepName } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { cardName, characterWord, dealOf, goodAsObject, ofNation, playedAs } from './cards.ts';
import type { Say } from './say.ts';
import { namedBySeat, tavernWords, unheardOf } from './words.ts';

/** The step that waits, if it is of this kind. */
function waiting<N extends StepName>(view: SevenSeasView, step: N): FrameOf<N> | undefined {
  const frame = view.flow.at(-1);
  return frame?.step === step ? (frame as FrameOf<N>) : undefined;
}

const paid = ({ port, options }: SevenSeasView, goods: readonly number[]): number =>
  chestsFor(port, goods, options.bayRum);

/** The goods of a sale so far; none before it has begun. */
const soldIn = (view: SevenSeasView): readonly number[] => waiting(view, 'sale')?.sold ?? [0, 0, 0];

/** What a sale grows by if these many of a kind are added to it (S7-MERCHANT-2). */
function growth(view: SevenSeasView, card: CardId, count: number): number {
  const sold = soldIn(view);
  const more = sold.map((already, good) => (good === lootKind(card) ? already + count : already));
  return paid(view, more) - paid(view, sold);
}

/** S7-RITUAL-4. */
const dealPrice = ({ port, options }: SevenSeasView, cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => sum + priceIn(port, lootKind(card) as Good, options.bayRum), 0);

/** S7-GOV-5: with a gift no mark is taken, with two an older one goes. */
function corsairMarks(view: SevenSeasView, seat: Seat): 'marked' | 'free' | 'lifted' {
  const gifts = waiting(view, 'turn')?.gifts ?? 0;
  if (gifts === 0) return 'marked';
  return gifts > 1 && view.pirates[seat].marks > 0 ? 'lifted' : 'free';
}

/** S7-MARK-5, S7-MARK-6. */
function nameSending({ raid, corsairs }: SevenSeasView, seat: Seat, ships: number, say: Say): string {
  if (ships === 0) return say('seven-seas.action.send.none');
  const marked = raid && corsairs[nationOf(raid.card)] === seat;
  return say(marked ? 'seven-seas.action.send.marked' : 'seven-seas.action.send', { ships });
}

interface Die {
  readonly side: number;
  readonly value: number;
}

function dieOf({ lid }: SevenSeasView, die: number): Die {
  if (!lid) throw new TypeError('nothing lies in the lid');
  return { side: lid.sides[die], value: lid.dice[die * PER_DIE] };
}

function nameGift(view: SevenSeasView, say: Say): string {
  const frame = waiting(view, 'gift');
  return frame ? say(`seven-seas.action.gift.${CHARACTERS[frame.character]}`) : say('seven-seas.action.gift');
}

/** The eight directions and the three strengths of a throw (S7-TABLE-3). */
const WAYS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const FORCES = [1, 2, 3] as const;

/** Without a gesture a throw is a throw. */
function nameThrow({ way, force }: ThrowAction, { options }: SevenSeasView, say: Say): string {
  if (!options.gesture) return say('seven-seas.action.throw.plain');
  return say('seven-seas.action.throw', {
    way: say(`seven-seas.way.${WAYS[way]}`),
    force: say(`seven-seas.force.${FORCES[force - 1]}`),
  });
}

function assignTo(view: SevenSeasView, seat: Seat): Seat {
  return waiting(view, 'assign')?.to ?? seat;
}

export function nameAction(
  action: SevenSeasAction,
  view: SevenSeasView,
  seat: Seat,
  say: Say,
  nameOf: NameOf = namedBySeat(say),
): string {
  switch (action.type) {
    case 'choose':
      return say(`seven-seas.action.choose.${characterWord(action.card)}`);
    case 'deal':
      return say('seven-seas.action.deal', {
        goods: dealOf(action.cards, say),
        chests: dealPrice(view, action.cards),
      });
    case 'doubleHold':
      return say('seven-seas.action.doubleHold', { yinYang: DOUBLE_HOLD_COST });
    case 'unsinkable':
      return say('seven-seas.action.unsinkable', { yinYang: UNSINKABLE_COST });
    case 'build':
      return say('seven-seas.action.build', { ships: action.count, chests: action.count });
    case 'corsair':
      return say('seven-seas.action.corsair', {
        nation: ofNation(action.nation, say),
        ships: view.pirates[seat].reserve,
        marks: say(`seven-seas.action.corsair.${corsairMarks(view, seat)}`),
      });
    case 'play':
      return say(`seven-seas.action.play.${playedAs(action.card)}`, { card: cardName(action.card, say) });
    case 'decline':
      return say('seven-seas.action.decline', { marks: 1 });
    case 'gift':
      return nameGift(view, say);
    case 'send':
      return nameSending(view, seat, action.count, say);
    case 'protect':
      return action.count === 0
        ? say('seven-seas.action.protect.none')
        : say('seven-seas.action.protect', { ships: action.count });
    case 'throw':
      return nameThrow(action, view, say);
    case 'leave': {
      const kept = countOf(waiting(view, 'keep')?.kept ?? [0, 0, 0]);
      return say(kept > 0 ? 'seven-seas.action.leave.rest' : 'seven-seas.action.leave');
    }
    case 'keep':
    case 'discard':
    case 'name':
    case 'lose':
      return say(`seven-seas.action.${action.type}`, { good: goodAsObject(action.card, say) });
    case 'draw':
    case 'noGift':
    case 'end':
    case 'land':
    case 'keepAll':
      return say(`seven-seas.action.${action.type}`);
    case 'sell':
    case 'sellKind':
    case 'sellAll':
    case 'close':
      return nameSale(action, view, seat, say);
    case 'fight':
    case 'hit':
    case 'assign':
      return namePick(action, view, seat, say, nameOf);
    default:
      return unheardOf(action);
  }
}

type ActionOf<T extends SevenSeasAction['type']> = Extract<SevenSeasAction, { type: T }>;
type ThrowAction = ActionOf<'throw'>;
type SaleAction = ActionOf<'sell' | 'sellKind' | 'sellAll' | 'close'>;

/** A sale is priced as one: every button says what the whole grows to, or what it grows by. */
function nameSale(action: SaleAction, view: SevenSeasView, seat: Seat, say: Say): string {
  const { goods } = view.pirates[seat];
  switch (action.type) {
    case 'sell':
      return say('seven-seas.action.sell', {
        good: goodAsObject(action.card, say),
        chests: growth(view, action.card, 1),
      });
    case 'sellKind': {
      const kind = lootKind(action.card);
      const count = goods[kind as Good] - soldIn(view)[kind];
      return say('seven-seas.action.sellKind', {
        good: goodAsObject(action.card, say),
        count,
        chests: growth(view, action.card, count),
      });
    }
    case 'sellAll':
      return say('seven-seas.action.sellAll', { chests: paid(view, goods) });
    case 'close':
      return say('seven-seas.action.close', { chests: paid(view, soldIn(view)) });
  }
}

type PickAction = ActionOf<'fight' | 'hit' | 'assign'>;

/** Dice that somebody picks, with their owners. */
function namePick(action: PickAction, view: SevenSeasView, seat: Seat, say: Say, nameOf: NameOf): string {
  switch (action.type) {
    case 'fight': {
      const pirate = dieOf(view, action.pirate);
      return say('seven-seas.action.fight', {
        name: nameOf(pirate.side),
        pirate: pirate.value,
        red: dieOf(view, action.red).value,
      });
    }
    case 'hit': {
      const { side, value } = dieOf(view, action.die);
      return say('seven-seas.action.hit', { name: nameOf(side), value });
    }
    case 'assign': {
      const to = assignTo(view, seat);
      const values = { value: action.value, what: tavernWords(action.value, say) };
      return to === seat
        ? say('seven-seas.action.assign.self', values)
        : say('seven-seas.action.assign', { ...values, name: nameOf(to) });
    }
  }
}
