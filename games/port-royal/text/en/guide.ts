/** A line for everything that can be played, as the host reads it, in English. */

export const guide = {
  'port-royal.guide.play.points': 'The base game: first to 12 points, and greed is punished.',
  'port-royal.guide.play.setSail': 'A small deck of its own: merchants keep ships, 8 points end the game.',
  'port-royal.guide.play.contracts': 'Contracts lie open for everybody; whoever is first gets more.',
  'port-royal.guide.play.contractsCoop': 'Complete every contract before time runs out. As a crew, or solo.',
  'port-royal.guide.play.adventure':
    'A story in five chapters, with tasks, events and crowns. Every player for themselves.',
  'port-royal.guide.play.adventureCoop': 'The same story against the calendar. As a crew, or solo.',
  'port-royal.guide.play.adventureAfter': 'For those who know the story: all its cards, four tasks, no chapters.',
} as const;
