/** The screens of Pirates of the 7 Seas. */

/** Words of buttons that are pressed in every language. */
const THROW = /^(Throw the dice|Бросить кубики|Кинути кубики)/;
const LAST_THROW = /^(Show the last throw|Показать последний бросок|Показати останній кидок)$/;

const MIDDLE = '[data-spot="middle"]';
/** Milliseconds of the recording after which the dice are well spread and still tumble. */
const IN_THE_AIR = 420;
const GONE_FROM_THE_HAND = 200;
/** Longer than any animation step rests, except the recording. */
const ONE_STEP = 2_000;
const THE_RECORDING = 8_000;

/**
 * The dice leave the hand while time stands still: the recording waits at its beginning. The step before, in which they
 * are gone from the hand, has to pass; there is no other that could, so a machine may be as slow as it likes.
 */
async function throwDice(camera) {
  await camera.table('seas-cast', { moving: true });
  await camera.hold();
  await camera.press(THROW);
  await camera.page.getByRole('button', { name: THROW }).waitFor({ state: 'hidden' });
  const film = camera.page.locator(`${MIDDLE} [data-film]`);
  for (let tries = 0; tries < 10 && !(await film.isVisible()); tries++) {
    await camera.run(GONE_FROM_THE_HAND);
    await film.waitFor({ timeout: 6_000 }).catch(() => {});
  }
  await camera.page.locator(`${MIDDLE} [data-film="ready"]`).waitFor();
}

/** The fight of this number is being fought. */
const fight = (number) => `${MIDDLE} ol > li:nth-child(${number}) [aria-current="step"]`;

/** From one animation step to the next, no faster than they are seen. */
async function showFights(camera, number) {
  await camera.run(THE_RECORDING);
  await camera.page.locator(fight(1)).waitFor();
  for (let at = 1; at < number; at++) {
    await camera.run(ONE_STEP);
    await camera.page.locator(fight(at + 1)).waitFor();
  }
}

/** A finished throw is brought back into sight. */
async function lookBack(camera, match) {
  await camera.table(match);
  await camera.press(LAST_THROW);
  const block = camera.size === 'phone' ? 'center' : 'nearest';
  await camera.page
    .locator('[data-spot="lid"]')
    .first()
    .evaluate((lid, block) => lid.scrollIntoView({ block }), block);
  await camera.page.waitForTimeout(400);
}

export const screens = [
  {
    name: 'seas-setup',
    title: 'Setting a table',
    like: 'setup',
    see: 'The second game on the shelf: who sits, what counts, how long it may take.',
    reach: (camera) => camera.go('/new/seven-seas'),
  },
  {
    name: 'seas-choice',
    title: 'The secret choice',
    pocket: true,
    keep: ['desktop'],
    see: 'Seven characters, what each would do now and what it gives to its only chooser; rivals who have chosen, and what everybody may know of them.',
    reach: async (camera) => {
      await camera.table('seas-choice');
      await camera.pressAt(`${MIDDLE} button[aria-pressed="false"]:not([disabled]):nth-of-type(3)`);
    },
  },
  {
    name: 'seas-send',
    title: 'Ships for a raid',
    keep: ['phone'],
    see: 'How many ships to send: the chance to win now and if all the others join, and what it brings on average.',
    reach: (camera) => camera.table('seas-send'),
  },
  {
    name: 'seas-hand',
    title: 'Dice in the hand',
    like: 'seas-throw',
    see: 'A die for every ship, red ones for the caravan: a swipe over the lid throws them, and so does a button.',
    reach: (camera) => camera.table('seas-cast'),
  },
  {
    name: 'seas-throw',
    title: 'Dice in the air',
    pocket: true,
    keep: ['phone'],
    see: 'The replay of the very throw that counts, in three dimensions.',
    reach: async (camera) => {
      await throwDice(camera);
      await camera.run(IN_THE_AIR);
    },
  },
  {
    name: 'seas-fight',
    title: 'A fight',
    see: 'The nearest pair fights first: one after another, with the distance between them.',
    reach: async (camera) => {
      await throwDice(camera);
      await showFights(camera, 2);
    },
  },
  {
    name: 'seas-raid',
    title: 'A raid in the lid',
    main: true,
    keep: ['desktop', 'phone dark'],
    see: 'Who fought whom and who sank, as lines over the dice and as a list in words; who brings home what. It can be stepped through, measured, and watched again.',
    reach: (camera) => lookBack(camera, 'seas-loot'),
  },
  {
    name: 'seas-loot',
    title: 'Loot',
    keep: ['phone'],
    see: 'What to keep, as far as there is room in the holds.',
    reach: (camera) => camera.table('seas-loot'),
  },
  {
    name: 'seas-kraken',
    title: 'The Kraken',
    see: 'A curse has found its dice: whom it hit and what that cost.',
    reach: (camera) => lookBack(camera, 'seas-kraken'),
  },
  {
    name: 'seas-whirlpool',
    title: 'The Whirlpool',
    like: 'seas-kraken',
    see: 'Rings round the red die tell how near is near enough.',
    reach: (camera) => lookBack(camera, 'seas-whirlpool'),
  },
  {
    name: 'seas-tavern',
    title: 'The Tavern',
    keep: ['phone'],
    see: 'Dice to be given out, one to everybody, and what each of them means.',
    reach: (camera) => camera.table('seas-tavern'),
  },
  {
    name: 'seas-sale',
    title: 'The sale',
    see: 'Goods card by card at the prices of the port, what one more would change, and the ship that goes on guard for it.',
    reach: (camera) => camera.table('seas-sale'),
  },
  {
    name: 'seas-governor',
    title: 'The Governor',
    keep: ['phone'],
    see: 'Corsair tokens that are left, and who holds the others.',
    reach: (camera) => camera.table('seas-governor'),
  },
  {
    name: 'seas-last',
    title: 'The last rounds',
    like: 'seas-choice',
    see: 'End of Adventures is drawn: the rounds that are left are counted.',
    reach: (camera) => camera.table('seas-last'),
  },
  {
    name: 'seas-area',
    title: "A rival's area",
    keep: ['phone'],
    see: 'Everything that lies before another player: ships by what they do, goods, tokens, characters on the table.',
    reach: async (camera) => {
      await camera.table('seas-choice');
      await camera.press(/^Tomas: \d+ chests?/);
    },
  },
  {
    name: 'seas-end',
    title: 'The end',
    pocket: true,
    whole: true,
    keep: ['phone whole'],
    see: 'The score sheet: chests, Talismans, Yin-Yang, Black Marks; how it went round by round, awards, the next match.',
    reach: (camera) => camera.end('seas-end'),
  },
  {
    name: 'seas-replay',
    title: 'A throw in a replay',
    like: 'seas-raid',
    see: 'Every throw of a match lies in its file: the same dice for everybody, at any time.',
    reach: (camera, { throwAt }) =>
      camera.go(`/replay/local/look-seas-end?n=${throwAt}`, { match: 'seas-end', ready: '[data-spot]' }),
  },
  {
    name: 'seas-rulebook',
    title: 'Rulebook',
    like: 'rulebook',
    see: 'The whole game in our words, in three languages.',
    reach: (camera) => camera.go('/rules/seven-seas/rules'),
  },
  {
    name: 'seas-figures',
    title: 'All cards',
    like: 'figures',
    see: 'Every card and what is printed on it, with the source of each figure.',
    reach: (camera) => camera.go('/rules/seven-seas/figures', { ready: 'table' }),
  },
];
