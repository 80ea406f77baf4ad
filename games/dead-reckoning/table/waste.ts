/** What would be lost by ending the turn now: sails, abilities, purchases, goods ashore, cards that could be played. */
import type { Seat } from '@broadside/kernel';
import { t } from '../text/table.ts';
import { legalOf } from './buttons.ts';
import type { Props } from './props.ts';

/** A button has room for so many. */
const IN_SIGHT = 2;

/** Nothing if nothing is left to do. */
export function wasteWords(props: Props, seat: Seat): string | undefined {
  const { view } = props;
  const { sails } = view.players[seat];
  const abilities = new Set(legalOf(props, 'use').map(({ card, ability }) => `${card} ${ability >> 2}`)).size;
  const cards = legalOf(props, 'play').length;
  const any = (...types: Parameters<typeof legalOf>[1][]): boolean =>
    types.some((type) => legalOf(props, type).length > 0);
  const words = [
    any('claim') && t(props, 'waste.claim'),
    any('sail', 'pass') && sails > 0 && t(props, 'waste.sails', { sails }),
    any('raise') && t(props, 'waste.raise'),
    abilities > 0 && t(props, 'waste.abilities', { abilities }),
    cards > 0 && t(props, 'waste.cards', { cards }),
    any('buy', 'trade') && t(props, 'waste.buy'),
    any('load') && t(props, 'waste.load'),
  ].filter((lost) => lost !== false);
  if (words.length === 0) return undefined;
  const list = words.slice(0, IN_SIGHT).join(', ');
  const more = words.length - IN_SIGHT;
  return more > 0 ? t(props, 'waste.more', { list, count: more }) : list;
}
