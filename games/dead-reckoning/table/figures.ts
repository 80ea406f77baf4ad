/** What is printed on a card, figure by figure, for the table of all cards in the rulebook; what it does stands there under its name. */
import type { CardInfo } from '@broadside/kernel';
import type { Figure, GameFace } from '@broadside/kit';
import type { Say } from '@broadside/text';

const KEY = 'dead-reckoning.printed';
const MODULES = ['crew', 'row', 'back', 'island', 'sea', 'upgrade', 'building', 'token', 'solo', 'achievement'];

function figuresOf({ module, printed }: CardInfo, say: Say): readonly Figure[] {
  const figure = (key: string, value: unknown): Figure => ({ label: say(`${KEY}.${key}`), value: String(value) });
  switch (module) {
    case 'row':
      return [
        figure('row', printed.row),
        figure('slot', say(`${KEY}.slot.${printed.slot}`)),
        figure('price', printed.price),
      ];
    case 'back':
      return [figure('row', printed.row), figure('cubes', printed.cubes)];
    case 'building':
      return printed.cubes === 0 ? [] : [figure('cubes', printed.cubes)];
    case 'achievement':
      return [figure('coins', printed.value)];
    default:
      return [];
  }
}

const moduleName = (module: string, say: Say): string =>
  MODULES.includes(module) ? say(`${KEY}.module.${module}`) : module;

export const figures: GameFace['figures'] = { of: figuresOf, module: moduleName };
