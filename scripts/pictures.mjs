/**
 * Pictures of the terminal table for the README (`terminal` of a game's looks), taken from the running command: tmux plays by keys,
 * Chromium draws what the terminal showed. A tool for maintainers; needs tmux and chromium.
 *
 *   node scripts/pictures.mjs
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Match, Stream, saveMatch } from '@broadside/kernel';
import { LOOKS } from './look/games.mjs';
import { root } from './setup.mjs';

const SERVER = `broadside-pictures-${process.pid}`;
const tmux = (...args) => execFileSync('tmux', ['-L', SERVER, ...args], { encoding: 'utf8' });
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const PALETTE = ['#3b4252', '#e06c75', '#8fbf6a', '#e0b35a', '#6aa5e0', '#b48ead', '#5fb3b3', '#d8d2c4'];
const BRIGHT = ['#6b7384', '#ff8b8b', '#b5e08a', '#ffd479', '#8fc1ff', '#d4a5e0', '#8fe0e0', '#ffffff'];

/** One of 256 terminal colours. */
function colourOf(index) {
  if (index < 8) return PALETTE[index];
  if (index < 16) return BRIGHT[index - 8];
  if (index > 231) return `rgb(${Array(3).fill(8 + (index - 232) * 10)})`;
  const level = (n) => (n === 0 ? 0 : 55 + n * 40);
  const at = index - 16;
  return `rgb(${level(Math.floor(at / 36))},${level(Math.floor(at / 6) % 6)},${level(at % 6)})`;
}

/** Changes a style by the numbers of one escape sequence. */
function restyle(style, codes) {
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i];
    if (code === 0) for (const key of Object.keys(style)) delete style[key];
    else if (code === 1) style['font-weight'] = 'bold';
    else if (code === 2) style.opacity = '0.6';
    else if (code === 22) {
      delete style['font-weight'];
      delete style.opacity;
    } else if (code === 7) style.reverse = true;
    else if (code === 27) delete style.reverse;
    else if (code >= 30 && code < 38) style.color = colourOf(code - 30);
    else if (code >= 90 && code < 98) style.color = colourOf(code - 82);
    else if (code === 39) delete style.color;
    else if (code >= 40 && code < 48) style.background = colourOf(code - 40);
    else if (code >= 100 && code < 108) style.background = colourOf(code - 92);
    else if (code === 49) delete style.background;
    else if ((code === 38 || code === 48) && codes[i + 1] === 5) {
      style[code === 38 ? 'color' : 'background'] = colourOf(codes[i + 2]);
      i += 2;
    }
  }
}

/** An escape sequence that changes colours, kept by the split. */
const SEQUENCE = new RegExp(`(${String.fromCharCode(27)}\\[[0-9;]*m)`);

const escapeHtml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function css({ reverse, ...style }) {
  const shown = reverse
    ? { ...style, color: style.background ?? '#10212e', background: style.color ?? '#d8d2c4' }
    : style;
  return Object.entries(shown)
    .map(([key, value]) => `${key}:${value}`)
    .join(';');
}

function toHtml(screen) {
  const style = {};
  const body = screen
    .split(SEQUENCE)
    .map((piece) => {
      if (!SEQUENCE.test(piece)) return piece && `<span style="${css(style)}">${escapeHtml(piece)}</span>`;
      restyle(style, (piece.slice(2, -1) || '0').split(';').map(Number));
      return '';
    })
    .join('');
  return `<!doctype html><meta charset="utf-8"><style>body{margin:0;background:#10212e;color:#d8d2c4}
pre{margin:0;padding:16px;font:16px/19px "DejaVu Sans Mono",monospace;display:inline-block}</style><pre>${body}</pre>`;
}

function shoot(screen, columns, rows, name, folder) {
  const page = join(folder, `${name}.html`);
  writeFileSync(page, toHtml(screen));
  execFileSync(
    'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      `--user-data-dir=${join(folder, 'profile')}`,
      '--hide-scrollbars',
      `--window-size=${Math.ceil(columns * 9.64) + 32},${rows * 19 + 32}`,
      `--screenshot=${join(root, 'docs', 'pictures', `${name}.png`)}`,
      `file://${page}`,
    ],
    { stdio: 'ignore' },
  );
}

/** A match between sailors, stopped at the position that is wanted. */
function savedMatch({ game, bots }, { seats, until }, file) {
  const sailor = bots.find(({ name }) => name === 'sailor');
  for (let k = 0; ; k++) {
    const match = Match.begin(game, { seats, seed: `pictures ${k}` });
    const stream = Stream.of(`pictures ${k}`);
    while (!match.outcome && !until(match)) {
      const [seat] = match.toAct;
      match.play(seat, sailor.choose(match.view(seat), seat, { stream }));
    }
    if (!match.outcome) {
      writeFileSync(file, JSON.stringify(saveMatch(match)));
      return;
    }
  }
}

/** The table is drawn once the program has started, however busy the machine is. */
async function untilDrawn(name) {
  for (let tries = 0; tries < 120 && tmux('capture-pane', '-t', name, '-p').trim() === ''; tries++) await sleep(500);
  await sleep(1000);
}

/** Opens a saved match and presses keys; the last screen is the picture. */
async function picture({ name, columns, rows, lang, bots, keys }, file, folder) {
  const args = ['--load', file, '--bots', bots.join(), '--lang', lang];
  const command = [process.execPath, join(root, 'apps/cli/bin/broadside.mjs'), 'play', ...args].join(' ');
  tmux('new-session', '-d', '-x', String(columns), '-y', String(rows), '-s', name, command);
  tmux('set', '-t', name, 'status', 'off');
  await untilDrawn(name);
  for (const key of keys) {
    tmux('send-keys', '-t', name, key);
    await sleep(400);
  }
  shoot(tmux('capture-pane', '-e', '-t', name, '-p'), columns, rows, name, folder);
  // The server ends with its last session.
  tmux('kill-session', '-t', name);
}

const folder = mkdtempSync(join(tmpdir(), 'broadside-pictures-'));
const file = join(folder, 'match.json');
mkdirSync(join(root, 'docs', 'pictures'), { recursive: true });
try {
  for (const { entry, terminal = [] } of LOOKS)
    for (const wanted of terminal) {
      savedMatch(entry, wanted, file);
      await picture(wanted, file, folder);
    }
} finally {
  // The browser may still be tidying up its profile.
  await sleep(2000);
  rmSync(folder, { recursive: true, force: true });
}
