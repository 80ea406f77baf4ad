/** Section 13: how everything a viewer cannot see may lie. */
import type { Chance, Stream, Viewer } from '@broadside/kernel';
import {
  ADVENTURES,
  CARTOGRAPHER,
  type CardId,
  type Character,
  END_OF_ADVENTURES,
  PIRATE_BAY,
  typeOf,
} from '../cards/table.ts';
import { holds } from './actions.ts';
import { copyFrame, copyLid, copyRaid } from './copies.ts';
import { openLoot } from './discard.ts';
import { BELOW_THE_END, LOOT_PER_KIND } from './setup.ts';
import { NOT_CHOSEN, type Pirate, type SevenSeasState } from './state.ts';
import type { PirateView, SevenSeasView } from './view.ts';

/** Adventures whose place this viewer does not know, in the order of their numbers; End of Adventures apart. */
function unseenAdventures(seen: SevenSeasView): CardId[] {
  const known = new Uint8Array(PIRATE_BAY + 1);
  for (const { hand } of seen.pirates) if (hand) for (const card of hand) known[card] = 1;
  for (const card of seen.history ?? []) known[card] = 1;
  if (seen.playedTop >= 0) known[seen.playedTop] = 1;
  known[seen.port] = 1;
  const unseen: CardId[] = [];
  for (let card = 0; card < END_OF_ADVENTURES; card++) if (known[card] === 0) unseen.push(card);
  return unseen;
}

/** Whether End of Adventures lies in the deck: it is there if no other card is missing (hand sizes are public). */
export function endIsInDeck(seen: SevenSeasView): boolean {
  let cards = seen.adventuresLeft + seen.playedCount + seen.portsPlayed;
  for (const { handSize } of seen.pirates) cards += handSize;
  return cards === ADVENTURES;
}

/** Takes the first so many cards that are ports, or that are not, out of a shuffled pile. */
function takeOut(pile: CardId[], ports: boolean, count: number): CardId[] {
  const taken: CardId[] = [];
  for (let at = pile.length - 1; at >= 0 && taken.length < count; at--)
    if ((typeOf(pile[at]) === 'port') === ports) taken.push(...pile.splice(at, 1));
  return taken;
}

function imaginePlayed(seen: SevenSeasView, unseen: CardId[]): CardId[] {
  if (seen.history) return [...seen.history];
  if (seen.playedCount === 0) return [];
  return [...takeOut(unseen, false, seen.playedCount - 1), seen.playedTop];
}

function imaginePorts(seen: SevenSeasView, unseen: CardId[]): CardId[] {
  if (seen.portsPlayed === 0) return [PIRATE_BAY];
  return [PIRATE_BAY, ...takeOut(unseen, true, seen.portsPlayed - 1), seen.port];
}

/** S7-SETUP-2: four cards lie below End of Adventures. */
function imagineDeck(seen: SevenSeasView, unseen: CardId[]): CardId[] {
  if (endIsInDeck(seen)) unseen.splice(Math.min(BELOW_THE_END, unseen.length), 0, END_OF_ADVENTURES);
  return unseen;
}

/** S7-HIDDEN-3: any character in hand that was not called yet. */
function imagineChoice(seen: SevenSeasView, pirate: PirateView, played: number, stream: Stream): Pirate['chosen'] {
  if (!pirate.hasChosen || pirate.chosen !== NOT_CHOSEN) return pirate.chosen;
  const possible: Character[] = [];
  for (let character = seen.called + 1; character <= CARTOGRAPHER; character++)
    if (!holds(played, character)) possible.push(character as Character);
  return possible[stream.below(possible.length)];
}

function imaginePirate(seen: SevenSeasView, pirate: PirateView, unseen: CardId[], stream: Stream): Pirate {
  let played = 0;
  for (const character of pirate.played) played |= 1 << character;
  const hand = pirate.hand
    ? [...pirate.hand]
    : unseen.splice(unseen.length - pirate.handSize, pirate.handSize).sort((a, b) => a - b);
  return {
    chests: pirate.chests,
    ships: pirate.ships,
    goods: [...pirate.goods],
    talismans: pirate.talismans,
    yinYang: pirate.yinYang,
    marks: pirate.marks,
    doubleHolds: pirate.doubleHolds,
    unsinkables: pirate.unsinkables,
    hand,
    played,
    chosen: imagineChoice(seen, pirate, played, stream),
  };
}

/** All loot is public but for its order. */
function imagineLoot(seen: SevenSeasView, stream: Stream): number[] {
  const loot: number[] = [];
  openLoot(seen).forEach((open, kind) => {
    for (let card = open; card < LOOT_PER_KIND; card++) loot.push(kind);
  });
  stream.shuffle(loot);
  return loot;
}

/** Deals what is hidden again, every way it can lie being equally likely; all that the viewer sees stays as it is. */
export function imagine(seen: SevenSeasView, _viewer: Viewer, chance: Chance): SevenSeasState {
  const stream = chance.stream('imagine');
  const unseen = unseenAdventures(seen);
  stream.shuffle(unseen);
  const played = imaginePlayed(seen, unseen);
  const ports = imaginePorts(seen, unseen);
  const pirates: Pirate[] = [];
  for (const pirate of seen.pirates) pirates.push(imaginePirate(seen, pirate, unseen, stream));
  return {
    options: seen.options,
    pirates,
    round: seen.round,
    turns: seen.turns,
    first: seen.first,
    called: seen.called,
    acting: [...seen.acting],
    endRound: seen.endRound,
    adventures: imagineDeck(seen, unseen),
    played,
    ports,
    loot: imagineLoot(seen, stream),
    discarded: [...seen.discarded],
    discardTop: seen.discardTop,
    corsairs: [...seen.corsairs],
    raid: copyRaid(seen.raid),
    lid: copyLid(seen.lid),
    throws: seen.throws,
    prescribed: [],
    flow: seen.flow.map(copyFrame),
  };
}
