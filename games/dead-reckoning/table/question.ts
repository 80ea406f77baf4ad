/** What is asked, in a line of words; a battle asks its own questions in its own words. */
import { frameOf } from '@broadside/kit';
import { t } from '../text/table.ts';
import { cardName } from './buttons.ts';
import type { Props } from './props.ts';

/** The words of what waits: how many are left, which card copies. */
export function questionWords(props: Props): string | undefined {
  const frame = frameOf(props.view);
  switch (frame?.step) {
    case undefined:
    case 'main':
      return undefined;
    case 'influence':
      return t(props, 'ask.influence', { left: frame.left, adjacent: frame.adjacentLeft });
    case 'produce':
    case 'permanent':
      return t(props, `ask.${frame.step}`, { left: frame.left });
    case 'build':
      return t(props, 'ask.build', { price: frame.prices[0] ?? 0 });
    case 'copy':
      return t(props, 'ask.copy', { card: cardName(props, frame.crew) });
    case 'grant':
    case 'room':
    case 'pay':
    case 'divide':
      return t(props, `ask.${frame.step}`, { cargo: frame.cargo, coins: frame.coins });
    case 'recall':
      return t(props, 'ask.recall', { need: frame.need });
    case 'levelUp':
      return t(props, props.view.players[frame.seat].levelDue === 'may' ? 'ask.levelUp.may' : 'ask.levelUp');
    case 'token':
    case 'underway':
    case 'forced':
    case 'mode':
    case 'sleeve':
    case 'batch':
    case 'upgrade':
    case 'swap':
      return t(props, `ask.${frame.step}`);
    default:
      return undefined;
  }
}
