/** Verbs on buttons, with what they cost or bring for the seat that would press them. */

import type { Seat } from '@broadside/kernel';
import type { NameOf } from '@broadside/text';
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
import type { Say } from './say.ts';
import { namedBySeat, namedWithRival, unheardOf } from './words.ts';

const KEY = 'dead-reckoning.action';

/** What an action is named with. */
export interface Namer {
  readonly view: DeadReckoningView;
  readonly seat: Seat;
  readonly say: Say;
  readonly nameOf: NameOf;
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

function nameUse({ card, ability }: { card: CardId; ability: number }, { view, seat, say }: Namer): string {
  const effect = effectAt(card, view.players[seat].crew[card], ability);
  const what = effect ? effectWords(say, effect) : say('dead-reckoning.step.effects');
  return say(`${KEY}.use${waiting(view, 'copy') ? '.copy' : ''}`, { what, card: cardName(card, say) });
}

/** The card that lies where the ship is. */
function cardHere({ view, seat }: Namer): CardId {
  const { at } = view.players[seat];
  return at === HARBOUR ? NO_CARD : view.sea[at].card;
}

/** The verb says already whether it is a merchant: the card stands by what it does. */
function nameDeal(type: 'buy' | 'trade', namer: Namer): string {
  const card = cardHere(namer);
  return namer.say(`${KEY}.${type}`, { card: frontName(namer.say, card), cargo: rowCard(card).price });
}

function nameSplit(dock: number, { view, say }: Namer): string {
  const paid = waiting(view, 'pay');
  const frame = paid ?? waiting(view, 'divide');
  const { cargo, coins } = frame ?? { cargo: dock, coins: 0 };
  return say(`${KEY}.split.${paid ? 'pay' : 'divide'}${coins > 0 ? '.coins' : ''}`, {
    dock,
    ship: cargo + coins - dock,
  });
}

function nameBuild(card: CardId, tile: number, { view, say }: Namer): string {
  const values = { building: buildingAsObject(say, card), at: placeName(say, tile, view, '.at') };
  const price = waiting(view, 'build')?.prices[0];
  return price === undefined ? say(`${KEY}.build`, values) : say(`${KEY}.build.priced`, { ...values, cargo: price });
}

const SPECIAL_CHOICES = ['grant', 'permanent'] as const;
const SPECIAL_ENDS = ['sleeve', 'recall', 'produce', 'build', 'drawn'] as const;

/** A step in which the same action has a verb of its own. */
function variantIn<N extends StepName>(view: DeadReckoningView, steps: readonly N[]): '' | `.${N}` {
  const waits = view.flow.at(-1)?.step;
  const special = steps.find((step) => step === waits);
  return special === undefined ? '' : `.${special}`;
}

type SeaAction = Extract<DeadReckoningAction, { readonly type: 'sail' | 'pass' }>;

function nameVoyage(action: SeaAction, { view, seat, say }: Namer): string {
  if (action.type === 'pass') return say(`${KEY}.pass`, { place: placeName(say, action.to, view, '.acc') });
  const sails = STEPS_BETWEEN[view.players[seat].at][action.to];
  if (sails === 0) return say(`${KEY}.sail.stop`, { at: placeName(say, action.to, view, '.by') });
  return say(`${KEY}.sail`, { to: placeName(say, action.to, view, '.to'), sails });
}

type GoodsAction = Extract<DeadReckoningAction, { readonly type: 'load' | 'unload' | 'rearrange' | 'jettison' }>;

function nameGoods(action: GoodsAction, { say }: Namer): string {
  const goods = goodTaken(say, action.good, action.count);
  if (action.type === 'unload' && action.cell === WAITING) return say(`${KEY}.unload.waiting`, { goods });
  const values = { goods, cell: cellName(say, action.cell) };
  return action.type === 'rearrange'
    ? say(`${KEY}.rearrange`, { ...values, to: cellName(say, action.to) })
    : say(`${KEY}.${action.type}`, values);
}

/** Seats are players: the rival's place is one beyond the table's. */
export function nameAction(
  action: DeadReckoningAction,
  view: DeadReckoningView,
  seat: Seat,
  say: Say,
  nameOfSeat: NameOf = namedBySeat(say),
): string {
  const nameOf = namedWithRival(view.seats, say, nameOfSeat);
  const namer: Namer = { view, seat, say, nameOf };
  const at = (tile: number): string => placeName(say, tile, view, '.at');

  switch (action.type) {
    case 'keep':
      return say(`${KEY}.keep`, { card: cardName(action.card, say) });
    case 'level':
      return say(`${KEY}.level`, {
        card: crewLabel(view, seat, action.card, say),
        level: view.players[seat].crew[action.card].level + 1,
      });
    case 'play':
      return say(`${KEY}.play`, { card: crewLabel(view, seat, action.card, say) });
    case 'load':
    case 'unload':
    case 'rearrange':
    case 'jettison':
      return nameGoods(action, namer);
    case 'raise':
      return action.cards.length === 0
        ? say(`${KEY}.raise`)
        : say(`${KEY}.raise.with`, { cards: cardList(action.cards, say) });
    case 'sail':
    case 'pass':
      return nameVoyage(action, namer);
    case 'buy':
    case 'trade':
      return nameDeal(action.type, namer);
    case 'storm':
      return say(`${KEY}.storm.${BUILDINGS[buildingOf(action.card)]}`);
    case 'flag':
      return say(`${KEY}.flag`, { card: cardName(action.card, say), name: nameOf(action.seat) });
    case 'fight':
      return say(`${KEY}.fight`, { name: nameOf(action.seat) });
    case 'claim':
      return say(`${KEY}.claim`, { cargo: CARGO_OF_A_MASTER_TRADER });
    case 'use':
      return nameUse(action, namer);
    case 'place':
    case 'produce':
      return say(`${KEY}.${action.type}`, { at: at(action.tile) });
    case 'replace':
      return say(`${KEY}.replace`, { at: at(action.tile), name: nameOf(action.seat) });
    case 'build':
      return nameBuild(action.card, action.tile, namer);
    case 'fit':
    case 'strip':
      return say(`${KEY}.${action.type}`, { card: cardName(action.card, say), cell: cellName(say, action.cell) });
    case 'choose':
      return say(`${KEY}.choose${variantIn(view, SPECIAL_CHOICES)}`, {
        at: at(action.tile),
        place: placeName(say, action.tile, view, '.acc'),
      });
    case 'split':
      return nameSplit(action.dock, namer);
    case 'stow':
    case 'forgo':
      return say(`${KEY}.${action.type}`, { goods: goodTaken(say, action.good, 1) });
    case 'recall':
      return say(`${KEY}.recall`, { place: placeName(say, action.tile, view) });
    case 'done':
      return say(`${KEY}.done${variantIn(view, SPECIAL_ENDS)}`);
    case 'mode':
      return say(`${KEY}.mode.${action.pirate === 1 ? 'pirate' : 'trade'}`);
    case 'sleeve':
      return say(`${KEY}.sleeve`, {
        card: cardName(action.card, say),
        crew: crewLabel(view, seat, action.crew, say),
      });
    case 'attack':
    case 'decline':
    case 'end':
    case 'settle':
      return say(`${KEY}.${action.type}`);
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
