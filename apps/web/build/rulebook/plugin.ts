/**
 * A game's `rulebook/<language>.md` and `rulebook/<language>/page.md` are imported as what is written in them: nothing is
 * parsed on the reader's device.
 */
import type { Plugin } from 'vite';
import { parseRulebook } from './parse.ts';

const RULEBOOK = /\/rulebook\/[a-z]{2}(?:\/page)?\.md$/;

export function rulebooks(): Plugin {
  return {
    name: 'broadside-rulebooks',
    enforce: 'pre',
    transform: {
      filter: { id: RULEBOOK },
      handler: (markdown) => ({
        code: `export default ${JSON.stringify(parseRulebook(markdown))};`,
        map: { mappings: '' },
        moduleType: 'js',
      }),
    },
  };
}
