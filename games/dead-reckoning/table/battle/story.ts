/** The course of a battle as far as it was seen on this page: for the list of it, and for what has left the board. */

import type { Entry } from '@broadside/kernel';
import { useEffect, useState } from 'react';
import { ZONES } from '../../cards/board.ts';
import type { CardId } from '../../cards/table.ts';
import type { BattleCube } from '../../rules/battleState.ts';
import type { DeadReckoningEvent } from '../../rules/events.ts';
import { amountOf, effectAt } from '../../rules/facade.ts';
import type { DeadReckoningView } from '../../rules/view.ts';
import { isBattleEvent } from './events.ts';
import { expectedCubes, isShip, type Shown, takenBy } from './model.ts';
import type { BattleShow } from './show.ts';

export interface Story {
  /** Which battle it is of. */
  readonly fought: string;
  readonly events: readonly DeadReckoningEvent[];
  /** All cubes when they lay together for the last time. */
  readonly cubes: readonly BattleCube[];
}

/** Battles of other matches have the same numbers. */
export const nameOfBattle = ({ index, kind, attacker, defender, at }: Shown): string =>
  [index, kind, attacker, defender, at].join(' ');

/** It outlives the board, which comes and goes with what is shown in its place. */
let seen: Story = { fought: '', events: [], cubes: [] };
let lastShow: BattleShow | undefined;

const isSame = (event: DeadReckoningEvent, { attacker, defender, at }: Shown): boolean =>
  event.type === 'battleBegan' && event.seat === attacker && event.defender === defender && event.at === at;

/** What the log says about the battle that is being fought; nothing if it is not in it. */
export function eventsInLog(log: readonly Entry[], battle: Shown): readonly DeadReckoningEvent[] {
  const events = log.flatMap((entry) => entry.events as readonly DeadReckoningEvent[]);
  const at = events.findLastIndex(({ type }) => type === 'battleBegan');
  const begun = events[at];
  return begun === undefined || !isSame(begun, battle) ? [] : events.slice(at).filter(isBattleEvent);
}

/** The story goes on with a moment; another battle begins another one. */
export function continueStory(story: Story, { battle, events }: BattleShow): Story {
  const fought = nameOfBattle(battle);
  // A change of language shows the same facts again, but they happened once.
  const fresh = events.filter((event) => !story.events.includes(event));
  const begun = fresh.some(({ type }) => type === 'battleBegan');
  const before = story.fought === fought && !begun ? story.events : [];
  const settled = battle.cubes.filter(({ pose }) => pose !== null);
  const cubes = settled.length > 0 || before.length === 0 ? settled : story.cubes;
  return { fought, events: [...before, ...fresh], cubes };
}

export function useStory(battle: Shown | null, show: BattleShow | undefined, since: readonly Entry[]): Story {
  const [story, setStory] = useState(seen);
  useEffect(() => {
    if (show === undefined || show === lastShow) return;
    lastShow = show;
    seen = continueStory(seen, show);
    setStory(seen);
  }, [show]);
  if (battle === null || story.fought === nameOfBattle(battle)) return story;
  return { fought: nameOfBattle(battle), events: eventsInLog(since, battle), cubes: [] };
}

/** Cubes that lay in loot zones and were taken off before their goods are put away. */
export const takenOff = (story: Story, battle: Shown): readonly BattleCube[] =>
  story.fought === nameOfBattle(battle)
    ? story.cubes.filter(({ zone }) => zone >= 0 && ZONES[zone].kind === 'loot')
    : [];

/** Cubes of a side and where they came from. */
export interface Origin {
  readonly cubes: number;
  readonly from: 'cannons' | 'added' | 'ability' | 'explosion' | 'merchant' | 'building';
  readonly card?: CardId;
}

function usedBy(view: DeadReckoningView, event: Extract<DeadReckoningEvent, { type: 'combatUsed' }>): number {
  const { seat, card, ability, level } = event;
  const crew = { ...view.players[seat].crew[card], level, known: level };
  const effect = effectAt(crew, card, ability);
  return effect?.do === 'roll' ? amountOf(effect.n, crew, card) : 0;
}

/** Where cubes come from that no ship throws. */
const walls = ({ kind }: Shown): Origin['from'] => (kind === 'building' ? 'building' : 'merchant');

/** Without a story only the first cubes are known; those of merchants and walls are certain before they are taken. */
function firstOf(view: DeadReckoningView, battle: Shown, side: number): readonly Origin[] {
  const ship = isShip(battle, side);
  const count = ship ? takenBy(battle, side) : expectedCubes(view, battle, side);
  return count <= 0 ? [] : [{ cubes: count, from: ship ? 'cannons' : walls(battle) }];
}

export function originsOf(view: DeadReckoningView, battle: Shown, side: number, story: Story): readonly Origin[] {
  const origins: Origin[] = [];
  const add = (cubes: number, from: Origin['from'], card?: CardId): void => {
    if (cubes > 0) origins.push({ cubes, from, ...(card === undefined ? {} : { card }) });
  };
  let armed = false;
  for (const event of story.events) {
    if (event.type === 'armed' && event.seat === side) {
      armed = true;
      add(event.fired, 'cannons');
      add(event.added, isShip(battle, side) ? 'added' : walls(battle));
    } else if (event.type === 'combatUsed' && event.seat === side) add(usedBy(view, event), 'ability', event.card);
    else if (event.type === 'exploded') add(event.added.filter((one) => one === side).length, 'explosion');
  }
  return armed ? origins : [...firstOf(view, battle, side), ...origins];
}
