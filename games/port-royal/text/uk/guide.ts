/** A line for everything that can be played, as the host reads it, in Ukrainian. */

export const guide = {
  'port-royal.guide.play.points': 'Базова гра: хто перший набере 12 очок і не піддасться жадібності.',
  'port-royal.guide.play.setSail': 'Своя невелика колода: купці лишають кораблі собі, 8 очок завершують гру.',
  'port-royal.guide.play.contracts': 'Контракти відкриті для всіх; хто перший, тому більше.',
  'port-royal.guide.play.contractsCoop': 'Виконати всі контракти, доки не сплив час. Командою або наодинці.',
  'port-royal.guide.play.adventure': 'Історія в п’яти розділах: завдання, події й корони. Кожен за себе.',
  'port-royal.guide.play.adventureCoop': 'Та сама історія наввипередки з календарем. Командою або наодинці.',
  'port-royal.guide.play.adventureAfter': 'Для тих, хто знає історію: усі її карти, чотири завдання, без розділів.',
} as const;
