/** The games, with all that can be set up in them that hides something, and how each is dealt again. */
import { type AnyGame, resolveOptions, type Stream } from '@broadside/kernel';
import { onShelf } from '@broadside/shelf';
import { deadReckoningDealer } from './deadReckoning.ts';
import type { Dealer } from './deal.ts';
import { type Checked, LeakFinder } from './finder.ts';
import { portRoyalDealer } from './portRoyal.ts';
import { sevenSeasDealer } from './sevenSeas.ts';
import { type Plan, type Telling, tellMatch } from './telling.ts';

export type Table = Omit<Plan, 'seed'>;

export interface Kind {
  readonly game: AnyGame;
  readonly dealer: Dealer;
  /** Who plays: how many, with which options. */
  readonly tables: readonly Table[];
  /** One in so many messages is made again, unless there is more time. */
  readonly every: number;
  /** Entries with a shuffle are few. */
  readonly reshuffled: number;
}

function shelfGame(id: string): AnyGame {
  const entry = onShelf(id);
  if (!entry) throw new Error(`no game ${id}`);
  return entry.game;
}

const ALL = { modules: ['gambler', 'setSail', 'contractCards'] };

/** Open and closed discard piles, and whatever else lies face down in the games of the expansions. */
export const PORT_ROYAL: Kind = {
  game: shelfGame('port-royal'),
  dealer: portRoyalDealer,
  tables: [
    { seats: 2, options: {} },
    { seats: 4, options: { discardPile: 'topCard' } },
    { seats: 3, options: { play: 'contractsCoop', setAside: 'ask' } },
    { seats: 4, options: { ...ALL, discardPile: 'topCard' } },
    // With lookouts, who see what nobody else does.
    { seats: 2, options: { play: 'adventureCoop', chapter: 3 } },
    { seats: 3, options: { play: 'adventureCoop', chapter: 5, characters: 'drafted', discardPile: 'topCard', ...ALL } },
    { seats: 4, options: { play: 'adventureAfter' } },
  ],
  every: 2,
  reshuffled: 0.05,
};

export const SEVEN_SEAS: Kind = {
  game: shelfGame('seven-seas'),
  dealer: sevenSeasDealer,
  tables: [
    { seats: 3, options: { roundLimit: 20 } },
    { seats: 4, options: { roundLimit: 20, openHistory: true, gesture: false } },
    { seats: 2, options: { roundLimit: 20, bayRum: 3 } },
  ],
  every: 4,
  reshuffled: 0.05,
};

export const DEAD_RECKONING: Kind = {
  game: shelfGame('dead-reckoning'),
  dealer: deadReckoningDealer,
  tables: [
    { seats: 2, options: { roundLimit: 12 } },
    { seats: 3, options: { roundLimit: 12, bonusTokens: true, levelUpOptional: true } },
    { seats: 4, options: { roundLimit: 12, topCardVisible: true } },
    { seats: 1, options: { roundLimit: 12, rival: 'hard', bonusTokens: true, topCardVisible: true } },
  ],
  every: 8,
  reshuffled: 0.1,
};

/** Whatever the game allows; its shortest matches where there is a choice. */
export function anyTable(game: AnyGame, stream: Stream): Table {
  const { min, max } = game.seats;
  for (;;) {
    const seats = min + stream.below(max - min + 1);
    const options: Record<string, unknown> = { modules: game.modules.filter(() => stream.below(2) === 0) };
    for (const [name, { values }] of Object.entries(game.options))
      options[name] = name === 'roundLimit' ? values[1] : values[stream.below(values.length)];
    if (isPossible(game, seats, options)) return { seats, options };
  }
}

function isPossible(game: AnyGame, seats: number, options: object): boolean {
  try {
    resolveOptions(game, seats, options);
    return true;
  } catch {
    return false;
  }
}

export const KINDS: readonly Kind[] = [PORT_ROYAL, SEVEN_SEAS, DEAD_RECKONING];

/** Makes again what was told of a match by chance, of a game that may leak. */
export function checkTelling(game: AnyGame, dealer: Dealer, { file, told, refused }: Telling, every = 1): Checked {
  const finder = new LeakFinder(game, file, dealer);
  for (const [eye, messages] of told) finder.check(eye, messages, every);
  for (const one of refused) finder.checkRefusal(one);
  return finder.result();
}

export const checkMatch = (game: AnyGame, { dealer }: Kind, plan: Plan, every = 1): Checked =>
  checkTelling(game, dealer, tellMatch(game, plan), every);
