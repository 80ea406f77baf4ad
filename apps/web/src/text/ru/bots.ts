/** The bots: in Russian. */
export const bots = {
  'web.bot.random': 'Салага',
  'web.bot.deckhand': 'Юнга',
  'web.bot.sailor': 'Матрос',
  'web.bot.captain': 'Капитан',
  'web.bot.random.about': 'делает что в голову взбредёт',
  'web.bot.deckhand.about': 'осторожен, знает основы',
  'web.bot.sailor.about': 'считает шансы, в карты не подглядывает',
  'web.bot.captain.about': 'думает наперёд, в карты не подглядывает',
  'web.bot.name.0': 'Старый Джек',
  'web.bot.name.1': 'Инес',
  'web.bot.name.2': 'Томас',
  'web.bot.name.3': 'Ада',
  'web.bot.name.4': 'Барнаби',
  'web.bot.name.5': 'Мэри Флинт',
  'web.bot.name.6': 'Гаспар',
  'web.bot.name.7': 'Леди Перо',
} as const;
