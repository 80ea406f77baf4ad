import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { isForHere, linesOf, misfits } from './engines.mjs';
import { root, runsOn } from './setup.mjs';

const LINUX = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const LINES = ['20.19.0', '22.13.0', '24.0.0'];

const found = (packages) => misfits({ packages }, LINES, LINUX).found;

describe('a dependency', () => {
  it('that excludes a line of Node is named with its range and with what it excludes', () => {
    const packages = {
      'node_modules/biscuit': { version: '2.0.0', engines: { node: '>=22' } },
      'node_modules/a/node_modules/tin': { version: '1.0.0', engines: { node: '^20.12 || ^22.14' }, dev: true },
    };
    expect(found(packages)).toEqual([
      { path: 'node_modules/biscuit', version: '2.0.0', range: '>=22', refused: ['20.19.0'] },
      {
        path: 'node_modules/a/node_modules/tin',
        version: '1.0.0',
        range: '^20.12 || ^22.14',
        refused: ['22.13.0', '24.0.0'],
      },
    ]);
  });

  it('that runs on all of them, or does not say, is fine', () => {
    const packages = {
      'node_modules/wide': { version: '1.0.0', engines: { node: '>=18' } },
      'node_modules/exact': { version: '1.0.0', engines: { node: '^20.19.0 || ^22.13.0 || >=24.0.0' } },
      'node_modules/silent': { version: '1.0.0' },
      'node_modules/old': { version: '0.1.0', engines: ['node >=0.2.0'] },
      'node_modules/other': { version: '1.0.0', engines: { npm: '>=99' } },
    };
    expect(found(packages)).toEqual([]);
  });

  it('counts only if it is installed here: not a package of our own, nor one for another machine', () => {
    const engines = { node: '>=99' };
    const packages = {
      '': { version: '1.0.0', engines },
      'packages/own': { version: '1.0.0', engines },
      'node_modules/own': { link: true, engines },
      'node_modules/mac': { version: '1.0.0', os: ['darwin'], cpu: ['arm64'], optional: true, engines },
    };
    expect(misfits({ packages }, LINES, LINUX)).toEqual({ looked: 0, found: [] });
  });
});

describe('a package for certain machines', () => {
  it('is for here if system, processor and library fit', () => {
    expect(isForHere({ os: ['linux'], cpu: ['x64'], libc: ['glibc'] }, LINUX)).toBe(true);
    expect(isForHere({ os: ['linux'], cpu: ['x64'], libc: ['musl'] }, LINUX)).toBe(false);
    expect(isForHere({ os: ['win32', 'linux'] }, LINUX)).toBe(true);
    expect(isForHere({ os: ['!win32'] }, LINUX)).toBe(true);
    expect(isForHere({ os: ['!linux'] }, LINUX)).toBe(false);
    expect(isForHere({ libc: ['glibc'] }, { os: 'darwin', cpu: 'arm64' })).toBe(true);
  });
});

describe('our own range', () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

  it('is asked for the lowest version of every line', () => {
    expect(linesOf(engines.node)).toEqual(LINES);
    expect(linesOf('^20.19.0')).toEqual(['20.19.0']);
  });

  it('is what the set-up accepts before anything is installed', () => {
    const versions = ['18.20.0', '20.18.3', '20.19.0', '20.20.2', '21.7.0', '22.12.0', '22.13.0', '23.1.0', '24.0.0'];
    for (const version of versions)
      expect([version, runsOn(version)]).toEqual([version, semver.satisfies(version, engines.node)]);
  });
});
