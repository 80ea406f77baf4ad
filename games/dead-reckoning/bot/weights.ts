/** What a sailor believes things to be worth, in coins at the end; other players differ by a few of these. */

export interface Weights {
  /** A cargo in the dock or aboard, and a coin aboard that has still to be brought home. */
  readonly cargo: number;
  readonly coinAboard: number;
  /** Beyond the printed value of an achievement: it brings the end nearer. */
  readonly marker: number;
  /** Each use of an ability to come, at the beginning of a match. */
  readonly ability: number;
  /** How many of the coins lost or won in a battle count, and the least chance it is fought for. */
  readonly boldness: number;
  readonly leastChance: number;
  readonly explore: number;
  readonly influence: number;
  readonly upgrade: number;
  readonly building: number;
  readonly buy: number;
  /** For every sail a voyage takes. */
  readonly sail: number;
}

export const SAILOR: Weights = {
  cargo: 0.45,
  coinAboard: 0.8,
  marker: 2,
  ability: 3.3,
  boldness: 1,
  leastChance: 0.55,
  explore: 1,
  influence: 1,
  upgrade: 1,
  building: 1,
  buy: 1,
  sail: 0.05,
};
