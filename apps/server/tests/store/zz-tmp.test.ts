import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { it } from 'vitest';
import { startPostgres } from './throwaway.ts';

it('bench', async () => {
  const p = await startPostgres({ flush: true });
  const run = promisify(execFile);
  console.log('SQLITE\n' + (await run('node', ['/tmp/store/bench.mjs'])).stdout);
  console.log('POSTGRES\n' + (await run('node', ['/tmp/store/bench.mjs', p.url])).stdout);
  await p.stop();
});
