/** The truth with everything a viewer may not know dealt again; apart from `imagine`, to test it and the wire. */
import type { Stream, Viewer } from '@broadside/kernel';
import {
  dealAgain,
  type Meanwhile,
  type Place,
  placesIn,
  type Redeal,
  type Secrets,
} from '@broadside/kernel/conformance';
import { characterOf, END_OF_ADVENTURES, typeOf } from '../cards/table.ts';
import type { SevenSeasAction, SevenSeasEvent, SevenSeasState } from '../rules/state.ts';
import { leaks } from './leaks.ts';

type During = Meanwhile<SevenSeasState, SevenSeasEvent>;

/** Deck and hands of others, but for the card that ends it all, cards that are played, and cards the viewer draws. */
function hiddenAdventures({ adventures, pirates }: SevenSeasState, { after, events }: During, viewer: Viewer): Place[] {
  // At the end all show their hands.
  const isOpen = (seat: number): boolean => seat === viewer || after.flow.length === 0;
  const drawn = events.filter((one) => (one.type === 'drew' || one.type === 'endDrawn') && isOpen(one.seat)).length;
  const shown = new Set(events.flatMap((one) => (one.type === 'played' ? [one.card] : [])));
  const hands = pirates.flatMap(({ hand }, seat) => (isOpen(seat) ? [] : placesIn(hand)));
  return [...placesIn(adventures, 0, adventures.length - drawn), ...hands].filter(
    ([pile, at]) => pile[at] !== END_OF_ADVENTURES && !shown.has(pile[at]),
  );
}

/** The piles of played cards are covered but for the top; at the bottom of the ports is the board itself. */
function hiddenHistory({ played, ports, options }: SevenSeasState, { after }: During): Place[] {
  const covered = options.openHistory || after.flow.length === 0 ? [] : placesIn(played, 0, played.length - 1);
  return [...covered, ...placesIn(ports, 1, ports.length - 1)];
}

/** Another choice of everybody who has not been called when it is over. */
function chooseAgain(state: SevenSeasState, { after }: During, viewer: Viewer, stream: Stream): void {
  state.pirates.forEach((pirate, seat) => {
    const secret = after.pirates[seat].chosen > after.called && after.round === state.round;
    if (seat === viewer || pirate.chosen < 0 || !secret) return;
    const others = [0, 1, 2, 3, 4, 5, 6].filter(
      (character) => character > after.called && Math.floor(pirate.played / 2 ** character) % 2 === 0,
    );
    pirate.chosen = others[stream.below(others.length)] as typeof pirate.chosen;
  });
}

/** The deck but for the place of End of Adventures, others' hands, covered piles, secret choices and throws to come. */
export const redeal: Redeal<SevenSeasState, SevenSeasEvent> = (state, viewer, chance, meanwhile) => {
  const during = meanwhile ?? { after: state, events: [] };
  const stream = chance.stream('redeal');
  const adventures = hiddenAdventures(state, during, viewer);
  const places = [...adventures, ...hiddenHistory(state, during)];
  const isPort = ([pile, at]: Place): boolean => typeOf(pile[at]) === 'port';
  // Twice over: among cards that cannot be ports, and among those that can; then deck and hands as they come.
  const ports = places.filter(isPort);
  dealAgain(
    places.filter((place) => !isPort(place)),
    stream,
  );
  dealAgain(ports, stream);
  dealAgain(adventures, stream);
  for (const { hand } of state.pirates) hand.sort((a, b) => a - b);
  const looted = during.events.reduce((sum, one) => sum + (one.type === 'looted' ? one.cards.length : 0), 0);
  dealAgain(placesIn(state.loot, 0, state.loot.length - looted), stream);
  state.prescribed = [];
  chooseAgain(state, during, viewer, stream);
  return state;
};

export const secrets: Secrets<SevenSeasState, SevenSeasAction, SevenSeasEvent> = {
  redeal,
  alike({ after, seat, action, legal }) {
    const secret = action.type === 'choose' && after.pirates[seat].chosen > after.called;
    return secret ? legal.filter((one) => one.type === 'choose' && characterOf(one.card) > after.called) : [];
  },
  tables: [
    { seats: 3, options: { roundLimit: 20 } },
    { seats: 4, options: { roundLimit: 20, openHistory: true, gesture: false } },
    { seats: 2, options: { roundLimit: 20, bayRum: 3 } },
  ],
  every: 4,
  shuffles: ['reshuffled'],
  shuffled: 0.05,
  hidden: {
    adventures: ({ adventures }) => adventures,
    hands: ({ pirates }) => pirates.map(({ hand }) => hand),
    'characters that were chosen': ({ pirates }) => pirates.map(({ chosen }) => chosen),
    'played cards under the top one': ({ played, options }) => !options.openHistory && played,
    'former ports': ({ ports }) => ports,
    loot: ({ loot }) => loot,
  },
  weak: {
    nobody: ({ loot }) => loot[0] ?? 0,
    others: ({ flow, pirates }) => (flow.length > 0 ? (pirates[1].hand[0] ?? 0) : 0),
    step: 'turn',
    masked: 'drew',
    entries: 200,
  },
  bad: leaks,
  choices: { 'a character': { seats: 4, options: {}, from: 7 } },
  // S7-TABLE-1: who cannot help it declines, and nobody is to know that they could not.
  unseen: ['decline'],
  prescribed: { throws: ['6 6 6 6 6', '', '1@13.37,13.37'] },
};
