/** Titles handed out at the end, counted from the log. */
import type { Entry, Outcome } from '@broadside/kernel';
import { type Award, standingFacts, titleHolder } from '@broadside/kit';
import type { DeadReckoningEvent } from '../rules/events.ts';
import type { TableSay } from '../text/table.ts';
import { AWARD_ICONS } from './icons.tsx';

export const TITLES = [
  'fighter',
  'explorer',
  'settler',
  'builder',
  'producer',
  'looter',
  'crafter',
  'swimmer',
] as const;
export type Title = (typeof TITLES)[number];

/** What counted for each title, seat by seat. */
type Tally = Record<Title, number[]>;

/** The rival of the solo game takes no title. */
const add = (list: number[], seat: number, count = 1): void => {
  if (seat >= 0 && seat < list.length) list[seat] += count;
};

function count(tally: Tally, event: DeadReckoningEvent): void {
  switch (event.type) {
    case 'battleWon':
      add(tally.fighter, event.winner);
      return;
    case 'explored':
      add(tally.explorer, event.seat);
      return;
    case 'controlled':
      add(tally.settler, event.seat);
      return;
    case 'built':
      add(tally.builder, event.seat);
      return;
    case 'produced':
      add(tally.producer, event.seat, event.cargo + event.coins);
      return;
    case 'looted':
      add(tally.looter, event.seat, event.cargo + event.coins + event.any);
      return;
    case 'sleeved':
      add(tally.crafter, event.seat);
      return;
    case 'sunk':
      add(tally.swimmer, event.seat);
      return;
    default:
      return;
  }
}

export function awards(log: readonly Entry[], outcome: Outcome, say: TableSay): readonly Award[] {
  const seats = outcome.ranking.length;
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  const tally = Object.fromEntries(TITLES.map((title) => [title, none()])) as Tally;
  for (const event of standingFacts<DeadReckoningEvent>(log)) count(tally, event);
  return TITLES.flatMap((title) => {
    const seat = titleHolder(tally[title]);
    if (seat === undefined) return [];
    const key = `dead-reckoning.table.award.${title}` as const;
    const detail = say(`${key}.detail`, { count: tally[title][seat] });
    return [{ seat, title: say(key), detail, icon: AWARD_ICONS[title] }];
  });
}
