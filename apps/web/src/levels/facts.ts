/** What the games say of their levels. */
import { levelOf, nameOfStyled } from '@broadside/bots/names';
import { levels } from '@broadside/shelf/levels';

export type Style = (typeof levels)[number]['styles'][number];

const factsOf = (game: string) => levels.find((facts) => facts.game === game);

/** The styles in which a game has this level. */
export function stylesOf(game: string, level: string): readonly Style[] {
  const facts = factsOf(game);
  return facts?.styled.includes(level) ? facts.styles : [];
}

/** Elo above the deckhand; of a style that was not measured, that of its level is not its own. */
export const eloOf = (game: string, bot: string): number | undefined => factsOf(game)?.elo[bot];

export const withStyle = (bot: string, style: string): string =>
  style === '' ? levelOf(bot) : nameOfStyled(levelOf(bot), style);
