/** Levels and styles of bots: in English. */
export const en = {
  'levels.style': 'Style',
  'levels.style.none': 'No particular style',
  'levels.style.careful': 'Careful',
  'levels.style.greedy': 'Greedy',
  'levels.style.fighter': 'Fighter',
  'levels.style.careful.about': 'would rather have less than lose it',
  'levels.style.greedy.about': 'always wants a little more',
  'levels.style.fighter.about': 'seeks a fight where others keep away',
  'levels.styled': '{level} · {style}',
  'levels.elo': 'About {elo} Elo above the deckhand, measured with two players',
  'levels.elo.first': 'Where the Elo scale of the other levels begins',
  'levels.elo.none': 'No Elo: no difference between the levels has been shown',
} as const;
