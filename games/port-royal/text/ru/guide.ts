/** A line for everything that can be played, as the host reads it, in Russian. */

export const guide = {
  'port-royal.guide.play.points': 'Обычная игра: первым наберите 12 очков и не поддайтесь жадности.',
  'port-royal.guide.play.setSail': 'Своя небольшая колода: купцы оставляют корабли себе, 8 очков завершают игру.',
  'port-royal.guide.play.contracts': 'Контракты открыты для всех; кто первый, тому больше.',
  'port-royal.guide.play.contractsCoop': 'Выполните все контракты, пока не вышло время. Командой или в одиночку.',
  'port-royal.guide.play.adventure': 'История в пяти главах: задания, события и короны. Каждый за себя.',
  'port-royal.guide.play.adventureCoop': 'Та же история наперегонки с календарём. Командой или в одиночку.',
  'port-royal.guide.play.adventureAfter': 'Для тех, кто знает историю: все её карты, четыре задания, без глав.',
} as const;
