/** What lies between the players: the port, the decks, who was called, the raid, and the hand of whoever looks. */

import type { Seat } from '@broadside/kernel';
import { flow, type Line, quiet, type Room, strong, tinted } from '@broadside/text/terminal';
import {
  ALL_GOODS,
  CHARACTERS,
  type Character,
  characterCard,
  type LootKind,
  lootCard,
  priceIn,
} from '../cards/table.ts';
import { NOT_SENT } from '../rules/facade.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { cardName } from '../text/cards.ts';
import { t } from '../text/terminal.ts';
import { stepName } from '../text/words.ts';
import { ACTING, glued } from './symbols.ts';

/** S7-END-1. */
const LAST_ROUNDS = 3;

/** Who is asked now: everybody who has not answered yet, or the one the step waits for. */
export function askedOf(view: SevenSeasView): readonly Seat[] {
  const frame = view.flow.at(-1);
  if (!frame) return [];
  switch (frame.step) {
    case 'choose':
      return view.pirates.flatMap(({ hasChosen }, seat) => (hasChosen ? [] : [seat]));
    case 'finale':
      return view.pirates.flatMap((_, seat) => ((frame.done >> seat) & 1 ? [] : [seat]));
    default:
      return 'seat' in frame ? [frame.seat] : [];
  }
}

/** `Round 7 · last rounds 2 of 3`. */
function roundOf({ round, endRound }: SevenSeasView, room: Room): string {
  const last = round - endRound;
  if (endRound === 0) return t(room, 'round', { round });
  return last === 0 ? t(room, 'round.ending', { round }) : t(room, 'round.last', { round, last, all: LAST_ROUNDS });
}

export function headline(view: SevenSeasView, room: Room): Line {
  const frame = view.flow.at(-1);
  if (!frame) return [t(room, 'over')];
  const names = askedOf(view).map(room.nameOf).join(', ');
  const who = names === '' ? [] : [' · ', names];
  return [strong(roundOf(view, room)), ...who, ' · ', stepName(frame.step, room.say)];
}

/** S7-MERCHANT-2: the prices for three or more of a kind. */
function portItem(view: SevenSeasView, room: Room): Line {
  const prices = ALL_GOODS.map((good): Line => {
    const price = priceIn(view.port, good, view.options.bayRum);
    const text = `\u00a0${cardName(lootCard(good), room.say)}\u00a0${price}`;
    return [price > 1 ? tinted('gold', text) : text];
  });
  return [strong(t(room, 'port')), ...prices.flat()];
}

function lootItem({ lootLeft, discarded, discardTop }: SevenSeasView, room: Room): Line {
  const cards = discarded.reduce((sum, count) => sum + count, 0);
  const values = { loot: lootLeft, cards };
  const text =
    discardTop < 0
      ? t(room, 'loot', values)
      : t(room, 'loot.top', { ...values, top: cardName(lootCard(discardTop as LootKind), room.say) });
  return [quiet(glued(text))];
}

/** The pile of played Caravans and Curses: its top card, or all of it where history is open. */
function historyItems({ history, playedTop }: SevenSeasView, room: Room): Line[] {
  const cards = history ?? (playedTop < 0 ? [] : [playedTop]);
  const names = cards.map((card) => cardName(card, room.say)).join(', ');
  return cards.length === 0 ? [] : [[quiet(glued(t(room, history ? 'history' : 'top', { names })))]];
}

/** Prices, decks and the end that draws near. */
export function status(view: SevenSeasView, room: Room): Line[] {
  const ending = view.endRound > 0 && view.flow.length > 0;
  return flow(
    [
      portItem(view, room),
      [quiet(glued(t(room, 'adventures', { cards: view.adventuresLeft })))],
      lootItem(view, room),
      ...historyItems(view, room),
      ...(ending ? [[tinted('alarm', glued(t(room, 'ends', { round: view.endRound + LAST_ROUNDS })))]] : []),
    ],
    room,
  );
}

/** S7-ROUND-5: the calling order; whoever has revealed a character stands behind it. */
export function callLine(view: SevenSeasView, room: Room): Line[] {
  if (view.flow.length === 0 || view.called < 0) return [];
  const items = CHARACTERS.map((_, at): Line => {
    const character = at as Character;
    const name = cardName(characterCard(character), room.say);
    if (character > view.called) return [quiet(name)];
    const who = view.pirates.flatMap(({ chosen }, seat) => (chosen === character ? [room.nameOf(seat)] : []));
    const text = glued(who.length > 0 ? `${name}: ${who.join(', ')}` : `${name} –`);
    return [character === view.called ? strong(`${ACTING}${text}`) : text];
  });
  return flow(items, room, [strong(t(room, 'calls')), ' '], ' ');
}

/** The raid while it lasts: against whom, and how many ships each sends. */
export function raidLine({ raid }: SevenSeasView, room: Room): Line[] {
  if (!raid) return [];
  const sent = raid.sent.map((ships, seat) => `${room.nameOf(seat)} ${ships === NOT_SENT ? '?' : ships}`);
  return flow(
    [
      [strong(stepName('raid', room.say)), ' ', glued(cardName(raid.card, room.say))],
      [glued(t(room, 'sending', { names: sent.join(', ') }))],
    ],
    room,
  );
}

/** The adventures of whoever looks; every hand once the match is over. */
export function handLines(view: SevenSeasView, room: Room): Line[] {
  return view.pirates.flatMap(({ hand }, seat) => {
    if (hand === null || hand.length === 0) return [];
    const own = t(room, 'hand');
    const caption = seat === view.eye ? own : `${own} (${room.nameOf(seat)})`;
    return flow(
      hand.map((card): Line => [glued(cardName(card, room.say))]),
      room,
      [strong(caption), ' '],
    );
  });
}

/** Loot that waits for a decision, or goods already put into a sale. */
export function openGoods(view: SevenSeasView, room: Room): Line[] {
  const frame = view.flow.at(-1);
  if (frame?.step !== 'keep' && frame?.step !== 'sale') return [];
  const waits = frame.step === 'keep' ? frame.goods : frame.sold;
  const items = ALL_GOODS.flatMap((good): Line[] =>
    waits[good] === 0 ? [] : [[glued(`${cardName(lootCard(good), room.say)} ×${waits[good]}`)]],
  );
  return flow(items, room, [strong(t(room, `open.${frame.step}`)), ' ']);
}
