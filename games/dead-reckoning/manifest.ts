/** Dead Reckoning as the harbour knows it. */
import type { GameManifest, QuickWay } from '@broadside/manifest/web';

const ways = [
  { id: 'table', options: {}, others: [1, 3], together: false, campaign: false },
  { id: 'solo', options: {}, others: [0, 0], together: false, campaign: false },
  { id: 'hard', options: { rival: 'hard' }, others: [0, 0], together: false, campaign: false },
] as const satisfies readonly QuickWay[];

export const manifest: GameManifest<typeof ways> = {
  id: 'dead-reckoning',
  place: 3,
  seats: { min: 1, max: 4 },
  minutes: [60, 90],
  strongest: 'commodore',
  clauses: 'DR',
  cards: true,
  ways,
  puzzles: true,
  words: {
    en: {
      name: 'Dead Reckoning',
      pitch: 'Sail into the fog, craft your crew card by card, and let cubes rattle through the battle ship.',
      ways: {
        table: { name: 'Dead Reckoning', about: 'Four achievements end the game; the most coins win it.' },
        solo: { name: 'Against the rival', about: 'Just you against a tireless captain with eighteen orders.' },
        hard: { name: 'Against the hard rival', about: 'The same captain with better orders.' },
      },
    },
    ru: {
      name: 'Легенды морей',
      pitch: 'Плывите в туман, обучайте команду карта за картой и решайте бои броском кубиков в боевой корабль.',
      ways: {
        table: { name: 'Легенды морей', about: 'Четыре достижения завершают игру, побеждает самый богатый.' },
        solo: { name: 'Против соперника', about: 'В одиночку против восемнадцати приказов неутомимого капитана.' },
        hard: { name: 'Против сложного соперника', about: 'Тот же капитан, но приказы лучше.' },
      },
    },
    uk: {
      name: 'Легенди морів',
      pitch: 'Пливіть у туман, збирайте команду карта за картою і кидайте кубики в бойовий корабель.',
      ways: {
        table: { name: 'Легенди морів', about: 'Чотири досягнення завершують гру, перемагає найбагатший.' },
        solo: { name: 'Проти суперника', about: 'Наодинці проти вісімнадцяти наказів невтомного капітана.' },
        hard: { name: 'Проти складного суперника', about: 'Той самий капітан, але накази кращі.' },
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
      { id: 'first', minutes: 2 },
      { id: 'sleeve', minutes: 2 },
      { id: 'battle', minutes: 2 },
    ],
    steps: () => import('./lesson/index.ts'),
    words: {
      en: () => import('./lesson/en/index.ts'),
      ru: () => import('./lesson/ru/index.ts'),
      uk: () => import('./lesson/uk/index.ts'),
    },
  },
};
