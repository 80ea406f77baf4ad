/** What would be lost by ending the turn now: sails, abilities, purchases, goods ashore, cards that could be played. */
import type { Seat } from '@broadside/kernel';
import type { Values } from '@broadside/text';
import { legalOf, type Props, told } from './parts.ts';

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
  const lost: readonly (readonly [boolean, string, Values?])[] = [
    [any('claim'), 'claim'],
    [any('sail', 'pass') && sails > 0, 'sails', { sails }],
    [any('raise'), 'raise'],
    [abilities > 0, 'abilities', { abilities }],
    [cards > 0, 'cards', { cards }],
    [any('buy', 'trade'), 'buy'],
    [any('load'), 'load'],
  ];
  const words = lost.flatMap(([is, key, values]) => (is ? [told(props, `waste.${key}`, values)] : []));
  if (words.length === 0) return undefined;
  const list = words.slice(0, IN_SIGHT).join(', ');
  const more = words.length - IN_SIGHT;
  return more > 0 ? told(props, 'waste.more', { list, count: more }) : list;
}
