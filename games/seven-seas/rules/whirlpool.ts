/** The Whirlpool: the red die draws in as many pirate dice as it shows, the nearest ones (S7-CURSE-10, S7-CURSE-11). */
import { only, type Reason } from '@broadside/kernel';
import type { SevenSeasStep } from './flow.ts';
import { lidOf, squareApart, TOLERANCE, valueAt } from './lid.ts';
import { pending, reason } from './reasons.ts';
import type { FrameOf, Lid, SevenSeasAction, SevenSeasState } from './state.ts';

const RED_DIE = 0;

/** Marks the dice that are surely hit; if the boundary is tied, the Shaman is asked for the rest. */
export function drawnIn(state: SevenSeasState, lid: Lid): void {
  const far = lid.sides.map((_side, die) => Math.sqrt(squareApart(lid, RED_DIE, die)));
  const order = far.map((_distance, die) => die).slice(1);
  order.sort((one, other) => far[one] - far[other] || one - other);
  const count = valueAt(lid, RED_DIE);
  if (count >= order.length) {
    lid.hits.push(...order);
    return;
  }
  const last = far[order[count - 1]];
  const spared = far[order[count]];
  // A die is disputed if it is as near as the last one hit and as the first one spared.
  const isTied = (die: number, place: number): boolean =>
    spared - last <= TOLERANCE && (place < count ? far[die] >= spared - TOLERANCE : far[die] <= last + TOLERANCE);
  const tied = order.filter(isTied).sort((one, other) => one - other);
  lid.hits.push(...order.slice(0, count).filter((die) => !tied.includes(die)));
  const need = count - lid.hits.length;
  if (need > 0) state.flow.push({ step: 'whirl', seat: lid.thrower, tied, need });
}

const notYetHit = (lid: Lid, { tied }: FrameOf<'whirl'>): number[] => tied.filter((die) => !lid.hits.includes(die));

/** DP-17: asked only while the tied dice belong to different players (S7-PHYS-9). */
export const whirl: SevenSeasStep<'whirl'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state, frame) => notYetHit(lidOf(state), frame).map((die): SevenSeasAction => ({ type: 'hit', die })),
  apply(state, frame, _seat, action) {
    if (action.type !== 'hit') return;
    lidOf(state).hits.push(action.die);
    frame.need--;
  },
  resume(state, frame) {
    const lid = lidOf(state);
    const left = notYetHit(lid, frame);
    const owners = new Set(left.map((die) => lid.sides[die]));
    if (frame.need > 0 && owners.size > 1) return false;
    lid.hits.push(...left.slice(0, frame.need));
    state.flow.pop();
    return true;
  },
  whyNot: (_state, frame, _seat, action): Reason =>
    action.type === 'hit' ? reason('not-in-dispute') : pending(frame.step),
};
