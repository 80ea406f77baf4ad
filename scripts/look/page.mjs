/** docs/look.md and the README's pictures: written from the list of screens, and compared with what is there. */
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { RECKONING } from './reckoning.mjs';
import { IN_README, SCREENS, SHOTS } from './screens.mjs';
import { SEAS } from './seas.mjs';

const PAGE = join(root, 'docs', 'look.md');
const FOLDER = join(root, 'docs', 'look');
/**
 * Pictures are carried by everybody who clones the project: about eight millions for Port Royal and the harbour, three
 * for the second game, and five for the third, whose sea and crew fill the whole screen with drawings.
 */
const MOST_BYTES = 16_000_000;

const LANGUAGES = { en: 'English', ru: 'Russian', uk: 'Ukrainian' };
const WIDTHS = { desktop: 560, phone: 200 };

const HEAD = `# The look

Every finished screen of the client, taken from the running server in Chromium by \`npm run look\`: at 1440×900 and at
390×844, light and dark, in three languages. The matches come from fixed seeds, so that a picture changes only when the
client does; the codes of tables are random. The main screens stand here in every light and language, some of them on
the phone alone, the others in English by day.

First the harbour and Port Royal, then [Pirates of the 7 Seas](#pirates-of-the-7-seas), then
[Dead Reckoning](#dead-reckoning).
`;

const SEAS_HEAD = `# Pirates of the 7 Seas

Four players, dice that really fall. A film is held at one of its moments; the dice, the fights and the numbers are those
of the match.
`;

const RECKONING_HEAD = `# Dead Reckoning

Three players, and one alone against the rival; cubes that really fall through the battle ship. A film is held at one of
its moments; the cubes, the zones and the numbers are those of the match.
`;

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

export function writePage() {
  const first = SCREENS.filter((screen) => !SEAS.includes(screen) && !RECKONING.includes(screen));
  const parts = [HEAD, ...first.map(section), SEAS_HEAD, ...SEAS.map(section)];
  writeFileSync(PAGE, [...parts, RECKONING_HEAD, ...RECKONING.map(section)].join('\n'));
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
