/** What would be lost by ending the turn now: sails, abilities, purchases, cards that could still be played. */
import type { Seat } from '@broadside/kernel';
import { legalOf, type Props, told } from './parts.ts';

/** Nothing if nothing is left to do. */
export function wasteWords(props: Props, seat: Seat): string | undefined {
  const { view } = props;
  const player = view.players[seat];
  const abilities = new Set(legalOf(props, 'use').map(({ card, ability }) => `${card} ${ability >> 2}`)).size;
  const parts = [
    ...(player.sails > 0 ? [told(props, 'waste.sails', { sails: player.sails })] : []),
    ...(!view.turn.raised && legalOf(props, 'raise').length > 0 ? [told(props, 'waste.raise')] : []),
    ...(abilities > 0 ? [told(props, 'waste.abilities', { abilities })] : []),
    ...(legalOf(props, 'buy').length + legalOf(props, 'trade').length > 0 ? [told(props, 'waste.buy')] : []),
    ...(legalOf(props, 'play').length > 0
      ? [told(props, 'waste.cards', { cards: legalOf(props, 'play').length })]
      : []),
  ];
  return parts.length === 0 ? undefined : parts.join(', ');
}
