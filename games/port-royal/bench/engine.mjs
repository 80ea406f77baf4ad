/** The base game of Port Royal, default options, and what is compared of it with the limit and with the peer. */
export { portRoyal as game } from '@broadside/port-royal';
export * as limit from './limit/play.mjs';

/** Who is measured, and who is checked. */
export const PLAYERS = 4;
export const TABLES = [2, 3, 4, 5];

/** What lies on the table, for all contestants alike: here of the product, there of the peer. */
export const laid = ({ deck, discard, harbour, expeditions, players, active, becalmed, ending, first }) => ({
  deck,
  discard,
  harbour,
  expeditions,
  players: players.map(({ coins, persons, expeditions }) => ({ coins, persons, expeditions })),
  active,
  becalmed,
  ending,
  first,
});

export const laidByPeer = ({ coins, persons, expeditions, open, ...G }) =>
  laid({
    ...G,
    expeditions: open,
    players: coins.map((own, seat) => ({ coins: own, persons: persons[seat], expeditions: expeditions[seat] })),
  });
