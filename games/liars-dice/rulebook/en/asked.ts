import type { AskedWords } from '@broadside/text';

export const asked: AskedWords = {
  same: [
    'die dice cube',
    'bid claim bet guess',
    'call challenge doubt liar lie bluff dudo',
    'raise increase outbid higher',
    'wild joker jokers wildcard',
    'one ones aces ace',
    'exact exactly spot-on calza',
    'lose loses lost penalty',
    'out eliminated knocked',
    'secret hidden peek look',
    'cup beaker',
  ],
  leads: { 'call challenge doubt liar': 'call', 'skip pass': 'pass raise' },
};
