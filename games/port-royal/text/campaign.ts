/** The words of a campaign's log. */
import { type SayOf, texts } from '@broadside/text';
import { campaign as en } from './en/campaign.ts';
import { campaign as ru } from './ru/campaign.ts';
import type { VoiceWords } from './say.ts';
import { campaign as uk } from './uk/campaign.ts';

export const campaignText = texts({ en, ru, uk });

/** Says what the voice says, and the words of the log. */
export type CampaignSay = SayOf<VoiceWords & typeof campaignText.en>;
