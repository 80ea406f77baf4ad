/** Liar's Dice as the harbour knows it. */
import type { GameManifest, QuickWay } from '@broadside/manifest/web';

const ways = [
  { id: 'table', options: {}, others: [1, 5], together: false, campaign: false },
  {
    id: 'dudo',
    options: { ones: 'double', exact: 'regain', palifico: true },
    others: [2, 5],
    together: false,
    campaign: false,
  },
  { id: 'quick', options: { dice: 4, loss: 'difference' }, others: [1, 5], together: false, campaign: false },
] as const satisfies readonly QuickWay[];

export const manifest: GameManifest<typeof ways> = {
  id: 'liars-dice',
  place: 4,
  seats: { min: 2, max: 6 },
  minutes: [10, 25],
  clauses: 'LD',
  cards: false,
  ways,
  words: {
    en: {
      name: 'Liar’s Dice',
      pitch: 'Shake, peek, and bid on what lies under every cup. Then look them in the eye and say it: liar.',
      ways: {
        table: { name: 'Liar’s Dice', about: 'Five dice each, ones are wild, the last one with dice wins.' },
        dudo: { name: 'Dudo', about: 'Ones are worth double, “exactly” wins a die back, and Palifico is played.' },
        quick: { name: 'A quick round', about: 'Four dice each, and a mistake costs the whole difference.' },
      },
    },
    ru: {
      name: 'Кости лжеца',
      pitch:
        'Встряхните кости, загляните под стакан и ставьте на то, что лежит под всеми. А потом скажите в глаза: не верю.',
      ways: {
        table: { name: 'Кости лжеца', about: 'По пять костей, единицы — джокеры, побеждает последний с костями.' },
        dudo: { name: 'Дудо', about: 'Единицы весят вдвое, слово «ровно» возвращает кость, бывает палифико.' },
        quick: { name: 'Быстрая партия', about: 'По четыре кости, за ошибку теряют всю разницу.' },
      },
    },
    uk: {
      name: 'Кості брехуна',
      pitch: 'Струсіть, підгляньте й ставте на те, що лежить під усіма стаканами. А тоді скажіть у вічі: не вірю.',
      ways: {
        table: { name: 'Кості брехуна', about: 'По п’ять кубиків, одиниці за будь-яке число, перемагає останній.' },
        dudo: { name: 'Дудо', about: 'Одиниці вдвічі цінніші, «рівно» повертає кубик, буває паліфіко.' },
        quick: { name: 'Швидка партія', about: 'По чотири кубики, помилка коштує всієї різниці.' },
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
    list: [{ id: 'first', minutes: 2 }],
    steps: () => import('./lesson/index.ts'),
    words: {
      en: () => import('./lesson/en/index.ts'),
      ru: () => import('./lesson/ru/index.ts'),
      uk: () => import('./lesson/uk/index.ts'),
    },
  },
};
