import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A source, its path relative to this file, as the client's bundle would have it, for a page that has nothing else. */
export async function bundled(source: string, name: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source'] },
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL(source, import.meta.url)), formats: ['iife'], name },
    },
  });
  const [first] = Array.isArray(made) ? made : [made];
  if (!('output' in first)) throw new Error('nothing was bundled');
  return first.output[0].code;
}
