/** What `deploy/` holds fits together and fits the server; `npm run soak -- deploy` tries it for real. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { configOf, readSettings } from '../../apps/server/src/config.ts';
import { needed } from '../release.mjs';
import { root } from '../setup.mjs';
import { readCompose, readEnv, variablesIn } from './compose.mjs';
import { ignoring, readContainerfile } from './containerfile.mjs';

const textOf = (...path) => readFileSync(join(root, 'deploy', ...path), 'utf8');
const SECRET = 'a-secret-for-tests';
const VARIABLES = {
  PUBLIC_URL: 'https://table.example',
  POSTGRES_PASSWORD: SECRET,
  NATS_TOKEN: SECRET,
  METRICS_TOKEN: SECRET,
};

const stages = readContainerfile(textOf('Containerfile'));
const image = stages.at(-1);
const compose = readCompose(textOf('compose.yaml'), VARIABLES);
const services = Object.entries(compose.services);
const nodes = services.filter(([name]) => /^node\d+$/.test(name));
const config = readFileSync(join(root, 'apps', 'server', 'src', 'config.ts'), 'utf8');
/** What Node and systemd read themselves. */
const NOT_OURS = new Set(['NODE_ENV']);
const strange = (names) => names.filter((name) => !NOT_OURS.has(name) && !config.includes(`env.${name}`));

/** What is built from is there. */
const sourceOf = (built) => built.replace('/dist/', '/src/').replace(/\.js$/, '.ts');

describe('the image', () => {
  it('is built by scripts that exist, from the files that are not ignored', () => {
    const [build] = stages;
    const scripts = build.steps.flatMap(({ run }) => run?.match(/(?<=node )\S+/g) ?? []);
    expect(scripts.length).toBeGreaterThan(2);
    const ignored = ignoring(textOf('Containerfile.dockerignore'));
    for (const script of scripts.filter((one) => one.startsWith('scripts/')))
      expect([script, existsSync(join(root, script)), ignored(script)]).toEqual([script, true, false]);
    for (const path of [
      'package-lock.json',
      'apps/server/src/main.ts',
      `games/${readdirSync(join(root, 'games'))[0]}/index.ts`,
    ])
      expect([path, ignored(path)]).toEqual([path, false]);
    for (const path of ['node_modules/pg', 'apps/web/dist/index.html', '.git/config', 'data/broadside.db'])
      expect([path, ignored(path)]).toEqual([path, true]);
  });

  it('holds only the release, runs as a user without rights and is stopped by the signal that drains', () => {
    expect(image.steps.filter(({ copy }) => copy).map(({ copy }) => copy.from)).toEqual(['build']);
    expect(Number(image.user)).toBeGreaterThan(0);
    expect(image.stopSignal).toBe('SIGTERM');
    expect(existsSync(join(root, sourceOf(image.command[1])))).toBe(true);
  });

  it('is asked for its health by a file of the release, and listens where it says', () => {
    expect(readFileSync(join(root, 'scripts', 'release.mjs'), 'utf8')).toContain(`'${image.health.command[1]}'`);
    expect(image.ports).toEqual([Number(image.env.PORT)]);
    expect(strange(Object.keys(image.env))).toEqual([]);
    expect(image.volumes).toEqual([image.env.BROADSIDE_DATA]);
  });
});

describe('the release', () => {
  const { ours, theirs } = needed();
  const names = theirs.map((folder) => folder.split('node_modules/').at(-1));

  it('holds every game and package that a server imports, and what these depend on', () => {
    for (const place of [
      'apps/server',
      'apps/cli',
      'packages/kernel',
      ...readdirSync(join(root, 'games')).map((game) => `games/${game}`),
    ])
      expect(ours).toContain(join(root, place));
    for (const name of [
      'fastify',
      'find-my-way',
      'pg',
      'pg-protocol',
      'better-sqlite3',
      'bindings',
      '@nats-io/transport-node',
    ])
      expect(names).toContain(name);
  });

  it('holds nothing that only browsers, builds or tests need', () => {
    for (const name of [
      'react',
      'react-dom',
      'three',
      '@fontsource/alegreya',
      'typescript',
      'vite',
      'vitest',
      'fast-check',
      'prebuild-install',
    ])
      expect(names).not.toContain(name);
    expect(ours).not.toContain(join(root, 'packages', 'kit'));
  });
});

describe('the compose file', () => {
  it('asks for no variable that the example of settings does not have, and the other way round', () => {
    expect([...variablesIn(textOf('compose.yaml'))].sort()).toEqual(Object.keys(readEnv(textOf('env.example'))).sort());
  });

  it('does not start without its secrets', () => {
    for (const name of Object.keys(VARIABLES))
      expect(() => readCompose(textOf('compose.yaml'), { ...VARIABLES, [name]: '' })).toThrow(`${name} is not set`);
  });

  it('starts three nodes with settings that the server understands', () => {
    expect(nodes.map(([name]) => name)).toEqual(['node1', 'node2', 'node3']);
    for (const [, { command, environment }] of nodes) {
      expect(command.slice(0, 2)).toEqual(image.command);
      expect(strange(Object.keys(environment))).toEqual([]);
      const { trustProxy, natsUrl, metricsToken, publicUrl } = configOf(readSettings(command.slice(2), environment));
      expect({ trustProxy, natsUrl, metricsToken, publicUrl }).toEqual({
        trustProxy: 1,
        natsUrl: `nats://${SECRET}@nats:4222`,
        metricsToken: SECRET,
        publicUrl: VARIABLES.PUBLIC_URL,
      });
    }
  });

  it('asks every service whether it is well, starts it again and shows only the gateway to the world', () => {
    for (const [name, service] of services) {
      expect([name, (service.healthcheck?.test ?? image.health.command).length > 1]).toEqual([name, true]);
      expect([name, service.restart]).toEqual([name, 'unless-stopped']);
      const open = (service.ports ?? []).filter((port) => !port.startsWith('127.0.0.1:'));
      expect([name, open.length]).toEqual([name, name === 'gateway' ? 1 : 0]);
    }
    expect(compose.networks.inside.internal).toBe(true);
  });

  it('waits for services that are there, and mounts files that are there', () => {
    const names = new Set(Object.keys(compose.services));
    const volumes = new Set(Object.keys(compose.volumes));
    for (const [, { depends_on = {}, volumes: mounts = [], networks }] of services) {
      expect(Object.keys(depends_on).filter((name) => !names.has(name))).toEqual([]);
      expect(networks.filter((name) => !(name in compose.networks))).toEqual([]);
      for (const [from] of mounts.map((mount) => mount.split(':')))
        expect([from, volumes.has(from) || existsSync(join(root, 'deploy', from))]).toEqual([from, true]);
    }
  });

  it('gives a node longer to stop than it takes at most', () => {
    for (const [, { stop_grace_period }] of nodes) expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(5);
  });
});

describe('the gateway', () => {
  const haproxy = textOf('haproxy.cfg');
  const { environment } = compose.services.gateway;

  it('is given every address that it asks for, each of another node at the port of the image', () => {
    expect([...new Set(haproxy.match(/(?<="\$\{)\w+/g))].sort()).toEqual(Object.keys(environment).sort());
    const addresses = Object.entries(environment).filter(([name]) => name.startsWith('BROADSIDE_NODE_'));
    expect(addresses.map(([, address]) => address)).toEqual(nodes.map(([name]) => `${name}:${image.env.PORT}`));
  });

  it('asks nodes for their health and ties nobody to one of them', () => {
    expect(haproxy).toMatch(/http-check send .*uri \/healthz/);
    expect(haproxy.replaceAll(/#.*/g, '')).not.toMatch(/\b(cookie|stick|balance source|hash-type)\b/);
    const [, port] = compose.services.gateway.ports[0].split(':');
    expect(environment.GATEWAY_BIND).toBe(`:${port}`);
    expect(compose.services.gateway.healthcheck.test.at(-1)).toBe(
      `http://127.0.0.1:${port}${/monitor-uri (\S+)/.exec(haproxy)[1]}`,
    );
  });
});

describe('what watches over it', () => {
  it('asks every node for its figures, with the token that the nodes know', () => {
    const { scrape_configs: jobs, rule_files: rules } = parse(textOf('prometheus', 'prometheus.yml'));
    expect(jobs.flatMap(({ static_configs }) => static_configs[0].targets)).toEqual(
      nodes.map(([name]) => `${name}:${image.env.PORT}`),
    );
    const { credentials_file: file } = jobs[0].authorization;
    expect(compose.services.prometheus.command[0]).toContain(`> ${file}`);
    for (const one of rules) expect(existsSync(join(root, 'deploy', 'prometheus', one))).toBe(true);
  });

  it('finds its dashboard where it looks for it', () => {
    const [{ options }] = parse(textOf('grafana', 'dashboards.yaml')).providers;
    const mounted = compose.services.grafana.volumes.map((mount) => mount.split(':')[1]);
    expect(mounted.some((path) => path.startsWith(`${options.path}/`))).toBe(true);
    const [{ url }] = parse(textOf('grafana', 'datasource.yaml')).datasources;
    expect(new URL(url).hostname in compose.services).toBe(true);
  });
});

describe('the unit for systemd', () => {
  const unit = textOf('broadside.service');
  const settingOf = (name) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

  it('starts the server of a release with variables that the server understands', () => {
    expect(existsSync(join(root, sourceOf(settingOf('ExecStart').split(' ')[1])))).toBe(true);
    const file = textOf(basename(settingOf('EnvironmentFile')));
    const named = [...file.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(strange(named)).toEqual([]);
    expect(readEnv(file).BROADSIDE_DATA).toBe(`/var/lib/${settingOf('StateDirectory')}`);
  });

  it('drains on stop, starts again after any end and has no rights', () => {
    expect(settingOf('KillSignal')).toBe('SIGTERM');
    expect(Number(settingOf('TimeoutStopSec'))).toBeGreaterThan(5);
    expect([settingOf('Restart'), settingOf('NoNewPrivileges'), settingOf('CapabilityBoundingSet')]).toEqual([
      'always',
      'yes',
      '',
    ]);
  });
});
