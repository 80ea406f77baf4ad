/** The first load of the harbour: the script a browser must fetch before it shows. Fails above the budget. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 180_000;
const dist = new URL('dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** A chunk and everything it imports before it can run, each file once. */
function withImports(key, files = new Set()) {
  const { file, imports = [] } = manifest[key];
  if (!files.has(file)) {
    files.add(file);
    for (const next of imports) withImports(next, files);
  }
  return files;
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const home = Object.keys(manifest).find((key) => key.endsWith('screens/harbour/Harbour.tsx'));
const files = [...withImports(entry), ...(home ? withImports(home) : [])];
const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'));
let total = 0;
for (const file of scripts) {
  const size = gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;
  total += size;
  console.log(`${String(size).padStart(8)}  ${file}`);
}
console.log(`${String(total).padStart(8)}  bytes of compressed script before the harbour shows; at most ${BUDGET}`);
process.exit(total > BUDGET ? 1 : 0);
