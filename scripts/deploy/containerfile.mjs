/**
 * Reads a container file, and carries out its steps where no container engine runs: every stage is a layer over the root
 * of this machine, which stands in for the base image. Linux, as root (overlay mounts and namespaces of one's own).
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const KNOWN = new Set(
  'FROM RUN COPY WORKDIR ENV USER EXPOSE VOLUME STOPSIGNAL HEALTHCHECK CMD ENTRYPOINT ARG LABEL'.split(' '),
);

/** Instructions, each with the line it begins in. */
function instructionsOf(text) {
  const found = [];
  let open;
  for (const [at, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (open === undefined && (line === '' || line.startsWith('#'))) continue;
    open = open === undefined ? { at: at + 1, text: line } : { ...open, text: `${open.text} ${line}` };
    if (line.endsWith('\\')) {
      open = { ...open, text: open.text.slice(0, -1).trimEnd() };
      continue;
    }
    const [, word, rest] = /^(\S+)\s*(.*)$/.exec(open.text);
    if (!KNOWN.has(word)) throw new Error(`line ${open.at}: ${word} is not known`);
    found.push({ at: open.at, word, rest });
    open = undefined;
  }
  return found;
}

const pairsOf = (rest) =>
  Object.fromEntries(
    [...rest.matchAll(/(\w+)=("[^"]*"|\S+)/g)].map(([, key, value]) => [key, value.replace(/^"|"$/g, '')]),
  );

const commandOf = (rest) => (rest.startsWith('[') ? JSON.parse(rest) : ['/bin/sh', '-c', rest]);

function healthOf(rest) {
  const [, flags, command] = /^(.*?)CMD\s+(.*)$/.exec(rest) ?? [];
  const named = Object.fromEntries([...flags.matchAll(/--([a-z-]+)=(\S+)/g)].map(([, key, value]) => [key, value]));
  return { ...named, command: commandOf(command) };
}

/** The stages of an image: what is done in each, and how its containers are run. */
export function readContainerfile(text) {
  const stages = [];
  let stage;
  for (const { at, word, rest } of instructionsOf(text)) {
    if (word === 'FROM') {
      const [, base, name] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? [];
      stage = { base, name: name ?? String(stages.length), steps: [], env: {}, workdir: '/', volumes: [], ports: [] };
      stages.push(stage);
      continue;
    }
    if (stage === undefined) throw new Error(`line ${at}: ${word} comes before FROM`);
    if (word === 'WORKDIR') stage.workdir = resolve(stage.workdir, rest);
    if (word === 'ENV') Object.assign(stage.env, pairsOf(rest));
    if (word === 'USER') stage.user = rest;
    if (word === 'EXPOSE') stage.ports.push(Number(rest));
    if (word === 'VOLUME') stage.volumes.push(rest);
    if (word === 'STOPSIGNAL') stage.stopSignal = rest;
    if (word === 'HEALTHCHECK') stage.health = healthOf(rest);
    if (word === 'CMD') stage.command = commandOf(rest);
    if (word === 'RUN') stage.steps.push({ at, run: rest, workdir: stage.workdir });
    if (word === 'COPY') {
      const [, from, source, target] = /^(?:--from=(\S+)\s+)?(\S+)\s+(\S+)$/.exec(rest) ?? [];
      if (source === undefined) throw new Error(`line ${at}: COPY of one thing to one place, please`);
      stage.steps.push({ at, copy: { from, source, target: resolve(stage.workdir, target) }, workdir: stage.workdir });
    }
  }
  return stages;
}

// Carrying it out

export const canBuild = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0;

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * A command in the file system of a layer. What lies below of temporary things and homes is not seen there, as in a fresh
 * image; what the package managers know of their registries is.
 */
export function inLayer(layer, { command, workdir, env = {}, user = '0', binds = {} }) {
  const { upper, work, root } = layer;
  for (const folder of [upper, work, root]) mkdirSync(folder, { recursive: true });
  const enter = [
    'set -e',
    `mount -t overlay overlay -o lowerdir=/,upperdir=${upper},workdir=${work} ${root}`,
    `for place in proc dev sys; do mount --rbind /$place ${root}/$place; done`,
    `mount -t tmpfs tmpfs ${root}/tmp`,
    `chmod 1777 ${root}/tmp`,
    ...Object.entries(binds).map(([place, from]) => `mkdir -p ${root}${place} && mount --bind ${from} ${root}${place}`),
    `exec chroot --userspec=${user}:${user} ${root} /bin/sh -c ${quoted(`cd ${quoted(workdir)} && exec "$@"`)} sh ${command.map(quoted).join(' ')}`,
  ];
  return {
    file: 'unshare',
    args: ['--mount', '--propagation', 'private', 'sh', '-c', enter.join('\n')],
    env: { PATH: process.env.PATH, HOME: '/root', ...env },
  };
}

/** What the ignore file of a container file keeps out of the build: plain names, at any depth or at the top. */
export function ignoring(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const forms = lines.map((line) => {
    const anywhere = line.startsWith('**/');
    const form = line
      .replace(/^\*\*\//, '')
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '[^/]*');
    return new RegExp(`${anywhere ? '(^|/)' : '^'}${form}(/|$)`);
  });
  return (path) => forms.some((form) => form.test(path));
}

/** Builds every stage in folders of its own below `folder`; gives the last one. Throws at the step that fails. */
export function buildImage({ file, context, folder, log }) {
  const stages = readContainerfile(readFileSync(file, 'utf8'));
  const ignored = ignoring(readFileSync(`${file}.dockerignore`, 'utf8'));
  const layers = new Map();
  for (const [nr, stage] of stages.entries()) {
    const place = join(folder, `stage-${nr}`);
    const layer = { upper: join(place, 'upper'), work: join(place, 'work'), root: join(place, 'root') };
    layers.set(stage.name, layer);
    mkdirSync(layer.upper, { recursive: true });
    for (const step of stage.steps) {
      const began = performance.now();
      mkdirSync(join(layer.upper, step.workdir), { recursive: true });
      if (step.copy) copyInto(layer, step.copy, { context, ignored, layers });
      else runStep(layer, stage, step);
      const what = step.run ?? `copy ${step.copy.source} to ${step.copy.target}`;
      log(
        `  line ${String(step.at).padStart(2)}  ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`,
      );
    }
  }
  const last = stages.at(-1);
  return { ...last, layer: layers.get(last.name), layers };
}

function copyInto(layer, { from, source, target }, { context, ignored, layers }) {
  const origin = from === undefined ? resolve(context, source) : join(layers.get(from).upper, source);
  if (!existsSync(origin)) throw new Error(`there is no ${source} to copy`);
  const place = join(layer.upper, target);
  mkdirSync(dirname(place), { recursive: true });
  const filter = from === undefined ? (path) => path === origin || !ignored(relative(context, path)) : undefined;
  cpSync(origin, place, { recursive: true, verbatimSymlinks: true, ...(filter ? { filter } : {}) });
}

function runStep(layer, stage, { at, run, workdir }) {
  const { file, args, env } = inLayer(layer, { command: ['/bin/sh', '-c', run], workdir, env: stage.env });
  const { status, stdout, stderr } = spawnSync(file, args, { env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0)
    throw new Error(`line ${at}: ${run} ended with ${status}\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
}

/** A layer of its own that begins as an image: hard links, since whoever runs in it has no right to change the files. */
export function containerOf({ layer }, folder) {
  const [upper, work, root] = ['upper', 'work', 'root'].map((name) => join(folder, name));
  const { status, stderr } = spawnSync('cp', ['-al', layer.upper, upper], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the image could not be linked: ${stderr}`);
  return { upper, work, root };
}

/** Files and bytes below a folder, links not followed. */
export function weigh(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = spawnSync('du', ['-sb', folder], { encoding: 'utf8' }).stdout;
  return { files: files.length, bytes: Number.parseInt(bytes, 10) };
}

export const removeFolder = (folder) => rmSync(folder, { recursive: true, force: true });
