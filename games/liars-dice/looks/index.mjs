/** What is photographed of Liar's Dice. */
import { screens } from './screens.mjs';

async function matches(entry) {
  const { named, search } = await import('../../../scripts/look/watch.mjs');
  const { POSITIONS } = await import('./positions.mjs');
  const found = Object.entries(POSITIONS).map(([name, plan]) => [name, search(entry, plan, `liars ${name}`)]);
  return { matches: named('liars', Object.fromEntries(found)), spots: {} };
}

export const looks = {
  title: 'Liar’s Dice',
  intro: `From four players to six. Nobody is shown a die that lies under somebody else's cup: the odds are those that the own
dice allow.`,
  screens,
  matches,
  readme: {
    'liars-dice-desktop.webp': 'liars-call-desktop-light-en.webp',
    'liars-dice-phone.webp': 'liars-six-phone-light-en.webp',
  },
};
