/** The numbers the sailor's judgement is made of; found by letting sailors play each other (see `tune.mjs`). */
export interface Weights {
  /** A Yin-Yang token while there is time to use it, in points. */
  readonly yinYang: number;
  /** What a ship more brings in a raid, losses counted. */
  readonly raider: number;
  /** How much a good counts of what it would be sold for. */
  readonly good: number;
  /** How far two of a kind are counted on to become three. */
  readonly third: number;
  /** Adventure cards that can still be played. */
  readonly caravan: number;
  readonly port: number;
  readonly curse: number;
  /** A character that lies on the table. */
  readonly lying: number;
  /** Permanent Rituals, at the start of a match. */
  readonly doubleHold: number;
  readonly unsinkable: number;
  /** How much a point of the others counts against one's own. */
  readonly rival: number;
  /** A lead of ten points when the end may be drawn. */
  readonly end: number;
}

export const SAILOR: Weights = {
  yinYang: 0.6,
  raider: 0.55,
  good: 0.95,
  third: 0.5,
  caravan: 1.5,
  port: 0.8,
  curse: 0.8,
  lying: 0.5,
  doubleHold: 1,
  unsinkable: 0.35,
  rival: 0.7,
  end: 2,
};
