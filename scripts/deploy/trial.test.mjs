/**
 * The deployment as it is shipped, tried: the image from its container file, the services of the compose file as plain
 * processes, and what docs/deploy.md tells an operator to do. `npm run soak -- deploy` prepares it (trial.mjs).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from '../../apps/server/tests/kit.ts';
import { root } from '../setup.mjs';
import { expressions } from './dashboard.mjs';
import { People } from './people.mjs';
import { METRICS_TOKEN, Program, Site, until, whereIs } from './site.mjs';

const { BROADSIDE_TRIAL } = process.env;
/** The image, and the version before it. */
const { image, earlier } = BROADSIDE_TRIAL ? JSON.parse(readFileSync(BROADSIDE_TRIAL, 'utf8')) : {};
const TABLES = 4;
/** What the version before has saved before the upgrade. */
const BEFORE = '/share/before.backup';
/** However busy the machine is. */
const LONG_MS = 900_000;
/** Far less than the gateway waits for a node that was asked and says nothing. */
const SOON_MS = 20_000;

describe.runIf(image)('the deployment', () => {
  let site;
  /** The number of the schema before the upgrade. */
  let schema;
  beforeAll(async () => {
    site = await Site.open(earlier);
    schema = await site.schema();
  }, LONG_MS);
  afterAll(() => site?.close(), LONG_MS);

  const play = async () => {
    const people = new People(site);
    await people.sit(TABLES);
    await people.goesOn();
    return people;
  };
  const end = async (people, what) => {
    const rows = await people.rest();
    expect(people.faults(rows)).toEqual([]);
    expect(people.acknowledged.length).toBeGreaterThan(20);
    console.log(
      `${what}: ${people.matches.length} matches, ${people.acknowledged.length} acknowledged acts, longest pause ${people.longestPause} ms`,
    );
  };
  const other = async () => {
    site.database = await site.postgres.fresh();
    return site.database;
  };

  it('runs in a container as a user without rights and says whether it is well', async () => {
    expect(await site.healthy(image, site.ports.node1)).toBe(0);
    expect(await site.healthy(image, site.ports.nowhere)).toBe(1);
    expect(image.user).toBe('1000');
    for (const unneeded of ['vitest', 'typescript', 'react', 'three', '@fontsource'])
      expect(existsSync(join(image.layer.upper, 'app', 'node_modules', unneeded))).toBe(false);
  });

  it(
    'matches go on through the gateway while nodes are drained and upgraded one after the other',
    async () => {
      const people = await play();
      const kept = await site.command(earlier, ['backup', BEFORE], { DATABASE_URL: site.database });
      expect([kept.code, kept.said]).toEqual([0, expect.stringContaining('Saved in')]);
      await site.roll(image, () => people.goesOn());
      await people.goesOn();
      await end(people, 'rolling upgrade');
    },
    LONG_MS,
  );

  it(
    'a node that fails its health check gets no more requests until it is well again',
    async () => {
      const people = await play();
      site.nodes.node2.signal('SIGSTOP');
      await pause(4000);
      const visitor = new Visitor(site);
      for (let nr = 0; nr < 60; nr++) {
        const asked = performance.now();
        await visitor.harbour();
        expect(performance.now() - asked).toBeLessThan(SOON_MS);
      }
      await people.goesOn();
      site.nodes.node2.signal('SIGCONT');
      await site.nodes.node3.stop('SIGKILL');
      await pause(3000);
      for (let nr = 0; nr < 20; nr++) await visitor.harbour();
      await people.goesOn();
      await site.start('node3', image);
      await end(people, 'frozen and killed nodes');
    },
    LONG_MS,
  );

  it(
    'the way of one request is read out of the logs of three nodes',
    async () => {
      const people = await play();
      await pause(1000);
      await people.goesOn();
      const files = ['node1', 'node2', 'node3'].map((name) => `${name}.log`);
      const logs = files.map((name) => `/share/${name}`);
      await end(people, 'traced');
      const { id } = people.acknowledged.at(-1);
      const { code, said } = await site.command(image, ['trace', id, ...logs]);
      expect([code, said]).toEqual([0, expect.stringMatching(/request[\s\S]*rules[\s\S]*store/)]);
      const trees = [];
      for (const { id: request } of people.acknowledged.slice(-40)) {
        const one = await site.command(image, ['trace', request, ...logs]);
        trees.push(one.said);
        if (/follow\s+@/.test(one.said)) break;
      }
      expect(trees.at(-1)).toMatch(/follow\s+@[\s\S]*repeat|read/);
      console.log(trees.at(-1));
    },
    LONG_MS,
  );

  it(
    'every panel of the dashboard has an answer',
    async (context) => {
      const prometheus = whereIs('prometheus');
      if (prometheus === undefined) return context.skip('there is no prometheus here');
      const shipped = readFileSync(join(root, 'deploy', 'prometheus', 'prometheus.yml'), 'utf8');
      const file = (name) => join(site.folder, name);
      writeFileSync(file('token'), METRICS_TOKEN);
      const config = shipped
        .replaceAll(/(node\d):3000/g, (_, name) => `127.0.0.1:${site.ports[name]}`)
        .replace('/tmp/token', file('token'))
        .replaceAll('interval: 10s', 'interval: 1s')
        .replace('alerts.yml', join(root, 'deploy', 'prometheus', 'alerts.yml'));
      writeFileSync(file('prometheus.yml'), config);
      const address = `127.0.0.1:${site.ports.prometheus}`;
      const args = [
        `--config.file=${file('prometheus.yml')}`,
        `--storage.tsdb.path=${file('tsdb')}`,
        `--web.listen-address=${address}`,
      ];
      const program = new Program({ file: prometheus, args, env: process.env }, site.logOf('prometheus'));
      const ask = async (path) => (await fetch(`http://${address}/api/v1/${path}`)).json();
      try {
        await until('three nodes that are scraped', async () => {
          const { data } = await ask(`query?query=${encodeURIComponent('sum(up{job="broadside"})')}`).catch(() => ({}));
          return data?.result[0]?.value[1] === '3';
        });
        const people = await play();
        await pause(5000);
        const silent = [];
        for (const expression of expressions()) {
          const query = expression.replaceAll('$node', '.+').replaceAll('$__rate_interval', '5s');
          const { status, data, error } = await ask(`query?query=${encodeURIComponent(query)}`);
          expect([expression, status, error]).toEqual([expression, 'success', undefined]);
          if (data.result.length === 0) silent.push(expression);
        }
        await end(people, 'watched');
        const { data } = await ask('rules');
        console.log(
          `${expressions().length} expressions asked, ${data.groups[0].rules.length} alerts loaded; without an answer yet:\n${silent.join('\n')}`,
        );
      } finally {
        await program.stop();
      }
    },
    LONG_MS,
  );

  it(
    'a backup of a running site is restored into an empty database, and every match in it is verified',
    async () => {
      const people = await play();
      await pause(500);
      const ids = people.matches.map(({ id }) => id);
      const hosts = new Map(people.matches.map(({ id, host }) => [id, host]));
      const source = site.database;
      const made = await site.command(image, ['backup', '/share/site.backup'], { DATABASE_URL: source });
      expect([made.code, made.said]).toEqual([0, expect.stringContaining('Saved in')]);
      await end(people, 'backed up');
      const database = await other();
      const put = await site.command(image, ['restore', '/share/site.backup'], { DATABASE_URL: database });
      expect([put.code, put.said]).toEqual([0, expect.stringContaining('Restored from')]);
      await site.roll(image);
      const again = await play();
      await end(again, 'restored');
      let verified = 0;
      for (const id of ids) {
        const answer = await hosts.get(id).call('GET', `/api/tables/${id}/file`);
        if (answer.status !== 200) continue;
        writeFileSync(join(site.folder, `${id}.json`), JSON.stringify(answer.body));
        const { code, said } = await site.command(image, ['verify', `/share/${id}.json`]);
        expect([code, said]).toEqual([0, expect.stringContaining('Confirmed')]);
        verified++;
      }
      console.log(`${ids.length} matches in the backup, ${verified} of them over and verified`);
    },
    LONG_MS,
  );

  it(
    'the version before takes over again on the newer database, one node after the other, if its schema is the same',
    async (context) => {
      if ((await site.schema()) !== schema) return context.skip('the schema has grown: only the backup leads back');
      const people = await play();
      await site.roll(earlier, () => people.goesOn());
      await people.goesOn();
      await end(people, 'rolled back');
    },
    LONG_MS,
  );

  it(
    'a database that a newer version has changed is refused by the version before, which is given the backup instead',
    async () => {
      await site.grow();
      await site.nodes.node1.stop();
      await expect(site.start('node1', earlier)).rejects.toThrow(/newer Broadside/);
      for (const name of ['node2', 'node3']) await site.nodes[name].stop();
      const database = await other();
      const put = await site.command(earlier, ['restore', BEFORE], { DATABASE_URL: database });
      expect([put.code, put.said]).toEqual([0, expect.stringContaining('Restored from')]);
      for (const name of ['node1', 'node2', 'node3']) await site.start(name, earlier);
      const people = await play();
      await end(people, 'the backup of before');
    },
    LONG_MS,
  );
});
