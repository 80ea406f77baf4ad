/**
 * Which clauses of each game's rulebook are named in the titles of its tests.
 *
 *   npm run rules:coverage            a report to read
 *   npm run rules:coverage -- --json  the same as data
 *
 * Fails if a clause has neither a test nor a reason in prose.json why no program can test it,
 * if the languages disagree about the clauses, or if tests or prose.json name clauses that do not exist.
 *
 * What a package proves for every game (how dice fall) names no clause of any; elsewhere.json of a game says by which of
 * these tests, called by their titles, a clause is proved.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const LANGUAGES = ['en', 'ru', 'uk'];
const WIDTH = 120;

// ---- The rulebook ----

const HEADING = /^## (.+)$/;
/** The end of an id: 3, W1, 2.3 or X.1. */
const NUMBER = '(?:[A-Z]?\\d+(?:\\.\\d+)?|[A-Z]\\.\\d+)';
const CLAUSE = new RegExp(`^- \\*\\*([A-Z0-9]+(?:-[A-Z0-9]+)*-${NUMBER})\\*\\* \\S`);

/** Sections in order, each with the ids of its clauses; sections without clauses are just reading. */
function readSections(file) {
  const sections = [];
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    const title = HEADING.exec(line)?.[1];
    const id = CLAUSE.exec(line)?.[1];
    if (title) sections.push({ title, ids: [] });
    else if (id) {
      if (sections.length === 0) sections.push({ title: '(before the first heading)', ids: [] });
      sections[sections.length - 1].ids.push(id);
    }
  }
  return sections.filter(({ ids }) => ids.length > 0);
}

const idsOf = (sections) => sections.flatMap(({ ids }) => ids);

function doubled(ids) {
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
}

/** What is wrong with one language, compared with the English clauses. */
function languageErrors(file, name, english) {
  if (!existsSync(file)) return [`${name} is missing`];
  const ids = idsOf(readSections(file));
  const errors = doubled(ids).map((id) => `${name}: ${id} stands there twice`);
  const missing = english.filter((id) => !ids.includes(id));
  const extra = ids.filter((id) => !english.includes(id));
  if (missing.length > 0) errors.push(`${name} lacks ${missing.join(', ')}`);
  if (extra.length > 0) errors.push(`${name} has ${extra.join(', ')}, which en.md does not have`);
  // A different order is worth a line of its own only if nothing else explains it.
  const at = ids.findIndex((id, place) => id !== english[place]);
  if (errors.length === 0 && at >= 0) errors.push(`${name}: ${ids[at]} stands where en.md has ${english[at]}`);
  return errors;
}

/** What stands beside a rulebook, by clause; nothing if it is not there. */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

// ---- The tests ----

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist']);

function testFiles(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.test.ts') && !path.split(sep).some((part) => SKIPPED_FOLDERS.has(part)))
    .sort()
    .map((path) => join(folder, path));
}

// Comments are tokens of their own, so that a test somebody commented out is not taken for a test.
// A name is taken with its dots (`it.each`), so that `pattern.test('…')` is not taken for one either.
const TOKEN = new RegExp(
  [
    /(?<comment>\/\/.*|\/\*[\s\S]*?\*\/)/,
    /(?<text>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`)/,
    /(?<name>(?<![\w$.])[A-Za-z_$][\w$]*(?:\s*\.\s*[A-Za-z_$][\w$]*)*)/,
    /(?<sign>[()+])/,
    /\S/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

function tokensOf(source) {
  return [...source.matchAll(TOKEN)].flatMap(({ 0: whole, groups }) => {
    if (groups.comment !== undefined) return [];
    if (groups.text !== undefined) return [{ kind: 'text', value: whole.slice(1, -1) }];
    if (groups.name !== undefined) return [{ kind: 'name', value: whole.replace(/\s/g, '') }];
    return [{ kind: groups.sign === undefined ? 'other' : 'sign', value: whole }];
  });
}

const isSign = (token, value) => token?.kind === 'sign' && token.value === value;

/** The place after the bracket that closes the one at `open`. */
function afterGroup(tokens, open) {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    if (isSign(tokens[at], '(')) depth++;
    if (isSign(tokens[at], ')') && --depth === 0) return at + 1;
  }
  return tokens.length;
}

const TEST = /^(?:it|test|describe)(?:\.\w+)*$/;
/** A test that does not run proves nothing, so its title does not count. */
const NOT_RUN = /\.(?:skip|todo)\b/;
/** These take a table or a condition first; the title comes in the second pair of brackets. */
const CURRIED = /\.(?:each|for|skipIf|runIf)$/;

/** Where the brackets with the title open, for the test named at `at`. */
function titleBracket(tokens, at) {
  if (!CURRIED.test(tokens[at].value)) return at + 1;
  let open = at + 1;
  // Past the type arguments of `it.each<Row>(…)`; a table may also be a template: it.each`…`.
  while (open < tokens.length && !isSign(tokens[open], '(') && tokens[open].kind !== 'text') open++;
  return tokens[open]?.kind === 'text' ? open + 1 : afterGroup(tokens, open);
}

/** The text in first place, put together if it is a sum of texts; undefined if there is none. */
function titleAt(tokens, open) {
  if (!isSign(tokens[open], '(') || tokens[open + 1]?.kind !== 'text') return undefined;
  let title = tokens[open + 1].value;
  for (let at = open + 2; isSign(tokens[at], '+') && tokens[at + 1]?.kind === 'text'; at += 2)
    title += tokens[at + 1].value;
  return title;
}

function titlesIn(source) {
  const tokens = tokensOf(source);
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'name' || !TEST.test(token.value) || NOT_RUN.test(token.value)) return [];
    return titleAt(tokens, titleBracket(tokens, at)) ?? [];
  });
}

/** Whole ids only (XX-INV-1 is not in XX-INV-10), and only those of this rulebook's own family (XX-…). */
function idPattern(ids) {
  if (ids.length === 0) return /(?!)/g;
  const families = [...new Set(ids.map((id) => id.split('-')[0]))];
  return new RegExp(`(?<![\\w-])(?:${families.join('|')})(?:-[A-Z0-9]+)*-${NUMBER}(?!\\w)`, 'g');
}

/** The title of every test under packages/, to the file it stands in. */
function titlesElsewhere() {
  const files = testFiles(join(ROOT, 'packages'));
  return new Map(files.flatMap((file) => titlesIn(readFileSync(file, 'utf8')).map((title) => [title, file])));
}

/** Counts the clauses that are proved elsewhere; a title that no test has is an error. */
function addElsewhere(named, elsewhere, titles) {
  return Object.entries(elsewhere).flatMap(([id, proofs]) =>
    proofs.flatMap((title) => {
      const file = titles.get(title);
      if (file === undefined) return [`elsewhere.json: ${id}: no test under packages/ is called "${title}"`];
      named.set(id, (named.get(id) ?? new Set()).add(file));
      return [];
    }),
  );
}

/** Clause id to the files whose test titles name it. */
function namedInTests(files, ids) {
  const named = new Map();
  const pattern = idPattern(ids);
  let titles = 0;
  for (const file of files)
    for (const title of titlesIn(readFileSync(file, 'utf8'))) {
      titles++;
      for (const [id] of title.matchAll(pattern)) named.set(id, (named.get(id) ?? new Set()).add(file));
    }
  return { named, titles };
}

// ---- One game ----

const shown = (file) => relative(ROOT, file).split(sep).join('/');

function unknownInTests(named, ids) {
  return [...named]
    .filter(([id]) => !ids.includes(id))
    .map(([id, files]) => `${id} is named in ${[...files].map(shown).join(', ')}, but the rulebook has no such clause`);
}

function proseErrors(prose, ids, named) {
  return Object.entries(prose).flatMap(([id, reason]) => {
    if (!ids.includes(id)) return [`prose.json: the rulebook has no clause ${id}`];
    if (typeof reason !== 'string' || reason.trim() === '') return [`prose.json: ${id} has no reason`];
    if (named.has(id)) return [`prose.json: ${id} is stale, ${[...named.get(id)].map(shown).join(', ')} tests it`];
    return [];
  });
}

function coverSection({ title, ids }, named, prose) {
  const tested = ids.filter((id) => named.has(id));
  const proseOnly = ids.filter((id) => !named.has(id) && id in prose);
  const untested = ids.filter((id) => !named.has(id) && !(id in prose));
  return { title, clauses: ids.length, tested, prose: proseOnly, untested };
}

function coverGame(game, titlesOutside) {
  const folder = join(ROOT, 'games', game);
  const rulebook = join(folder, 'rulebook');
  const english = readSections(join(rulebook, 'en.md'));
  const ids = idsOf(english);
  const prose = readJson(join(rulebook, 'prose.json'));
  const files = testFiles(folder);
  const { named, titles } = namedInTests(files, ids);
  const missing = addElsewhere(named, readJson(join(rulebook, 'elsewhere.json')), titlesOutside);
  const sections = english.map((section) => coverSection(section, named, prose));
  return {
    game,
    clauses: ids.length,
    tested: sections.flatMap(({ tested }) => tested),
    untested: sections.flatMap(({ untested }) => untested),
    prose: Object.fromEntries(sections.flatMap(({ prose: only }) => only.map((id) => [id, prose[id]]))),
    testFiles: files.length,
    testTitles: titles,
    sections,
    errors: [
      ...(ids.length === 0 ? ['en.md has no clauses'] : []),
      ...LANGUAGES.flatMap((name) => languageErrors(join(rulebook, `${name}.md`), `${name}.md`, ids)),
      ...missing,
      ...unknownInTests(named, ids),
      ...proseErrors(prose, ids, named),
    ],
  };
}

function gamesWithRulebook() {
  const games = join(ROOT, 'games');
  if (!existsSync(games)) return [];
  return readdirSync(games)
    .filter((game) => existsSync(join(games, game, 'rulebook', 'en.md')))
    .sort();
}

// ---- The report ----

/** A list broken into lines that fit the terminal. */
function wrapped(words, indent) {
  const lines = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && indent.length + line.length + word.length + 2 > WIDTH) {
      lines.push(`${indent}${line},`);
      line = '';
    }
    line += line === '' ? word : `, ${word}`;
  }
  return [...lines, `${indent}${line}`];
}

function sectionLines(sections) {
  const width = Math.max(...sections.map(({ title }) => title.length));
  return sections.map(({ title, clauses, tested, prose, untested }) => {
    const mark = untested.length === 0 ? '✓' : '·';
    const count = `${String(tested.length).padStart(3)} / ${String(clauses - prose.length).padEnd(3)}`;
    const besides = prose.length === 0 ? '' : ` + ${prose.length} prose`;
    return `  ${mark} ${title.padEnd(width)} ${count}${besides}`.trimEnd();
  });
}

function untestedLines(sections) {
  const open = sections.filter(({ untested }) => untested.length > 0);
  if (open.length === 0) return [];
  return ['', 'Untested', ...open.flatMap(({ title, untested }) => [`  ${title}`, ...wrapped(untested, '    ')])];
}

function proseLines(prose) {
  const entries = Object.entries(prose);
  if (entries.length === 0) return [];
  const width = Math.max(...entries.map(([id]) => id.length));
  return ['', 'Prose only', ...entries.map(([id, reason]) => `  ${id.padEnd(width)}  ${reason}`)];
}

const errorLines = (errors) => (errors.length === 0 ? [] : ['', 'Errors', ...errors.map((error) => `  ${error}`)]);

const many = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;

function report(result) {
  const { game, clauses, tested, untested, prose, testFiles, testTitles, sections, errors } = result;
  const parts = [`${tested.length} tested`, `${untested.length} untested`, `${Object.keys(prose).length} prose only`];
  if (errors.length > 0) parts.push(many(errors.length, 'error'));
  return [
    `${game}: ${many(clauses, 'clause')}, ${parts.join(', ')}`,
    `  (${many(testTitles, 'test title')} in ${many(testFiles, 'file')})`,
    '',
    ...sectionLines(sections),
    ...untestedLines(sections),
    ...proseLines(prose),
    ...errorLines(errors),
  ].join('\n');
}

const isCovered = ({ untested, errors }) => untested.length === 0 && errors.length === 0;

function main() {
  const titles = titlesElsewhere();
  const results = gamesWithRulebook().map((game) => coverGame(game, titles));
  // No rulebook at all means that something is in the wrong place, not that all is well.
  const ok = results.length > 0 && results.every(isCovered);
  if (process.argv.includes('--json')) console.log(JSON.stringify({ ok, games: results }, null, 2));
  else console.log(results.length === 0 ? 'no game has a rulebook/en.md' : results.map(report).join('\n\n'));
  process.exitCode = ok ? 0 : 1;
}

main();
