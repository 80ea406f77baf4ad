/** The numbers the sailor's judgement is made of; found by letting sailors play each other (see `tune.mjs`). */
export interface Weights {
  /** A Yin-Yang token while there is time to use it, in points. */
  readonly yinYang: number;
  /** What a ship more brings in a raid, losses counted. */
  readonly raider: number;
  /** What it costs to replace a ship in time. */
  readonly replace: number;
  /** How far a free ship is counted on to spare the mark of who stays home. */
  readonly home: number;
  /** The share of loaded ships that are free again in later raids. */
  readonly unloaded: number;
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
  /** How much the own losses in a raid count, and how much its loot. */
  readonly fear: number;
  readonly loot: number;
}

/** S7-MARK-1: what a Black Mark costs. */
export const MARK = 3;

export const SAILOR: Weights = {
  yinYang: 0.58,
  raider: 0.64,
  replace: 1.15,
  home: 0.4,
  unloaded: 0.81,
  good: 0.95,
  third: 1.13,
  caravan: 0.95,
  port: 0.66,
  curse: 0.7,
  lying: 0.54,
  doubleHold: 2.5,
  unsinkable: 0.49,
  rival: 1,
  end: 2.4,
  fear: 1,
  loot: 1,
};
