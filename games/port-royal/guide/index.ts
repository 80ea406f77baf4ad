/** What a host is asked when a table is set: which choices make a difference to which game. */
import type { Options } from '@broadside/kernel';
import type { SetupGuide } from '@broadside/manifest';
import { CARDS } from '../cards/table.ts';
import { portRoyal } from '../rules/game.ts';
import { deckCards } from '../rules/setup.ts';
import { MODULES, type PortRoyalOptions } from '../rules/state.ts';
import { portRoyalGuideText } from '../text/guide.ts';

const inDeck = (options: Options, kind: string): boolean =>
  deckCards(options).some((card) => CARDS[card].kind === kind);

/** Whether an option can change anything at a table like this one. */
function matters(option: string, options: Options, seats: number): boolean {
  const { play } = options as PortRoyalOptions;
  switch (option) {
    case 'variantEnding':
      return portRoyal.impossible({ ...options, variantEnding: true }, seats)?.code !== 'own-ending';
    case 'jesterOnOwnBust':
    case 'jesterWhenActive':
      return inDeck(options, 'jester');
    case 'jesterOnGamblerBust':
      return inDeck(options, 'gambler');
    case 'firstPlayer':
      return seats > 1;
    case 'characters':
      return play === 'adventure' || play === 'adventureCoop' || play === 'adventureAfter';
    case 'setAside':
      return play === 'contractsCoop';
    case 'chapter':
      return play === 'adventure' || play === 'adventureCoop';
    case 'failures':
      return play === 'adventureCoop';
    default:
      return true;
  }
}

/** PR-OPT-6: whether the cards of a module are in the deck although nobody chose it; then the clause that says so. */
function comesAlong(module: string, options: Options): string | undefined {
  const { play } = options as PortRoyalOptions;
  return module === 'contractCards' && (play === 'contracts' || play === 'contractsCoop') ? 'PR-MOD-7' : undefined;
}

export const portRoyalGuide = {
  presets: [
    { kind: 'friends', seats: 4 },
    { kind: 'duel', seats: 2 },
    // PR-MOD-2, PR-MOD-4, PR-MOD-6: the cards of all modules may be shuffled into the base game together.
    { kind: 'everything', seats: 4, modules: MODULES },
    { kind: 'campaign', seats: 2, options: { play: 'adventureCoop' } },
    { kind: 'alone', seats: 3 },
  ],
  /** The option that decides what is played. */
  headline: 'play',
  matters,
  comesAlong,
  catalogues: portRoyalGuideText,
} satisfies SetupGuide;
