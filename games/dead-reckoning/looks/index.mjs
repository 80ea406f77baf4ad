/** What is photographed of Dead Reckoning. */
import { screens } from './screens.mjs';

export const looks = {
  title: 'Dead Reckoning',
  intro: `Three players, and one alone against the rival; cubes that really fall through the battle ship. A recording is held at
one of its moments; the cubes, the zones and the numbers are those of the match.`,
  screens,
  matches: async (entry) => (await import('./moments.mjs')).charting(entry),
  remembered: { 'reckoning-turn': 5 },
  readme: {
    'dead-reckoning-desktop.webp': 'reckoning-turn-desktop-light-en.webp',
    'dead-reckoning-phone.webp': 'reckoning-fall-phone-light-en.webp',
  },
};
