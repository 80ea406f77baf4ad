/**
 * Loads the sources of a game as often as needed. Every file is compiled once; making its modules afresh, so that what
 * they compute when loaded is computed again, then takes milliseconds. Packages outside the game stay as they are.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const OPTIONS = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023, verbatimModuleSyntax: false };

function compile(path, source) {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: OPTIONS,
    fileName: path.replace(/\.mjs$/, '.ts'),
  });
  const url = JSON.stringify(pathToFileURL(path).href);
  const text = `${outputText.replaceAll('import.meta.url', url)}\n//# sourceURL=${path}`;
  const needs = [...outputText.matchAll(/require\(["']([^"']+)["']\)/g)].map(([, name]) => name);
  return { run: new Function('require', 'exports', text), needs };
}

export class Loader {
  files = new Map();
  /** Modules that are loaded once: other packages, and what stands in for the test runner. */
  lasting = new Map();
  /** Modules of the game. */
  fresh = new Map();

  /** `sources` are texts to be read instead of files, `provided` modules to be had by name. */
  constructor(root, game, sources, provided) {
    this.root = root;
    this.folder = join(root, 'games', game);
    this.sources = sources;
    for (const [name, module] of Object.entries(provided)) this.lasting.set(name, module);
  }

  /** Where a name leads; undefined if it is none of our own sources. */
  find(name, importer) {
    if (name.startsWith('.')) return resolve(dirname(importer), name);
    const [, own, part] = /^@broadside\/([^/]+)(\/.+)?$/.exec(name) ?? [];
    if (own === undefined) return undefined;
    const folder = join(this.root, 'node_modules', '@broadside', own);
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const home = ['packages', 'games'].map((place) => join(this.root, place, own));
    const base = home.find((one) => ts.sys.directoryExists(one));
    return join(base, exports[`.${part ?? ''}`].source);
  }

  /** Compiles a file and all it needs; packages from outside are imported. */
  async prepare(path) {
    if (this.files.has(path)) return;
    const file = compile(path, this.sources.get(path) ?? readFileSync(path, 'utf8'));
    file.paths = new Map(file.needs.map((name) => [name, this.find(name, path)]));
    this.files.set(path, file);
    for (const [name, found] of file.paths)
      if (found !== undefined) await this.prepare(found);
      else if (!this.lasting.has(name)) this.lasting.set(name, await import(/* @vite-ignore */ name));
  }

  load(path) {
    const modules = path.startsWith(this.folder) ? this.fresh : this.lasting;
    const known = modules.get(path);
    if (known) return known;
    const exports = {};
    modules.set(path, exports);
    const { run, paths } = this.files.get(path);
    run((name) => (paths.get(name) === undefined ? this.lasting.get(name) : this.load(paths.get(name))), exports);
    return exports;
  }

  /** The game's modules are made afresh when they are next asked for. */
  forget() {
    this.fresh.clear();
  }
}
