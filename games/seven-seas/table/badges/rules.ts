/** What earns the badges of Pirates of the 7 Seas, told from the facts that one seat saw. */
import { type BadgeFacts, type BadgeRules, eventsOf, hasWon, ownEventsOf, type ResultRules } from '@broadside/kit';
import type { SevenSeasEvent } from '../../rules/state.ts';
import type { SevenSeasView } from '../../rules/view.ts';

export type SevenSeasBadge =
  | 'gifts'
  | 'fleet'
  | 'bigSale'
  | 'corsair'
  | 'fourShips'
  | 'rituals'
  | 'lucky'
  | 'unsinkable'
  | 'unscathed'
  | 'survivor'
  | 'clean'
  | 'hairsbreadth';

type Facts = BadgeFacts<SevenSeasView, SevenSeasEvent>;
type Of<T extends SevenSeasEvent['type']> = Extract<SevenSeasEvent, { readonly type: T }>;

interface RaidFacts {
  readonly sent: ReadonlyMap<number, number>;
  readonly end: Of<'raidEnded'>;
}

/** Every raid: who sent how many ships, and how it ended. */
function raidsOf({ events }: Facts): readonly RaidFacts[] {
  const raids: RaidFacts[] = [];
  let sent = new Map<number, number>();
  for (const event of events) {
    if (event.type === 'sent') sent.set(event.seat, event.count);
    if (event.type !== 'raidEnded') continue;
    raids.push({ sent, end: event });
    sent = new Map();
  }
  return raids;
}

/** Caravans of each nation are numbered by their ships, one to four. */
const shipsOf = (caravan: number): number => (caravan % 4) + 1;

const joined = ({ sent }: RaidFacts, seat: number): boolean => (sent.get(seat) ?? 0) > 0;

/** So many ships went out that it is no accident if all come home. */
const SQUADRON = 5;

const isUnscathed = ({ sent, end }: RaidFacts, seat: number): boolean =>
  (sent.get(seat) ?? 0) >= SQUADRON && end.sunk[seat] + end.saved[seat] === 0;

/** Most red dice that one of this seat's dice sank in one throw. */
function bestDie({ events, seat }: Facts): number {
  let best = 0;
  let wins = new Map<number, number>();
  for (const event of events) {
    if (event.type === 'landed') wins = new Map();
    if (event.type !== 'fought' || event.seat !== seat || event.sunk !== 'red') continue;
    const fights = (wins.get(event.pirate) ?? 0) + 1;
    wins.set(event.pirate, fights);
    best = Math.max(best, fights);
  }
  return best;
}

/** To enemies and to curses. */
function shipsLost(facts: Facts): number {
  const inRaids = eventsOf(facts, 'raidEnded').reduce((sum, { sunk }) => sum + sunk[facts.seat], 0);
  return ownEventsOf(facts, 'hit').reduce((sum, { ships }) => sum + ships, inRaids);
}

const RITUALS = 3;
const GIFTS = 12;

export const badges: BadgeRules<SevenSeasBadge, SevenSeasView, SevenSeasEvent> = {
  gifts: (facts) => ownEventsOf(facts, 'gift').length >= GIFTS,
  fleet: ({ view, seat }) => view.pirates[seat].ships >= 10,
  bigSale: (facts) => ownEventsOf(facts, 'sold').some(({ chests }) => chests >= 20),
  corsair: (facts) => new Set(ownEventsOf(facts, 'corsair').map(({ nation }) => nation)).size >= 2,
  fourShips: (facts) =>
    raidsOf(facts).some((raid) => raid.end.won && shipsOf(raid.end.card) === 4 && joined(raid, facts.seat)),
  rituals: (facts) => new Set(ownEventsOf(facts, 'ritual').map(({ ritual }) => ritual)).size === RITUALS,
  lucky: (facts) => bestDie(facts) >= 3,
  unsinkable: (facts) => eventsOf(facts, 'raidEnded').some(({ saved }) => (saved[facts.seat] ?? 0) >= 3),
  unscathed: (facts) => raidsOf(facts).some((raid) => raid.end.won && isUnscathed(raid, facts.seat)),
  survivor: (facts) => hasWon(facts) && shipsLost(facts) >= 15,
  clean: (facts) =>
    hasWon(facts) && eventsOf(facts, 'roundBegan').length > 0 && ownEventsOf(facts, 'marked').length === 0,
  hairsbreadth: (facts) =>
    hasWon(facts) && (facts.outcome.decidedBy === 'corsairs' || facts.outcome.decidedBy === 'marks'),
};

export type SevenSeasMode = 'table';

/** There is one way to play it, and nothing to go on to. */
export const results: ResultRules<SevenSeasView, SevenSeasEvent> = {
  badges,
  modeOf: (): SevenSeasMode => 'table',
  nextSteps: [],
};
