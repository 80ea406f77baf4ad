/** The log: a sentence for every fact that needs one. */
import type { NameOf, Say, Values } from '@broadside/text';
import { typeOf } from '../cards/table.ts';
import type { SevenSeasEvent } from '../rules/state.ts';
import { cardList, cardName, characterWord, dealOf, goodsTaken, lootTaken, ofNation } from './cards.ts';
import { tellOfThrows } from './throws.ts';
import { namesOf } from './words.ts';

/** A card seen from behind. */
const COVERED = -1;

/** Says the sentence of the fact at hand; the variant is the rest of its key. */
export type Told = (values?: Values, variant?: string) => string;

const some = (counts: readonly number[]): boolean => counts.some((count) => count > 0);

/** A loss of chests is a gain below nothing. */
function tellOfChests({ chests, cause, seat }: Extract<SevenSeasEvent, { type: 'gained' }>, say: Say, nameOf: NameOf) {
  const way = chests < 0 ? 'lost' : 'gained';
  return say(`seven-seas.event.${way}.${cause}`, { name: nameOf(seat), chests: Math.abs(chests) });
}

export function tell(event: SevenSeasEvent, say: Say, nameOf: NameOf): string | undefined {
  const who = 'seat' in event ? { name: nameOf(event.seat) } : {};
  const told: Told = (values = {}, variant = '') =>
    say(`seven-seas.event.${event.type}${variant}`, { ...who, ...values });

  switch (event.type) {
    case 'began':
      return told({ name: nameOf(event.first) });
    case 'dealt':
      return event.cards.includes(COVERED) ? undefined : told({ cards: cardList(event.cards, say) });
    case 'roundBegan': {
      const values = { round: event.round, name: nameOf(event.first) };
      return event.last > 0 ? told({ ...values, last: event.last }, '.last') : told(values);
    }
    case 'chose':
    case 'drew':
      return event.card === COVERED ? told({}, '.hidden') : told({ card: cardName(event.card, say) });
    case 'called':
      // S7-ROUND-6: nobody came, so the next one is called.
      return event.seats.length === 0
        ? undefined
        : told({ card: cardName(event.card, say), names: namesOf(event.seats, say, nameOf) });
    case 'declined':
    case 'named':
      return told({ card: cardName(event.card, say) });
    case 'marked':
      return told({ marks: event.count }, `.${event.cause}`);
    case 'markLifted':
    case 'ended':
      return told();
    case 'built':
      return told({ ships: event.count });
    case 'corsair':
      return told({ nation: ofNation(event.nation, say), ships: event.ships });
    case 'gift':
      return told({}, `.${characterWord(event.card)}`);
    case 'ritual':
      return told({ goods: dealOf(event.cards, say), chests: event.chests }, `.${event.ritual}`);
    case 'sold':
      return told({ goods: goodsTaken(event.goods, say), chests: event.chests }, event.final ? '.final' : '');
    case 'gained':
      return tellOfChests(event, say, nameOf);
    case 'yinYang':
      return told({ yinYang: event.count }, `.${event.cause}`);
    case 'guards':
      return told({ ships: Math.abs(event.to - event.from) }, event.to > event.from ? '.more' : '.fewer');
    case 'endDrawn':
      return told({ round: event.round });
    case 'played':
      return told({ card: cardName(event.card, say) }, `.${typeOf(event.card)}`);
    case 'looted':
      return told({ goods: lootTaken(event.cards, say) }, `.${event.cause}`);
    case 'kept':
      return some(event.goods) ? told({ goods: goodsTaken(event.goods, say) }) : undefined;
    case 'dropped':
      return some(event.goods) ? told({ goods: goodsTaken(event.goods, say) }, `.${event.cause}`) : undefined;
    case 'reshuffled':
      return told({ cards: event.cards });
    case 'returned':
      // Whoever takes back only the card just played has nothing to tell.
      return event.cards.length === 1 ? undefined : told({ cards: cardList(event.cards, say) });
    default:
      return tellOfThrows(event, told, say, nameOf);
  }
}

/** What a gift brings besides cards, which have names of their own to tell. */
const tellsGift = (event: SevenSeasEvent): boolean =>
  event.type === 'built' || ((event.type === 'yinYang' || event.type === 'gained') && event.cause === 'gift');

/** The sentence before it says already what was marked, or what the gift was. */
export function isToldBy(event: SevenSeasEvent, before: SevenSeasEvent): boolean {
  if (!('seat' in event && 'seat' in before) || event.seat !== before.seat) return false;
  switch (before.type) {
    case 'declined':
      return event.type === 'marked' && event.cause === 'declined';
    case 'sent':
      return before.count === 0 && event.type === 'marked';
    case 'gift':
      return tellsGift(event);
    default:
      return false;
  }
}
