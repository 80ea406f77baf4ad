/** The screens of Port Royal: its table, the expansions, campaigns and the rulebook. */

/** Milliseconds that pass at a time while something is waited for: less than any animation step rests. */
const A_STEP = 300;
const CONTRACT_SIGN = '[aria-label="Contracts"] button';

/** The table itself; the frame describes it. */
const AT_THE_TABLE = [
  {
    name: 'table',
    title: 'The table: discovering',
    main: true,
    keep: ['desktop', 'phone dark', 'desktop ru'],
    see: 'Three colours in the harbour and what they allow, prices after discounts, ships that could be sunk, open expeditions and who can claim them, the chance to bust on the verb that risks it.',
    reach: (camera) => camera.table('discover'),
  },
  {
    name: 'repel',
    title: 'The table: sink it or let it in',
    like: 'table',
    see: 'A ship at the edge of the harbour that the sabres are enough for.',
    reach: (camera) => camera.table('repel'),
  },
  {
    name: 'take',
    title: 'The table: trading and hiring',
    keep: ['phone'],
    see: 'What may be taken, what it brings or costs; what is out of reach says why.',
    reach: (camera) => camera.table('take'),
  },
  {
    name: 'bust',
    title: 'The table: a bust',
    see: 'A second ship of a colour: the moment is called out.',
    reach: async (camera) => {
      // While it happens the lost harbour still lies there.
      await camera.table('bust', { moving: true });
      await camera.hold();
      await camera.page
        .getByRole('button', { name: /^Reveal/ })
        .last()
        .click();
      await camera.runUntilCalled('bust', A_STEP);
    },
  },
  {
    name: 'card',
    title: 'A card',
    keep: ['phone'],
    see: 'Any card large, with its words and what can be done with it.',
    reach: async (camera) => {
      await camera.table('take');
      // The first press says what taking it means, the second shows it large.
      await camera.press(/Governor/);
      await camera.press(/Governor/);
    },
  },
  {
    name: 'area',
    title: "A rival's area",
    see: 'Everything that lies in front of another player, and what it can do.',
    reach: async (camera) => {
      await camera.table('discover');
      await camera.press(/^Tomas/);
    },
  },
];

const EXPANSIONS_AND_RULEBOOK = [
  {
    name: 'plays',
    title: 'Setting a table: what is played',
    see: 'Every game of the box as a card of its own; the Adventure chapter after chapter as a campaign, or a single one.',
    reach: async (camera) => {
      await camera.go('/new/port-royal');
      await camera.pressAt('[data-id="fold:play"]');
      await camera.pressAt('[data-play="adventureCoop"]');
    },
  },
  {
    name: 'impossible',
    title: 'Setting a table: what cannot be played',
    like: 'plays',
    see: 'Cards that this game has already, and five seats for a game for four: each says why, with the rule that says so.',
    reach: async (camera) => {
      await camera.go('/new/port-royal');
      for (const row of ['play', 'modules', 'seats']) await camera.pressAt(`[data-id="fold:${row}"]`);
      await camera.pressAt('[data-play="setSail"]');
      await camera.page.getByRole('radio', { name: '5', exact: true }).check({ force: true });
      await camera.readFrom('Modules');
    },
  },
  {
    name: 'contracts',
    title: 'Contracts, competitive',
    main: true,
    keep: ['desktop', 'phone uk'],
    see: 'Open contracts with what they ask for, how far everybody is, whose markers lie on them and what the next space pays.',
    reach: (camera) => camera.table('contracts'),
  },
  {
    name: 'contract',
    title: "A contract's sheet",
    keep: ['phone'],
    see: 'The card large, what counts for it, how far everybody is, and the verb that completes it or why it cannot.',
    reach: async (camera) => {
      await camera.table('contracts');
      await camera.pressAt(CONTRACT_SIGN);
    },
  },
  {
    name: 'offer',
    title: 'Now or never',
    keep: ['phone'],
    see: 'A contract that can be completed at this very moment and at no other.',
    reach: (camera) => camera.table('offer'),
  },
  {
    name: 'together',
    title: 'Contracts, cooperative',
    see: "The team's goal over the contracts: how many are done, how much time is left, how likely the team is to win.",
    reach: (camera) => camera.table('together'),
  },
  {
    name: 'solo',
    title: 'Contracts, solo',
    like: 'together',
    see: 'The same against the time deck, without anybody else.',
    reach: (camera) => camera.table('solo'),
  },
  {
    name: 'gamble',
    title: 'The Gambler',
    like: 'table',
    see: 'Four cards at once: the verb says what it risks.',
    reach: (camera) => camera.table('gamble'),
  },
  {
    name: 'sail',
    title: 'Set Sail! on its own',
    see: 'Sixty cards, merchants with their ships under them, passengers, eight points to win.',
    reach: (camera) => camera.table('sail'),
  },
  {
    name: 'character',
    title: 'Adventure: choosing a character',
    keep: ['phone'],
    see: 'Both sides of the card with their abilities and coins.',
    reach: (camera) => camera.table('character'),
  },
  {
    name: 'story',
    title: 'Adventure: a page of the story',
    keep: ['phone'],
    see: 'The page that has just been read, and those before it; the match waits behind.',
    reach: (camera) => camera.table('chapter', { unread: true }),
  },
  {
    name: 'adventure',
    title: 'Adventure: the table',
    main: true,
    keep: ['desktop', 'phone dark'],
    see: "The team's goal, the event of the turn, the tasks from left to right with everybody's markers, crowns and items.",
    reach: (camera) => camera.table('chapter'),
  },
  {
    name: 'task',
    title: "A task's sheet",
    like: 'contract',
    see: 'What it asks for and what it brings, how far everybody is, what follows if it is not done in time.',
    reach: async (camera) => {
      await camera.table('chapter');
      await camera.pressAt('[aria-label="Tasks"] button');
    },
  },
  {
    name: 'lookout',
    title: 'Adventure: the lookout',
    keep: ['phone'],
    see: 'Three cards of the deck that only the active player sees.',
    reach: (camera) => camera.table('lookout'),
  },
  {
    name: 'month',
    title: 'Adventure: the end of a month',
    like: 'lookout',
    see: 'In the competitive mode: everybody may pay to remove a marker.',
    reach: (camera) => camera.table('month'),
  },
  {
    name: 'won',
    title: 'Adventure: a chapter won',
    keep: ['phone'],
    see: 'How the chapter ends, who has done what, and the way on.',
    reach: (camera) => camera.end('won'),
  },
  {
    name: 'lost',
    title: 'Adventure: a chapter lost',
    like: 'won',
    see: 'The page of those who failed, and three coins more for the next try.',
    reach: (camera) => camera.end('lost'),
  },
  {
    name: 'campaign',
    title: 'The log of a campaign',
    main: true,
    keep: ['desktop', 'phone ru'],
    see: 'Where it stands, the story so far to read again, every try with its replay, and the cards that have come to stay.',
    reach: (camera) => camera.go('/campaign/device/look-voyage'),
  },
  {
    name: 'search',
    title: 'Rulebook: searching',
    like: 'rulebook',
    see: 'What answers the question, the best first, marked and counted.',
    reach: async (camera) => {
      await camera.go('/rules/port-royal');
      await camera.page.getByRole('searchbox').first().fill('skull');
      await camera.page.locator('mark').first().waitFor();
      await camera.page.waitForTimeout(400);
    },
  },
  {
    name: 'clause',
    title: 'Rulebook: a rule over the table',
    keep: ['phone'],
    see: 'The reason why something cannot be done leads to its rule, and back to the match.',
    reach: async (camera) => {
      await camera.table('take');
      // A greyed verb answers with its reason.
      await camera.page.locator('[data-id="draw"]').filter({ visible: true }).first().click({ force: true });
      await camera.pressAt('[data-id^="rule:PR-"]');
      await camera.page.locator('[data-here]').waitFor();
      await camera.page.waitForTimeout(400);
    },
  },
];

export const screens = [...AT_THE_TABLE.map((screen) => ({ ...screen, after: 'room' })), ...EXPANSIONS_AND_RULEBOOK];
