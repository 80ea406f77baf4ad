/** The shelf the games stand on. A new game is a folder under games/ and one line here. */
import type { Bot } from '@broadside/bots';
import {
  deadReckoning,
  deadReckoningBots,
  deadReckoningGuide,
  deadReckoningHand,
  deadReckoningOlder,
  deadReckoningTerminal,
  deadReckoningVoice,
} from '@broadside/dead-reckoning';
import type { AnyGame, CampaignRules } from '@broadside/kernel';
import {
  portRoyal,
  portRoyalBots,
  portRoyalCampaign,
  portRoyalGuide,
  portRoyalOlder,
  portRoyalTerminal,
  portRoyalVoice,
} from '@broadside/port-royal';
import {
  sevenSeas,
  sevenSeasBots,
  sevenSeasGuide,
  sevenSeasHand,
  sevenSeasOlder,
  sevenSeasTerminal,
  sevenSeasVoice,
} from '@broadside/seven-seas';
import type { Voice } from '@broadside/text';
import type { TerminalTable } from '@broadside/text/terminal';
import type { TableHand } from '@broadside/throw';
import type { SetupGuide } from './guide.ts';

/** What of a game belongs to a version of its rules: with these a match that began under it is played to its end. */
export interface Edition {
  readonly game: AnyGame;
  /** Computer players from the weakest to the strongest. */
  readonly bots: readonly Bot[];
  /** How its dice are thrown, if it has any. */
  // biome-ignore lint/suspicious/noExplicitAny: hands of games of different states meet here
  readonly hand?: TableHand<any, any>;
  /** How its matches follow each other, if they can. */
  readonly campaign?: CampaignRules;
}

/** A game as it is today. Words and screens are always today's: they understand what older rules tell. */
export interface ShelfGame extends Edition {
  readonly voice: Voice;
  readonly terminal: TerminalTable;
  readonly guide: SetupGuide;
  /** The share of the usual pause that bots make before a move: a turn of many small moves must not take long. */
  readonly pace?: number;
  /** Its rules of before, by their version. */
  readonly older: Readonly<Record<number, () => Promise<Edition>>>;
}

export const shelf: readonly ShelfGame[] = [
  {
    game: portRoyal,
    voice: portRoyalVoice,
    terminal: portRoyalTerminal,
    bots: portRoyalBots,
    guide: portRoyalGuide,
    older: portRoyalOlder,
    campaign: portRoyalCampaign,
  },
  {
    game: sevenSeas,
    voice: sevenSeasVoice,
    terminal: sevenSeasTerminal,
    bots: sevenSeasBots,
    guide: sevenSeasGuide,
    older: sevenSeasOlder,
    hand: sevenSeasHand,
  },
  {
    game: deadReckoning,
    voice: deadReckoningVoice,
    terminal: deadReckoningTerminal,
    bots: deadReckoningBots,
    guide: deadReckoningGuide,
    older: deadReckoningOlder,
    hand: deadReckoningHand,
    pace: 0.3,
  },
];

export const onShelf = (id: string): ShelfGame | undefined => shelf.find(({ game }) => game.id === id);
