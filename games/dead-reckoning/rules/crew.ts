/** Crew cards and the marks on them. */
import type { CardId } from '../cards/table.ts';
import type { Crew, Player } from './state.ts';

/** A crew card is replaced, never changed in place: copies of a state share it. */
export function alter({ crew }: Player, card: CardId, change: Partial<Crew>): void {
  const { level, known, sleeves, used, fired } = crew[card];
  crew[card] = {
    level: change.level ?? level,
    known: change.known ?? known,
    sleeves: change.sleeves ?? sleeves,
    used: change.used ?? used,
    fired: change.fired ?? fired,
  };
}
