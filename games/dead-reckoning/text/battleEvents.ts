/** The log of battles. */

import type { Say } from '@broadside/text';
import { ZONES, type ZoneKind } from '../cards/board.ts';
import { BUILDINGS, buildingOf, CARD_INFO, NO_CARD } from '../cards/table.ts';
import { BLACK, NOBODY } from '../rules/facade.ts';

import { cardName } from './cards.ts';
import { goodsTaken } from './goods.ts';
import { zoneWords } from './places.ts';
import { type EventOf, type Teller, tellOfUse } from './teller.ts';
import { unheardOf } from './words.ts';

const LANDED = 'dead-reckoning.event.landed';
/** Zone and pose of a cube in a flat list. */
const PER_CUBE = 8;

function tellOfBeginning(event: EventOf<'battleBegan'>, { say, nameOf, place, told }: Teller): string {
  if (event.kind === 'tie') return told({}, '.tie');
  const at = place(event.at, event.kind === 'building' ? '.at' : '.by');
  if (event.kind === 'merchant') return told({ at, card: cardName(event.card, say) }, '.merchant');
  const values = { at, other: nameOf(event.defender) };
  if (event.kind === 'ship') return told(values, `.ship.${event.cause}`);
  const known = event.card !== NO_CARD && CARD_INFO[event.card].module === 'building';
  return told(values, known ? `.${BUILDINGS[buildingOf(event.card)]}` : '.building');
}

const ORDER: readonly ZoneKind[] = ['strength', 'damage', 'loot', 'explosion'];

/** "strength 3, loot 1": strength by its worth, the rest by cubes. */
function sumOf(say: Say, zones: readonly number[]): string {
  const counts = { strength: 0, damage: 0, loot: 0, explosion: 0 };
  let off = 0;
  for (const zone of zones) {
    if (zone < 0) off++;
    else counts[ZONES[zone].kind] += ZONES[zone].kind === 'strength' ? ZONES[zone].strength : 1;
  }
  const parts = ORDER.flatMap((kind) => (counts[kind] > 0 ? [say(`${LANDED}.${kind}`, { n: counts[kind] })] : []));
  return [...parts, ...(off > 0 ? [say(`${LANDED}.off`, { n: off })] : [])].join(', ');
}

function tellOfLanding({ sides, cubes }: EventOf<'landed'>, { say, nameOf, told }: Teller): string {
  const shares = [...new Set(sides)].map((side) => {
    const zones = sides.flatMap((own, cube) => (own === side ? [cubes[cube * PER_CUBE]] : []));
    const what = sumOf(say, zones);
    return side === BLACK ? say(`${LANDED}.black`, { what }) : say(`${LANDED}.side`, { name: nameOf(side), what });
  });
  return told({ sides: shares.join('; ') });
}

function tellOfVictory({ winner, loser, strength }: EventOf<'battleWon'>, { nameOf, told }: Teller): string {
  const values = { most: Math.max(...strength), least: Math.min(...strength) };
  if (winner === NOBODY) return told({ ...values, other: nameOf(loser) }, '.held');
  const won = { ...values, name: nameOf(winner) };
  return loser === NOBODY ? told(won) : told({ ...won, other: nameOf(loser) }, '.over');
}

function tellOfArms({ seat, fired, added }: EventOf<'armed'>, { told }: Teller): string {
  const cubes = fired + added;
  if (seat === BLACK) return told({ cubes }, '.black');
  if (cubes === 0) return told({}, '.none');
  return added === 0 ? told({ cubes }) : told({ cubes, added }, '.added');
}

function tellOfSinking({ by, shipCoins, chestCoins }: EventOf<'sunk'>, { nameOf, told }: Teller): string {
  const coins = shipCoins + chestCoins;
  return by === NOBODY ? told({ coins }) : told({ coins, other: nameOf(by) }, '.by');
}

/** "Mara 4, Piet 3". */
const sharesOf = ({ seats, strength }: EventOf<'tieThrown'>, { nameOf }: Teller): string =>
  seats.map((seat, at) => `${nameOf(seat)} ${strength[at]}`).join(', ');

export type BattleEvent = EventOf<
  | 'battleBegan'
  | 'armed'
  | 'landed'
  | 'rethrown'
  | 'exploded'
  | 'combatUsed'
  | 'passed'
  | 'shifted'
  | 'removed'
  | 'looted'
  | 'damaged'
  | 'battleWon'
  | 'modeLost'
  | 'sunk'
  | 'tieThrown'
>;

export function tellOfBattle(event: BattleEvent, teller: Teller): string | undefined {
  const { say, told } = teller;
  switch (event.type) {
    case 'battleBegan':
      return tellOfBeginning(event, teller);
    case 'armed':
      return tellOfArms(event, teller);
    case 'landed':
      return tellOfLanding(event, teller);
    case 'rethrown':
      return told({ cubes: event.sides.length });
    case 'exploded':
      return told({ cubes: event.sides.length, added: event.added.length });
    case 'combatUsed':
      return tellOfUse(event, teller);
    case 'passed':
    case 'modeLost':
      return told();
    case 'shifted':
      return told({ from: zoneWords(say, event.from), to: zoneWords(say, event.to) });
    case 'removed':
      return told({ from: zoneWords(say, event.from) });
    case 'looted': {
      const { cargo, coins, any } = event;
      return cargo + coins + any === 0 ? undefined : told({ goods: goodsTaken(say, cargo, coins, any) });
    }
    case 'damaged':
      return event.count === 0 ? undefined : told({ damage: event.count }, `.${event.cause}`);
    case 'battleWon':
      return tellOfVictory(event, teller);
    case 'sunk':
      return tellOfSinking(event, teller);
    case 'tieThrown':
      return told({ shares: sharesOf(event, teller) });
    default:
      return unheardOf(event);
  }
}
