/** Below the level of a bot: its style, where the game has any for this level, and how strong it is. */
import { levelOf, styleOf } from '@broadside/bots/names';
import { Select, SpeechProvider } from '@broadside/kit';
import { eloOf, type Style, stylesOf, withStyle } from './facts.ts';
import type { LevelMoreProps } from './Later.tsx';
import { type LevelsSay, levelsText, useLevelsSay } from './text/index.ts';

function strength(game: string, bot: string, say: LevelsSay): string {
  const elo = eloOf(game, bot);
  if (elo === undefined) return say('levels.elo.none');
  return elo === 0 ? say('levels.elo.first') : say('levels.elo', { elo });
}

function More({ game, bot, mark, className = '', onBot }: LevelMoreProps) {
  const say = useLevelsSay();
  const styles = stylesOf(game, levelOf(bot));
  const style = styles.find((one) => one === styleOf(bot));
  const options = styles.map((value: Style) => ({ value, label: say(`levels.style.${value}`) }));
  return (
    <div className={className}>
      {styles.length > 0 && (
        <Select
          data-id={mark}
          label={say('levels.style')}
          {...(style === undefined ? {} : { hint: say(`levels.style.${style}.about`) })}
          value={style ?? ''}
          options={[{ value: '', label: say('levels.style.none') }, ...options]}
          onChange={(chosen) => onBot(withStyle(bot, chosen))}
        />
      )}
      <p className="quiet small">{strength(game, bot, say)}</p>
    </div>
  );
}

export const LevelMore = (props: LevelMoreProps) => (
  <SpeechProvider catalogues={[levelsText]}>
    <More {...props} />
  </SpeechProvider>
);
