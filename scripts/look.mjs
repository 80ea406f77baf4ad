/**
 * Pictures of every finished screen, taken from the running client in a real browser, and the page that shows them.
 *
 * docs/look holds the best ones (each screen marks which, see scripts/look/shots.mjs): few and light, because every
 * version of them stays in the history. One is replaced only when it has changed so that somebody would see it.
 *
 *   node scripts/look.mjs                  the kept ones, into docs/look, and docs/look.md
 *   node scripts/look.mjs --all            every size, light and language, into .broadside/look, with an index.html
 *   node scripts/look.mjs table end        only these screens
 *   node scripts/look.mjs --only phone     those whose names contain this
 *   node scripts/look.mjs --to DIR         pictures elsewhere, to look at before they are kept
 *   node scripts/look.mjs --page           takes none: writes docs/look.md, for other words or other marks
 *   node scripts/look.mjs --check          takes none: do the marks, the page and the pictures fit together?
 *   node scripts/look.mjs --built          trusts what is built already
 *   node scripts/look.mjs --client DIR     another build of the client than apps/web/dist
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { build, buildWeb, checkNode, ensureDatabase, ensurePackages, root } from './setup.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    check: { type: 'boolean' },
    page: { type: 'boolean' },
    built: { type: 'boolean' },
    to: { type: 'string' },
    client: { type: 'string' },
    only: { type: 'string' },
  },
});

/** Pictures of one window after another: a window is opened once for its size, light and language. */
function byWindow(shots) {
  const windows = new Map();
  for (const shot of shots) {
    const key = `${shot.size} ${shot.theme} ${shot.lang}`;
    windows.set(key, [...(windows.get(key) ?? []), shot]);
  }
  return [...windows.values()];
}

/** A screen that was not reached in time, on a busy machine, is gone to once more. */
async function inTime(go, file) {
  try {
    return await go();
  } catch (error) {
    if (error.name !== 'TimeoutError') throw error;
    console.warn(`${file}: once more, because ${error.message.split('\n')[0]}`);
    return go();
  }
}

/** Where the pictures belong that stay, and where everything else is put to be looked at. */
const KEPT_FOLDER = join(root, 'docs', 'look');
const elsewhere = values.to ?? (values.all ? join(root, '.broadside', 'look') : undefined);

async function takePictures(shots, executablePath) {
  const { chromium } = await import('playwright-core');
  const { startServer } = await import('@broadside/server');
  const { Album, readerIn } = await import('./look/album.mjs');
  const { Camera } = await import('./look/camera.mjs');
  const { matchesToShow } = await import('./look/company.mjs');
  const { reach } = await import('./look/screens.mjs');
  const shown = await matchesToShow();
  const temp = mkdtempSync(join(tmpdir(), 'broadside-look-'));
  // A copy, so that a build in the meantime does not change the client under the camera.
  const web = join(temp, 'web');
  cpSync(values.client ?? join(root, 'apps', 'web', 'dist'), web, { recursive: true });
  const limits = { guests: 100_000, networkRequests: 100_000 };
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    data: join(temp, 'data'),
    log: 'silent',
    web,
    limits,
  });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--font-render-hinting=none', '--hide-scrollbars'],
  });
  try {
    const album = elsewhere ? new Album(elsewhere) : new Album(KEPT_FOLDER, await readerIn(browser));
    for (const group of byWindow(shots)) {
      const camera = await Camera.open({ browser, url: server.url, shown, ...group[0] });
      for (const { screen, file, whole } of group) {
        const picture = await inTime(async () => {
          await reach(camera, screen);
          return camera.shoot(whole);
        }, file);
        console.log(`${file}: ${await album.put(file, picture)}`);
      }
      if (camera.faults.length > 0) throw new Error(`the page complained: ${camera.faults.join('; ')}`);
      await camera.close();
    }
    console.log(
      Object.entries(album.counts)
        .map(([became, count]) => `${count} ${became}`)
        .join(', '),
    );
  } finally {
    await browser.close();
    await server.close();
    rmSync(temp, { recursive: true, force: true });
  }
}

/** What is to be taken, or nothing if a name is wrong. */
function wantedOf({ SCREENS, SHOTS, KEPT }) {
  const unknown = positionals.filter((name) => !SCREENS.some((screen) => screen.name === name));
  if (unknown.length > 0) console.error(`There is no screen called ${unknown.join(', ')}.`);
  if (unknown.length > 0) return [];
  const wanted = (values.all ? SHOTS : KEPT).filter(
    ({ screen, file }) =>
      (positionals.length === 0 || positionals.includes(screen.name)) &&
      (values.only === undefined || file.includes(values.only)),
  );
  if (wanted.length === 0) console.error('Nothing of that is kept: --all takes what is not.');
  return wanted;
}

async function main() {
  if (values.check) return (await import('./look/page.mjs')).checkPage();
  if (values.page) return (await import('./look/page.mjs')).writePage();
  // Only pictures need it, and `npm test` prepares it beside the check.
  ensureDatabase();
  const executablePath = ensureBrowser();
  if (executablePath === undefined) return 1;
  const code = values.built ? 0 : build() || buildWeb();
  if (code !== 0) return code;
  // The games are known once they are built.
  const wanted = wantedOf(await import('./look/screens.mjs'));
  if (wanted.length === 0) return 1;
  await takePictures(wanted, executablePath);
  const { checkPage, writeIndex, writePage } = await import('./look/page.mjs');
  return elsewhere === undefined ? writePage() || checkPage() : writeIndex(elsewhere);
}

checkNode();
ensurePackages();
process.exitCode = await main();
