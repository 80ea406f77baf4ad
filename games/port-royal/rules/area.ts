/** Section 9: the cards in front of a player, and what they add up to (PR-ABIL-2). */

import type { Seat } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';
import * as table from '../cards/table.ts';
import { expansionsIn } from './expansion.ts';
import type { OpenExtra } from './extra.ts';
import { withCard, withoutCard } from './piles.ts';
import type { Player } from './state.ts';

/** As local constants the columns are folded into compiled code; imported bindings are looked up each time. */
const { colourOf, isAdmiral, isGovernor, isJester, isMademoiselle, isTrader, pointsOf, SYMBOL_UNIT, sabresOf } = table;

/** An area with these cards, everything counted. */
export function layOut(coins: CardId[], persons: readonly CardId[], expeditions: readonly CardId[]): Player {
  const player: Player = {
    admirals: 0,
    coins,
    discount: 0,
    expeditions: [],
    governors: 0,
    jesters: 0,
    persons: [],
    points: 0,
    sabres: 0,
    symbols: 0,
  };
  for (const card of persons) enlist(player, card);
  for (const card of expeditions) addExpedition(player, card);
  return player;
}

/** An area, with what the expansions add to its sums. */
export function areaOf(
  extra: OpenExtra | null,
  seat: Seat,
  persons: readonly CardId[],
  expeditions: readonly CardId[],
  coins: CardId[] = [],
): Player {
  const player = layOut(coins, persons, expeditions);
  if (extra !== null)
    for (const expansion of expansionsIn({ extra })) {
      const sums = expansion.sums?.(extra, seat);
      player.points += sums?.points ?? 0;
      player.sabres += sums?.sabres ?? 0;
      player.discount += sums?.discount ?? 0;
    }
  return player;
}

/** PR-HIRE-4: from now on the person's ability and points belong to the player. */
export function enlist(player: Player, card: CardId): void {
  player.persons = withCard(player.persons, card);
  count(player, card, 1);
}

/** PR-EXPED-8: a discarded person no longer gives points or abilities. */
export function dismiss(player: Player, card: CardId): void {
  player.persons = withoutCard(player.persons, card);
  count(player, card, -1);
}

/** PR-EXPED-7. */
export function addExpedition(player: Player, card: CardId): void {
  player.expeditions = withCard(player.expeditions, card);
  player.points += pointsOf[card];
}

function count(player: Player, card: CardId, sign: 1 | -1): void {
  player.points += sign * pointsOf[card];
  player.sabres += sign * sabresOf[card];
  player.discount += sign * isMademoiselle[card];
  player.admirals += sign * isAdmiral[card];
  player.jesters += sign * isJester[card];
  player.governors += sign * isGovernor[card];
  player.symbols += sign * SYMBOL_UNIT[card];
}

/** PR-TRADER-1: own traders of a ship's colour. Like `agentsOf`, with the column folded in: it is asked for every ship. */
export function tradersOf(persons: readonly CardId[], colour: number): number {
  let total = 0;
  for (let i = 0; i < persons.length; i++) if (isTrader[persons[i]] === 1 && colourOf[persons[i]] === colour) total++;
  return total;
}

/** How many persons of one kind care for ships of this colour. */
export function agentsOf(persons: readonly CardId[], isKind: Uint8Array, colour: number): number {
  let total = 0;
  for (let i = 0; i < persons.length; i++) {
    const card = persons[i];
    if (isKind[card] === 1 && colourOf[card] === colour) total++;
  }
  return total;
}

/** How many persons are of a kind. */
export function countOf(persons: readonly CardId[], isKind: Uint8Array): number {
  let total = 0;
  for (let i = 0; i < persons.length; i++) total += isKind[persons[i]];
  return total;
}
