/** Every finished screen: how to get there, and what is to be seen. The main ones are shown in every light and language. */
import { LEAD, LOOKS } from './games.mjs';

/** What the frame shows of itself; where it needs a match, the first game brings one. */
const FRAME = [
  {
    name: 'harbour',
    title: 'Harbour',
    main: true,
    whole: true,
    see: 'Every game and its two ways to begin, the matches that wait for a move first, open tables with their free seats, joining by code, one device for many hands.',
    reach: (camera) => camera.go('/'),
  },
  {
    name: 'play-now',
    title: 'Play now',
    see: 'Two taps from the harbour to a match: how many bots, how strong, sail.',
    reach: async (camera) => {
      await camera.go('/');
      await camera.press('Play now');
    },
  },
  {
    name: 'setup',
    title: 'Setting a table',
    main: true,
    whole: true,
    see: 'Where it is played, who sits, the edition and the table’s settings, each with a line of explanation; the sum of it and the one button.',
    reach: (camera) => camera.go(`/new/${LEAD.id}`),
  },
  {
    name: 'join',
    title: 'Joining',
    see: 'The code a friend has read aloud, or a table that anybody may join.',
    reach: (camera) => camera.go('/join'),
  },
  {
    name: 'room',
    title: 'Waiting room',
    see: 'The code and the link to send, who has come, and a start that need not wait for everybody.',
    reach: (camera) => camera.go(`/table/${camera.room}`),
  },
  {
    name: 'log',
    title: 'The log',
    only: 'phone',
    see: 'The whole match in sentences; wide screens show it beside the board.',
    reach: async (camera) => {
      await camera.table(LEAD.frame.table);
      await camera.press('Open the log');
    },
  },
  {
    name: 'menu',
    title: 'The menu of a table',
    see: 'Odds on small screens, settings that work at once, the file, the proof of the deck.',
    reach: async (camera) => {
      await camera.table(LEAD.frame.table);
      await camera.press('Menu');
    },
  },
  {
    name: 'help',
    title: 'Help and keys',
    see: 'How the screen works and what every key does.',
    reach: async (camera) => {
      await camera.table(LEAD.frame.table);
      await camera.page.keyboard.press('?');
      await camera.page.waitForTimeout(400);
    },
  },
  {
    name: 'curtain',
    title: 'Handing over',
    see: 'One device, many hands: nothing of the table is behind the curtain until its owner opens it.',
    reach: (camera) => camera.go(`/local/look-${LEAD.frame.shared}`),
  },
  {
    name: 'end',
    title: 'The end of a match',
    main: true,
    whole: true,
    see: 'Who won and by how much, where every point came from, how it went turn by turn, awards, the next match.',
    reach: (camera) => camera.go(`/local/look-${LEAD.frame.end}`, { ready: 'table' }),
  },
  {
    name: 'replay',
    title: 'Replay',
    main: true,
    see: 'Any position of a match from any player’s point of view, with its own address.',
    reach: (camera, { replayAt }) =>
      camera.go(`/replay/local/look-${LEAD.frame.end}?n=${replayAt}`, { ready: '[data-spot]' }),
  },
  {
    name: 'replays',
    title: 'Opening a replay',
    see: 'A match file from anywhere, or a match finished on this device.',
    reach: (camera) => camera.go('/replay'),
  },
  {
    name: 'me',
    title: 'Me',
    whole: true,
    see: 'Name, settings, matches of this device, moving to another one, deleting everything.',
    reach: (camera) => camera.go('/me'),
  },
  {
    name: 'licences',
    title: 'Licences',
    see: 'Whose work this stands on.',
    reach: (camera) => camera.go('/licences'),
  },
];

const standingAfter = (name) => LEAD.screens.filter(({ after }) => after === name);

/** The frame together with the first game, whose table stands where the frame comes to it. */
export const FIRST = [
  ...FRAME.flatMap((screen) => [screen, ...standingAfter(screen.name)]),
  ...LEAD.screens.filter(({ after }) => after === undefined),
];

const SCREENS = [...FIRST, ...LOOKS.filter((looks) => looks !== LEAD).flatMap(({ screens }) => screens)];

const SIZES = ['desktop', 'phone'];
/** Every light and language a picture is taken in. */
const DRESSES = [
  { theme: 'light', lang: 'en' },
  { theme: 'dark', lang: 'en' },
  { theme: 'light', lang: 'ru' },
  { theme: 'light', lang: 'uk' },
];

/** The main screens are taken in all of them, those marked `pocket` too, but on a phone only; the others in English by day. */
const isWorn = ({ main, pocket }, dress, size) => main || dress === DRESSES[0] || (pocket && size === 'phone');

/** The whole of a page that is longer than a phone is shown once. */
const wholePage = (screen, size, first) =>
  screen.whole && size === 'phone' && first
    ? [{ screen, size, theme: 'light', lang: 'en', whole: true, file: `${screen.name}-whole-phone-light-en.webp` }]
    : [];

/** Whose screen it is, for what there is to look at in its matches. */
const gameOf = (screen) => LOOKS.find(({ screens }) => screens.includes(screen)) ?? LEAD;

export const reach = (camera, screen) => screen.reach(camera, camera.spots(gameOf(screen).id));

export const SHOTS = DRESSES.flatMap((dress) =>
  SIZES.flatMap((size) =>
    SCREENS.filter((screen) => isWorn(screen, dress, size) && (screen.only ?? size) === size).flatMap((screen) => [
      { screen, size, ...dress, whole: false, file: `${screen.name}-${size}-${dress.theme}-${dress.lang}.webp` },
      ...wholePage(screen, size, dress === DRESSES[0]),
    ]),
  ),
);

/** The pictures of the README: its own copies, so that it reads well wherever it is shown. */
export const IN_README = Object.assign(
  { 'harbour-desktop.webp': 'harbour-desktop-light-en.webp' },
  ...LOOKS.map(({ readme }) => readme),
);
