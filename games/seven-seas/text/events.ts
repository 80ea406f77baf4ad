/** The log: a sentence for every fact that needs one. */
import type { NameOf } from '@broadside/text';
import type { SevenSeasEvent } from '../rules/state.ts';
import { cardList, cardName, characterWord, dealOf, goodsTaken, lootTaken, ofNation, playedAs } from './cards.ts';
import type { Say } from './say.ts';
import { describeThrows } from './throws.ts';
import { listOf, namesAmid } from './words.ts';

/** A card seen from behind. */
const COVERED = -1;

const some = (counts: readonly number[]): boolean => counts.some((count) => count > 0);

/** A loss of chests is a gain below nothing; a gift is never lost, a Salary never gained. */
function describeChests(
  { chests, cause, seat }: Extract<SevenSeasEvent, { type: 'gained' }>,
  say: Say,
  nameOf: NameOf,
) {
  const values = { name: nameOf(seat), chests: Math.abs(chests) };
  switch (cause) {
    case 'gift':
      return say('seven-seas.event.gained.gift', values);
    case 'tavern':
      return say(chests < 0 ? 'seven-seas.event.lost.tavern' : 'seven-seas.event.gained.tavern', values);
    case 'salary':
      return say('seven-seas.event.lost.salary', values);
  }
}

function describeRound(
  { round, first, last }: Extract<SevenSeasEvent, { type: 'roundBegan' }>,
  say: Say,
  nameOf: NameOf,
) {
  const values = { round, name: nameOf(first) };
  return last > 0
    ? say('seven-seas.event.roundBegan.last', { ...values, last })
    : say('seven-seas.event.roundBegan', values);
}

export function describeEvent(event: SevenSeasEvent, say: Say, nameOf: NameOf): string | undefined {
  const name = 'seat' in event ? nameOf(event.seat) : '';

  switch (event.type) {
    case 'began':
      return say('seven-seas.event.began', { name: nameOf(event.first) });
    case 'dealt':
      return event.cards.includes(COVERED)
        ? undefined
        : say('seven-seas.event.dealt', { name, cards: cardList(event.cards, say) });
    case 'roundBegan':
      return describeRound(event, say, nameOf);
    case 'chose':
    case 'drew':
      return event.card === COVERED
        ? say(`seven-seas.event.${event.type}.hidden`, { name })
        : say(`seven-seas.event.${event.type}`, { name, card: cardName(event.card, say) });
    case 'called':
      // S7-ROUND-6: nobody came, so the next one is called.
      return event.seats.length === 0
        ? undefined
        : say('seven-seas.event.called', {
            card: cardName(event.card, say),
            names: listOf(namesAmid(event.seats, say, nameOf), say),
          });
    case 'declined':
    case 'named':
      return say(`seven-seas.event.${event.type}`, { name, card: cardName(event.card, say) });
    case 'marked':
      return say(`seven-seas.event.marked.${event.cause}`, { name, marks: event.count });
    case 'markLifted':
      return say('seven-seas.event.markLifted', { name });
    case 'ended':
      return say('seven-seas.event.ended');
    case 'built':
      return say('seven-seas.event.built', { name, ships: event.count });
    case 'corsair':
      return say('seven-seas.event.corsair', { name, nation: ofNation(event.nation, say), ships: event.ships });
    case 'gift':
      return say(`seven-seas.event.gift.${characterWord(event.card)}`, { name });
    case 'ritual':
      return say(`seven-seas.event.ritual.${event.ritual}`, {
        name,
        goods: dealOf(event.cards, say),
        chests: event.chests,
      });
    case 'sold':
      return say(event.final ? 'seven-seas.event.sold.final' : 'seven-seas.event.sold', {
        name,
        goods: goodsTaken(event.goods, say),
        chests: event.chests,
      });
    case 'gained':
      return describeChests(event, say, nameOf);
    case 'yinYang':
      return say(`seven-seas.event.yinYang.${event.cause}`, { name, yinYang: event.count });
    case 'guards':
      return say(`seven-seas.event.guards.${event.to > event.from ? 'more' : 'fewer'}`, {
        name,
        ships: Math.abs(event.to - event.from),
      });
    case 'endDrawn':
      return say('seven-seas.event.endDrawn', { name, round: event.round });
    case 'played':
      return say(`seven-seas.event.played.${playedAs(event.card)}`, { name, card: cardName(event.card, say) });
    case 'looted':
      return say(`seven-seas.event.looted.${event.cause}`, { name, goods: lootTaken(event.cards, say) });
    case 'kept':
      return some(event.goods)
        ? say('seven-seas.event.kept', { name, goods: goodsTaken(event.goods, say) })
        : undefined;
    case 'dropped':
      return some(event.goods)
        ? say(`seven-seas.event.dropped.${event.cause}`, { name, goods: goodsTaken(event.goods, say) })
        : undefined;
    case 'reshuffled':
      return say('seven-seas.event.reshuffled', { cards: event.cards });
    case 'returned':
      // Whoever takes back only the card just played needs no sentence.
      return event.cards.length === 1
        ? undefined
        : say('seven-seas.event.returned', { name, cards: cardList(event.cards, say) });
    default:
      return describeThrows(event, say, nameOf);
  }
}

/** What a gift brings besides cards, which are named themselves. */
const isPartOfGift = (event: SevenSeasEvent): boolean =>
  event.type === 'built' || ((event.type === 'yinYang' || event.type === 'gained') && event.cause === 'gift');

/** The sentence before it says already what was marked, or what the gift was. */
export function isCoveredBy(event: SevenSeasEvent, before: SevenSeasEvent): boolean {
  if (!('seat' in event && 'seat' in before) || event.seat !== before.seat) return false;
  switch (before.type) {
    case 'declined':
      return event.type === 'marked' && event.cause === 'declined';
    case 'sent':
      return before.count === 0 && event.type === 'marked';
    case 'gift':
      return isPartOfGift(event);
    default:
      return false;
  }
}
