/** The games that are there: every folder under games/ with a manifest. For scripts, which run before anything is built. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './setup.mjs';

/** The folders of the games, by name. */
export const gameFolders = (home = root) =>
  readdirSync(join(home, 'games'))
    .filter((id) => existsSync(join(home, 'games', id, 'manifest.ts')))
    .sort();

/** A manifest imports types alone, so that it can be read without the rest of its game; what is lazy stays unread. */
async function readManifest(path) {
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
    fileName: path,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true },
  });
  const { manifest } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
  return manifest;
}

/** The manifests of all games, in the order of the shelf. */
export async function readManifests(home = root) {
  const read = gameFolders(home).map(async (id) => {
    const manifest = await readManifest(join(home, 'games', id, 'manifest.ts'));
    if (manifest?.id !== id) throw new Error(`games/${id}/manifest.ts must export a manifest whose id is "${id}"`);
    return manifest;
  });
  return (await Promise.all(read)).sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1));
}

/** `red-harbour` as a name in a program: `redHarbour`. */
export const identifierOf = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
