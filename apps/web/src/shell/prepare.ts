/** Screens that are drawn before their script (build/prerender.ts): what they need is there when they are drawn anew. */
import { currentSettings } from '@broadside/kit';
import { webShelf } from '@broadside/shelf/web';
import { loadRules } from '../gameUIs.ts';
import { fetchedScreen } from './fetched.ts';

export const setupScreen = fetchedScreen(() => import('../screens/setup/Setup.tsx'));
export const rulesScreen = fetchedScreen(() => import('../screens/rules/RulesPage.tsx'));

/** Without it they would give way to a sign that they are loading. What cannot be fetched is asked for again by the screen. */
export async function prepareScreen(path: string): Promise<void> {
  const [, screen, game = webShelf[0].id, place] = path.split('/');
  if (document.documentElement.dataset.drawn === undefined || place !== undefined) return;
  try {
    if (screen === 'new') await Promise.all([setupScreen.load(), loadRules(game)]);
    if (screen === 'rules') await (await rulesScreen.load()).loadRulebook(game, currentSettings().locale);
  } catch {
    // The screen itself says what is wrong.
  }
}
