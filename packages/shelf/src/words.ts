/** A name and a line for every game on the shelf: all that the harbour says of a game before it is loaded. */
import type { Catalogues } from '@broadside/text';

export const shelfText: Catalogues = {
  en: {
    'shelf.port-royal.name': 'Port Royal',
    'shelf.port-royal.pitch': 'Turn ship after ship into the harbour. Stop before greed sails off with everything.',
  },
  ru: {
    'shelf.port-royal.name': 'Порт-Ройал',
    'shelf.port-royal.pitch': 'Открывайте корабль за кораблём. Остановитесь раньше, чем жадность уведёт всё.',
  },
  uk: {
    'shelf.port-royal.name': 'Порт-Рояль',
    'shelf.port-royal.pitch': 'Відкривайте корабель за кораблем. Зупиніться раніше, ніж жадібність забере все.',
  },
};
