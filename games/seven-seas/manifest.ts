/** Pirates of the 7 Seas as the harbour knows it. */
import type { GameManifest, QuickWay } from '@broadside/manifest/web';

const ways = [
  { id: 'table', options: {}, others: [1, 3], together: false, campaign: false },
] as const satisfies readonly QuickWay[];

export const manifest: GameManifest<typeof ways> = {
  id: 'seven-seas',
  place: 2,
  seats: { min: 2, max: 4 },
  minutes: [40, 60],
  strongest: 'commodore',
  clauses: 'S7',
  cards: true,
  ways,
  puzzles: true,
  words: {
    en: {
      name: 'Pirates of the 7 Seas',
      pitch: 'Your ships are dice, the sea is a box lid. Throw them at the caravans and bring the loot home.',
      ways: {
        table: {
          name: 'Pirates of the 7 Seas',
          about: 'Secret characters, dice that really fall, every player for themselves.',
        },
      },
    },
    ru: {
      name: 'Пираты 7\u00a0морей',
      pitch: 'Ваши корабли — кубики, море — крышка коробки. Бросайте кубики, грабьте караваны и везите добычу в порт.',
      ways: {
        table: { name: 'Пираты 7\u00a0морей', about: 'Тайные персонажи, настоящие кубики, каждый за себя.' },
      },
    },
    uk: {
      name: 'Пірати 7 морів',
      pitch: 'Ваші кораблі — кубики, море — кришка коробки. Киньте їх на каравани й привезіть здобич додому.',
      ways: {
        table: { name: 'Пірати 7 морів', about: 'Таємні персонажі, справжні кубики, кожен за себе.' },
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
    list: [{ id: 'first', minutes: 4 }],
    steps: () => import('./lesson/index.ts'),
    words: {
      en: () => import('./lesson/en/index.ts'),
      ru: () => import('./lesson/ru/index.ts'),
      uk: () => import('./lesson/uk/index.ts'),
    },
  },
};
