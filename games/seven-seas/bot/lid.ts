/** Choices over dice that lie in the lid: nothing is guessed, the real list is read (S7-PHYS-23). */
import type { Seat } from '@broadside/kernel';
import { copyLid } from '../rules/copies.ts';
import { fightOn, survivors } from '../rules/fights.ts';
import { lidOf } from '../rules/lid.ts';
import type { Lid, SevenSeasAction } from '../rules/state.ts';
import { type Outlook, othersOf } from './outlook.ts';
import { lootWorth, shipWorth } from './worth.ts';

/** Ships left at the end of the battle if this pair fights first; later ties go as they lie. */
function foughtOut(lid: Lid, red: number, pirate: number, seats: number): number[] {
  const copy = copyLid(lid) as Lid;
  copy.fights.push(red, pirate);
  for (let tied = fightOn(copy); tied.length > 0; tied = fightOn(copy)) copy.fights.push(tied[0], tied[1]);
  return survivors(copy, seats);
}

/** Own ships and loot against those of the others. */
export function bestTie(outlook: Outlook, seat: Seat, actions: readonly SevenSeasAction[]): SevenSeasAction {
  const { state, seats, weights } = outlook;
  const lid = lidOf(state);
  const share = weights.rival / (seats - 1);
  const each = state.pirates.map((pirate, who) => ({
    part: who === seat ? 1 : -share,
    loot: lootWorth(pirate, outlook),
    ship: shipWorth(pirate, outlook),
  }));
  let best = actions[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    if (action.type !== 'fight') continue;
    const [reds, ...left] = foughtOut(lid, action.red, action.pirate, seats);
    let worth = 0;
    each.forEach(({ part, loot, ship }, who) => {
      worth += part * left[who] * (ship + (reds === 0 ? loot : 0));
    });
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

/** A disputed die of whoever loses most by it, and an own one last of all. */
export function worstToHit(outlook: Outlook, seat: Seat, actions: readonly SevenSeasAction[]): SevenSeasAction {
  const { state } = outlook;
  const { sides } = lidOf(state);
  const rivals = othersOf(state, seat);
  const cost = (who: Seat): number => {
    const pirate = state.pirates[who];
    return pirate.talismans > 0 ? 1 : shipWorth(pirate, outlook);
  };
  let best = actions[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    if (action.type !== 'hit') continue;
    const owner = sides[action.die];
    const worth = rivals.includes(owner) ? cost(owner) : -cost(owner);
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}
