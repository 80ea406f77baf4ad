/** Which Ritual is worth its Yin-Yang (section 9). */
import { lootKind } from '../cards/table.ts';
import { DEAL_COST, DOUBLE_HOLD_COST, ritualsFor, UNSINKABLE_COST } from '../rules/actions.ts';
import type { Pirate, SevenSeasAction } from '../rules/state.ts';
import type { Outlook } from './outlook.ts';
import { gainBy } from './worth.ts';

function ritualGain(pirate: Pirate, outlook: Outlook, action: SevenSeasAction): number {
  return gainBy(pirate, outlook, (changed) => {
    if (action.type === 'deal') {
      changed.yinYang -= DEAL_COST;
      for (const card of action.cards) {
        const good = lootKind(card);
        changed.goods[good as 0 | 1 | 2]--;
        changed.chests += outlook.prices[good];
      }
    } else if (action.type === 'doubleHold') {
      changed.yinYang -= DOUBLE_HOLD_COST;
      changed.doubleHolds++;
    } else if (action.type === 'unsinkable') {
      changed.yinYang -= UNSINKABLE_COST;
      changed.unsinkables++;
    }
  });
}

const isRitual = ({ type }: SevenSeasAction): boolean =>
  type === 'deal' || type === 'doubleHold' || type === 'unsinkable';

/** The Ritual that brings most; undefined if none brings anything. */
export function bestRitual(
  pirate: Pirate,
  outlook: Outlook,
  actions: readonly SevenSeasAction[],
): { readonly action: SevenSeasAction; readonly gain: number } | undefined {
  let best: { action: SevenSeasAction; gain: number } | undefined;
  for (const action of actions) {
    if (!isRitual(action)) continue;
    const gain = ritualGain(pirate, outlook, action);
    if (gain > (best?.gain ?? 0)) best = { action, gain };
  }
  return best;
}

/** What a turn with Rituals is worth for their sake alone. */
export const ritualsGain = (pirate: Pirate, outlook: Outlook): number =>
  pirate.yinYang < DOUBLE_HOLD_COST
    ? 0
    : (bestRitual(pirate, outlook, ritualsFor(pirate.yinYang, pirate.goods))?.gain ?? 0);
