/** What is photographed of Port Royal. */

import { screens } from './screens.mjs';
import { terminal } from './terminal.mjs';

/** Every match once; the pictures of all sizes and languages show the same ones. */
async function matches(entry) {
  const { search } = await import('../../../scripts/look/watch.mjs');
  const { BASE, bestMoment } = await import('./positions.mjs');
  const { EXPANSIONS } = await import('./expansions.mjs');
  const { voyage } = await import('./voyage.mjs');
  const plans = Object.entries({ ...BASE, ...EXPANSIONS });
  const found = Object.fromEntries(plans.map(([name, plan]) => [name, { match: search(entry, plan, name) }]));
  found.shared.people = 3;
  return { matches: { ...found, ...voyage(entry) }, spots: { replayAt: bestMoment(found.end.match) } };
}

/** Where the reader of an adventure keeps how far they have read (table/adventure/reading.ts). */
const READ = 'broadside.port-royal.read';

/** The book of an adventure lies closed, unless it shall be opened: its reader has seen every page. */
function belongings({ path, match, unread }) {
  if (match === undefined || unread) return { [READ]: null };
  const { chapter, failures } = match.header.options;
  return { [READ]: JSON.stringify({ [[path, chapter, failures, 0].join(' ')]: 99 }) };
}

export const looks = {
  title: 'Port Royal',
  screens,
  matches,
  belongings,
  terminal,
  // Minutes since the last move, of those that are on the device in every picture.
  remembered: { discover: 12, shared: 150, end: 1_500, chapter: 45 },
  // Where the frame itself is looked at.
  frame: {
    table: 'discover',
    shared: 'shared',
    end: 'end',
    hint: 'take',
    lesson: 'first',
    // What is pressed of the lesson, until it is looked at.
    followed: ['coach-next', 'draw'],
    results: {
      results: [],
      counted: [],
      matches: 9,
      wins: 4,
      winsInARow: 2,
      mostWinsInARow: 3,
      bests: { points: { points: 17, at: 1_760_000_000_000 } },
      badges: Object.fromEntries(
        ['threeTakes', 'jester', 'fiveColours', 'gunboats', 'dryFeet'].map((id) => [id, 1_760_000_000_000]),
      ),
      lastDay: 20_000,
      daysInARow: 2,
    },
  },
  readme: {
    'campaign-desktop.webp': 'campaign-desktop-light-en.webp',
    'table-desktop.webp': 'table-desktop-light-en.webp',
    'table-phone.webp': 'take-phone-light-en.webp',
  },
};
