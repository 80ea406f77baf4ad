/** Titles handed out at the end, counted from the log. */
import type { Entry, Outcome } from '@broadside/kernel';
import { type Award, standingFacts, titleHolder } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import type { SevenSeasEvent } from '../rules/state.ts';
import type { TableSay } from '../text/table.ts';
import { AWARD_ICONS } from './icons.tsx';
import { markAwards } from './marks.ts';

export const TITLES = ['gunner', 'lucky', 'trader', 'raider', 'builder', 'sorcerer', 'lost', 'marked'] as const;
export type Title = (typeof TITLES)[number];

/** What counted for each title, seat by seat. */
type Tally = Record<Title, number[]>;

/** Fights won by each die of the throw that lies in the lid. */
type Wins = Map<number, number>;

function won(wins: Wins, die: number): number {
  const fights = (wins.get(die) ?? 0) + 1;
  wins.set(die, fights);
  return fights;
}

function count(tally: Tally, event: SevenSeasEvent, wins: Wins): void {
  switch (event.type) {
    case 'landed':
      wins.clear();
      return;
    case 'fought': {
      if (event.sunk === 'pirate') return;
      tally.gunner[event.seat]++;
      const fights = event.sunk === 'red' ? won(wins, event.pirate) : 0;
      // One victory is no luck yet.
      if (fights > 1) tally.lucky[event.seat] = Math.max(tally.lucky[event.seat], fights);
      return;
    }
    case 'raidEnded':
      for (const [seat, sunk] of event.sunk.entries()) tally.lost[seat] += sunk;
      return;
    case 'sold':
      tally.trader[event.seat] = Math.max(tally.trader[event.seat], event.chests);
      return;
    case 'looted':
      if (event.cause === 'raid') tally.raider[event.seat] += event.cards.length;
      return;
    case 'built':
      tally.builder[event.seat] += event.count;
      return;
    case 'ritual':
      tally.sorcerer[event.seat]++;
      return;
    case 'hit':
      tally.lost[event.seat] += event.ships;
      return;
    case 'marked':
      tally.marked[event.seat] += event.count;
      return;
    default:
      return;
  }
}

function tallyOf(log: readonly Entry[], seats: number): Tally {
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  const tally = Object.fromEntries(TITLES.map((title) => [title, none()])) as Tally;
  const wins: Wins = new Map();
  for (const event of standingFacts<SevenSeasEvent>(log)) count(tally, event, wins);
  return tally;
}

export function awards(log: readonly Entry[], outcome: Outcome, say: TableSay, nameOf: NameOf): readonly Award[] {
  const seats = outcome.ranking.length;
  const tally = tallyOf(log, seats);
  const titles = TITLES.flatMap((title): readonly Award[] => {
    const seat = titleHolder(tally[title]);
    if (seat === undefined) return [];
    const detail = say(`seven-seas.table.award.${title}.detail`, { count: tally[title][seat] });
    return [{ seat, title: say(`seven-seas.table.award.${title}`), detail, icon: AWARD_ICONS[title] }];
  });
  return [...titles, ...markAwards(log, seats, say, nameOf)];
}
