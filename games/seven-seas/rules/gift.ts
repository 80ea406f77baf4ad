/** Section 5: gifts taken after the action, one at a time. */
import { only, type Seat } from '@broadside/kernel';
import { CAPTAIN, CARTOGRAPHER, type Character, characterCard, MERCHANT, NATIVE, SHIPWRIGHT } from '../cards/table.ts';
import { GIFT_OR_NOT } from './actions.ts';
import { drawAdventure } from './draw.ts';
import { gainYinYang, postGuards } from './effects.ts';
import type { SevenSeasOut, SevenSeasStep } from './flow.ts';
import { receive } from './loot.ts';
import { pending } from './reasons.ts';
import { guardsOf, reserveOf } from './ships.ts';
import type { SevenSeasState } from './state.ts';

/** S7-CAPTAIN-23. */
const CAPTAINS_YIN_YANG = 2;

/** S7-GIFT-1 to S7-GIFT-5: how often this player may take the gift of the character just called. */
export function giftsFor(state: SevenSeasState, seat: Seat): number {
  let choosers = 0;
  for (const { chosen } of state.pirates) if (chosen === state.called) choosers++;
  if (choosers > 1) return 0;
  if (state.pirates.length === 2) return seat === state.first ? 1 : 0;
  return seat === state.first ? 2 : 1;
}

/** Whether the gift would give anything: an empty reserve or deck has nothing to give. */
function hasGift(state: SevenSeasState, seat: Seat, character: Character): boolean {
  if (character === SHIPWRIGHT) return reserveOf(state.pirates[seat]) > 0;
  if (character === CARTOGRAPHER) return state.adventures.length > 0;
  if (character !== NATIVE) return true;
  return state.loot.length > 0 || state.discarded.some((count) => count > 0);
}

/** The gift table of section 5; Governor and Shaman take theirs within the action (S7-GIFT-7). */
function give(state: SevenSeasState, seat: Seat, character: Character, out: SevenSeasOut): void {
  const pirate = state.pirates[seat];
  const before = guardsOf(pirate);
  out.events?.push({ type: 'gift', seat, card: characterCard(character) });
  switch (character) {
    case SHIPWRIGHT:
      pirate.ships++;
      postGuards(state, seat, before, out);
      break;
    case CAPTAIN:
      gainYinYang(state, seat, CAPTAINS_YIN_YANG, 'gift', out);
      break;
    case NATIVE:
      receive(state, seat, 1, 'gift', out);
      break;
    case MERCHANT:
      pirate.chests++;
      out.events?.push({ type: 'gained', seat, chests: 1, cause: 'gift' });
      postGuards(state, seat, before, out);
      break;
    case CARTOGRAPHER:
      drawAdventure(state, seat, out);
      break;
  }
}

export const gift: SevenSeasStep<'gift'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: () => GIFT_OR_NOT,
  apply(state, frame, seat, action, out) {
    frame.left--;
    if (action.type === 'noGift' || frame.left === 0) state.flow.pop();
    if (action.type === 'gift') give(state, seat, frame.character, out);
  },
  resume(state, frame) {
    if (hasGift(state, frame.seat, frame.character)) return false;
    state.flow.pop();
    return true;
  },
  whyNot: () => pending('gift'),
};
