/** A Chromium for the tests that play in a real browser: found, or installed where that can be done. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * The one without windows first: there every page counts as seen, while a page behind another one in a whole Chromium is
 * given a frame a second.
 */
const KNOWN = [
  process.env.BROADSIDE_CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const found = () => KNOWN.find((path) => path && existsSync(path));

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Debian's package, if this is a Debian where we may install. */
function installFromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing Chromium for the browser tests (once) …');
  const install = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'];
  return run('apt-get', install) || (run('apt-get', ['update']) && run('apt-get', install));
}

/** The path of a Chromium, or undefined with a sentence about what to do. */
export function ensureBrowser() {
  const path = found() ?? (installFromDebian() ? found() : undefined);
  if (path === undefined)
    console.error(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) ' +
        'or name one in BROADSIDE_CHROMIUM, then try again.',
    );
  return path;
}
