/** Which facts the battle shows. */
import type { DeadReckoningEvent } from '../../rules/events.ts';

/** Damage outside battles is shown on the sea. */
const IN_BATTLE: readonly string[] = ['cubes', 'loss', 'merchant', 'building'];

export function isBattleEvent(event: DeadReckoningEvent): boolean {
  switch (event.type) {
    case 'battleBegan':
    case 'armed':
    case 'landed':
    case 'rethrown':
    case 'exploded':
    case 'combatUsed':
    case 'passed':
    case 'shifted':
    case 'removed':
    case 'looted':
    case 'battleWon':
    case 'tieThrown':
      return true;
    case 'damaged':
      return IN_BATTLE.includes(event.cause);
    default:
      return false;
  }
}
