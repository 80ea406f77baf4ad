/** A NATS server for the tests of several nodes: found, or installed where that can be done. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const KNOWN = [
  process.env.BROADSIDE_NATS_SERVER,
  '/usr/sbin/nats-server',
  '/usr/bin/nats-server',
  '/usr/local/bin/nats-server',
  '/opt/homebrew/bin/nats-server',
];

const onPath = () => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'nats-server'));

/** The path of a NATS server, if there is one. */
const findNats = () => [...KNOWN, ...onPath()].find((path) => path && existsSync(path));

const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0;

/** Debian's package, if this is a Debian where we may install. */
function installFromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing a NATS server for the tests of several nodes (once) …');
  const install = ['install', '-y', '--no-install-recommends', 'nats-server'];
  return run('apt-get', install) || (run('apt-get', ['update']) && run('apt-get', install));
}

/** What to do where there is none. */
const NO_NATS =
  'The tests of several nodes need a NATS server: install it (Debian: apt-get install nats-server) ' +
  'or name one in BROADSIDE_NATS_SERVER, then try again.';

/** The path of a NATS server, or undefined with a sentence about what to do. */
export function ensureNats() {
  const path = findNats() ?? (installFromDebian() ? findNats() : undefined);
  if (path === undefined) console.error(NO_NATS);
  return path;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = ensureNats();
  if (path) console.log(path);
  process.exit(path ? 0 : 1);
}
