/** Facts that the sentence directly before them says as well. */
import type { DeadReckoningEvent } from '../rules/events.ts';

/** What the words of an ability say already: the goods it brings and costs, the damage it repairs. */
const isCoveredByAbility = (event: DeadReckoningEvent): boolean =>
  event.type === 'repaired' ||
  event.type === 'permanent' ||
  (event.type === 'moved' && (event.cause === 'price' || (event.cause === 'gain' && event.to !== 'island')));

export function isCoveredBy(event: DeadReckoningEvent, before: DeadReckoningEvent): boolean {
  if (!('seat' in event && 'seat' in before) || event.seat !== before.seat) return false;
  switch (before.type) {
    case 'used':
      return isCoveredByAbility(event);
    case 'turnedOver':
      return event.type === 'battleBegan' && event.kind === 'merchant';
    case 'bought':
    case 'built':
      return event.type === 'moved' && event.cause === 'price';
    case 'influenced':
      // One of several cubes of the same kind on the same island: the sentence counts none of them.
      return (
        event.type === 'influenced' &&
        event.tile === before.tile &&
        event.replaced === before.replaced &&
        event.ignoredFort === before.ignoredFort
      );
    default:
      return false;
  }
}
