/** What a crew gives its player, one line for each thing. */

import type { Seat } from '@broadside/kernel';
import type { Say } from '@broadside/text';
import {
  isAresFriend,
  isClerk,
  isGambler,
  isGunner,
  isInnkeeper,
  isLookout,
  isMerchant,
  isViceAdmiral,
} from '../../cards/table.ts';
import { COLOURS, SYMBOLS } from '../../cards/types.ts';
import { ADMIRAL_COINS, agentsOf, areaSeen, countOf, tradersOf } from '../../rules/facade.ts';
import type { View } from '../../rules/view.ts';
import { crewOf } from './crew.ts';

const KEY = 'port-royal.table.sheet';

type Line = (count: number, key: string, values: Record<string, number | string>) => string[];

/** Persons for ships of one colour: more coins, points, more cards. */
function forShips(persons: readonly number[], line: Line, say: Say): string[] {
  return COLOURS.flatMap((colour, at) => {
    const ship = say(`port-royal.partner.${colour}`);
    const coins = tradersOf(persons, at);
    const cards = agentsOf(persons, isClerk, at);
    return [
      ...line(coins, 'traders', { coins, ship }),
      ...line(agentsOf(persons, isMerchant, at), 'merchants', { ship }),
      ...line(cards, 'clerks', { cards, ship }),
    ];
  });
}

/** Persons of the expansions whose kind says it all. */
function ofNewcomers(persons: readonly number[], line: Line): string[] {
  const count = (isKind: Uint8Array, key: string): string[] => {
    const many = countOf(persons, isKind);
    return line(many, key, { count: many, coins: many });
  };
  return [
    ...count(isGambler, 'gamblers'),
    ...count(isViceAdmiral, 'viceAdmirals'),
    ...count(isGunner, 'gunners'),
    ...count(isLookout, 'lookouts'),
    ...count(isInnkeeper, 'innkeepers'),
    ...count(isAresFriend, 'aresFriends'),
  ];
}

export function abilitiesOf(view: View, seat: Seat, say: Say): string[] {
  const player = view.players[seat];
  const { sabres, discount, governors, admirals, jesters } = areaSeen(view, seat);
  const crew = crewOf(player);
  const line: Line = (count, key, values) => (count > 0 ? [say(`${KEY}.${key}`, values)] : []);
  return [
    ...line(sabres, 'sabres', { sabres }),
    ...line(discount, 'discount', { coins: discount }),
    ...forShips(player.persons, line, say),
    ...line(governors, 'governors', { cards: governors }),
    ...line(admirals, 'admirals', { coins: admirals * ADMIRAL_COINS }),
    ...line(jesters, 'jesters', { coins: jesters }),
    ...ofNewcomers(player.persons, line),
    ...SYMBOLS.flatMap((symbol) => line(crew[symbol], `symbol.${symbol}`, { count: crew[symbol] })),
    ...line(crew.any, 'symbol.jack', { count: crew.any }),
  ];
}
