/** How likely a team is to pass its chapter: an estimate fitted to 3479 chapters that our bots played together. */

import { CARD_9 } from '../../cards/coop.ts';
import type { AdventureView } from '../../rules/extra.ts';
import { markersOnTasks } from '../../rules/facade.ts';
import type { View } from '../../rules/view.ts';

/** What is still missing, each per turn that is left. */
const FITTED = { start: 2.482, points: -1.134, markers: -1.886, tasks: -6.145 } as const;

/** Every path through a chapter has four tasks, one for each month. */
const MONTHS = 4;

/** A month is one event longer than the one before it (PR-MONTH-6). */
function turnsLeft({ events, revealed, tasks }: AdventureView): number {
  const months = MONTHS - tasks.length;
  return events + months * (events + revealed.length) + (months * (months + 1)) / 2;
}

/** From 0 to 1. */
export function prospectOf({ players }: View, adventure: AdventureView): number {
  const goal = CARD_9[players.length];
  const sum = players.reduce((total, player) => total + player.points, 0);
  const points = Math.max(0, goal.points - sum);
  const markers = Math.max(0, goal.markers - markersOnTasks(adventure));
  const tasks = MONTHS - adventure.done.filter((row) => row.length > 0).length;
  if (points + markers + tasks === 0) return 1;
  const turns = turnsLeft(adventure) + 1;
  const missing = FITTED.points * points + FITTED.markers * markers + FITTED.tasks * tasks;
  return 1 / (1 + Math.exp(-FITTED.start - missing / turns));
}
