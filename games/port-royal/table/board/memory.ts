/** What the harbour remembers from view to view: which card came last, and where every card of this turn lies. */
import { useState } from 'react';
import type { CardId } from '../../cards/table.ts';
import type { View } from '../../rules/view.ts';
import { cardsAtEdge } from '../scene/scene.ts';

export interface Memory {
  readonly turn: number;
  readonly revealed: number;
  readonly cards: number;
  /** The berth of the card that was revealed last, while cards are being revealed. */
  readonly newest: number | undefined;
  /** The cards of this turn at their berths; those that were taken leave theirs empty. */
  readonly berths: readonly CardId[];
  /** Room for so many cards has been kept this turn: they do not change their size while cards are taken. */
  readonly slots: number;
}

/** Room for so many is kept from the start, so that the first reveals do not change their size. */
const EXPECTED = 6;

const revealedIn = ({ flow }: View): number => {
  const [frame] = flow;
  return frame?.step === 'discover' ? frame.revealed : 0;
};

function newestOf(known: Memory | undefined, view: View): number | undefined {
  const revealed = revealedIn(view);
  const cards = view.harbour.length;
  if (revealed === 0 || cards === 0) return undefined;
  // All that was revealed lies here, so the last one is the last one revealed.
  if (revealed === cards) return cards - 1;
  if (known?.turn !== view.turn) return undefined;
  if (cards > known.cards) return cards - 1;
  return revealed > known.revealed ? undefined : known.newest;
}

/** For every berth the place in the harbour of the card that lies there; undefined where one was taken away. */
export function placesIn(berths: readonly CardId[], harbour: readonly CardId[]): readonly (number | undefined)[] {
  let next = 0;
  return berths.map((card) => (harbour[next] === card ? next++ : undefined));
}

/** As they were, while what lies there can be what is left of them. */
function berthsOf(known: readonly CardId[], { harbour }: View): readonly CardId[] {
  const left = placesIn(known, harbour).filter((place) => place !== undefined).length;
  return harbour.length > 0 && left === harbour.length ? known : harbour;
}

export function remember(known: Memory | undefined, view: View): Memory {
  const before = known?.turn === view.turn ? known : undefined;
  const berths = berthsOf(before?.berths ?? [], view);
  return {
    turn: view.turn,
    revealed: revealedIn(view),
    cards: view.harbour.length,
    newest: newestOf(known, view),
    berths,
    // One more than lies there, also when no more is revealed: nothing moves when phase 2 begins.
    slots: Math.max(before?.slots ?? EXPECTED, berths.length + Math.max(1, cardsAtEdge(view).length)),
  };
}

const same = (one: Memory, other: Memory): boolean =>
  (Object.keys(one) as (keyof Memory)[]).every((key) => String(one[key]) === String(other[key]));

export function useMemory(view: View): Memory {
  const [known, setKnown] = useState(() => remember(undefined, view));
  const now = remember(known, view);
  if (!same(known, now)) setKnown(now);
  return now;
}
