/**
 * Every link of the documents that leads to another place of the project leads somewhere: the file is there, and the
 * heading it names as well. Addresses elsewhere are not asked for, because a test must not depend on them.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'];
const FOLDERS = ['docs'];

/** A tool that looked at nothing must not report success. */
const LEAST_LINKS = 50;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}#{1,6}\s+(.+?)\s*#*\s*$/;
/** `[words](target "title")`, also around a picture; `[name]: target`; `href`, `src` and `srcset` of HTML. */
const TARGETS = [
  /\]\(\s*<?([^\s)>]+)>?(?:\s+["'(][^)]*)?\)/g,
  /^ {0,3}\[[^\]]+\]:\s+<?([^\s>]+)>?/g,
  /\b(?:href|src|srcset)="([^"\s]+)/g,
];
/** What has a scheme, or begins like the address of a host. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** The lines of a document that are not code. */
function* prose(text) {
  let fence;
  for (const [at, line] of text.split('\n').entries()) {
    const [, mark] = FENCE.exec(line) ?? [];
    if (fence === undefined && mark === undefined) yield { at: at + 1, line };
    else if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence)) fence = undefined;
  }
}

/** As GitHub names a heading: its words without signs, small, with hyphens; the second of the same name is `-1`. */
export function anchorsOf(text) {
  const anchors = new Set();
  for (const { line } of prose(text)) {
    const [, words] = HEADING.exec(line) ?? [];
    if (words === undefined) continue;
    const plain = words.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/<[^>]+>/g, '');
    const name = plain
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    let anchor = name;
    for (let again = 1; anchors.has(anchor); again++) anchor = `${name}-${again}`;
    anchors.add(anchor);
  }
  for (const { line } of prose(text)) for (const [, id] of line.matchAll(/\b(?:id|name)="([^"]+)"/g)) anchors.add(id);
  return anchors;
}

/** Every target that is written in a document, with its line. */
export function linksOf(text) {
  const links = [];
  for (const { at, line } of prose(text)) {
    const words = line.replace(/(`+).*?\1/g, '');
    for (const pattern of TARGETS) for (const [, target] of words.matchAll(pattern)) links.push({ at, target });
  }
  return links;
}

/** Why a link leads nowhere; undefined if it leads somewhere. */
function whyNot(home, path, target) {
  const [file, anchor] = target.split('#');
  const to = file === '' ? join(home, path) : resolve(home, dirname(path), decodeURIComponent(file));
  if (relative(home, to).startsWith('..')) return 'leads out of the project';
  if (!existsSync(to)) return 'there is no such file';
  if (anchor === undefined || anchor === '') return undefined;
  const isDocument = to.endsWith('.md');
  if (!isDocument) return statSync(to).isFile() && /^L\d+/.test(anchor) ? undefined : 'only documents have headings';
  return anchorsOf(readFileSync(to, 'utf8')).has(decodeURIComponent(anchor)) ? undefined : 'there is no such heading';
}

/** The documents that are checked. */
const documentsIn = (home) => [
  ...DOCUMENTS,
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(home, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Every link inside the project that leads nowhere, and how many were looked at. */
export function deadLinks(home = root, documents = documentsIn(home)) {
  const found = [];
  let looked = 0;
  for (const path of documents)
    for (const { at, target } of linksOf(readFileSync(join(home, path), 'utf8'))) {
      if (ELSEWHERE.test(target)) continue;
      looked++;
      const why = whyNot(home, path, target);
      if (why !== undefined) found.push({ place: `${path}:${at}`, target, why });
    }
  return { looked, found };
}

function main() {
  const { looked, found } = deadLinks();
  for (const { place, target, why } of found) console.error(`${place}: ${target}: ${why}`);
  if (looked < LEAST_LINKS) console.error(`only ${looked} links were looked at`);
  console.log(`${looked} links within the project, ${found.length} that lead nowhere`);
  return found.length === 0 && looked >= LEAST_LINKS ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exit(main());
