import type { Voice } from '@broadside/text';

export declare const portRoyalVoice: Voice;
