import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { main } from '../src/main.ts';

const BIN = fileURLToPath(new URL('../bin/broadside.mjs', import.meta.url));

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The built command, run as a person or a script would run it. */
export function broadside(args: readonly string[], input: string | Buffer = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', NO_COLOR: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: status, out: stdout, err: stderr };
}

/**
 * The same command without a process of its own, which would load every game anew: for all that is decided by its words.
 * What it says to the console is kept; `Words` reads the language from the environment.
 */
export async function broadsideHere(args: readonly string[]): Promise<Ran> {
  vi.stubEnv('LC_ALL', 'C');
  const [out, err] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) =>
    spy.mockImplementation(() => {}),
  );
  const said = (spy: typeof out): string => spy.mock.calls.map((words) => `${words.join(' ')}\n`).join('');
  try {
    const code = await main(args);
    return { code, out: said(out), err: said(err) };
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  }
}

export const lastLine = (out: string): Record<string, unknown> =>
  JSON.parse(out.trim().split('\n').at(-1) ?? '') as Record<string, unknown>;
