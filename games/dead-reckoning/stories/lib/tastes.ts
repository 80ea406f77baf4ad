/** What the verbs of Dead Reckoning are worth to different people. */
import { barOffers, kindOf, type Moment, type Verb } from '../../../../e2e/lib/moment.ts';
import type { Taste } from '../../../../e2e/lib/play.ts';

/** Each worth with all it belongs to: a choice by its whole key, else by its kind. */
const WORTH = new Map(
  Object.entries({
    keep: 99,
    // Whatever a question asks for, before the way out of it.
    ...worth(95, 'fit place replace produce build choose split strip sleeve level lootAll'),
    claim: 94,
    play: 90,
    ...worth(88, 'attack fight'),
    ...worth(86, 'buy trade'),
    raise: 60,
    sail: 58,
    fire: 56,
    ...worth(50, 'mode stow recall loot.0.0 loot.1.0'),
    ...worth(45, 'mode.1 settle'),
    skip: 44,
    end: 40,
    // Goods that find no room; loot is left last of all.
    ...worth(30, 'done decline forgo'),
    ...worth(20, 'fire.0 loot'),
    ...worth(10, 'pass storm flag jettison'),
    ...worth(8, 'load unload rearrange'),
    ...worth(1, 'goods fewer loot.one'),
    ...worth(0, 'no back'),
  }),
);

function worth(value: number, ids: string): Readonly<Record<string, number>> {
  return Object.fromEntries(ids.split(' ').map((id) => [id, value]));
}

/** "Sail to Crab Shoal: 2 sails": the figure behind the place. */
const far = ({ id, words }: Verb): number =>
  id.startsWith('sail.') ? Number(/: (\d+)[^\d:]*$/.exec(words)?.[1] ?? 0) : 0;

/** Plays every card, uses what it can, sails far, buys and attacks where it comes to, and ends the turn. */
export const captain: Taste = (verb) => {
  // As far as the wind goes, so that one move is enough; to stop where one is costs no sail.
  if (verb.id.startsWith('sail.')) return far(verb) > 0 ? 58 + far(verb) / 10 : 50;
  return WORTH.get(verb.id) ?? WORTH.get(kindOf(verb)) ?? 80;
};

/** Buys where it comes to, and goes no farther than it must. */
export const trader: Taste = (verb, moment) => (far(verb) === 1 ? 80 : captain(verb, moment));

/** Does as little as the rules allow. */
export const idler: Taste = (verb, moment) => (verb.id === 'end' ? 300 : captain(verb, moment));

/** The own turn, free to do anything. */
export const inTurn = (moment: Moment): boolean => barOffers(moment, 'end');

/** An advancement waits for a sleeve. */
export const isFitting = (moment: Moment): boolean => barOffers(moment, 'sleeve');
