/** The log of everything that is thrown: raids, fights, curses. */

import type { NameOf } from '@broadside/text';
import { CURSES, FIRST_CURSE, lootKind } from '../cards/table.ts';
import { PER_DIE, RED } from '../rules/facade.ts';
import type { SevenSeasEvent } from '../rules/state.ts';
import { cardName, goodsTaken } from './cards.ts';
import type { Say } from './say.ts';
import { listOf, tavernWords, unheardOf } from './words.ts';

type EventOf<T extends SevenSeasEvent['type']> = Extract<SevenSeasEvent, { type: T }>;

const TAVERN = FIRST_CURSE + CURSES.indexOf('tavern');

/** Each side with its values, the greatest first: "red 5, 3; Mara 6, 2". In the Tavern dice belong to nobody yet. */
function diceInWords({ sides, dice, card }: EventOf<'landed'>, say: Say, nameOf: NameOf): string {
  const values = (side: number): string =>
    sides
      .flatMap((own, die) => (own === side ? [dice[die * PER_DIE]] : []))
      .sort((one, other) => other - one)
      .join(', ');
  const lists = [...new Set(sides)].map((side) => {
    if (card === TAVERN) return values(side);
    return side === RED
      ? say('seven-seas.event.landed.red', { values: values(side) })
      : say('seven-seas.event.landed.ships', { name: nameOf(side), values: values(side) });
  });
  return lists.join('; ');
}

/** "Mara 3 and Piet 1": everybody who has any. */
function sharesOf(counts: readonly number[], say: Say, nameOf: NameOf): string {
  const shares = counts.flatMap((ships, seat) =>
    ships > 0 ? [say('seven-seas.event.raidEnded.share', { name: nameOf(seat), ships })] : [],
  );
  return listOf(shares, say);
}

function describeRaid(event: EventOf<'raidEnded'>, say: Say, nameOf: NameOf): string {
  const key = 'seven-seas.event.raidEnded';
  const parts = (['left', 'sunk', 'saved'] as const).flatMap((part) =>
    event[part].some((ships) => ships > 0)
      ? [say(`${key}.${part}`, { ships: sharesOf(event[part], say, nameOf) })]
      : [],
  );
  return [say(`${key}.${event.won ? 'won' : 'lost'}`), ...parts].join(' ');
}

function describeHit({ card, cards, ships, curse: by, seat }: EventOf<'hit'>, say: Say, nameOf: NameOf): string {
  const values = { name: nameOf(seat), curse: cardName(by, say) };
  if (cards + ships === 0) return say('seven-seas.event.hit.none', values);
  const counts = [0, 0, 0, 0];
  counts[lootKind(card)] = cards;
  const lostShips = ships > 0 ? [say('seven-seas.count.ships', { ships })] : [];
  return say('seven-seas.event.hit', { ...values, lost: goodsTaken(counts, say, lostShips) });
}

type Thrown = EventOf<'sent' | 'cast' | 'landed' | 'fought' | 'raidEnded' | 'protected' | 'hit' | 'assigned'>;

export function describeThrows(event: Thrown, say: Say, nameOf: NameOf): string {
  switch (event.type) {
    case 'sent':
    case 'protected': {
      const name = nameOf(event.seat);
      return event.count === 0
        ? say(`seven-seas.event.${event.type}.none`, { name })
        : say(`seven-seas.event.${event.type}`, { name, ships: event.count });
    }
    case 'cast':
      return say('seven-seas.event.cast', { name: nameOf(event.seat), dice: event.dice });
    case 'landed': {
      const dice = diceInWords(event, say, nameOf);
      return event.attempt > 0
        ? say('seven-seas.event.landed.again', { attempts: event.attempt, dice })
        : say('seven-seas.event.landed', { dice });
    }
    case 'fought': {
      const [red, pirate] = event.values;
      return say(`seven-seas.event.fought.${event.sunk}`, { name: nameOf(event.seat), red, pirate });
    }
    case 'raidEnded':
      return describeRaid(event, say, nameOf);
    case 'hit':
      return describeHit(event, say, nameOf);
    case 'assigned':
      return say('seven-seas.event.assigned', {
        name: nameOf(event.seat),
        value: event.value,
        what: tavernWords(event.value, say),
      });
    default:
      return unheardOf(event);
  }
}
