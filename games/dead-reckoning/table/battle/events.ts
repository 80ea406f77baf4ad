/** Which facts the battle tells. */
import type { DeadReckoningEvent } from '../../rules/events.ts';

export function isBattleEvent({ type }: DeadReckoningEvent): boolean {
  switch (type) {
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
    default:
      return false;
  }
}
