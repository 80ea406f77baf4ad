/**
 * What the first look at the harbour costs: the page that is shown before its script, and the script a browser must fetch
 * before the page can be used; then what is fetched from Play now to the table, by the page and by its worker. Fails above
 * the budget of bytes (compressed) or of requests.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LOCALES = ['en', 'ru', 'uk'];
const BUDGET = { page: 23_600, script: 127_400, requests: 4 };
/** Of a table: by the page, by its worker, and in all; no word of another language is among it. */
const TABLE = { page: 217_500, worker: 93_500, requests: 14 };
const dist = new URL('dist/', import.meta.url);
const read = (file) => readFileSync(new URL(file, dist), 'utf8');
const packed = (text) => gzipSync(text, { level: 9 }).length;

let failed = false;

function hold(name, value, most) {
  const over = value > most;
  failed ||= over;
  console.log(`${String(value).padStart(8)}  ${name}; at most ${most}${over ? '  ✗' : ''}`);
}

/** Every file that a module imports before it can run, itself included. */
function withImports(file, files = new Set()) {
  if (files.has(file)) return files;
  files.add(file);
  for (const [, next] of read(file).matchAll(/(?:import|from)\s*["']\.\/([\w.-]+\.js)["']/g))
    withImports(`assets/${next}`, files);
  return files;
}

for (const locale of LOCALES) {
  const html = read(`harbour.${locale}.html`);
  const scripts = [...html.matchAll(/<script type="module"[^>]*src="\/([^"]+)"/g)].map(([, file]) => file);
  const words = new RegExp(`data-${locale}="/([^"]+)"`).exec(html)?.[1];
  if (scripts.length === 0 || words === undefined) throw new Error(`harbour.${locale}.html has no script or no words`);
  const files = new Set([...scripts, words].flatMap((file) => [...withImports(file)]));
  const script = [...files].reduce((sum, file) => sum + packed(read(file)), 0);
  console.log(`the harbour in ${locale}`);
  hold('bytes of the page that is shown first', packed(html), BUDGET.page);
  hold('bytes of script before it can be used', script, BUDGET.script);
  // The page and the modules.
  hold('requests before it can be used', 1 + files.size, BUDGET.requests);
  hold(
    'style sheets or scripts that the first paint waits for',
    (html.match(/<link rel="stylesheet"(?![^>]* disabled>)|<script src=/g) ?? []).length,
    0,
  );
}
/** The letters of another language: none belongs into the code of a game. */
const CYRILLIC = /[\u0400-\u04ff]{3}/;

const { table, games } = JSON.parse(/data-ahead='([^']+)'/.exec(read('harbour.en.html'))?.[1] ?? '{}');
const weight = (files) => files.reduce((sum, file) => sum + packed(read(file)), 0);
for (const [game, { page, worker, words }] of Object.entries(games)) {
  const code = [...table.page, ...page];
  const inWorker = [...table.worker, ...worker];
  const mostWords = Math.max(...LOCALES.map((locale) => weight([words[locale]])));
  console.log(`from Play now to the table of ${game}`);
  hold('bytes for the page, in the language with most words', weight(code) + mostWords, TABLE.page);
  hold('bytes for the worker', weight(inWorker), TABLE.worker);
  hold('requests', code.length + 1 + inWorker.length, TABLE.requests);
  const worded = [...code, ...inWorker].filter((file) => file.endsWith('.js') && CYRILLIC.test(read(file)));
  hold('files with words among its code', worded.length, 0);
  // A worker would fetch them one after the other.
  const later = worker.flatMap((file) => [...withImports(file)]).filter((file) => !inWorker.includes(file));
  hold('files that its worker comes across later', later.length, 0);
}
process.exit(failed ? 1 : 0);
