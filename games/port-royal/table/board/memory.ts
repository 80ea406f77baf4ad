/** What the harbour remembers from view to view: which card came last, and how large it was this turn. */
import { useState } from 'react';
import type { View } from '../../rules/view.ts';

export interface Memory {
  readonly turn: number;
  readonly revealed: number;
  readonly cards: number;
  /** The berth of the card that was revealed last, while cards are being revealed. */
  readonly newest: number | undefined;
  /** The most cards that lay here this turn: berths do not change their size while cards are taken. */
  readonly most: number;
}

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

export function remember(known: Memory | undefined, view: View): Memory {
  const cards = view.harbour.length;
  const sameTurn = known?.turn === view.turn;
  return {
    turn: view.turn,
    revealed: revealedIn(view),
    cards,
    newest: newestOf(known, view),
    most: Math.max(cards, sameTurn ? known.most : 0),
  };
}

const same = (one: Memory, other: Memory): boolean =>
  (Object.keys(one) as (keyof Memory)[]).every((key) => one[key] === other[key]);

export function useMemory(view: View): Memory {
  const [known, setKnown] = useState(() => remember(undefined, view));
  const now = remember(known, view);
  if (!same(known, now)) setKnown(now);
  return now;
}
