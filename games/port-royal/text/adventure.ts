/** The Adventure in words: characters, events, tasks with their rewards and hourglasses. */

import { CHARACTERS, type CharacterId } from '../cards/characters.ts';
import { EVENTS, type EventEffect, type EventId } from '../cards/events.ts';
import { type TaskMoment, type TaskPay, taskOf } from '../cards/tasks.ts';
import { owned } from './contracts.ts';
import type { Say } from './say.ts';
import { keysOf, listOf, unheardOf } from './words.ts';

export const characterName = (id: CharacterId, say: Say): string => say(`port-royal.character.${CHARACTERS[id].id}`);

/** What the character can do once the ability is unlocked. */
export function characterAbility(id: CharacterId, say: Say): string {
  const { ability } = CHARACTERS[id];
  switch (ability.kind) {
    case 'bustCoins':
      return say('port-royal.skill.bustCoins', { coins: ability.coins, upTo: ability.upTo });
    case 'expeditionCrowns':
      return say('port-royal.skill.expeditionCrowns', { crowns: ability.crowns });
    case 'tradeCrown':
    case 'tradeCoin':
      return say(`port-royal.skill.${ability.kind}`, { ship: say(`port-royal.partner.${ability.colour}`) });
    case 'fullHarbour':
    case 'once':
      return say(`port-royal.skill.${ability.kind}`, { coins: ability.coins });
    case 'ships':
      return say('port-royal.skill.ships', { coins: ability.coins, from: ability.from });
    case 'sabre':
    case 'discount':
    case 'lookout':
      return say(`port-royal.skill.${ability.kind}`);
    default:
      return unheardOf(ability);
  }
}

export const eventName = (id: EventId, say: Say): string => say(`port-royal.happening.${EVENTS[id].id}`);

interface Gain {
  readonly coins?: number;
  readonly crowns?: number;
}

/** "2 coins and 1 crown", as the object of "gains". */
const gains = ({ coins, crowns }: Gain, say: Say): string =>
  listOf(
    [
      ...(coins ? [say('port-royal.gain.coins', { coins })] : []),
      ...(crowns ? [say('port-royal.gain.crowns', { crowns })] : []),
    ],
    say,
  );

/** A team buys no markers (PR-AMB-93), and after the campaign no story goes on (PR-AVAR-6). */
function endOfMonth(
  { hourglass, price }: Extract<EventEffect, { kind: 'endOfMonth' }>,
  together: boolean,
  say: Say,
): string {
  const parts = [
    ...(hourglass ? [say('port-royal.effect.endOfMonth.story')] : []),
    ...(together ? [] : [say('port-royal.effect.endOfMonth', { coins: price })]),
  ];
  return parts.join(' ');
}

/** What the event does, in a sentence or two. */
export function eventText(id: EventId, together: boolean, say: Say): string {
  const { effect } = EVENTS[id];
  switch (effect.kind) {
    case 'gain':
      return say(`port-royal.effect.gain.${effect.who}`, { what: gains(effect, say) });
    case 'endOfMonth':
      return endOfMonth(effect, together, say);
    case 'toll':
      return say('port-royal.effect.toll', { from: effect.from, coins: effect.coins });
    case 'sabres':
    case 'storm':
      return say(`port-royal.effect.${effect.kind}`, { sabres: effect.sabres });
    case 'bustCoins':
    case 'tradeCoins':
    case 'discount':
      return say(`port-royal.effect.${effect.kind}`, { coins: effect.coins });
    case 'busyQuay':
    case 'extraCard':
    case 'quietWaters':
      return say(`port-royal.effect.${effect.kind}`, { cards: effect.cards });
    case 'audience':
      return say('port-royal.effect.audience', { coins: effect.coins, crowns: effect.crowns });
    case 'noCompensation':
      return say('port-royal.effect.noCompensation');
    default:
      return unheardOf(effect);
  }
}

const MOMENTS = {
  anyTime: [],
  fourColours: ['fourColours'],
  tax: ['taxNow'],
  fourCards: ['fourCards'],
  firstCard: ['firstCard'],
} as const satisfies Readonly<Record<TaskMoment, readonly string[]>>;

/** Ships that are paid, for themselves or for what they carry: "2 Ares ships". */
const shipsPaid = ({ coins: _coins, aresPirates, breadOrRum, ...items }: TaskPay, say: Say): string[] => [
  ...(aresPirates ? [say('port-royal.price.aresPirates', { count: aresPirates })] : []),
  ...keysOf(items).map((item) => say(`port-royal.count.${item}`, { count: items[item] ?? 0 })),
  ...(breadOrRum ? [say('port-royal.price.breadOrRum', { count: breadOrRum })] : []),
];

/** What a task asks for: the moment, what must be there, what is paid. */
export function taskNeeds(number: number, say: Say): string {
  const { have, pay, when } = taskOf(number);
  const ships = shipsPaid(pay, say);
  return [
    ...MOMENTS[when].map((moment) => say(`port-royal.need.${moment}`)),
    ...(Object.keys(have).length > 0 ? [say('port-royal.need.have', { what: owned(have, say) })] : []),
    ...(ships.length > 0 ? [say('port-royal.need.discard', { what: listOf(ships, say) })] : []),
    ...(pay.coins ? [say('port-royal.need.pay', { coins: pay.coins })] : []),
  ].join(' ');
}

/** PR-TASK-8, PR-TASK-9. */
export function taskRewards(number: number, say: Say): string {
  const { first, crowns } = taskOf(number);
  return [
    ...(first.coins || first.crowns ? [say('port-royal.reward.first', { what: gains(first, say) })] : []),
    ...(crowns > 0 ? [say('port-royal.reward.all', { what: gains({ crowns }, say) })] : []),
  ].join(' ');
}

/** What the end of the month makes of it (PR-MONTH-1 to PR-MONTH-4). */
export function taskHourglass(number: number, together: boolean, say: Say): string {
  const { next } = taskOf(number);
  if (next === 'end') return say(`port-royal.hourglass.${together ? 'card9' : 'end'}`);
  return 'always' in next
    ? say('port-royal.hourglass.always', { ...next })
    : say('port-royal.hourglass.branch', { ...next });
}
