/** Notes on what appears for the first time, in English; each has at most 140 characters. */

export const notes = {
  'dead-reckoning.note.pirate': 'A ship in pirate mode: whoever stops on its tile must fight it. Sailing past is safe.',
  'dead-reckoning.note.mode':
    'Trade or piracy until your next turn: in pirate mode whoever stops where you lie must fight you.',
  'dead-reckoning.note.defence':
    'You are attacked: play cards with cannons now if you like, and say how many cannons fire.',
  'dead-reckoning.note.level':
    'Between your turns one card in hand goes up a level. You may do it now, or right before your turn.',
  'dead-reckoning.note.sleeve':
    'Sleeving: a card you bought goes into a crew card you played this turn, and stays there for good.',
  'dead-reckoning.note.achievement':
    'An achievement: coins at the end for whoever has it, and the fourth of one player ends the match.',
} as const;
