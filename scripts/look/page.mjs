/** docs/look.md and the README's pictures: written from the list of screens, and compared with what is there. */
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { LEAD, LOOKS } from './games.mjs';
import { FIRST, IN_README, KEPT, SCREENS, SHOTS } from './screens.mjs';
import { faultsInMarks, SIZES } from './shots.mjs';

const PAGE = join(root, 'docs', 'look.md');
const FOLDER = join(root, 'docs', 'look');
/** Pictures are carried by everybody who clones the project, each in all its versions. */
const MOST_BYTES = 6_000_000;
const MOST_PICTURES = 96;
const WIDTH = 120;

/** The games whose screens have a part of their own. */
const OTHERS = LOOKS.filter((looks) => looks !== LEAD);

const LANGUAGES = { en: 'English', ru: 'Russian', uk: 'Ukrainian' };
const HEADINGS = { desktop: '1440×900', phone: '390×844' };
const WIDTHS = { desktop: 560, phone: 200 };

const head = () => `# The look

Every finished screen of the client, taken from the running server in Chromium by \`npm run look\`: at 1440×900 or at
390×844, the main ones at both, some of them dark, in Russian or in Ukrainian. The matches come from fixed seeds, and a
picture is replaced only when it has changed so that somebody would see it. What looks like another screen is named
there. All of them in every size, light and language: \`npm run look -- --all\` puts them into \`.broadside/look\`, with an
\`index.html\` to leaf through.

${contents()}
`;

const anchor = (title) =>
  title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

/** Lines no longer than the page is wide; a link is not broken. */
function wrapped(text) {
  const lines = [''];
  for (const word of text.split(/ (?![^[]*\])/)) {
    const line = lines.at(-1) === '' ? word : `${lines.at(-1)} ${word}`;
    if (line.length <= WIDTH) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines.join('\n');
}

function contents() {
  const links = OTHERS.map(({ title }) => `, then [${title}](#${anchor(title)})`);
  return wrapped(`First the harbour and ${LEAD.title}${links.join('')}.`);
}

const headOf = ({ title, intro }) => `# ${title}\n\n${intro}\n`;

const picture = ({ file, size, whole }, words) =>
  `<img src="look/${file}" width="${WIDTHS[size]}" alt="${words}${whole ? ', the whole page' : ''}">`;

function captionOf({ theme, lang }) {
  return theme === 'dark' ? `${LANGUAGES[lang]}, dark` : LANGUAGES[lang];
}

/** A row for every light and language, a column for every size that is kept. */
function table(screen) {
  const shots = KEPT.filter((shot) => shot.screen === screen);
  const sizes = SIZES.filter((size) => shots.some((shot) => shot.size === size));
  const captions = [...new Set(shots.map(captionOf))];
  const cell = (caption, size) =>
    shots
      .filter((shot) => shot.size === size && captionOf(shot) === caption)
      .map((shot) => picture(shot, `${screen.title}, ${size}, ${caption}`))
      .join(' ') || '–';
  const row = (first, cells) => `| ${[first, ...cells].join(' | ')} |`;
  return [
    row(
      '',
      sizes.map((size) => HEADINGS[size]),
    ),
    row(
      '---',
      sizes.map(() => '---'),
    ),
    ...captions.map((caption) =>
      row(
        caption,
        sizes.map((size) => cell(caption, size)),
      ),
    ),
  ].join('\n');
}

/** The screens of the same part that are not shown, because they look like this one. */
function alike({ name }, part) {
  const titles = part.filter(({ like }) => like === name).map(({ title }) => title);
  return titles.length === 0 ? '' : `\n${wrapped(`Much like it: ${titles.join('; ')}.`)}\n`;
}

const section = (screen, part) => `## ${screen.title}

${screen.see}

${table(screen)}
${alike(screen, part)}`;

const isShown = (screen) => KEPT.some((shot) => shot.screen === screen);
const sections = (part) => part.filter(isShown).map((screen) => section(screen, part));

/** The text of the page. */
export const page = () =>
  [head(), ...sections(FIRST), ...OTHERS.flatMap((looks) => [headOf(looks), ...sections(looks.screens)])].join('\n');

/** Writes the page and brings the README its pictures; returns an exit code. */
export function writePage() {
  writeFileSync(PAGE, page());
  for (const [name, file] of Object.entries(IN_README))
    copyFileSync(join(FOLDER, file), join(root, 'docs', 'pictures', name));
  return 0;
}

/** One picture after another, by its name or by the arrow keys. */
const index = (files) => `<!doctype html>
<meta charset="utf-8">
<title>The look</title>
<style>
  body { margin: 0; display: grid; grid-template-columns: 20rem 1fr; font: 14px/1.5 system-ui, sans-serif; }
  nav { height: 100vh; overflow: auto; padding: 0.5rem; box-sizing: border-box; }
  nav a { display: block; color: inherit; text-decoration: none; }
  nav a[aria-current] { font-weight: bold; }
  main { height: 100vh; overflow: auto; background: #777; text-align: center; }
  img { max-width: 100%; }
</style>
<nav>
${files.map((file) => `<a href="#${file}">${file.replace('.webp', '')}</a>`).join('\n')}
</nav>
<main><img alt=""></main>
<script>
  const links = [...document.querySelectorAll('a')];
  const at = () => Math.max(0, links.findIndex((link) => link.hash === location.hash));
  function show() {
    for (const link of links) link.toggleAttribute('aria-current', link === links[at()]);
    links[at()].scrollIntoView({ block: 'nearest' });
    document.querySelector('img').src = links[at()].hash.slice(1);
  }
  addEventListener('hashchange', show);
  addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (step) location.hash = links[(at() + step + links.length) % links.length].hash;
  });
  show();
</script>
`;

/** A page to leaf through the pictures of a folder, screen by screen; returns an exit code. */
export function writeIndex(folder) {
  const there = new Set(readdirSync(folder));
  const files = SCREENS.flatMap((screen) => SHOTS.filter((shot) => shot.screen === screen)).map(({ file }) => file);
  writeFileSync(join(folder, 'index.html'), index(files.filter((file) => there.has(file))));
  console.log(join(folder, 'index.html'));
  return 0;
}

/** What is named and missing, there and not named, or too much. */
function faultsInPictures(named, there, bytes) {
  return [
    ...[...named].filter((file) => !there.includes(file)).map((file) => `docs/look/${file} is named and missing`),
    ...there.filter((file) => !named.has(file)).map((file) => `docs/look/${file} is not in docs/look.md`),
    ...KEPT.filter(({ file }) => !named.has(file)).map(({ file }) => `docs/look.md does not show ${file}`),
    ...(there.length > MOST_PICTURES ? [`there are ${there.length} pictures, more than ${MOST_PICTURES}`] : []),
    ...(bytes > MOST_BYTES ? [`the pictures weigh ${bytes} bytes, more than ${MOST_BYTES}`] : []),
  ];
}

/** What the README shows is kept, and there. */
const faultsInReadme = () =>
  Object.entries(IN_README).flatMap(([name, file]) => [
    ...(KEPT.some((shot) => shot.file === file) ? [] : [`the README shows ${file}, which is not kept`]),
    ...(existsSync(join(root, 'docs', 'pictures', name)) ? [] : [`docs/pictures/${name} is missing`]),
  ]);

/** Complains about every mark and every picture that does not fit; returns an exit code. */
export function checkPage() {
  const named = new Set([...readFileSync(PAGE, 'utf8').matchAll(/look\/([\w-]+\.webp)/g)].map(([, file]) => file));
  const there = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const bytes = there.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
  const faults = [...faultsInMarks(SCREENS), ...faultsInPictures(named, there, bytes), ...faultsInReadme()];
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`${there.length} pictures, ${(bytes / 1e6).toFixed(1)} MB, all of them shown.`);
  return faults.length === 0 ? 0 : 1;
}
