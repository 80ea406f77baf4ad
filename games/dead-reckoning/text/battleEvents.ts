/** The log of battles. */

import { ZONES, type ZoneKind } from '../cards/board.ts';
import { BUILDINGS, buildingOf, CARD_INFO, NO_CARD } from '../cards/table.ts';
import { BLACK, NOBODY } from '../rules/facade.ts';

import { cardName } from './cards.ts';
import { goodsTaken } from './goods.ts';
import { zoneWords } from './places.ts';
import type { Say } from './say.ts';
import { describeUse, type EventOf, type SentenceContext } from './sentenceContext.ts';
import { unheardOf } from './words.ts';

const KEY = 'dead-reckoning.event';
const LANDED = `${KEY}.landed` as const;
/** Zone and pose of a cube in a flat list. */
const PER_CUBE = 8;

/** What is attacked, as far as it is known; an outpost cannot be. */
function wallsOf({ card }: EventOf<'battleBegan'>): 'building' | 'fort' | 'garrison' {
  if (card === NO_CARD || CARD_INFO[card].module !== 'building') return 'building';
  const building = BUILDINGS[buildingOf(card)];
  return building === 'outpost' ? 'building' : building;
}

function describeBeginning(event: EventOf<'battleBegan'>, { say, name, nameOf, place }: SentenceContext): string {
  if (event.kind === 'tie' || event.cause === 'tie') return say(`${KEY}.battleBegan.tie`);
  const at = place(event.at, event.kind === 'building' ? '.at' : '.by');
  if (event.kind === 'merchant')
    return say(`${KEY}.battleBegan.merchant`, { name, at, card: cardName(event.card, say) });
  const values = { name, at, other: nameOf(event.defender) };
  return event.kind === 'ship'
    ? say(`${KEY}.battleBegan.ship.${event.cause}`, values)
    : say(`${KEY}.battleBegan.${wallsOf(event)}`, values);
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

function describeThrow({ sides, cubes }: EventOf<'landed'>, { say, nameOf }: SentenceContext): string {
  const shares = [...new Set(sides)].map((side) => {
    const zones = sides.flatMap((own, cube) => (own === side ? [cubes[cube * PER_CUBE]] : []));
    const what = sumOf(say, zones);
    return side === BLACK ? say(`${LANDED}.black`, { what }) : say(`${LANDED}.side`, { name: nameOf(side), what });
  });
  return say(LANDED, { sides: shares.join('; ') });
}

function describeVictory({ winner, loser, strength }: EventOf<'battleWon'>, { say, nameOf }: SentenceContext): string {
  const values = { most: Math.max(...strength), least: Math.min(...strength) };
  if (winner === NOBODY) return say(`${KEY}.battleWon.held`, { ...values, name: nameOf(loser) });
  const won = { ...values, name: nameOf(winner) };
  return loser === NOBODY
    ? say(`${KEY}.battleWon`, won)
    : say(`${KEY}.battleWon.over`, { ...won, other: nameOf(loser) });
}

function describeArms({ seat, fired, added }: EventOf<'armed'>, { say, name }: SentenceContext): string {
  const cubes = fired + added;
  if (seat === BLACK) return say(`${KEY}.armed.black`, { cubes });
  if (cubes === 0) return say(`${KEY}.armed.none`, { name });
  return added === 0 ? say(`${KEY}.armed`, { name, cubes }) : say(`${KEY}.armed.added`, { name, cubes, added });
}

function describeSinking(
  { by, shipCoins, chestCoins }: EventOf<'sunk'>,
  { say, name, nameOf }: SentenceContext,
): string {
  const coins = shipCoins + chestCoins;
  return by === NOBODY
    ? say(`${KEY}.sunk`, { name, coins })
    : say(`${KEY}.sunk.by`, { name, coins, other: nameOf(by) });
}

/** "Mara 4, Piet 3". */
const sharesOf = ({ seats, strength }: EventOf<'tieThrown'>, { say, nameOf }: SentenceContext): string =>
  seats.map((seat, at) => say(`${KEY}.tieThrown.share`, { name: nameOf(seat), strength: strength[at] })).join(', ');

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

export function describeBattle(event: BattleEvent, context: SentenceContext): string | undefined {
  const { say, name } = context;
  switch (event.type) {
    case 'battleBegan':
      return describeBeginning(event, context);
    case 'armed':
      return describeArms(event, context);
    case 'landed':
      return describeThrow(event, context);
    case 'rethrown':
      return say(`${KEY}.rethrown`, { cubes: event.sides.length });
    case 'exploded':
      return say(`${KEY}.exploded`, { cubes: event.sides.length, added: event.added.length });
    case 'combatUsed':
      return describeUse(event, context);
    case 'passed':
    case 'modeLost':
      return say(`${KEY}.${event.type}`, { name });
    case 'shifted':
      return say(`${KEY}.shifted`, { name, from: zoneWords(say, event.from), to: zoneWords(say, event.to) });
    case 'removed':
      return say(`${KEY}.removed`, { name, from: zoneWords(say, event.from) });
    case 'looted': {
      const { cargo, coins, any } = event;
      return cargo + coins + any === 0
        ? undefined
        : say(`${KEY}.looted`, { name, goods: goodsTaken(say, cargo, coins, any) });
    }
    case 'damaged':
      return event.count === 0 ? undefined : say(`${KEY}.damaged.${event.cause}`, { name, damage: event.count });
    case 'battleWon':
      return describeVictory(event, context);
    case 'sunk':
      return describeSinking(event, context);
    case 'tieThrown':
      return say(`${KEY}.tieThrown`, { shares: sharesOf(event, context) });
    default:
      return unheardOf(event);
  }
}
