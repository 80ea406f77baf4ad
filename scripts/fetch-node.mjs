/** Another Node than the one that runs this, from npm. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SHELL = process.platform === 'win32';

/** Outside the project, so that nothing is found in its node_modules by accident. Kept: the next time is quicker. */
export const NODES = join(tmpdir(), 'broadside-nodes');

/** The package that holds Node itself for this machine, with its headers; `node` on npm only chooses among them. */
const nodePackage = () => {
  const { platform, arch } = process;
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform === 'win32' ? 'win' : platform}-${arch}`;
};

/** The program of that version, or undefined with a sentence about why there is none. */
export function fetchNode(version) {
  const folder = join(NODES, `node-${version}`);
  const name = nodePackage();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: SHELL });
  const own = join(folder, 'node_modules', name);
  if (status !== 0 || !existsSync(own)) {
    console.error(
      `Node ${version} cannot be had: npm has no ${name}@${version} for this machine, or cannot be reached.`,
    );
    return undefined;
  }
  return join(own, JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')).bin.node);
}
