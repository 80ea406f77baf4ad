/** What is photographed of Pirates of the 7 Seas. */
import { screens } from './screens.mjs';

export const looks = {
  title: 'Pirates of the 7 Seas',
  intro: `Four players, dice that really fall. A recording is held at one of its moments; the dice, the fights and the numbers are
those of the match.`,
  screens,
  matches: async (entry) => (await import('./moments.mjs')).raiding(entry),
  remembered: { 'seas-choice': 30 },
  readme: {
    'seven-seas-desktop.webp': 'seas-fight-desktop-light-en.webp',
    'seven-seas-phone.webp': 'seas-throw-phone-light-en.webp',
  },
};
