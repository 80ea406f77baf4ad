/** A bot by its level and its style; one that only the server knows by its own name. */
import { levelOf, styleOf } from '@broadside/bots/names';
import { SpeechProvider } from '@broadside/kit';
import { LEVELS } from '../screens/setup/levels.ts';
import { type LevelsSay, levelsText, useLevelsSay } from './text/index.ts';

/** What bots are called, with the one that plays at random. */
const BOTS = ['random', ...LEVELS] as const;
const STYLES = ['careful', 'greedy', 'fighter'] as const;

export function botWords(bot: string, say: LevelsSay): string {
  const known = BOTS.find((one) => one === levelOf(bot));
  if (known === undefined) return bot;
  const level = say(`web.bot.${known}`);
  const style = STYLES.find((one) => one === styleOf(bot));
  return style === undefined ? level : say('levels.styled', { level, style: say(`levels.style.${style}`) });
}

function Words({ bot }: { readonly bot: string }) {
  return botWords(bot, useLevelsSay());
}

export const BotWords = (props: { readonly bot: string }) => (
  <SpeechProvider catalogues={[levelsText]}>
    <Words {...props} />
  </SpeechProvider>
);
