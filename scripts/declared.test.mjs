import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { undeclaredImports } from './declared.mjs';

/** A project with one game that declares the kernel and, for its tests, a tool of its own. */
let home;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'broadside-declared-'));
  mkdirSync(join(home, 'games/whist'), { recursive: true });
  writeFileSync(join(home, 'package.json'), '{"devDependencies":{"vite":"1"}}');
  const own = { name: '@broadside/whist', dependencies: { '@broadside/kernel': '1' }, devDependencies: { three: '1' } };
  writeFileSync(join(home, 'games/whist/package.json'), JSON.stringify(own));
});
afterAll(() => rmSync(home, { recursive: true }));

const imported = (source, ...specifiers) =>
  undeclaredImports([{ source, dependencies: specifiers.map((module) => ({ module })) }], home);

describe('an import', () => {
  it('of a package that the package.json beside it does not name is found, once for each file', () => {
    expect(imported('games/whist/index.ts', '@broadside/kit', '@broadside/kit/print', 'react/jsx-runtime')).toEqual([
      { from: 'games/whist/index.ts', to: '@broadside/kit' },
      { from: 'games/whist/index.ts', to: 'react' },
    ]);
  });

  it('of what is declared, of Node, of the package itself or of a file beside it is none', () => {
    const fine = [
      '@broadside/kernel/conformance',
      'three',
      'node:fs',
      'fs',
      '@broadside/whist',
      './rules/game.ts',
      '../x.ts',
    ];
    expect(imported('games/whist/index.ts', ...fine)).toEqual([]);
  });

  it('of a tool of the whole project is allowed only where tools belong', () => {
    expect(imported('games/whist/table/gallery/vite.config.ts', 'vite')).toEqual([]);
    expect(imported('games/whist/table/Board.tsx', 'vite')).toHaveLength(1);
  });
});
