/** What a crew gives its player, one line for each thing. */

import type { Seat } from '@broadside/kernel';
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
import type { TableSay as Say } from '../../text/table.ts';
import { crewOf } from './crew.ts';

const KEY = 'port-royal.table.sheet';

/** Only what there is at least one of. */
const line = (count: number, words: () => string): string[] => (count > 0 ? [words()] : []);

/** Persons for ships of one colour: more coins, points, more cards. */
function forShips(persons: readonly number[], say: Say): string[] {
  return COLOURS.flatMap((colour, at) => {
    const ship = say(`port-royal.partner.${colour}`);
    const coins = tradersOf(persons, at);
    const cards = agentsOf(persons, isClerk, at);
    return [
      ...line(coins, () => say(`${KEY}.traders`, { coins, ship })),
      ...line(agentsOf(persons, isMerchant, at), () => say(`${KEY}.merchants`, { ship })),
      ...line(cards, () => say(`${KEY}.clerks`, { cards, ship })),
    ];
  });
}

type Newcomers = 'gamblers' | 'viceAdmirals' | 'gunners' | 'lookouts' | 'innkeepers' | 'aresFriends';

/** Persons of the expansions whose kind says it all. */
function ofNewcomers(persons: readonly number[], say: Say): string[] {
  const counted = (isKind: Uint8Array, key: Newcomers): string[] => {
    const count = countOf(persons, isKind);
    return line(count, () => say(`${KEY}.${key}`, { count, coins: count }));
  };
  return [
    ...counted(isGambler, 'gamblers'),
    ...counted(isViceAdmiral, 'viceAdmirals'),
    ...counted(isGunner, 'gunners'),
    ...counted(isLookout, 'lookouts'),
    ...counted(isInnkeeper, 'innkeepers'),
    ...counted(isAresFriend, 'aresFriends'),
  ];
}

export function abilitiesOf(view: View, seat: Seat, say: Say): string[] {
  const player = view.players[seat];
  const { sabres, discount, governors, admirals, jesters } = areaSeen(view, seat);
  const crew = crewOf(player);
  return [
    ...line(sabres, () => say(`${KEY}.sabres`, { sabres })),
    ...line(discount, () => say(`${KEY}.discount`, { coins: discount })),
    ...forShips(player.persons, say),
    ...line(governors, () => say(`${KEY}.governors`, { cards: governors })),
    ...line(admirals, () => say(`${KEY}.admirals`, { coins: admirals * ADMIRAL_COINS })),
    ...line(jesters, () => say(`${KEY}.jesters`, { coins: jesters })),
    ...ofNewcomers(player.persons, say),
    ...SYMBOLS.flatMap((symbol) => line(crew[symbol], () => say(`${KEY}.symbol.${symbol}`, { count: crew[symbol] }))),
    ...line(crew.any, () => say(`${KEY}.symbol.jack`, { count: crew.any })),
  ];
}
