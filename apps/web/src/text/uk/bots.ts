/** The bots: in Ukrainian. */
export const bots = {
  'web.bot.random': 'Сухопутник',
  'web.bot.deckhand': 'Юнга',
  'web.bot.sailor': 'Матрос',
  'web.bot.captain': 'Капітан',
  'web.bot.random.about': 'робить що на думку спаде',
  'web.bot.deckhand.about': 'обережний, основи знає',
  'web.bot.sailor.about': 'рахує шанси, у карти не підглядає',
  'web.bot.captain.about': 'думає наперед, у карти не підглядає',
  'web.bot.name.0': 'Старий Сол',
  'web.bot.name.1': 'Інес',
  'web.bot.name.2': 'Томас',
  'web.bot.name.3': 'Ада',
  'web.bot.name.4': 'Барнабі',
  'web.bot.name.5': 'Мері Флінт',
  'web.bot.name.6': 'Гаспар',
  'web.bot.name.7': 'Леді Перо',
} as const;
