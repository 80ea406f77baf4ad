/**
 * `npm run soak -- deploy [COMMIT]`: what `deploy/` holds, tried as far as this machine allows. The files are given to the
 * programs that read them, the image is built step by step, and the site is upgraded from COMMIT, backed up, restored and
 * rolled back to COMMIT (trial.test.mjs). What cannot be tried here is named.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureNats } from '../nats.mjs';
import { root, runTool, TSC } from '../setup.mjs';
import { buildImage, canBuild, removeFolder, weigh } from './containerfile.mjs';

const PACKAGES = { haproxy: 'haproxy', promtool: 'prometheus', 'systemd-analyze': 'systemd' };
const at = (...path) => join(root, 'deploy', ...path);

const run = (file, args, options = {}) => spawnSync(file, args, { cwd: root, encoding: 'utf8', ...options });
const git = (...args) => run('git', args).stdout.trim();
const isThere = (name) => run('sh', ['-c', `command -v ${name}`]).status === 0;

/** The programs that a deployment consists of, from Debian where we may install. */
function ensurePrograms() {
  const missing = Object.entries(PACKAGES).filter(([name]) => !isThere(name));
  if (missing.length === 0 || !isThere('apt-get') || process.getuid?.() !== 0) return;
  const packages = missing.map(([, one]) => one);
  console.log(`Installing ${packages.join(', ')} for the trial (once) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, stdio: 'ignore' });
}

const tried = [];
const note = (what, how) => {
  tried.push(`${how.padEnd(10)} ${what}`);
  console.log(`${how}: ${what}`);
  return how !== 'FAILED';
};

function check(what, name, args, env = {}) {
  if (!isThere(name)) return note(`${what}: there is no ${name} here`, 'not tried');
  const { status, stdout, stderr } = run(name, args, { env: { ...process.env, ...env } });
  if (status !== 0) console.error(stdout, stderr);
  return note(`${what} (${name} ${args[0]})`, status === 0 ? 'tried' : 'FAILED');
}

const NOWHERE = Object.fromEntries([1, 2, 3].map((nr) => [`BROADSIDE_NODE_${nr}`, `127.0.0.1:${nr}`]));

const checkFiles = () =>
  [
    check('the configuration of the gateway', 'haproxy', ['-c', '-f', at('haproxy.cfg')], {
      ...NOWHERE,
      GATEWAY_BIND: '127.0.0.1:18080',
    }),
    check('the alerts', 'promtool', ['check', 'rules', at('prometheus', 'alerts.yml')]),
    check('the unit for systemd', 'systemd-analyze', ['verify', at('broadside.service')]),
    check('how much the unit is exposed', 'systemd-analyze', [
      'security',
      '--offline=true',
      '--threshold=20',
      at('broadside.service'),
    ]),
  ].every(Boolean);

/** The version of before, built in a folder of its own. */
function buildEarlier(commit, folder) {
  mkdirSync(folder);
  const files = join(folder, 'files.tar');
  if (run('git', ['archive', '--output', files, commit]).status !== 0) throw new Error(`there is no commit ${commit}`);
  const steps = [
    ['tar', ['-xf', files]],
    ['npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']],
    ['node', ['scripts/shelf.mjs']],
    ['node', [TSC[0], '-b', ...TSC.slice(1)]],
  ];
  for (const [file, args] of steps) {
    const { status, stdout, stderr } = run(file, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
    if (status !== 0)
      throw new Error(`${file} ${args.join(' ')} of ${commit} ended with ${status}\n${stdout}\n${stderr}`);
  }
  return { folder };
}

/** The commit before the last one that changed the server. */
const before = () => git('log', '--first-parent', '--format=%H', '-2', '--', 'apps/server/src').split('\n').at(-1);

function tryOut(commit) {
  if (!canBuild()) {
    note('the image and the site: this needs Linux and root (namespaces of one’s own)', 'not tried');
    return true;
  }
  if (!isThere('haproxy') || ensureNats() === undefined) {
    note('the site: there is no haproxy or no nats-server here', 'not tried');
    return true;
  }
  const folder = mkdtempSync(join(tmpdir(), 'broadside-trial-'));
  try {
    console.log('\nThe steps of deploy/Containerfile, over the root of this machine in place of its base image:');
    const image = buildImage({ file: at('Containerfile'), context: root, folder, log: console.log });
    const { files, bytes } = weigh(image.layer.upper);
    note(`the image: ${files} files, ${(bytes / 1e6).toFixed(1)} MB above its base`, 'tried');
    console.log(`\nThe version of before: ${git('log', '-1', '--format=%h %s', commit)}`);
    const earlier = buildEarlier(commit, join(folder, 'earlier'));
    const plan = join(folder, 'plan.json');
    writeFileSync(plan, JSON.stringify({ image, earlier }));
    const env = { ...process.env, BROADSIDE_TRIAL: plan };
    const code = runTool(
      'node_modules/vitest/vitest.mjs',
      ['run', '--testTimeout=0', 'scripts/deploy/trial.test.mjs'],
      { env },
    );
    return note('upgrade, lost nodes, traces, dashboard, backup, restore, rollback', code === 0 ? 'tried' : 'FAILED');
  } finally {
    removeFolder(folder);
  }
}

export function tryDeployment([commit = before()]) {
  ensurePrograms();
  const files = checkFiles();
  const site = tryOut(commit);
  note('docker build, docker compose, the images of others, TLS, and the unit started by systemd', 'not tried');
  console.log(`\n${tried.join('\n')}`);
  return files && site ? 0 : 1;
}
