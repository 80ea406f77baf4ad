/** Lets a game's tests read the instrumented rules, and note themselves down instead of being run. */
import { fileURLToPath } from 'node:url';
import { catalogueOf } from './catalogue.mjs';

const COLLECTOR = fileURLToPath(new URL('collector.mjs', import.meta.url));

export function planted(root, game) {
  const { sources } = catalogueOf(root, game);
  return {
    name: 'planted-mutants',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'vitest' && importer?.includes('/games/') ? COLLECTOR : undefined),
    transform: (_code, id) => (sources.has(id) ? { code: sources.get(id), map: null } : undefined),
  };
}
