/**
 * Every package that is installed here must run on every line of Node that we promise (`engines.node` of our own
 * package.json). npm only warns of one that does not, and only whoever has that Node.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import semver from 'semver';
import { root } from './setup.mjs';

/** The first version of a later line. */
const LATER = ['24.0.0'];

/** A tool that looked at nothing must not report success. */
const LEAST_PACKAGES = 100;

/**
 * The lowest version of every line: where a line begins in our own range (20.19 is the first 20, and 22.13 the first 22,
 * that all our tools run on), and the first of each later line that is tested. Whoever excludes a version excludes old
 * ones: what runs on the lowest of a line runs on the line.
 */
export const linesOf = (range) => [
  ...range.split('||').map((part) => semver.minVersion(part).version),
  ...LATER.filter((version) => semver.satisfies(version, range)),
];

/** Whether npm would install a package of the lock file on such a machine. */
export function isForHere({ os, cpu, libc }, here) {
  const fits = (wanted, is) => {
    if (!wanted || is === undefined) return true;
    if (wanted.includes(`!${is}`)) return false;
    return wanted.includes(is) || wanted.every((one) => one.startsWith('!'));
  };
  return fits(os, here.os) && fits(cpu, here.cpu) && fits(libc, here.libc);
}

/** What this machine is, in the words of package files. */
function machine() {
  const { platform: os, arch: cpu } = process;
  if (os !== 'linux') return { os, cpu };
  return { os, cpu, libc: process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl' };
}

/** The packages that do not run on one of the lines, and how many were looked at. */
export function misfits(lock, lines, here = machine()) {
  const packages = Object.entries(lock.packages).filter(
    ([path, one]) => path.includes('node_modules/') && !one.link && isForHere(one, here),
  );
  const found = [];
  for (const [path, { version, engines }] of packages) {
    // Very old packages have a list there instead of a record: it names no Node that npm would heed.
    const range = engines?.node;
    if (range === undefined) continue;
    const refused = lines.filter((line) => !semver.satisfies(line, range));
    if (refused.length > 0) found.push({ path, version, range, refused });
  }
  return { looked: packages.length, found };
}

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

function main() {
  const { engines } = readJson('package.json');
  const lines = linesOf(engines.node);
  const { looked, found } = misfits(readJson('package-lock.json'), lines);
  for (const { path, version, range, refused } of found)
    console.error(`${path}@${version} wants Node ${range}, which excludes ${refused.join(' and ')}`);
  if (found.length > 0)
    console.error('Take a version that fits, or hold the package back by "overrides" in package.json.');
  if (looked < LEAST_PACKAGES) console.error(`only ${looked} packages were looked at`);
  console.log(`${looked} packages on Node ${lines.join(', ')}: ${found.length} that do not fit`);
  return found.length === 0 && looked >= LEAST_PACKAGES ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exit(main());
