/** A name and a line for every game on the shelf: all that the harbour says of a game before it is loaded. */
import type { Catalogues } from '@broadside/text';

export const shelfText: Catalogues = {
  en: {
    'shelf.port-royal.name': 'Port Royal',
    'shelf.port-royal.pitch': 'Turn ship after ship into the harbour. Stop before greed sails off with everything.',
    'shelf.port-royal.way.points': 'Port Royal',
    'shelf.port-royal.way.points.about': 'Each for himself, up to 12 points.',
    'shelf.port-royal.way.contracts': 'Contracts',
    'shelf.port-royal.way.contracts.about': 'All contracts before time runs out.',
    'shelf.port-royal.way.adventure': 'Adventure',
    'shelf.port-royal.way.adventure.about': 'A tale in five chapters, kept in a log.',
    'shelf.seven-seas.name': 'Pirates of the 7 Seas',
    'shelf.seven-seas.pitch':
      'Your ships are dice, the sea is a box lid. Throw them at the caravans and bring the loot home.',
    'shelf.seven-seas.way.table': 'Pirates of the 7 Seas',
    'shelf.seven-seas.way.table.about': 'Secret characters, real dice, each for himself.',
  },
  ru: {
    'shelf.port-royal.name': 'Порт-Ройал',
    'shelf.port-royal.pitch': 'Открывайте корабль за кораблём. Остановитесь раньше, чем жадность уведёт всё.',
    'shelf.port-royal.way.points': 'Порт-Ройал',
    'shelf.port-royal.way.points.about': 'Каждый за себя, до 12 очков.',
    'shelf.port-royal.way.contracts': 'Контракты',
    'shelf.port-royal.way.contracts.about': 'Все контракты, пока не вышло время.',
    'shelf.port-royal.way.adventure': 'Приключение',
    'shelf.port-royal.way.adventure.about': 'История в пяти главах с журналом.',
    'shelf.seven-seas.name': 'Пираты 7 морей',
    'shelf.seven-seas.pitch':
      'Ваши корабли — кубики, море — крышка коробки. Бросьте их на караваны и привезите добычу домой.',
    'shelf.seven-seas.way.table': 'Пираты 7 морей',
    'shelf.seven-seas.way.table.about': 'Тайные персонажи, настоящие кубики, каждый за себя.',
  },
  uk: {
    'shelf.port-royal.name': 'Порт-Рояль',
    'shelf.port-royal.pitch': 'Відкривайте корабель за кораблем. Зупиніться раніше, ніж жадібність забере все.',
    'shelf.port-royal.way.points': 'Порт-Рояль',
    'shelf.port-royal.way.points.about': 'Кожен за себе, до 12 очок.',
    'shelf.port-royal.way.contracts': 'Контракти',
    'shelf.port-royal.way.contracts.about': 'Усі контракти, поки не сплив час.',
    'shelf.port-royal.way.adventure': 'Пригода',
    'shelf.port-royal.way.adventure.about': 'Історія в п’яти розділах із журналом.',
    'shelf.seven-seas.name': 'Пірати 7 морів',
    'shelf.seven-seas.pitch':
      'Ваші кораблі — кубики, море — кришка коробки. Киньте їх на каравани й привезіть здобич додому.',
    'shelf.seven-seas.way.table': 'Пірати 7 морів',
    'shelf.seven-seas.way.table.about': 'Таємні персонажі, справжні кубики, кожен за себе.',
  },
};
