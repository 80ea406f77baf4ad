/** What would be lost by ending the turn now: sails, abilities, purchases, goods ashore, cards that could be played. */
import type { Seat } from '@broadside/kernel';
import { isBack, NO_CARD, rowCard } from '../cards/table.ts';
import { HARBOUR } from '../rules/facade.ts';
import { t } from '../text/table.ts';
import { cargoAboard, cargoAshore } from './aboard.ts';
import { cardName, legalOf } from './buttons.ts';
import type { Props } from './props.ts';

/** Two lines of half a phone. */
const FITS = 38;
/** DR-BUY-2. */
const MOST_PURCHASES = 2;

/** Cards that could be paid for where the ship can still sail to. */
function cardsInReach(props: Props, seat: Seat): number {
  const { view } = props;
  if (view.turn.bought >= MOST_PURCHASES) return 0;
  const aboard = cargoAboard(view, seat);
  return legalOf(props, 'sail').filter(({ to }) => {
    if (to === HARBOUR) return false;
    const { explored, card } = view.sea[to];
    return explored && card !== NO_CARD && !isBack(card) && rowCard(card).price <= aboard;
  }).length;
}

/** Abilities that are ready, by the cards they stand on. */
function unused(props: Props): string | undefined {
  const cards = [...new Set(legalOf(props, 'use').map(({ card }) => card))];
  if (cards.length === 0) return undefined;
  return t(props, 'waste.abilities', { card: cardName(props, cards[0]), more: cards.length - 1 });
}

/** Everything that is left to do, what matters most first. */
function leftOver(props: Props, seat: Seat): readonly string[] {
  const { view } = props;
  const { sails, dock, at } = view.players[seat];
  const any = (...types: Parameters<typeof legalOf>[1][]): boolean =>
    types.some((type) => legalOf(props, type).length > 0);
  const cards = legalOf(props, 'play').length;
  const inReach = cardsInReach(props, seat);
  const toHarbour = at !== HARBOUR && dock > 0 && legalOf(props, 'sail').some(({ to }) => to === HARBOUR);
  const words = [
    any('raise') && t(props, 'waste.raise'),
    any('claim') && t(props, 'waste.claim'),
    any('buy', 'trade') && t(props, 'waste.buy'),
    unused(props),
    cards > 0 && t(props, 'waste.cards', { cards }),
    any('load') && t(props, 'waste.load', { cargo: cargoAshore(view, seat) }),
    inReach > 0 && t(props, 'waste.reach', { cards: inReach }),
    toHarbour && t(props, 'waste.harbour', { cargo: dock }),
    any('sail', 'pass') && sails > 0 && t(props, 'waste.sails', { sails }),
  ];
  return words.filter((lost) => typeof lost === 'string');
}

/** Nothing if nothing is left to do; else as much of it as has room, and how much more there is. */
export function wasteWords(props: Props, seat: Seat): string | undefined {
  const [first, ...others] = leftOver(props, seat);
  if (first === undefined) return undefined;
  const [second] = others;
  const list = second !== undefined && first.length + second.length <= FITS ? [first, second] : [first];
  const more = others.length + 1 - list.length;
  return more > 0 ? t(props, 'waste.more', { list: list.join(', '), count: more }) : list.join(', ');
}
