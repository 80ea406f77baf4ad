/** The battle that would begin where a ship stops, before it sails there (DR-PIRATE-1). */
import type { Seat } from '@broadside/kernel';
import { HARBOUR, meetingAt, oddsOf } from '../../rules/facade.ts';
import type { Location } from '../../rules/state.ts';
import type { DeadReckoningView } from '../../rules/view.ts';
import { marksOf } from '../sails.ts';

export interface BattleAhead {
  readonly foe: number;
  /** From 0 to 1, if all cannons of both sides fire, before any ability. */
  readonly win: number;
  /** The same after every cannon in the hand was played; as `win` if there is none. */
  readonly best: number;
  readonly cubes: number;
  readonly foes: number;
}

function chanceAgainst(view: DeadReckoningView, seat: Seat, at: Location, foe: number): BattleAhead {
  const { hand, crew } = view.players[seat];
  const more = (hand ?? []).reduce((sum, card) => sum + marksOf(crew[card], card).cannons, 0);
  const { cubes, foes } = meetingAt(view, seat, at, foe);
  return { foe, cubes, foes, win: oddsOf(cubes, foes).win, best: oddsOf(cubes + more, foes).win };
}

/** DR-PIRATE-1, DR-PIRATE-8, DR-PIRATE-11: pirates that would have to be fought there. */
export function battlesAt(view: DeadReckoningView, seat: Seat, at: Location): readonly BattleAhead[] {
  if (at === HARBOUR) return [];
  return view.players.flatMap((player, foe) => {
    const isFought = (view.turn.foughtShips & (1 << foe)) !== 0;
    return foe === seat || player.at !== at || !player.pirate || isFought ? [] : [chanceAgainst(view, seat, at, foe)];
  });
}
