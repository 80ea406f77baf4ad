/** The view after one fact, for the moments between the view before an entry and the view after it. */

import type { Seat } from '@broadside/kernel';
import { frameNamed } from '@broadside/kit';
import {
  type CardId,
  characterOf,
  FIRST_LOOT,
  type LootKind,
  lootKind,
  PIRATE_BAY,
  SHIPWRIGHT,
  TALISMAN,
  typeOf,
} from '../cards/table.ts';
import { capacityOf, freeOf, guardsOf, loadedOf, MOST_SHIPS, NOT_CHOSEN, NOT_SENT } from '../rules/facade.ts';
import type { GoodsCount, Lid, Pirate, SevenSeasEvent } from '../rules/state.ts';
import type { PirateView, SevenSeasView } from '../rules/view.ts';

type Counts = readonly number[];

const sum = (a: Counts, b: Counts, sign = 1): GoodsCount => [
  Math.max(0, a[0] + sign * b[0]),
  Math.max(0, a[1] + sign * b[1]),
  Math.max(0, a[2] + sign * b[2]),
];

const NONE: Counts = [0, 0, 0];
/** What the entry itself brought: the rest was done card by card before it (S7-TABLE-2). */
const rest = (all: Counts, before: Counts): GoodsCount => sum(all, before, -1);
const kept = (view: SevenSeasView): Counts => frameNamed(view, 'keep')?.kept ?? NONE;
const lost = (view: SevenSeasView): Counts => frameNamed(view, 'excess')?.lost ?? NONE;

/** How many of each kind lie among loot cards: fruit, coffee, rum, talismans. */
export function kindsOf(cards: readonly CardId[]): [number, number, number, number] {
  const kinds: [number, number, number, number] = [0, 0, 0, 0];
  for (const card of cards) if (card >= FIRST_LOOT) kinds[lootKind(card)]++;
  return kinds;
}

/** Ships by state follow from the counts (S7-SHIP, S7-CHEST). */
function recounted(view: PirateView): PirateView {
  const { chests, ships, goods, talismans, yinYang, marks, doubleHolds, unsinkables } = view;
  const pirate: Pirate = {
    ...{ chests, ships, talismans, yinYang, marks, doubleHolds, unsinkables },
    goods: [...goods],
    hand: [],
    played: 0,
    chosen: NOT_CHOSEN,
  };
  return {
    ...view,
    reserve: MOST_SHIPS - ships,
    guards: guardsOf(pirate),
    loaded: loadedOf(pirate),
    free: Math.max(0, freeOf(pirate)),
    capacity: capacityOf(pirate),
  };
}

type Change = Partial<PirateView> | ((pirate: PirateView) => Partial<PirateView>);

function withPirate(view: SevenSeasView, seat: Seat, change: Change): SevenSeasView {
  const pirates = view.pirates.map((pirate, at) =>
    at === seat ? recounted({ ...pirate, ...(typeof change === 'function' ? change(pirate) : change) }) : pirate,
  );
  return { ...view, pirates };
}

const discard = (view: SevenSeasView, kinds: Counts): SevenSeasView => ({
  ...view,
  discarded: view.discarded.map((count, kind) => count + (kinds[kind] ?? 0)),
  discardTop: kinds.findLastIndex((count) => count > 0) < 0 ? view.discardTop : kinds.findLastIndex((n) => n > 0),
});

const withLid = (view: SevenSeasView, change: (lid: Lid) => Partial<Lid>): SevenSeasView =>
  view.lid ? { ...view, lid: { ...view.lid, ...change(view.lid) } } : view;

function play(view: SevenSeasView, seat: Seat, card: CardId): SevenSeasView {
  const played = withPirate(view, seat, ({ hand, handSize }) => ({
    handSize: handSize - 1,
    hand: hand?.filter((one) => one !== card) ?? null,
  }));
  if (typeOf(card) === 'port' || card === PIRATE_BAY)
    return { ...played, port: card, portsPlayed: view.portsPlayed + 1 };
  const open = { ...played, playedTop: card, playedCount: view.playedCount + 1 };
  const sent = view.pirates.map(() => NOT_SENT);
  return typeOf(card) === 'caravan' ? { ...open, raid: { captain: seat, card, sent } } : open;
}

function loot(view: SevenSeasView, event: Extract<SevenSeasEvent, { type: 'looted' }>): SevenSeasView {
  const kinds = kindsOf(event.cards);
  const turned = { ...view, lootLeft: Math.max(0, view.lootLeft - event.cards.length) };
  // S7-CURSE-16: Talismans passed in the Tavern are nobody's.
  if (event.cause === 'tavern') return discard(turned, [0, 0, 0, kinds[TALISMAN]]);
  return withPirate(turned, event.seat, ({ talismans }) => ({ talismans: talismans + kinds[TALISMAN] }));
}

function suffer(view: SevenSeasView, event: Extract<SevenSeasEvent, { type: 'hit' }>): SevenSeasView {
  const { seat, card, cards, ships, dice } = event;
  const kind: LootKind = card >= FIRST_LOOT ? lootKind(card) : TALISMAN;
  const taken = [0, 1, 2, 3].map((one) => (one === kind ? cards : 0));
  const lost = withPirate(view, seat, (pirate) => ({
    ships: pirate.ships - ships,
    goods: sum(pirate.goods, taken, -1),
    talismans: pirate.talismans - taken[TALISMAN],
  }));
  return withLid(discard(lost, taken), ({ hits }) => ({ hits: [...new Set([...hits, ...dice])] }));
}

function perform(view: SevenSeasView, event: Extract<SevenSeasEvent, { type: 'ritual' }>): SevenSeasView {
  const kinds = kindsOf(event.cards);
  const done = withPirate(view, event.seat, (pirate) => ({
    chests: pirate.chests + event.chests,
    goods: sum(pirate.goods, kinds, -1),
    yinYang: pirate.yinYang - (event.ritual === 'doubleHold' ? 2 : 3),
    doubleHolds: pirate.doubleHolds + (event.ritual === 'doubleHold' ? 1 : 0),
    unsinkables: pirate.unsinkables + (event.ritual === 'unsinkable' ? 1 : 0),
  }));
  return discard(done, kinds);
}

function beginRound(view: SevenSeasView, round: number, first: Seat): SevenSeasView {
  const pirates = view.pirates.map((pirate) => ({
    ...pirate,
    hasChosen: false,
    chosen: NOT_CHOSEN as typeof NOT_CHOSEN,
  }));
  return { ...view, round, first, called: NOT_CHOSEN, acting: [], pirates, raid: null, flow: [{ step: 'choose' }] };
}

export function happen(view: SevenSeasView, event: SevenSeasEvent): SevenSeasView {
  switch (event.type) {
    case 'roundBegan':
      return beginRound(view, event.round, event.first);
    case 'chose':
      return withPirate(view, event.seat, {
        hasChosen: true,
        chosen: event.card < 0 ? NOT_CHOSEN : characterOf(event.card),
      });
    case 'called': {
      const character = characterOf(event.card);
      const called: SevenSeasView = { ...view, called: character, acting: event.seats };
      return event.seats.reduce((shown, seat) => withPirate(shown, seat, { chosen: character }), called);
    }
    case 'marked':
      return withPirate(view, event.seat, ({ marks }) => ({ marks: marks + event.count }));
    case 'markLifted':
      return withPirate(view, event.seat, ({ marks }) => ({ marks: marks - 1 }));
    case 'built':
      return withPirate(view, event.seat, ({ ships, chests }) => ({
        ships: ships + event.count,
        chests: chests - event.count,
      }));
    case 'gift':
      // The other gifts leave facts of their own.
      return characterOf(event.card) === SHIPWRIGHT
        ? withPirate(view, event.seat, ({ ships }) => ({ ships: ships + 1 }))
        : view;
    case 'corsair': {
      const corsairs = view.corsairs.map((holder, nation) => (nation === event.nation ? event.seat : holder));
      return withPirate({ ...view, corsairs }, event.seat, ({ ships }) => ({ ships: ships + event.ships }));
    }
    case 'ritual':
      return perform(view, event);
    case 'sold': {
      const sold = withPirate(view, event.seat, ({ chests, goods }) => ({
        chests: chests + event.chests,
        goods: sum(goods, event.goods, -1),
      }));
      return discard(sold, event.goods);
    }
    case 'gained':
      return withPirate(view, event.seat, ({ chests }) => ({ chests: Math.max(0, chests + event.chests) }));
    case 'yinYang':
      return withPirate(view, event.seat, ({ yinYang }) => ({ yinYang: yinYang + event.count }));
    case 'drew':
      return withPirate({ ...view, adventuresLeft: view.adventuresLeft - 1 }, event.seat, ({ hand, handSize }) => ({
        handSize: handSize + 1,
        hand: hand && event.card >= 0 ? [...hand, event.card].sort((a, b) => a - b) : hand,
      }));
    case 'endDrawn':
      return { ...view, endRound: event.round, adventuresLeft: Math.max(0, view.adventuresLeft - 1) };
    case 'played':
      return play(view, event.seat, event.card);
    case 'sent': {
      const { raid } = view;
      const sent = raid?.sent.map((count, seat) => (seat === event.seat ? event.count : count));
      return raid && sent ? { ...view, raid: { ...raid, sent } } : view;
    }
    case 'landed': {
      const { card, seat: thrower, sides, dice } = event;
      const index = (view.lid?.index ?? 0) + (view.lid?.dice.length === 0 ? 0 : 1);
      return { ...view, lid: { index, card, thrower, sides, dice, fights: [], hits: [] } };
    }
    case 'fought':
      return withLid(view, ({ fights }) => ({ fights: [...fights, event.red, event.pirate] }));
    case 'raidEnded': {
      const home: SevenSeasView = { ...view, raid: null };
      return event.sunk.reduce(
        (shown, sunk, seat) => withPirate(shown, seat, ({ ships }) => ({ ships: ships - sunk })),
        home,
      );
    }
    case 'looted':
      return loot(view, event);
    case 'kept':
      return withPirate(view, event.seat, ({ goods }) => ({ goods: sum(goods, rest(event.goods, kept(view))) }));
    case 'dropped': {
      // Loot that is left never lay in a hold.
      const dropped = rest(event.goods, event.cause === 'excess' ? lost(view) : NONE);
      const shown = discard(view, dropped);
      if (event.cause === 'left') return shown;
      return withPirate(shown, event.seat, ({ goods }) => ({ goods: sum(goods, dropped, -1) }));
    }
    case 'reshuffled':
      return { ...view, lootLeft: event.cards, discarded: [0, 0, 0, 0], discardTop: -1 };
    case 'hit':
      return suffer(view, event);
    case 'returned':
      return withPirate(view, event.seat, { played: [] });
    case 'began':
    case 'dealt':
    case 'declined':
    case 'guards':
    case 'cast':
    case 'protected':
    case 'named':
    case 'assigned':
    case 'ended':
      return view;
  }
}
