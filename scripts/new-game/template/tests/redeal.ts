/** The truth with everything a viewer may not know dealt anew: written apart from `imagine`, to test it and the wire. */
import { dealAgain, type Meanwhile, placesIn, type Redeal, type Secrets } from '@broadside/kernel/conformance';
import type { NewGameAction, NewGameEvent, NewGameState } from '../rules/state.ts';

/** Hands of others change places among themselves, but for a card that is played meanwhile. */
export const redeal: Redeal<NewGameState, NewGameEvent> = (state, viewer, chance, meanwhile) => {
  const { events }: Pick<Meanwhile<NewGameState, NewGameEvent>, 'events'> = meanwhile ?? { events: [] };
  const shown = events.flatMap((event) => (event.type === 'played' ? [event.card] : []));
  const places = state.players.flatMap(({ hand }, seat) => (seat === viewer ? [] : placesIn(hand)));
  dealAgain(
    places.filter(([pile, at]) => !shown.includes(pile[at])),
    chance.stream('redeal'),
  );
  for (const { hand } of state.players) hand.sort((one, other) => one - other);
  return state;
};

export const secrets: Secrets<NewGameState, NewGameAction, NewGameEvent> = {
  redeal,
  tables: [
    { seats: 3, options: {} },
    { seats: 4, options: { hand: 5 } },
  ],
  every: 1,
  shuffles: [],
  shuffled: 0.01,
  hidden: { hands: ({ players }) => players.map(({ hand }) => hand) },
  weak: {
    nobody: ({ players }) => players.flatMap(({ hand }) => hand).reduce((sum, card) => sum + card, 0),
    others: ({ players }) => players[1].hand[0] ?? 0,
    step: 'play',
    entries: 20,
  },
};
