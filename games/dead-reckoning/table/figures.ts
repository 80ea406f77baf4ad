/** What is printed on a card, figure by figure: for the table of all cards in the rulebook. */
import type { CardInfo } from '@broadside/kernel';
import type { Figure, GameFace } from '@broadside/kit';
import type { Say } from '@broadside/text';
import { deadReckoningVoice } from '../text/index.ts';

const KEY = 'dead-reckoning.printed';
const MODULES = ['crew', 'row', 'back', 'island', 'sea', 'upgrade', 'building', 'token', 'solo', 'achievement'];

function figuresOf({ id, module, printed }: CardInfo, say: Say): readonly Figure[] {
  const figure = (key: string, value: unknown): Figure => ({ label: say(`${KEY}.${key}`), value: String(value) });
  const about = deadReckoningVoice.about?.(id, say) ?? '';
  const effect = about === '' ? [] : [figure('effect', about)];
  switch (module) {
    case 'row':
      return [
        figure('row', printed.row),
        figure('slot', say(`${KEY}.slot.${printed.slot}`)),
        figure('price', printed.price),
        ...effect,
      ];
    case 'back':
      return [figure('row', printed.row), figure('cubes', printed.cubes), ...effect];
    case 'building':
      return [...(printed.cubes === 0 ? [] : [figure('cubes', printed.cubes)]), ...effect];
    case 'achievement':
      return [figure('coins', printed.value), ...effect];
    default:
      return effect;
  }
}

const moduleName = (module: string, say: Say): string =>
  MODULES.includes(module) ? say(`${KEY}.module.${module}`) : module;

export const figures: GameFace['figures'] = { of: figuresOf, module: moduleName };
