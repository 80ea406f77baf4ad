/** Every finished screen: how to get there, what is to be seen, and which pictures of it are kept (`shots.mjs` has the marks). */
import { LEAD, LOOKS } from './games.mjs';
import { allShots } from './shots.mjs';

/** An analysis is kept with its match: whoever comes by again finds it. */
async function analysed({ page }) {
  const start = page.locator('[data-id="judge-start"]').filter({ visible: true });
  const graph = page.locator('[data-id="graph"]');
  await start.or(graph).first().waitFor();
  if (await start.isVisible()) await start.click();
  await graph.waitFor();
  await page.locator('[data-id="judge-work"]').waitFor({ state: 'detached' });
}

/** What the frame shows of itself; where it needs a match, the first game brings one. */
const FRAME = [
  {
    name: 'harbour',
    title: 'Harbour',
    main: true,
    whole: true,
    keep: ['desktop', 'phone whole', 'desktop dark'],
    see: 'Every game and its two ways to begin, the matches that wait for a move first, open tables with their free seats, joining by code, one device for many hands.',
    reach: (camera) => camera.go('/'),
  },
  {
    name: 'play-now',
    title: 'Play now',
    keep: ['phone'],
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
    keep: ['desktop', 'phone ru'],
    see: 'Where it is played, who sits, the edition and the table’s settings, each with a line of explanation; the sum of it and the one button.',
    reach: (camera) => camera.go(`/new/${LEAD.id}`),
  },
  {
    name: 'join',
    title: 'Joining',
    keep: ['phone'],
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
    keep: ['phone'],
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
    keep: ['phone'],
    see: 'One device, many hands: nothing of the table is behind the curtain until its owner opens it.',
    reach: (camera) => camera.go(`/local/look-${LEAD.frame.shared}`),
  },
  {
    name: 'end',
    title: 'The end of a match',
    main: true,
    whole: true,
    keep: ['desktop', 'phone whole'],
    see: 'Who won and by how much, where every point came from, how it went turn by turn, awards, the next match.',
    reach: (camera) => camera.end(LEAD.frame.end),
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
    name: 'analysis',
    title: 'A replay that was analysed',
    keep: ['desktop', 'phone'],
    see: 'The chances of all over the whole match are the slider, luck above and choices below; what was played here, what would have been better, and why.',
    reach: async (camera) => {
      await camera.go(`/replay/local/look-${LEAD.frame.end}`, { ready: '[data-spot]' });
      await analysed(camera);
      await camera.pressAt('[data-id="mistake:next"]');
      await camera.settle();
    },
  },
  {
    name: 'end-judged',
    title: 'What decided a match',
    keep: ['phone'],
    see: 'Who played well and who was lucky, what the result would be with even luck, and the three biggest swings, each a way into the replay.',
    reach: async (camera) => {
      await camera.end(LEAD.frame.end);
      await analysed(camera);
      await camera.page.locator('[data-id="judged"]').evaluate((part) => part.scrollIntoView());
      await camera.settle();
    },
  },
  {
    name: 'hint',
    title: 'A hint',
    only: 'phone',
    see: 'Up to three choices with what each is worth and what speaks for it, over the foot of the table.',
    reach: async (camera) => {
      await camera.table(LEAD.frame.hint);
      await camera.pressAt('[data-id="hint"]');
      await camera.page.locator('[data-id="hint-panel"][aria-busy="false"]').waitFor();
    },
  },
  {
    name: 'puzzle',
    title: 'The puzzle of the day',
    keep: ['phone'],
    see: 'A position as its player saw it, one question, the choices by their verbs; after the answer what each was worth and what speaks for the best.',
    reach: (camera) => camera.go(`/puzzle/${LEAD.id}`, { ready: '[data-id="puzzle"] [data-spot]' }),
  },
  {
    name: 'replays',
    title: 'Opening a replay',
    keep: ['phone'],
    see: 'A match file from anywhere, or a match finished on this device.',
    reach: (camera) => camera.go('/replay'),
  },
  {
    name: 'rulebook',
    title: 'Rulebook',
    pocket: true,
    keep: ['desktop', 'phone uk'],
    see: 'The whole game in our words, clause by clause, each with an address of its own.',
    reach: (camera) => camera.go(`/rules/${LEAD.id}/rules`),
  },
  {
    name: 'one-page',
    title: 'Rulebook: how to play in one page',
    like: 'rulebook',
    see: 'Somebody who has never heard of the game can play after reading it; the pictures are those of the table.',
    reach: (camera) => camera.go(`/rules/${LEAD.id}`, { ready: 'figure svg' }),
  },
  {
    name: 'symbols',
    title: 'Rulebook: symbols',
    like: 'rulebook',
    see: 'Every symbol as the table draws it, its name, and what it says.',
    reach: (camera) => camera.go(`/rules/${LEAD.id}/symbols`, { ready: 'dt svg' }),
  },
  {
    name: 'figures',
    title: 'Rulebook: all cards',
    see: 'Every card of every module in one table, and where its figures come from.',
    reach: (camera) => camera.go(`/rules/${LEAD.id}/figures`, { ready: 'table' }),
  },
  {
    name: 'me',
    title: 'Me',
    whole: true,
    keep: ['phone whole'],
    see: 'Name, settings, matches of this device, moving to another one, deleting everything.',
    reach: (camera) => camera.go('/me'),
  },
  {
    name: 'badges',
    title: 'Results and badges',
    keep: ['phone', 'desktop'],
    see: 'What this device remembers of a game, without an account: bests, rows of wins and of days, badges earned and still to be earned.',
    reach: async (camera) => {
      const kept = JSON.stringify(LEAD.frame.results);
      await camera.go('/me', { device: { [`broadside.results.${LEAD.id}`]: kept } });
      await camera.pressAt(`[data-id="results:${LEAD.id}:open"]`);
    },
  },
  {
    name: 'coach',
    title: 'A first match with a coach',
    keep: ['phone', 'desktop'],
    see: 'A real match with prescribed cards: one short sentence at a time beside what it speaks of, which is lit; why, if asked; the way out at any time.',
    reach: async (camera) => {
      await camera.go(`/learn/${LEAD.id}/${LEAD.frame.lesson}`, { ready: '[data-id="coach"]' });
      for (const mark of LEAD.frame.followed) await camera.pressAt(`[data-id="${mark}"]`);
    },
  },
  {
    name: 'licences',
    title: 'Licences',
    keep: ['phone'],
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

/** All of them, in the order of the page. */
export const SCREENS = [...FIRST, ...LOOKS.filter((looks) => looks !== LEAD).flatMap(({ screens }) => screens)];

/** Whose screen it is, for what there is to look at in its matches. */
const gameOf = (screen) => LOOKS.find(({ screens }) => screens.includes(screen)) ?? LEAD;

export const reach = (camera, screen) => screen.reach(camera, camera.spots(gameOf(screen).id));

/** Every picture that can be taken. */
export const SHOTS = allShots(SCREENS);
/** Those that docs/look holds. */
export const KEPT = SHOTS.filter(({ kept }) => kept);

/** The pictures of the README: its own copies, so that it reads well wherever it is shown. */
export const IN_README = Object.assign(
  { 'harbour-desktop.webp': 'harbour-desktop-light-en.webp' },
  ...LOOKS.map(({ readme }) => readme),
);
