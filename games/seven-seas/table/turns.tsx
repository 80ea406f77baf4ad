/** What mattered when a character was called. */
import type { GameEvent, Seat } from '@broadside/kernel';
import { Icon, type TurnFacts, type TurnMoment } from '@broadside/kit';
import { characterOf, type Nation } from '../cards/table.ts';
import type { SevenSeasEvent } from '../rules/state.ts';
import { cardName } from '../text/cards.ts';
import type { TableSay } from '../text/table.ts';
import {
  BlackMark,
  CardsIcon,
  CharacterBust,
  Chest,
  CorsairSeal,
  RitualToken,
  ShipIcon,
  YinYang,
} from './art/index.ts';

const SIZE = 30;

/** What a player does as the character called; several may be, one after the other. */
const OWN: ReadonlySet<SevenSeasEvent['type']> = new Set(['declined', 'built', 'corsair', 'ritual', 'played']);

export function turnStart(event: GameEvent, seat: Seat | undefined): Seat | undefined {
  const fact = event as SevenSeasEvent;
  if (fact.type === 'called') return fact.seats[0];
  return 'seat' in fact && seat !== undefined && fact.seat !== seat && OWN.has(fact.type) ? fact.seat : undefined;
}

type Sketch = Omit<TurnMoment, 'event'>;
const plus = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

/** Chests, marks and what else counts at the end. */
function scored(fact: SevenSeasEvent): Sketch | undefined {
  switch (fact.type) {
    case 'sold':
    case 'gained':
      return { weight: 'score', icon: <Chest size={SIZE} />, brief: plus(fact.chests) };
    case 'yinYang':
      return { weight: 'purchase', icon: <YinYang size={SIZE} />, brief: plus(fact.count) };
    case 'marked':
      return { weight: 'score', icon: <BlackMark size={SIZE} />, brief: plus(fact.count), against: fact.seat };
    default:
      return undefined;
  }
}

function fought(fact: SevenSeasEvent, { viewer }: TurnFacts, say: TableSay): Sketch | undefined {
  switch (fact.type) {
    case 'raidEnded': {
      const brief = say(fact.won ? 'seven-seas.table.turn.won' : 'seven-seas.table.turn.lost');
      const mine = typeof viewer === 'number' && fact.sunk[viewer] > 0;
      return { weight: 'battle', icon: <Icon name="swords" size={SIZE} />, brief, against: mine ? viewer : undefined };
    }
    case 'hit':
      if (fact.cards + fact.ships === 0) return undefined;
      return {
        weight: 'battle',
        icon: <Icon name="dice" size={SIZE} />,
        brief: plus(-fact.cards - fact.ships),
        against: fact.seat,
      };
    default:
      return undefined;
  }
}

/** Ships, cards and rituals. */
function gained(fact: SevenSeasEvent, { seat }: TurnFacts, say: TableSay): Sketch | undefined {
  switch (fact.type) {
    case 'called':
      // Nobody answers to some calls.
      if (!fact.seats.includes(seat)) return undefined;
      return {
        weight: 'movement',
        icon: <CharacterBust character={characterOf(fact.card)} size={SIZE} />,
        brief: cardName(fact.card, say),
      };
    case 'built':
      return { weight: 'purchase', icon: <ShipIcon size={SIZE} />, brief: plus(fact.count) };
    case 'corsair':
      return {
        weight: 'purchase',
        icon: <CorsairSeal nation={fact.nation as Nation} size={SIZE} />,
        brief: plus(fact.ships),
      };
    case 'ritual':
      return {
        weight: 'purchase',
        icon: <RitualToken ritual={fact.ritual} size={SIZE} />,
        brief: fact.chests > 0 ? plus(fact.chests) : say('seven-seas.table.turn.ritual'),
      };
    case 'played':
      return { weight: 'movement', icon: <CardsIcon size={SIZE} />, brief: say('seven-seas.table.turn.played') };
    case 'looted':
      return { weight: 'purchase', icon: <CardsIcon size={SIZE} />, brief: plus(fact.cards.length) };
    default:
      return undefined;
  }
}

export function turnMoments(turn: TurnFacts, say: TableSay): readonly TurnMoment[] {
  return turn.events.flatMap((event) => {
    const fact = event as SevenSeasEvent;
    const sketch = scored(fact) ?? fought(fact, turn, say) ?? gained(fact, turn, say);
    return sketch === undefined ? [] : [{ ...sketch, event }];
  });
}
