/** The bots: in English. */
export const bots = {
  'web.bot.random': 'Landlubber',
  'web.bot.deckhand': 'Deckhand',
  'web.bot.sailor': 'Sailor',
  'web.bot.captain': 'Captain',
  'web.bot.random.about': 'does whatever comes to mind',
  'web.bot.deckhand.about': 'cautious, knows the ropes',
  'web.bot.sailor.about': 'counts the odds, never peeks',
  'web.bot.captain.about': 'thinks ahead, never peeks',
  'web.bot.name.0': 'Old Salt',
  'web.bot.name.1': 'Inés',
  'web.bot.name.2': 'Tomas',
  'web.bot.name.3': 'Ada',
  'web.bot.name.4': 'Barnaby',
  'web.bot.name.5': 'Mary Flint',
  'web.bot.name.6': 'Gaspar',
  'web.bot.name.7': 'Lady Quill',
} as const;
