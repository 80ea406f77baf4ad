/** The shelf the games stand on. A new game is a folder under games/ and one line here. */
import type { Bot } from '@broadside/bots';
import {
  deadReckoning,
  deadReckoningBots,
  deadReckoningGuide,
  deadReckoningHand,
  deadReckoningTerminal,
  deadReckoningVoice,
} from '@broadside/dead-reckoning';
import type { AnyGame, CampaignRules } from '@broadside/kernel';
import {
  portRoyal,
  portRoyalBots,
  portRoyalCampaign,
  portRoyalGuide,
  portRoyalTerminal,
  portRoyalVoice,
} from '@broadside/port-royal';
import {
  sevenSeas,
  sevenSeasBots,
  sevenSeasGuide,
  sevenSeasHand,
  sevenSeasTerminal,
  sevenSeasVoice,
} from '@broadside/seven-seas';
import type { Voice } from '@broadside/text';
import type { TerminalTable } from '@broadside/text/terminal';
import type { TableHand } from '@broadside/throw';
import type { SetupGuide } from './guide.ts';

export type { SetupGuide } from './guide.ts';
export { answerForTable, type CheckedThrows, checkThrows, landingFor, standIn } from './table.ts';

export interface ShelfGame {
  readonly game: AnyGame;
  readonly voice: Voice;
  readonly terminal: TerminalTable;
  /** Computer players from the weakest to the strongest. */
  readonly bots: readonly Bot[];
  readonly guide: SetupGuide;
  /** How its dice are thrown, if it has any. */
  // biome-ignore lint/suspicious/noExplicitAny: hands of games of different states meet here
  readonly hand?: TableHand<any, any>;
  /** The share of the usual pause that bots make before a move: a turn of many small moves must not take long. */
  readonly pace?: number;
  /** How its matches follow each other, if they can. */
  readonly campaign?: CampaignRules;
}

export const shelf: readonly ShelfGame[] = [
  {
    game: portRoyal,
    voice: portRoyalVoice,
    terminal: portRoyalTerminal,
    bots: portRoyalBots,
    guide: portRoyalGuide,
    campaign: portRoyalCampaign,
  },
  {
    game: sevenSeas,
    voice: sevenSeasVoice,
    terminal: sevenSeasTerminal,
    bots: sevenSeasBots,
    guide: sevenSeasGuide,
    hand: sevenSeasHand,
  },
  {
    game: deadReckoning,
    voice: deadReckoningVoice,
    terminal: deadReckoningTerminal,
    bots: deadReckoningBots,
    guide: deadReckoningGuide,
    hand: deadReckoningHand,
    pace: 0.3,
  },
];

export const onShelf = (id: string): ShelfGame | undefined => shelf.find(({ game }) => game.id === id);
