/** New Game as the harbour knows it. */
import type { GameManifest } from '@broadside/manifest/web';

export const manifest: GameManifest = {
  id: 'new-game',
  place: 100,
  seats: { min: 2, max: 4 },
  minutes: [1, 3],
  clauses: 'NG',
  cards: true,
  ways: [{ id: 'table', options: {}, others: [1, 3], together: false, campaign: false }],
  words: {
    en: {
      name: 'New Game',
      pitch: 'The highest card takes the round, and the most rounds win.',
      ways: { table: { name: 'New Game', about: 'Three cards each.' } },
    },
    ru: {
      name: 'New Game',
      pitch: 'Старшая карта берёт раунд; у кого раундов больше, тот победил.',
      ways: { table: { name: 'New Game', about: 'По три карты каждому.' } },
    },
    uk: {
      name: 'New Game',
      pitch: 'Старша карта бере раунд, перемагає той, хто взяв найбільше раундів.',
      ways: { table: { name: 'New Game', about: 'По три карти.' } },
    },
  },
  cover: () => import('./cover.tsx'),
  table: () => import('./table/index.tsx'),
  rulebook: {
    en: () => import('./rulebook/en/index.ts'),
    ru: () => import('./rulebook/ru/index.ts'),
    uk: () => import('./rulebook/uk/index.ts'),
  },
};
