/** Section 9: what the persons in front of a player add up to (PR-ABIL-2). */
import {
  type CardId,
  colourOf,
  isAdmiral,
  isGovernor,
  isJester,
  isMademoiselle,
  isTrader,
  pointsOf,
  sabresOf,
} from '../cards/table.ts';
import type { Player } from './state.ts';

function sum(cards: readonly CardId[], column: Uint8Array): number {
  let total = 0;
  for (let i = 0; i < cards.length; i++) total += column[cards[i]];
  return total;
}

/** PR-ABIL-3, PR-EXPED-7: shields of persons and expeditions; coins give no points (PR-END-6). */
export const pointsOfArea = (player: Player): number =>
  sum(player.persons, pointsOf) + sum(player.expeditions, pointsOf);

/** PR-SWORD-1. */
export const sabres = (player: Player): number => sum(player.persons, sabresOf);

/** PR-MADEM-1. */
export const discount = (player: Player): number => sum(player.persons, isMademoiselle);

export const admirals = (player: Player): number => sum(player.persons, isAdmiral);
export const jesters = (player: Player): number => sum(player.persons, isJester);
export const governors = (player: Player): number => sum(player.persons, isGovernor);

/** PR-TRADER-1: own traders of a ship's colour. */
export function tradersOf(player: Player, colour: number): number {
  const { persons } = player;
  let total = 0;
  for (let i = 0; i < persons.length; i++) {
    const card = persons[i];
    if (isTrader[card] === 1 && colourOf[card] === colour) total++;
  }
  return total;
}
