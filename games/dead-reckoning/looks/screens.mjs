/** The screens of Dead Reckoning. */

const BATTLE = 'section[data-phase]';
const RECORDING = `${BATTLE} [data-film]`;
/** Milliseconds of the recording after which the cubes come out of the battle ship and still tumble. */
const IN_THE_AIR = 900;
const A_STEP = 200;
const ONE_STEP = 1_500;

const tile = (at) => `[data-spot="tile:${at}"]`;

/** On a phone what lies before a player is turned over by tabs; a wide screen shows all of it. */
async function turnTo(camera, tab) {
  if (camera.size === 'phone') await camera.press(new RegExp(`^${tab}`), 'tab');
}

/** The cubes leave the hand while time stands still; the recording waits until it is let run. */
async function fire(camera) {
  await camera.table('reckoning-prepare', { moving: true });
  await camera.hold();
  await camera.page.keyboard.press('f');
  await camera.runUntil(RECORDING, A_STEP);
  await camera.page.locator(`${BATTLE} [data-film="ready"]`).waitFor();
}

export const screens = [
  {
    name: 'reckoning-setup',
    title: 'Setting a table',
    like: 'setup',
    see: 'The third game on the shelf: who sits, bonus tokens, open row boxes, how long it may take, each with its rule.',
    reach: async (camera) => {
      await camera.go('/new/dead-reckoning');
      await camera.pressAt('[data-id="fold:edition"]');
      if (camera.size === 'phone') await camera.readFrom('Rules and options');
    },
  },
  {
    name: 'reckoning-start',
    title: 'The beginning',
    see: 'Fog over the sea, an empty ship in the harbour, the first hand of the crew.',
    reach: (camera) => camera.table('reckoning-start'),
  },
  {
    name: 'reckoning-turn',
    title: 'A turn',
    main: true,
    keep: ['desktop', 'phone uk', 'desktop dark'],
    see: 'The sea of four rows by three with who holds what, the ship with its holds, cards played and to be played, how far the sails go, what would be wasted by ending the turn, the race to four achievements.',
    reach: (camera) => camera.table('reckoning-turn'),
  },
  {
    name: 'reckoning-island',
    title: 'An island',
    keep: ['phone'],
    see: 'Whose cubes stand there, what it produces, and what it would score now for everybody.',
    reach: async (camera, { islandAt }) => {
      await camera.table('reckoning-turn');
      await camera.page.locator(tile(islandAt)).first().scrollIntoViewIfNeeded();
      await camera.pressAt(tile(islandAt));
    },
  },
  {
    name: 'reckoning-cargo',
    title: 'Goods in hand',
    see: 'Something is picked up: every place that takes it says so.',
    reach: async (camera) => {
      await camera.table('reckoning-cargo');
      await turnTo(camera, 'Ship');
      await camera.pressAt('[data-drop^="cell:"] button[aria-pressed]:not([disabled])');
    },
  },
  {
    name: 'reckoning-sleeve',
    title: 'Sleeving an advancement',
    pocket: true,
    keep: ['phone'],
    see: 'Cards played this turn as they would be with the advancement in their sleeve.',
    reach: (camera) => camera.table('reckoning-sleeve'),
  },
  {
    name: 'reckoning-level',
    title: 'Levelling up',
    like: 'reckoning-sleeve',
    see: 'Every card that may be levelled up, as it would be.',
    reach: (camera) => camera.table('reckoning-level'),
  },
  {
    name: 'reckoning-influence',
    title: 'Influence',
    see: 'Islands on which a cube may be placed, or one of somebody else replaced.',
    reach: (camera) => camera.table('reckoning-influence'),
  },
  {
    name: 'reckoning-produce',
    title: 'Production',
    like: 'reckoning-influence',
    see: 'Islands that may produce, and what each would bring.',
    reach: (camera) => camera.table('reckoning-produce'),
  },
  {
    name: 'reckoning-build',
    title: 'Building',
    like: 'reckoning-influence',
    see: 'Forts, garrisons and outposts: what, and on which island.',
    reach: (camera) => camera.table('reckoning-build'),
  },
  {
    name: 'reckoning-upgrade',
    title: 'Upgrading the ship',
    keep: ['phone'],
    see: 'Upgrades that are left, and the cells of the ship that take them.',
    reach: async (camera) => {
      await camera.table('reckoning-upgrade');
      await turnTo(camera, 'Ship');
    },
  },
  {
    name: 'reckoning-mode',
    title: 'Trade or piracy',
    like: 'reckoning-turn',
    see: 'At the end of a turn: how the ship lies there until the next one.',
    reach: (camera) => camera.table('reckoning-mode'),
  },
  {
    name: 'reckoning-board',
    title: "A rival's board",
    see: 'The ship of another player with its holds, and every card of the crew that everybody has seen.',
    reach: async (camera) => {
      await camera.table('reckoning-turn');
      await turnTo(camera, 'Players');
      await camera.pressAt('button[data-spot="area:1"]');
    },
  },
  {
    name: 'reckoning-waiting',
    title: "Somebody else's turn",
    keep: ['phone'],
    see: 'Nobody waits for a level-up that is due: it can be made while others play.',
    reach: (camera) => camera.table('reckoning-waiting'),
  },
  {
    name: 'reckoning-prepare',
    title: 'A merchant attacked',
    see: 'Cards for the battle, and how many cannons fire, each number with its chance.',
    reach: (camera) => camera.table('reckoning-prepare'),
  },
  {
    name: 'reckoning-fall',
    title: 'Cubes are falling',
    keep: ['phone'],
    see: 'Through the battle ship and onto the zones, in three dimensions: the replay of the very throw that counts.',
    reach: async (camera) => {
      await fire(camera);
      await camera.run(IN_THE_AIR);
    },
  },
  {
    name: 'reckoning-combat',
    title: 'Battle abilities',
    keep: ['phone'],
    see: 'The sides use them by turns: what lies where, and what would follow now.',
    reach: (camera) => camera.table('reckoning-combat'),
  },
  {
    name: 'reckoning-loot',
    title: 'Loot',
    keep: ['phone'],
    see: 'What the cubes brought, and where it is stowed.',
    reach: (camera) => camera.table('reckoning-loot'),
  },
  {
    name: 'reckoning-respond',
    title: 'Under attack',
    pocket: true,
    keep: ['phone'],
    see: 'Cards for the defence, and what happens if nobody answers.',
    reach: (camera) => camera.table('reckoning-respond'),
  },
  {
    name: 'reckoning-walls',
    title: 'A building attacked',
    like: 'reckoning-prepare',
    see: 'The walls fight with cubes of their owner.',
    reach: (camera) => camera.table('reckoning-walls'),
  },
  {
    name: 'reckoning-sunk',
    title: 'A ship sinks',
    see: 'Five damage are too many: the moment is called out.',
    reach: async (camera) => {
      // The throw that sinks the ship is the table's own, so it falls as soon as somebody looks.
      await camera.table('reckoning-sunk', { moving: true, held: true });
      await camera.runUntilCalled('sinks', ONE_STEP);
    },
  },
  {
    name: 'reckoning-race',
    title: 'Achievements',
    keep: ['phone'],
    see: 'What one of the nine asks for, and how far everybody is.',
    reach: async (camera) => {
      await camera.table('reckoning-turn');
      await camera.press(/^Explorer/);
    },
  },
  {
    name: 'reckoning-last',
    title: 'The last turns',
    like: 'reckoning-turn',
    see: 'Somebody has four achievements: the alarm says so, and what is left to be done is this turn.',
    reach: (camera) => camera.table('reckoning-last'),
  },
  {
    name: 'reckoning-end',
    title: 'The end',
    pocket: true,
    whole: true,
    keep: ['phone whole'],
    see: 'The score sheet: achievements, coins, buildings, advancements, upgrades, islands; how it went, titles, the next match.',
    reach: (camera) => camera.end('reckoning-end'),
  },
  {
    name: 'reckoning-replay',
    title: 'A battle in a replay',
    see: 'Every throw of a match lies in its file: the same cubes for everybody, at any time.',
    reach: (camera, { battleAt }) =>
      camera.go(`/replay/local/look-reckoning-end?n=${battleAt}`, {
        match: 'reckoning-end',
        ready: '[data-spot]',
      }),
  },
  {
    name: 'reckoning-solo',
    title: 'Solo against the rival',
    keep: ['phone'],
    see: 'The rival has no cards in hand but eighteen orders: the latest one, and how well trained it is.',
    reach: async (camera) => {
      await camera.table('reckoning-solo');
      await turnTo(camera, 'Players');
      await camera.pressAt('button[data-spot="area:1"]');
    },
  },
  {
    name: 'reckoning-rulebook',
    title: 'Rulebook',
    like: 'rulebook',
    see: 'The whole game in our words, in three languages, and which figures are reconstructed.',
    reach: (camera) => camera.go('/rules/dead-reckoning/rules'),
  },
  {
    name: 'reckoning-figures',
    title: 'All cards',
    like: 'figures',
    see: 'Every card and what is printed on it, with the source of each figure.',
    reach: (camera) => camera.go('/rules/dead-reckoning/figures', { ready: 'table' }),
  },
];
