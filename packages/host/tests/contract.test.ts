import { describeHost, faulty, noDice } from './contract.ts';
import { HeldClock } from './heldClock.ts';
import { type Around, MemoryKeeping, MemoryTable } from './memory.ts';

describeHost({
  name: 'in memory',
  conditions: ['free', 'never'],
  patient: true,
  set: async ({ entry, match, bots, undo, fault, responseTimeout = 0 }) => {
    const keeping = new MemoryKeeping(entry, match);
    const clock = new HeldClock();
    const around: Around = {
      clock,
      bots,
      undo,
      thrower: noDice,
      think: () => faulty(fault),
      responseTimeouts: { of: async () => responseTimeout, due: (seconds) => seconds * 1000 },
    };
    let table = new MemoryTable(keeping, around);
    await table.host.wake();
    return {
      request: (seat, input) => table.request(seat, input),
      kept: async (n) => {
        while (keeping.log.length <= n) await clock.pass(10);
        return keeping.log;
      },
      reopen: async () => {
        table.host.stop();
        table = new MemoryTable(keeping, around);
        await table.host.wake();
      },
    };
  },
});
