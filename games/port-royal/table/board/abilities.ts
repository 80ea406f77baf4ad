/** What a crew gives its player, one line for each thing. */
import type { Seat } from '@broadside/kernel';
import type { Say } from '@broadside/text';
import { COLOURS, SYMBOLS } from '../../cards/types.ts';
import { tradersOf } from '../../rules/area.ts';
import { ADMIRAL_COINS } from '../../rules/trade.ts';
import { areaSeen, type View } from '../../rules/view.ts';
import { crewOf } from './crew.ts';

const KEY = 'port-royal.table.sheet';

export function abilitiesOf(view: View, seat: Seat, say: Say): string[] {
  const player = view.players[seat];
  const { sabres, discount, governors, admirals, jesters } = areaSeen(view, seat);
  const crew = crewOf(player);
  const line = (count: number, key: string, values: Record<string, number | string>): string[] =>
    count > 0 ? [say(`${KEY}.${key}`, values)] : [];
  return [
    ...line(sabres, 'sabres', { sabres }),
    ...line(discount, 'discount', { coins: discount }),
    ...COLOURS.flatMap((colour, at) => {
      const coins = tradersOf(player.persons, at);
      return line(coins, 'traders', { coins, ship: say(`port-royal.partner.${colour}`) });
    }),
    ...line(governors, 'governors', { cards: governors }),
    ...line(admirals, 'admirals', { coins: admirals * ADMIRAL_COINS }),
    ...line(jesters, 'jesters', { coins: jesters }),
    ...SYMBOLS.flatMap((symbol) => line(crew[symbol], `symbol.${symbol}`, { count: crew[symbol] })),
    ...line(crew.any, 'symbol.jack', { count: crew.any }),
  ];
}
