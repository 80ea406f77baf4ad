/** Who says the sentences of the voice: only keys that are there, with all that they need. */
import type { SayOf } from '@broadside/text';
import type { portRoyalText } from './catalogues.ts';

/** What the kernel refuses is said in the words that all games share. */
type CommonWords = Readonly<Record<`common.reason.${string}`, string>>;

/** The words that are there wherever the game speaks. */
export type VoiceWords = typeof portRoyalText.en & CommonWords;

export type Say = SayOf<VoiceWords>;
