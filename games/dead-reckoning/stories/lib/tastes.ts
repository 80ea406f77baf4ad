/** What the verbs of Dead Reckoning are worth to different people. */
import { barOffers, type Moment } from '../../../../e2e/lib/moment.ts';
import type { Taste } from '../../../../e2e/lib/play.ts';

const VERBS: readonly (readonly [RegExp, number])[] = [
  [/^(Keep – |Keep a token)/, 99],
  // Whatever a question asks for, before the way out of it.
  [
    /^(Fit |Place (?!it)|Replace a|Produce(?! no| on \d)|Build(?! no)|Put the goods|Choose |Pay: |Gain: |Divide|Take out|Swap out)/,
    95,
  ],
  [/^(Sleeve[: ](?!no)|Level up|Stow all)/, 95],
  [/^Return \d+ cargo/, 94],
  [/^(Play: |Play a card|Play cards)/, 90],
  [/^(Attack the merchant|Attack…|Fight )/, 88],
  [/^(Buy for|Trade for)/, 86],
  [/^Raise sails/, 60],
  [/^Sail to…/, 58],
  [/^Fire \d/, 56],
  [/^(Stop [^(]|Trade mode|Trade or piracy|Take aboard|Take \d+ |Take back|Take a cube back)/, 50],
  [/^(Pirate mode|Settle control)/, 45],
  [/^Pass$/, 44],
  [/^End the turn/, 40],
  [/^(Done|Stop|Sleeve no|Take no|Produce no|Build no|Keep the card|Skip the level-up)/, 30],
  // Goods that find no room; loot is left last of all.
  [/^Leave (?!.* of loot).*behind/, 30],
  [/^(Fire no|Leave |Put )/, 20],
  [/^(Pass |Throw |Black flag|Attack the)/, 10],
  [/^(Load |Unload |Move )/, 8],
  [/^(Cargo and coins|Fire fewer|Holds: |Place it otherwise)/, 1],
];

/** "Sail to Crab Shoal: 2 sails": as far as the wind goes, so that one move is enough. */
const far = (words: string): number => Number(/^Sail .*: (\d+) sails?$/.exec(words)?.[1] ?? 0);

/** Plays every card, uses what it can, sails far, buys and attacks where it comes to, and ends the turn. */
export const captain: Taste = (words) => {
  if (far(words) > 0) return 58 + far(words) / 10;
  // An ability of a card in play has no verb of its own: "Gain 1 cargo to the dock (Crewman)".
  return VERBS.find(([verb]) => verb.test(words))?.[1] ?? 80;
};

/** Buys where it comes to, and goes no farther than it must. */
export const trader: Taste = (words, moment) => (/^Sail .*: 1 sail$/.test(words) ? 80 : captain(words, moment));

/** Does as little as the rules allow. */
export const idler: Taste = (words, moment) => (/^End the turn/.test(words) ? 300 : captain(words, moment));

/** The own turn, free to do anything. */
export const inTurn = (moment: Moment): boolean => barOffers(moment, /^End the turn/);

/** An advancement waits for a sleeve. */
export const isFitting = (moment: Moment): boolean => barOffers(moment, /^Sleeve/);
