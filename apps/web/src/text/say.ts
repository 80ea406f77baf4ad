/** Which words the screens may say: their own, some of the components', and those that every game brings. */
import { type kitText, useSay as useGameSay } from '@broadside/kit';
import type { FrameGameWords, ShelfWords } from '@broadside/shelf/web';
import type { SayOf } from '@broadside/text';
import type { webText } from './index.ts';

type KitWords = Pick<typeof kitText.en, 'kit.brand' | 'kit.seat.you' | 'kit.seat.away'>;

export type FrameWords = typeof webText.en & KitWords & ShelfWords & FrameGameWords;

/** Says what the screens say, and nothing else. */
export type Say = SayOf<FrameWords>;
export const useSay = (): Say => useGameSay();

/** The same tongue as a game takes it, whose words the frame does not know. */
export type GameSay = ReturnType<typeof useGameSay>;
export { useGameSay };
