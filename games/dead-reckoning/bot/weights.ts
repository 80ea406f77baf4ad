/** What a sailor believes things to be worth, in coins at the end; other players differ by a few of these. */

/** By the name of a crew card: what its second, third and fourth level bring in a whole match. */
export type Levels = Readonly<Record<string, readonly [number, number, number]>>;

export interface Weights {
  /** A cargo in the dock or aboard, and a coin aboard that has still to be brought home. */
  readonly cargo: number;
  readonly coinAboard: number;
  /** A coin that lies on an own island: it counts there too, but is not safe. */
  readonly fetch: number;
  /** Beyond the printed value of an achievement: it brings the end nearer. */
  readonly marker: number;
  /** The same for the one that ends the match, for every coin of a lead. */
  readonly lead: number;
  /** Each use of an ability to come, at the beginning of a match. */
  readonly ability: number;
  /** How much of what a battle promises counts, with a merchant, a building and a ship; the least chance it is fought for. */
  readonly rob: number;
  readonly storm: number;
  readonly fight: number;
  readonly leastChance: number;
  readonly explore: number;
  /** Influence on a tile that is still face down. */
  readonly found: number;
  readonly influence: number;
  /** What a controlled island will produce. */
  readonly produce: number;
  readonly upgrade: number;
  readonly building: number;
  readonly buy: number;
  /** For every sail a voyage takes. */
  readonly sail: number;
  /** The share of what waits at a second stop. */
  readonly second: number;
  /** So much cargo short of a Master Trader nothing else is bought with it (DR-ACH-17). */
  readonly save: number;
  /** The least a battle must promise. */
  readonly attack: number;
  /** Cannons with which a ship dares to fly the black flag overnight. */
  readonly pirate: number;
  /** What tokens of the ship are worth: a sail, a cannon, and room for one. */
  readonly fitSail: number;
  readonly fitCannon: number;
  readonly fitHold: number;
  /** An outpost beside a fort. */
  readonly outpost: number;
  /** How much of the next level of a card speaks for keeping it in hand (DR-DRAW-3). */
  readonly hold: number;
  readonly levels: Levels;
}

export const SAILOR: Weights = {
  cargo: 0.45,
  coinAboard: 0.8,
  fetch: 0.8,
  marker: 2,
  lead: 0.2,
  ability: 3.3,
  rob: 1,
  storm: 1,
  fight: 1,
  leastChance: 0.55,
  explore: 1,
  found: 0.7,
  influence: 1,
  produce: 1,
  upgrade: 1,
  building: 1,
  buy: 1,
  sail: 0.05,
  second: 0.8,
  save: 4,
  attack: 0.7,
  pirate: 4,
  fitSail: 1,
  fitCannon: 0.8,
  fitHold: 0.16,
  outpost: 1.5,
  hold: 0.5,
  levels: {
    captain: [1, 0.8, 1.4],
    crewman: [1.6, 1.3, 1.5],
    firstMate: [2.2, 1.8, 1.9],
    bosun: [2.4, 2.8, 2],
    gunner: [1.6, 1.7, 1.2],
    deckhand: [1.7, 1.6, 2],
    buccaneer: [2, 2, 2],
    purser: [2.2, 1.9, 2.2],
  },
};
