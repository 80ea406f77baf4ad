/** The blocks of docs/performance.md, and of other pages, that the benchmark itself writes. */
import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = new URL('../docs/performance.md', import.meta.url);

/** @param {string} name the block stands between `<!-- name:begin -->` and `<!-- name:end -->` */
export function replaceBlock(name, markdown, file = PAGE) {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const page = readFileSync(file, 'utf8');
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file.pathname} lacks ${begin} … ${end}`);
  writeFileSync(file, `${page.slice(0, from + begin.length)}\n${markdown}\n${page.slice(to)}`);
}
