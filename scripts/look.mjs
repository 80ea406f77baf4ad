/**
 * Pictures of every finished screen, taken from the running client in a real browser, and the page that shows them.
 *
 *   node scripts/look.mjs                  all of them, into docs/look, and docs/look.md
 *   node scripts/look.mjs table end        only these screens
 *   node scripts/look.mjs --check          takes none: do the page and the pictures fit together?
 *   node scripts/look.mjs --built          trusts what is built already
 *   node scripts/look.mjs --to DIR         pictures elsewhere, to look at before they are kept
 *   node scripts/look.mjs --only phone     those whose names contain this
 *   node scripts/look.mjs --client DIR     another build of the client than apps/web/dist
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { build, buildWeb, checkNode, ensureInstalled, root } from './setup.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean' },
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
    await go();
  } catch (error) {
    if (error.name !== 'TimeoutError') throw error;
    console.warn(`${file}: once more, because ${error.message.split('\n')[0]}`);
    await go();
  }
}

async function takePictures(shots, folder, executablePath) {
  const { chromium } = await import('playwright-core');
  const { startServer } = await import('@broadside/server');
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
    for (const group of byWindow(shots)) {
      const camera = await Camera.open({ browser, url: server.url, shown, ...group[0] });
      for (const { screen, file, whole } of group) {
        await inTime(() => reach(camera, screen), file);
        await camera.shoot(join(folder, file), whole);
        console.log(file);
      }
      if (camera.faults.length > 0) throw new Error(`the page complained: ${camera.faults.join('; ')}`);
      await camera.close();
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(temp, { recursive: true, force: true });
  }
}

async function main() {
  if (values.check) return (await import('./look/page.mjs')).checkPage();
  const executablePath = ensureBrowser();
  if (executablePath === undefined) return 1;
  const code = values.built ? 0 : build() || buildWeb();
  if (code !== 0) return code;
  // The games are known once they are built.
  const { SHOTS } = await import('./look/screens.mjs');
  const folder = values.to ?? join(root, 'docs', 'look');
  mkdirSync(folder, { recursive: true });
  const wanted = SHOTS.filter(
    ({ screen, file }) =>
      (positionals.length === 0 || positionals.includes(screen.name)) &&
      (values.only === undefined || file.includes(values.only)),
  );
  await takePictures(wanted, folder, executablePath);
  if (values.to !== undefined) return 0;
  const { checkPage, writePage } = await import('./look/page.mjs');
  writePage();
  return checkPage();
}

checkNode();
ensureInstalled();
process.exitCode = await main();
