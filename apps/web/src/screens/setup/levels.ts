/** The bots people may choose from, the weakest first. The one that plays at random is for tests. */
export const LEVELS = ['deckhand', 'sailor', 'captain'] as const;
export type Level = (typeof LEVELS)[number];
export const USUAL_LEVEL = 'sailor';
