/** The built command, run as a person or a script would run it. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../bin/broadside.mjs', import.meta.url));

export function broadside(
  args: readonly string[],
  input: string | Buffer = '',
): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', NO_COLOR: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: status, out: stdout, err: stderr };
}

export const lastLine = (out: string): Record<string, unknown> =>
  JSON.parse(out.trim().split('\n').at(-1) ?? '') as Record<string, unknown>;
