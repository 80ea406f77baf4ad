/** What is to happen at a table although nobody asks for it. */
import { TABLE } from '@broadside/kernel';
import { onShelf } from '@broadside/shelf';
import type { TableState } from '../store/store.ts';

/** Whether the game has questions that are answered by default. */
export const canReact = (game: string): boolean =>
  Object.values(onShelf(game)?.game.steps ?? {}).some(({ defaultAction }) => defaultAction !== undefined);

export interface WaitedFor {
  /** A bot's move or the fall of dice: at once. */
  readonly prompt: boolean;
  /** A default, a substitute for somebody absent, a chair that others want: when its time has come. */
  readonly someTime: boolean;
}

export function waitedFor({ table, toAct }: Pick<TableState, 'table' | 'toAct'>): WaitedFor {
  const { status, settings, seats, host } = table;
  switch (status) {
    case 'playing':
      return {
        prompt: toAct.some((seat) => seat === TABLE || seats[seat].bot !== null),
        someTime: settings.absence !== null || canReact(settings.game),
      };
    case 'waiting': {
      const taken = seats.some(({ guest }) => guest !== null && guest !== host);
      return { prompt: false, someTime: settings.listed && taken };
    }
    case 'over':
    case 'closed':
      return { prompt: false, someTime: false };
  }
}
