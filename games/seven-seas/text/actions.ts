/** Verbs on buttons, with what they cost or bring for the seat that would press them. */

import type { Seat } from '@broadside/kernel';
import type { NameOf, Say, Values } from '@broadside/text';
import { type CardId, characterCard, type Good, lootKind, nationOf, priceIn, typeOf } from '../cards/table.ts';
import { chestsFor, countOf, DOUBLE_HOLD_COST, PER_DIE, UNSINKABLE_COST } from '../rules/facade.ts';
import type { FrameOf, SevenSeasAction, StepName } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { cardName, characterWord, dealOf, goodAsObject, ofNation } from './cards.ts';
import { namedBySeat, unheardOf } from './words.ts';

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
function sendVariant({ raid, corsairs }: SevenSeasView, seat: Seat, count: number): '' | '.none' | '.marked' {
  if (count === 0) return '.none';
  return raid && corsairs[nationOf(raid.card)] === seat ? '.marked' : '';
}

interface Die {
  readonly side: number;
  readonly value: number;
}

function dieOf({ lid }: SevenSeasView, die: number): Die {
  if (!lid) throw new TypeError('nothing lies in the lid');
  return { side: lid.sides[die], value: lid.dice[die * PER_DIE] };
}

function giftVariant(view: SevenSeasView): string {
  const frame = waiting(view, 'gift');
  return frame ? `.${characterWord(characterCard(frame.character))}` : '';
}

function assignTo(view: SevenSeasView, seat: Seat): Seat {
  return waiting(view, 'assign')?.to ?? seat;
}

type Named = (values?: Values, variant?: string) => string;

export function nameAction(
  action: SevenSeasAction,
  view: SevenSeasView,
  seat: Seat,
  say: Say,
  nameOf: NameOf = namedBySeat(say),
): string {
  const named: Named = (values = {}, variant = '') => say(`seven-seas.action.${action.type}${variant}`, values);

  switch (action.type) {
    case 'choose':
      return named({}, `.${characterWord(action.card)}`);
    case 'deal':
      return named({ goods: dealOf(action.cards, say), chests: dealPrice(view, action.cards) });
    case 'doubleHold':
      return named({ yinYang: DOUBLE_HOLD_COST });
    case 'unsinkable':
      return named({ yinYang: UNSINKABLE_COST });
    case 'build':
      return named({ ships: action.count, chests: action.count });
    case 'corsair':
      return named({
        nation: ofNation(action.nation, say),
        ships: view.pirates[seat].reserve,
        marks: named({}, `.${corsairMarks(view, seat)}`),
      });
    case 'play':
      return named({ card: cardName(action.card, say) }, `.${typeOf(action.card)}`);
    case 'decline':
      return named({ marks: 1 });
    case 'gift':
      return named({}, giftVariant(view));
    case 'send':
      return named({ ships: action.count }, sendVariant(view, seat, action.count));
    case 'protect':
      return action.count === 0 ? named({}, '.none') : named({ ships: action.count });
    case 'throw':
      return view.options.gesture
        ? named({ way: say(`seven-seas.way.${action.way}`), force: say(`seven-seas.force.${action.force}`) })
        : named({}, '.plain');
    case 'leave':
      return named({}, countOf(waiting(view, 'keep')?.kept ?? [0, 0, 0]) > 0 ? '.rest' : '');
    case 'keep':
    case 'discard':
    case 'name':
    case 'lose':
      return named({ good: goodAsObject(action.card, say) });
    case 'draw':
    case 'noGift':
    case 'end':
    case 'land':
    case 'keepAll':
      return named();
    case 'sell':
    case 'sellKind':
    case 'sellAll':
    case 'close':
      return nameSale(action, view, seat, named, say);
    case 'fight':
    case 'hit':
    case 'assign':
      return namePick(action, view, seat, named, say, nameOf);
    default:
      return unheardOf(action);
  }
}

type SaleAction = Extract<SevenSeasAction, { type: 'sell' | 'sellKind' | 'sellAll' | 'close' }>;

/** A sale is priced as one: every button says what the whole grows to, or what it grows by. */
function nameSale(action: SaleAction, view: SevenSeasView, seat: Seat, named: Named, say: Say): string {
  const { goods } = view.pirates[seat];
  switch (action.type) {
    case 'sell':
      return named({ good: goodAsObject(action.card, say), chests: growth(view, action.card, 1) });
    case 'sellKind': {
      const kind = lootKind(action.card);
      const count = goods[kind as Good] - soldIn(view)[kind];
      return named({ good: goodAsObject(action.card, say), count, chests: growth(view, action.card, count) });
    }
    case 'sellAll':
      return named({ chests: paid(view, goods) });
    case 'close':
      return named({ chests: paid(view, soldIn(view)) });
  }
}

type PickAction = Extract<SevenSeasAction, { type: 'fight' | 'hit' | 'assign' }>;

/** Dice that somebody picks, with their owners. */
function namePick(action: PickAction, view: SevenSeasView, seat: Seat, named: Named, say: Say, nameOf: NameOf): string {
  switch (action.type) {
    case 'fight': {
      const pirate = dieOf(view, action.pirate);
      return named({ name: nameOf(pirate.side), pirate: pirate.value, red: dieOf(view, action.red).value });
    }
    case 'hit': {
      const { side, value } = dieOf(view, action.die);
      return named({ name: nameOf(side), value });
    }
    case 'assign': {
      const to = assignTo(view, seat);
      const values = { value: action.value, what: say(`seven-seas.tavern.${action.value}`) };
      return to === seat ? named(values, '.self') : named({ ...values, name: nameOf(to) });
    }
  }
}
