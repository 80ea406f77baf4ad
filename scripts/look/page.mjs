/** docs/look.md and the README's pictures: written from the list of screens, and compared with what is there. */
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { LEAD, LOOKS } from './games.mjs';
import { FIRST, IN_README, SHOTS } from './screens.mjs';

const PAGE = join(root, 'docs', 'look.md');
const FOLDER = join(root, 'docs', 'look');
/** Pictures are carried by everybody who clones the project, so every game says how heavy its own may be. */
const MOST_BYTES = LOOKS.reduce((sum, { mostBytes }) => sum + mostBytes, 0);
const WIDTH = 120;

/** The games whose screens have a part of their own. */
const OTHERS = LOOKS.filter((looks) => looks !== LEAD);

const LANGUAGES = { en: 'English', ru: 'Russian', uk: 'Ukrainian' };
const WIDTHS = { desktop: 560, phone: 200 };

const head = () => `# The look

Every finished screen of the client, taken from the running server in Chromium by \`npm run look\`: at 1440×900 and at
390×844, light and dark, in three languages. The matches come from fixed seeds, so that a picture changes only when the
client does; the codes of tables are random. The main screens stand here in every light and language, some of them on
the phone alone, the others in English by day.

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

function rows(screen) {
  const shots = SHOTS.filter((shot) => shot.screen === screen);
  const captions = [...new Set(shots.map(captionOf))];
  return captions.map((caption) => {
    const here = shots.filter((shot) => captionOf(shot) === caption);
    const cell = (size) =>
      here
        .filter((shot) => shot.size === size)
        .map((shot) => picture(shot, `${screen.title}, ${size}, ${caption}`))
        .join(' ') || '–';
    return `| ${caption} | ${cell('desktop')} | ${cell('phone')} |`;
  });
}

const section = (screen) => `## ${screen.title}

${screen.see}

| | 1440×900 | 390×844 |
|---|---|---|
${rows(screen).join('\n')}
`;

/** The text of the page. */
export const page = () =>
  [head(), ...FIRST.map(section), ...OTHERS.flatMap((looks) => [headOf(looks), ...looks.screens.map(section)])].join(
    '\n',
  );

export function writePage() {
  writeFileSync(PAGE, page());
  for (const [name, file] of Object.entries(IN_README))
    copyFileSync(join(FOLDER, file), join(root, 'docs', 'pictures', name));
}

/** Complains about every picture that is named and missing, or there and not named; returns an exit code. */
export function checkPage() {
  const named = new Set([...readFileSync(PAGE, 'utf8').matchAll(/look\/([\w-]+\.webp)/g)].map(([, file]) => file));
  const there = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const bytes = there.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
  const faults = [
    ...[...named].filter((file) => !there.includes(file)).map((file) => `docs/look/${file} is named and missing`),
    ...there.filter((file) => !named.has(file)).map((file) => `docs/look/${file} is not in docs/look.md`),
    ...SHOTS.filter(({ file }) => !named.has(file)).map(({ file }) => `docs/look.md does not show ${file}`),
    ...Object.keys(IN_README)
      .filter((name) => !existsSync(join(root, 'docs', 'pictures', name)))
      .map((name) => `docs/pictures/${name} is missing`),
    ...(bytes > MOST_BYTES ? [`the pictures weigh ${bytes} bytes, more than ${MOST_BYTES}`] : []),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`${there.length} pictures, ${(bytes / 1e6).toFixed(1)} MB, all of them shown.`);
  return faults.length === 0 ? 0 : 1;
}
