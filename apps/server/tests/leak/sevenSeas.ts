/** How what is hidden in Pirates of the 7 Seas is dealt again. */
import type { Eye, Stream } from '@broadside/kernel';
import { onShelf } from '@broadside/shelf';
import { type Dealer, dealAgain, type Place, type Told } from './deal.ts';

interface Seas {
  readonly pirates: readonly { readonly hand: number[]; readonly played: number; chosen: number }[];
  readonly called: number;
  readonly round: number;
  readonly adventures: number[];
  readonly played: number[];
  readonly ports: number[];
  readonly loot: number[];
  readonly options: { readonly openHistory: boolean };
  readonly flow: readonly unknown[];
}

const END_OF_ADVENTURES = 30;
const CHARACTERS = [0, 1, 2, 3, 4, 5, 6];
/** The card of the first character. */
const FIRST = onShelf('seven-seas')?.game.cards.find(({ module }) => module === 'character')?.id ?? 0;

/** Deck and hands of others, but for the card that ends it all, cards that are played, and cards the eye draws. */
function hiddenAdventures(state: Seas, after: Seas, events: readonly Told[], eye: Eye): Place[] {
  const { adventures, pirates } = state;
  // At the end all show their hands.
  const isOpen = (seat: number | undefined): boolean => seat === eye || after.flow.length === 0;
  const drawn = events.filter(({ type, seat }) => (type === 'drew' || type === 'endDrawn') && isOpen(seat)).length;
  const deck = adventures.slice(0, adventures.length - drawn).map((_, at): Place => [adventures, at]);
  const shown = new Set(events.flatMap(({ type, card }) => (type === 'played' && card !== undefined ? [card] : [])));
  const hands = pirates.flatMap(({ hand }, seat) => (isOpen(seat) ? [] : hand.map((_, at): Place => [hand, at])));
  return [...deck, ...hands].filter(([pile, at]) => pile[at] !== END_OF_ADVENTURES && !shown.has(pile[at]));
}

/** The piles of played cards are covered but for the top; at the bottom of the ports is the board itself. */
function hiddenHistory({ played, ports, options }: Seas, after: Seas): Place[][] {
  const covered = options.openHistory || after.flow.length === 0 ? [] : played.slice(0, -1);
  return [covered.map((_, at): Place => [played, at]), ports.slice(1, -1).map((_, at): Place => [ports, at + 1])];
}

/** Another choice for everybody who has not been called when it is over. */
function chooseAgain(state: Seas, after: Seas, eye: Eye, stream: Stream): void {
  state.pirates.forEach((pirate, seat) => {
    const secret = after.pirates[seat].chosen > after.called && after.round === state.round;
    if (seat === eye || pirate.chosen < 0 || !secret) return;
    const others = CHARACTERS.filter((one) => one > after.called && (pirate.played & (1 << one)) === 0);
    pirate.chosen = others[stream.below(others.length)];
  });
}

export const sevenSeasDealer: Dealer = {
  perEye: true,
  deal({ state: truth, after: end, events, eye, stream }) {
    const [state, after] = [truth as Seas, end as Seas];
    dealAgain(hiddenAdventures(state, after, events, eye), stream);
    for (const { hand } of state.pirates) hand.sort((a, b) => a - b);
    for (const places of hiddenHistory(state, after)) dealAgain(places, stream);
    const looted = events.reduce((sum, { type, cards = [] }) => sum + (type === 'looted' ? cards.length : 0), 0);
    dealAgain(
      state.loot.slice(0, Math.max(0, state.loot.length - looted)).map((_, at): Place => [state.loot, at]),
      stream,
    );
    chooseAgain(state, after, eye, stream);
  },
  alike({ after: end, seat, action, legal }) {
    const after = end as Seas;
    const secret = action.type === 'choose' && after.pirates[seat].chosen > after.called;
    return secret ? legal.filter((one) => one.type === 'choose' && (one.card ?? 0) - FIRST > after.called) : [];
  },
};
