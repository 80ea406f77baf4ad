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
  cargo: 0.33,
  coinAboard: 0.6,
  fetch: 0.97,
  marker: 1.23,
  lead: 0.23,
  ability: 3.97,
  rob: 0.5,
  storm: 0.5,
  fight: 0.5,
  leastChance: 0.59,
  explore: 0.93,
  found: 0.68,
  influence: 0.9,
  produce: 0.73,
  upgrade: 1.01,
  building: 1.54,
  buy: 1.02,
  sail: 0.051,
  second: 0.66,
  save: 1.98,
  attack: 0.77,
  pirate: 2.63,
  fitSail: 1.11,
  fitCannon: 0.93,
  fitHold: 0.165,
  outpost: 1.25,
  hold: 0.4,
  levels: {
    captain: [1.01, 0.78, 1.59],
    crewman: [1.22, 2.04, 0.98],
    firstMate: [3.92, 2.73, 2.41],
    bosun: [2.72, 3.93, 2.01],
    gunner: [1.37, 1.19, 0.96],
    deckhand: [0.95, 0.97, 1.66],
    buccaneer: [6.06, 2.61, 1.12],
    purser: [2.01, 2.79, 2.35],
  },
};
