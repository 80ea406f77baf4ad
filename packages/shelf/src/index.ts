/** The shelf the games stand on. A new game is a folder under games/ and one line here. */
import type { Bot } from '@broadside/bots';
import type { AnyGame } from '@broadside/kernel';
import { portRoyal, portRoyalBots, portRoyalTerminal, portRoyalVoice } from '@broadside/port-royal';
import type { Voice } from '@broadside/text';
import type { TerminalTable } from '@broadside/text/terminal';

export interface ShelfGame {
  readonly game: AnyGame;
  readonly voice: Voice;
  readonly terminal: TerminalTable;
  /** Computer players from the weakest to the strongest. */
  readonly bots: readonly Bot[];
}

export const shelf: readonly ShelfGame[] = [
  { game: portRoyal, voice: portRoyalVoice, terminal: portRoyalTerminal, bots: portRoyalBots },
];

export const onShelf = (id: string): ShelfGame | undefined => shelf.find(({ game }) => game.id === id);
