import type { AskedWords } from '@broadside/text';

export const asked: AskedWords = {
  same: [
    'coin coins money cash gold score points',
    'cargo goods barrel crate resource resources',
    'battle fight combat war',
    'sink sunk destroy',
    'damage hit wound hurt',
    'sail move travel sailing',
    'explore discover',
    'tile hex square',
    'island land',
    'control own owner',
    'level upgrade promote',
    'advancement card improvement',
    'cannon gun guns',
    'helm wheel',
    'achievement goal medal',
    'crew sailors sailor',
    'repair fix heal',
    'influence cube cubes',
    'pirate black flag',
    'load pick',
    'sleeve slot insert',
    'hand cards',
    'jettison overboard dump',
  ],
  leads: {
    'win winner victory': 'most coins wins',
    'end over finish': 'achievement last turn',
    'diagonal diagonally': 'sail',
  },
};
