/** What a sailor believes things to be worth, in coins at the end; other players differ by a few of these. */

/** By the name of a crew card: what its second, third and fourth level bring in a whole match. */
export type Levels = Readonly<Record<string, readonly [number, number, number]>>;

/** A use of an ability, by what it does; whatever is not named counts as `other`. */
export interface Uses {
  readonly sail: number;
  readonly cannon: number;
  readonly helm: number;
  readonly bonusCard: number;
  readonly coin: number;
  readonly influence: number;
  readonly produce: number;
  readonly roll: number;
  /** A token for the ship, a card, a copy of something. */
  readonly thing: number;
  readonly permanent: number;
  readonly level: number;
  readonly other: number;
}

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
  /** How much damage to the own ship is feared. */
  readonly fear: number;
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
  /** Cannons with which a ship dares to fly the black flag overnight, off an own island and anywhere else. */
  readonly guard: number;
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
  readonly uses: Uses;
}

export const SAILOR: Weights = {
  cargo: 0.25,
  coinAboard: 0.51,
  fetch: 0.8,
  marker: 1.1,
  lead: 0.24,
  ability: 3.85,
  rob: 0.39,
  storm: 0.39,
  fight: 0.39,
  fear: 1.5,
  leastChance: 0.8,
  explore: 0.74,
  found: 0.91,
  influence: 1.02,
  produce: 0.96,
  upgrade: 0.9,
  building: 1.57,
  buy: 0.86,
  sail: 0.041,
  second: 0.57,
  save: 1.01,
  attack: 1.03,
  guard: 1.89,
  pirate: 1.89,
  fitSail: 0.99,
  fitCannon: 1.02,
  fitHold: 0.152,
  outpost: 1.08,
  hold: 0.44,
  levels: {
    captain: [0.88, 0.84, 1.57],
    crewman: [1.17, 2.3, 1.07],
    firstMate: [5.01, 3.66, 3.14],
    bosun: [1.97, 3.72, 1.74],
    gunner: [1.48, 1.05, 1.03],
    deckhand: [0.79, 0.7, 1.95],
    buccaneer: [8.17, 2.57, 1.12],
    purser: [2.36, 2.51, 2.06],
  },
  uses: {
    sail: 0.5,
    cannon: 0.6,
    helm: 0.25,
    bonusCard: 0.8,
    coin: 1,
    influence: 1,
    produce: 1.2,
    roll: 0.4,
    thing: 1.5,
    permanent: 2.5,
    level: 1,
    other: 0.4,
  },
};
