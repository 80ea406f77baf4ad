/** Titles handed out at the end, counted from the log. */
import type { Entry, Outcome } from '@broadside/kernel';
import { type Award, standingFacts, titleHolder } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import type { PortRoyalEvent } from '../../rules/state.ts';
import type { TableSay as Say } from '../../text/table.ts';
import { AWARD_ICONS } from '../icons.tsx';

const TITLES = [
  'boldest',
  'gunner',
  'trader',
  'explorer',
  'patron',
  'contractor',
  'merchant',
  'courtier',
  'gambler',
  'shipwrecked',
  'host',
] as const;
export type Title = (typeof TITLES)[number];

/** What counted for each title, seat by seat. */
type Tally = Record<Title, number[]>;

const TIMES: Readonly<Partial<Record<PortRoyalEvent['type'], Title>>> = {
  shipSunk: 'gunner',
  shipCaptured: 'gunner',
  bust: 'shipwrecked',
  expeditionClaimed: 'explorer',
  personHired: 'patron',
  contractCompleted: 'contractor',
  shipTucked: 'merchant',
  gamblerUsed: 'gambler',
};

function tallyOf(log: readonly Entry[], seats: number): Tally {
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  const tally = Object.fromEntries(TITLES.map((title) => [title, none()])) as Tally;
  let revealed = 0;
  for (const event of standingFacts<PortRoyalEvent>(log)) {
    const title = TIMES[event.type];
    if (title && 'seat' in event) tally[title][event.seat]++;
    if (event.type === 'turnBegan') revealed = 0;
    else if (event.type === 'cardRevealed') {
      revealed++;
      tally.boldest[event.seat] = Math.max(tally.boldest[event.seat], revealed);
    } else if (event.type === 'coinsGained' && event.by === 'trade') tally.trader[event.seat] += event.coins;
    else if (event.type === 'crownsGained') tally.courtier[event.seat] += event.crowns;
    else if (event.type === 'compensationPaid') tally.host[event.to]++;
  }
  return tally;
}

export function awards(log: readonly Entry[], outcome: Outcome, say: Say, _nameOf: NameOf): readonly Award[] {
  const tally = tallyOf(log, outcome.ranking.length);
  return TITLES.flatMap((title) => {
    const seat = titleHolder(tally[title]);
    if (seat === undefined) return [];
    const count = tally[title][seat];
    const name = say(`port-royal.table.award.${title}`);
    const detail = say(`port-royal.table.award.${title}.detail`, { count });
    return [{ seat, title: name, detail, icon: AWARD_ICONS[title] }];
  });
}
