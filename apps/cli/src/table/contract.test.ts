import type { Bot } from '@broadside/bots';
import { type AnyMatch, loadMatch, saveMatch } from '@broadside/kernel';
import { describeHost, faulty, noDice } from '../../../../packages/host/tests/contract.ts';
import type { SeatKind } from './table.ts';
import { TerminalHost } from './terminalHost.ts';

describeHost({
  name: 'at a terminal',
  conditions: ['free'],
  patient: false,
  set: async ({ entry, match, bots, fault }) => {
    const play = async (of: AnyMatch): Promise<TerminalHost> => {
      // Also the one that would play for a bot that fails.
      const atFault = entry.bots.map(({ name }): Bot => ({ name, choose: () => faulty(fault) }));
      const seats = bots.map((bot): SeatKind => atFault.find(({ name }) => name === bot) ?? 'me');
      const host = new TerminalHost({ entry: { ...entry, bots: atFault }, match: of, seats }, noDice, () => 0);
      await host.begin();
      return host;
    };
    let now = match;
    let host = await play(now);
    return {
      request: (seat, input) => host.say(seat, input),
      kept: async (n) => {
        await host.after(n - 1);
        return JSON.parse(JSON.stringify(saveMatch(now).log));
      },
      reopen: async () => {
        host.stop();
        now = loadMatch(entry.game, JSON.parse(JSON.stringify(saveMatch(now))));
        host = await play(now);
      },
    };
  },
});
