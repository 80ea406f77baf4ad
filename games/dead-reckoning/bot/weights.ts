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
  /** How much of what a battle promises counts, with a merchant, a building and a ship; the least chance to fight. */
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
  cargo: 0.26,
  coinAboard: 0.45,
  fetch: 0.69,
  marker: 1.52,
  lead: 0.27,
  ability: 3.64,
  rob: 0.6,
  storm: 0.1,
  fight: 1.5,
  fear: 2,
  leastChance: 0.55,
  explore: 0.64,
  found: 1.03,
  influence: 1.37,
  produce: 1.95,
  upgrade: 0.88,
  building: 2.1,
  buy: 0.82,
  sail: 0.045,
  second: 0.48,
  save: 0.56,
  attack: 1,
  guard: 1.05,
  pirate: 0.71,
  fitSail: 0.89,
  fitCannon: 1.65,
  fitHold: 0.099,
  outpost: 0.92,
  hold: 0.43,
  levels: {
    captain: [0.61, 0.52, 1.47],
    crewman: [0.93, 2.38, 1.47],
    firstMate: [6, 7.29, 3.95],
    bosun: [2.17, 4.15, 1.17],
    gunner: [1.17, 0.78, 1.03],
    deckhand: [0.56, 0.8, 1.86],
    buccaneer: [14.24, 2.17, 1.22],
    purser: [2.44, 2.52, 2.49],
  },
  uses: {
    sail: 0.41,
    cannon: 0.37,
    helm: 0.24,
    bonusCard: 0.89,
    coin: 1.12,
    influence: 1.23,
    produce: 1.23,
    roll: 0.31,
    thing: 1.48,
    permanent: 4.09,
    level: 1.16,
    other: 0.39,
  },
};
