/** Port Royal as the harbour knows it. */
import type { GameManifest, QuickWay } from '@broadside/manifest/web';

const ways = [
  { id: 'points', options: {}, others: [1, 4], together: false, campaign: false },
  { id: 'contracts', options: { play: 'contractsCoop' }, others: [0, 4], together: true, campaign: false },
  { id: 'adventure', options: { play: 'adventureCoop' }, others: [0, 3], together: true, campaign: true },
] as const satisfies readonly QuickWay[];

export const manifest: GameManifest<typeof ways> = {
  id: 'port-royal',
  place: 1,
  seats: { min: 1, max: 5 },
  minutes: [30, 45],
  clauses: 'PR',
  cards: true,
  ways,
  strongest: 'commodore',
  puzzles: true,
  words: {
    en: {
      name: 'Port Royal',
      pitch: 'Turn up ship after ship in the harbour. Stop before greed sails off with everything.',
      ways: {
        points: { name: 'Port Royal', about: 'Every player for themselves, first to 12 points.' },
        contracts: { name: 'Contracts', about: 'Complete every contract before time runs out.' },
        adventure: { name: 'Adventure', about: 'A story in five chapters, kept in a log.' },
      },
    },
    ru: {
      name: 'Порт-Ройал',
      pitch: 'Открывайте карту за картой и вовремя остановитесь: жадный остаётся ни с чем.',
      ways: {
        points: { name: 'Порт-Ройал', about: 'Каждый за себя, до 12 очков.' },
        contracts: { name: 'Контракты', about: 'Выполните все контракты, пока не вышло время.' },
        adventure: { name: 'Приключение', about: 'Кампания в пяти главах; её журнал ведётся сам.' },
      },
    },
    uk: {
      name: 'Порт-Рояль',
      pitch: 'Відкривайте корабель за кораблем. Зупиніться раніше, ніж жадібність забере все.',
      ways: {
        points: { name: 'Порт-Рояль', about: 'Кожен за себе, до 12 очок.' },
        contracts: { name: 'Контракти', about: 'Виконати всі контракти, доки не сплив час.' },
        adventure: { name: 'Пригода', about: 'Історія в п’яти розділах із журналом.' },
      },
    },
  },
  cover: () => import('./cover.tsx'),
  table: () => import('./table/index.ts'),
  badges: () => import('./table/badges/index.ts'),
  rulebook: {
    en: () => import('./rulebook/en/index.ts'),
    ru: () => import('./rulebook/ru/index.ts'),
    uk: () => import('./rulebook/uk/index.ts'),
  },
  lessons: {
    list: [
      { id: 'first', minutes: 3 },
      { id: 'gambler', minutes: 1, for: { modules: ['gambler'] } },
      { id: 'setSail', minutes: 1.5, for: { modules: ['setSail'], options: { play: ['setSail'] } } },
      { id: 'contracts', minutes: 1.5, for: { modules: ['contractCards'], options: { play: ['contracts'] } } },
      { id: 'contractsCoop', minutes: 1.5, for: { options: { play: ['contractsCoop'] } } },
      { id: 'adventure', minutes: 1.5, for: { options: { play: ['adventure', 'adventureCoop', 'adventureAfter'] } } },
    ],
    steps: () => import('./lesson/index.ts'),
    words: {
      en: () => import('./lesson/en/index.ts'),
      ru: () => import('./lesson/ru/index.ts'),
      uk: () => import('./lesson/uk/index.ts'),
    },
  },
};
