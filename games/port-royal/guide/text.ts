/** A line for everything that can be played, as the host reads it. */
import type { Catalogues } from '@broadside/text';

export const portRoyalGuideText: Catalogues = {
  en: {
    'port-royal.guide.play.points': 'The base game: first to 12 points, and greed is punished.',
    'port-royal.guide.play.setSail': 'A small deck of its own: merchants keep ships, 8 points end the game.',
    'port-royal.guide.play.contracts': 'Contracts lie open for everybody; whoever is first gets more.',
    'port-royal.guide.play.contractsCoop': 'Complete every contract before time runs out. As a crew, or solo.',
    'port-royal.guide.play.adventure':
      'A story in five chapters, with tasks, events and crowns. Every player for themselves.',
    'port-royal.guide.play.adventureCoop': 'The same story against the calendar. As a crew, or solo.',
    'port-royal.guide.play.adventureAfter': 'For those who know the story: all its cards, four tasks, no chapters.',
  },
  ru: {
    'port-royal.guide.play.points': 'Обычная игра: первым наберите 12 очков и не поддайтесь жадности.',
    'port-royal.guide.play.setSail': 'Своя небольшая колода: купцы оставляют корабли себе, 8 очков завершают игру.',
    'port-royal.guide.play.contracts': 'Контракты открыты для всех; кто первый, тому больше.',
    'port-royal.guide.play.contractsCoop': 'Выполните все контракты, пока не вышло время. Командой или в одиночку.',
    'port-royal.guide.play.adventure': 'История в пяти главах: задания, события и короны. Каждый за себя.',
    'port-royal.guide.play.adventureCoop': 'Та же история наперегонки с календарём. Командой или в одиночку.',
    'port-royal.guide.play.adventureAfter': 'Для тех, кто знает историю: все её карты, четыре задания, без глав.',
  },
  uk: {
    'port-royal.guide.play.points': 'Базова гра: хто перший набере 12 очок і не піддасться жадібності.',
    'port-royal.guide.play.setSail': 'Своя невелика колода: купці лишають кораблі собі, 8 очок завершують гру.',
    'port-royal.guide.play.contracts': 'Контракти відкриті для всіх; хто перший, тому більше.',
    'port-royal.guide.play.contractsCoop': 'Виконати всі контракти, доки не сплив час. Командою або наодинці.',
    'port-royal.guide.play.adventure': 'Історія в п’яти розділах: завдання, події й корони. Кожен за себе.',
    'port-royal.guide.play.adventureCoop': 'Та сама історія наввипередки з календарем. Командою або наодинці.',
    'port-royal.guide.play.adventureAfter': 'Для тих, хто знає історію: усі її карти, чотири завдання, без розділів.',
  },
};
