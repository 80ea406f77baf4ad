/** Styles: what a player of some level wants more than others do. Nothing is left to chance by it. */
import type { Action, AnyGame, FlowState, Policy } from '@broadside/kernel';
import type { Bot } from './bot.ts';
import { nameOfStyled } from './names.ts';
import { policyBot } from './policyBot.ts';

/** Risks little; wants all there is to have; looks for a fight. */
export type Style = 'careful' | 'greedy' | 'fighter';

/** A level in every style that means something in a game. */
export const styledBots = <S extends FlowState, A extends Action>(
  level: string,
  game: AnyGame,
  policies: Readonly<Partial<Record<Style, Policy<S, A>>>>,
): Bot[] => Object.entries(policies).map(([style, policy]) => policyBot(nameOfStyled(level, style), game, policy));
