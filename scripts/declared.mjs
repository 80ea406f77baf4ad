/** Each package declares what it imports: a folder can be read, moved or published by its own package.json. */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** Not part of what is shipped: pages to look at parts, settings of tools, what bundles the client, helpers of tests, stories, benches. */
const TOOLING = /\/(gallery|playground|build|stories|looks|bench)\/|\.config\.ts$|\/testing\.tsx?$/;

const readPackage = (home, folder) => JSON.parse(readFileSync(join(home, folder, 'package.json'), 'utf8'));

const namesIn = (...lists) => new Set(lists.flatMap((list) => Object.keys(list ?? {})));

/** `@scope/name/part` and `name/part` are parts of packages; `./part` is none. */
export const packageOf = (specifier) => /^(?:@[\w-]+\/)?[\w-][\w.-]*/.exec(specifier)?.[0];

/** What is imported but not declared, as `{ from, to }`. Tools of the whole project may be used where tools belong. */
export function undeclaredImports(modules, home = root) {
  const tools = namesIn(readPackage(home, '.').devDependencies);
  const known = new Map();
  const declaredBy = (folder) => {
    const { name, dependencies, peerDependencies, devDependencies } = readPackage(home, folder);
    const names = known.get(folder) ?? namesIn(dependencies, peerDependencies, devDependencies).add(name);
    known.set(folder, names);
    return names;
  };
  return modules.flatMap(({ source, dependencies }) => {
    const folder = /^(?:packages|games|apps)\/[^/]+/.exec(source)?.[0];
    if (!folder) return [];
    const isKnown = (name) => declaredBy(folder).has(name) || (TOOLING.test(source) && tools.has(name));
    const names = dependencies.map(({ module }) => (isBuiltin(module) ? undefined : packageOf(module)));
    return [...new Set(names)].filter((name) => name && !isKnown(name)).map((to) => ({ from: source, to }));
  });
}
