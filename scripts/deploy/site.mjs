/** The services of the compose file as plain processes on loopback: the real programs, with the configuration that is shipped. */
import { spawn } from 'node:child_process';
import { chmodSync, createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../apps/server/tests/process.ts';
import { startPostgres } from '../../apps/server/tests/throwaway/postgres.mjs';
import { root } from '../setup.mjs';
import { readCompose } from './compose.mjs';
import { containerOf, inLayer } from './containerfile.mjs';

const MANY = '1000000';
/** Everybody comes from one address here. */
const LIMITS = Object.fromEntries(
  [
    'REQUESTS',
    'NETWORK_REQUESTS',
    'GUESTS',
    'CONNECTIONS',
    'WATCHES',
    'MESSAGES',
    'BURST',
    'TABLES_PER_GUEST',
    'TRACES',
  ].map((limit) => [`BROADSIDE_LIMIT_${limit}`, MANY]),
);
const NODES = ['node1', 'node2', 'node3'];
export const METRICS_TOKEN = 'a-token-for-the-trial-alone';

/** Where a program is, on the usual paths. */
export const whereIs = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Whatever becomes of a trial, nothing of it goes on. */
const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A process that keeps what it says in a file. */
export class Program {
  constructor({ file, args, env, cwd }, log) {
    this.log = log;
    const out = createWriteStream(log, { flags: 'a' });
    this.child = spawn(file, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.child.stdout, this.child.stderr]) stream.pipe(out, { end: false });
    running.add(this.child);
    this.child.once('close', () => running.delete(this.child));
    this.ended = new Promise((resolve) => this.child.once('close', (code, signal) => resolve(code ?? signal)));
  }

  signal(signal) {
    this.child.kill(signal);
  }

  stop(signal = 'SIGTERM') {
    this.child.kill(signal);
    return this.ended;
  }

  get said() {
    return readFileSync(this.log, 'utf8');
  }
}

export async function until(what, ask, ms = 300_000) {
  for (const end = Date.now() + ms; Date.now() < end; await pause(50)) {
    const answer = await ask();
    if (answer) return answer;
  }
  throw new Error(`never came: ${what}`);
}

const isOk = (url) =>
  fetch(url, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** How a node of this version is run: from an image, or from the folder of an earlier one. */
function programOf(version, { command, env, folder, binds = {} }) {
  if (version.layer === undefined) {
    const here = (word) => Object.entries(binds).reduce((text, [place, from]) => text.replace(place, from), word);
    return {
      file: process.execPath,
      args: command.slice(1).map(here),
      cwd: version.folder,
      env: { PATH: process.env.PATH, ...env },
    };
  }
  const { workdir, user, env: own } = version;
  return inLayer(containerOf(version, folder), { command, workdir, user, binds, env: { ...own, ...env } });
}

export class Site {
  nodes = {};
  ports = {};
  folder = mkdtempSync(join(tmpdir(), 'broadside-site-'));
  started = 0;

  static async open(version) {
    const site = new Site();
    try {
      await site.begin(version);
      return site;
    } catch (error) {
      await site.close();
      throw error;
    }
  }

  async begin(version) {
    chmodSync(this.folder, 0o777);
    this.postgres = await startPostgres({ flush: true });
    this.database = this.postgres.url;
    for (const name of ['nats', 'natsStatus', 'gateway', 'prometheus', 'nowhere', ...NODES])
      this.ports[name] = await freePort();
    this.url = `http://127.0.0.1:${this.ports.gateway}`;
    this.compose = readCompose(readFileSync(join(root, 'deploy', 'compose.yaml'), 'utf8'), {
      PUBLIC_URL: this.url,
      POSTGRES_PASSWORD: 'of-the-trial',
      NATS_TOKEN: 'of-the-trial',
      METRICS_TOKEN,
      BROADSIDE_TRACE: '1',
    });
    this.startNats();
    await Promise.all(NODES.map((name) => this.start(name, version)));
    this.startGateway();
    await until('the gateway', () => isOk(`${this.url}/gateway-alive`));
  }

  logOf(name) {
    return join(this.folder, `${name}.log`);
  }

  startNats() {
    const args = this.compose.services.nats.command.map((word) =>
      word === '8222' ? String(this.ports.natsStatus) : word,
    );
    const file = whereIs('nats-server');
    this.nats = new Program(
      { file, args: [...args, '--addr', '127.0.0.1', '--port', String(this.ports.nats)], env: process.env },
      this.logOf('nats'),
    );
  }

  startGateway() {
    const { environment } = this.compose.services.gateway;
    const env = { PATH: process.env.PATH };
    for (const [name, value] of Object.entries(environment)) {
      const [host] = value.split(':');
      env[name] = host === '' ? `127.0.0.1:${this.ports.gateway}` : `127.0.0.1:${this.ports[host]}`;
    }
    const args = ['-db', '-f', join(root, 'deploy', 'haproxy.cfg')];
    this.gateway = new Program({ file: whereIs('haproxy'), args, env }, this.logOf('gateway'));
  }

  envOf(name) {
    const { environment } = this.compose.services[name];
    return {
      ...environment,
      ...LIMITS,
      PORT: String(this.ports[name]),
      HOST: '127.0.0.1',
      DATABASE_URL: this.database,
      NATS_URL: environment.NATS_URL.replace('nats:4222', `127.0.0.1:${this.ports.nats}`),
      BROADSIDE_BOT_PAUSE_MS: '0',
    };
  }

  /** Settles when the node says that it can serve. */
  async start(name, version, env = {}) {
    const folder = join(this.folder, `run-${++this.started}`);
    mkdirSync(folder);
    const { command } = this.compose.services[name];
    const node = new Program(
      programOf(version, { command, env: { ...this.envOf(name), ...env }, folder }),
      this.logOf(name),
    );
    this.nodes[name] = node;
    const over = node.ended.then((code) => {
      throw new Error(`${name} ended with ${code}: ${node.said.slice(-2000)}`);
    });
    over.catch(() => {});
    await Promise.race([until(name, () => isOk(`http://127.0.0.1:${this.ports[name]}/healthz`)), over]);
    return node;
  }

  /** As compose does it: one after the other, each drained first, the next one when it is well again. */
  async roll(version, between = async () => {}) {
    for (const name of NODES) {
      const code = await this.nodes[name].stop();
      if (code !== 0) throw new Error(`${name} drained and ended with ${code}`);
      await this.start(name, version);
      await pause(1500);
      await between(name);
    }
  }

  /** The `broadside` command of a version, as an operator runs it in a container with a folder of the host at /share. */
  async command(version, words, env = {}) {
    const folder = join(this.folder, `run-${++this.started}`);
    mkdirSync(folder);
    const command = ['node', 'apps/cli/bin/broadside.mjs', ...words];
    const how = programOf(version, { command, env: { ...env, LANG: 'en' }, folder, binds: { '/share': this.folder } });
    const program = new Program(how, join(folder, 'log'));
    return { code: await program.ended, said: program.said };
  }

  /** What the health check of an image says of the node at this port. */
  async healthy(image, port) {
    const folder = join(this.folder, `run-${++this.started}`);
    mkdirSync(folder);
    const { command } = image.health;
    const how = programOf(image, { command, env: { PORT: String(port) }, folder });
    return new Program(how, join(folder, 'log')).ended;
  }

  async schema() {
    const [{ version }] = await this.query('SELECT max(version) AS version FROM schema_version');
    return version;
  }

  /** As a version does that is still to come. */
  grow() {
    return this.query('INSERT INTO schema_version SELECT max(version) + 1 FROM schema_version');
  }

  async query(statement) {
    const client = new pg.Client({ connectionString: this.database });
    await client.connect();
    return (await client.query(statement).finally(() => client.end())).rows;
  }

  async close() {
    for (const program of [this.gateway, ...Object.values(this.nodes), this.nats]) {
      program?.signal('SIGCONT');
      await program?.stop('SIGKILL');
    }
    await this.postgres?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
