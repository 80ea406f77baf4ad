/** Verbs on buttons, with what they cost or bring for the seat that would press them. */

import type { Seat } from '@broadside/kernel';
import type { NameOf, Say, Values } from '@broadside/text';
import { CARGO_OF_A_MASTER_TRADER } from '../cards/achievements.ts';
import { BUILDINGS, buildingOf, type CardId, NO_CARD, rowCard } from '../cards/table.ts';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { HARBOUR, STEPS_BETWEEN, WAITING } from '../rules/facade.ts';
import type { FrameOf, StepName } from '../rules/state.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { nameBattleAction } from './battleActions.ts';
import { advancementName, buildingAsObject, cardList, cardName, frontName } from './cards.ts';
import { effectAt, effectWords } from './effects.ts';
import { goodTaken } from './goods.ts';
import { cellName, placeName } from './places.ts';
import { namedBySeat, namedWithRival, unheardOf } from './words.ts';

/** Says the verb of the action at hand; the variant is the rest of its key. */
export type Named = (values?: Values, variant?: string) => string;

/** What an action is named with. */
export interface Namer {
  readonly view: DeadReckoningView;
  readonly seat: Seat;
  readonly say: Say;
  readonly nameOf: NameOf;
  readonly named: Named;
}

/** The step that waits, if it is of this kind. */
function waiting<N extends StepName>(view: DeadReckoningView, step: N): FrameOf<N> | undefined {
  const frame = view.flow.at(-1);
  return frame?.step === step ? (frame as FrameOf<N>) : undefined;
}

/** "Crewman, level 2 + Sail": which of the crew cards of one name it is. */
export function crewLabel(view: DeadReckoningView, seat: Seat, card: CardId, say: Say): string {
  const { level, sleeves } = view.players[seat].crew[card];
  const plain = say('dead-reckoning.crew.level', { card: cardName(card, say), level });
  const advancements = sleeves.filter((sleeved) => sleeved !== NO_CARD).map((sleeved) => advancementName(say, sleeved));
  return advancements.length === 0
    ? plain
    : say('dead-reckoning.crew.sleeved', { card: plain, advancements: advancements.join(' + ') });
}

function nameUse({ card, ability }: { card: CardId; ability: number }, { view, seat, say, named }: Namer): string {
  const effect = effectAt(card, view.players[seat].crew[card], ability);
  const what = effect ? effectWords(say, effect) : say('dead-reckoning.step.effects');
  return named({ what, card: cardName(card, say) }, waiting(view, 'copy') ? '.copy' : '');
}

/** The card that lies where the ship is. */
function cardHere({ view, seat }: Namer): CardId {
  const { at } = view.players[seat];
  return at === HARBOUR ? NO_CARD : view.sea[at].card;
}

/** The verb says already whether it is a merchant: the card stands by what it does. */
function nameDeal(namer: Namer): string {
  const card = cardHere(namer);
  return namer.named({ card: frontName(namer.say, card), cargo: rowCard(card).price });
}

function nameSplit(dock: number, { view, named }: Namer): string {
  const paid = waiting(view, 'pay');
  const frame = paid ?? waiting(view, 'divide');
  const { cargo, coins } = frame ?? { cargo: dock, coins: 0 };
  const variant = `.${paid ? 'pay' : 'divide'}${coins > 0 ? '.coins' : ''}`;
  return named({ dock, ship: cargo + coins - dock }, variant);
}

function nameBuild(card: CardId, tile: number, { view, say, named }: Namer): string {
  const values = { building: buildingAsObject(say, card), at: placeName(say, tile, view, '.at') };
  const price = waiting(view, 'build')?.prices[0];
  return price === undefined ? named(values) : named({ ...values, cargo: price }, '.priced');
}

const SPECIAL_CHOICES: ReadonlySet<StepName> = new Set(['grant', 'permanent']);
const SPECIAL_ENDS: ReadonlySet<StepName> = new Set(['sleeve', 'recall', 'produce', 'build', 'drawn']);

/** A step in which the same action has a verb of its own. */
function variantIn(view: DeadReckoningView, steps: ReadonlySet<StepName>): string {
  const step = view.flow.at(-1)?.step;
  return step && steps.has(step) ? `.${step}` : '';
}

type SeaAction = Extract<DeadReckoningAction, { readonly type: 'sail' | 'pass' }>;

function nameVoyage(action: SeaAction, { view, seat, say, named }: Namer): string {
  if (action.type === 'pass') return named({ place: placeName(say, action.to, view, '.acc') });
  const sails = STEPS_BETWEEN[view.players[seat].at][action.to];
  if (sails === 0) return named({ at: placeName(say, action.to, view, '.by') }, '.stop');
  return named({ to: placeName(say, action.to, view, '.to'), sails });
}

type GoodsAction = Extract<DeadReckoningAction, { readonly type: 'load' | 'unload' | 'rearrange' | 'jettison' }>;

function nameGoods(action: GoodsAction, { say, named }: Namer): string {
  const goods = goodTaken(say, action.good, action.count);
  if (action.type === 'unload' && action.cell === WAITING) return named({ goods }, '.waiting');
  const values = { goods, cell: cellName(say, action.cell) };
  return action.type === 'rearrange' ? named({ ...values, to: cellName(say, action.to) }) : named(values);
}

/** Seats are players: the rival's place is one beyond the table's. */
export function nameAction(
  action: DeadReckoningAction,
  view: DeadReckoningView,
  seat: Seat,
  say: Say,
  nameOfSeat: NameOf = namedBySeat(say),
): string {
  const named: Named = (values = {}, variant = '') => say(`dead-reckoning.action.${action.type}${variant}`, values);
  const nameOf = namedWithRival(view.seats, say, nameOfSeat);
  const namer: Namer = { view, seat, say, nameOf, named };
  const at = (tile: number): string => placeName(say, tile, view, '.at');

  switch (action.type) {
    case 'keep':
      return named({ card: cardName(action.card, say) });
    case 'level':
      return named({
        card: crewLabel(view, seat, action.card, say),
        level: view.players[seat].crew[action.card].level + 1,
      });
    case 'play':
      return named({ card: crewLabel(view, seat, action.card, say) });
    case 'load':
    case 'unload':
    case 'rearrange':
    case 'jettison':
      return nameGoods(action, namer);
    case 'raise':
      return action.cards.length === 0 ? named() : named({ cards: cardList(action.cards, say) }, '.with');
    case 'sail':
    case 'pass':
      return nameVoyage(action, namer);
    case 'buy':
    case 'trade':
      return nameDeal(namer);
    case 'storm':
      return named({}, `.${BUILDINGS[buildingOf(action.card)]}`);
    case 'flag':
      return named({ card: cardName(action.card, say), name: nameOf(action.seat) });
    case 'fight':
      return named({ name: nameOf(action.seat) });
    case 'claim':
      return named({ cargo: CARGO_OF_A_MASTER_TRADER });
    case 'use':
      return nameUse(action, namer);
    case 'place':
    case 'produce':
      return named({ at: at(action.tile) });
    case 'replace':
      return named({ at: at(action.tile), name: nameOf(action.seat) });
    case 'build':
      return nameBuild(action.card, action.tile, namer);
    case 'fit':
    case 'strip':
      return named({ card: cardName(action.card, say), cell: cellName(say, action.cell) });
    case 'choose':
      return named(
        { at: at(action.tile), place: placeName(say, action.tile, view, '.acc') },
        variantIn(view, SPECIAL_CHOICES),
      );
    case 'split':
      return nameSplit(action.dock, namer);
    case 'stow':
    case 'forgo':
      return named({ goods: goodTaken(say, action.good, 1) });
    case 'recall':
      return named({ place: placeName(say, action.tile, view) });
    case 'done':
      return named({}, variantIn(view, SPECIAL_ENDS));
    case 'mode':
      return named({}, action.pirate === 1 ? '.pirate' : '.trade');
    case 'sleeve':
      return named({ card: cardName(action.card, say), crew: crewLabel(view, seat, action.crew, say) });
    case 'attack':
    case 'decline':
    case 'end':
    case 'settle':
      return named();
    case 'fire':
    case 'skip':
    case 'shift':
    case 'remove':
    case 'loot':
    case 'lootAll':
    case 'land':
      return nameBattleAction(action, namer);
    default:
      return unheardOf(action);
  }
}
