/** The Adventure in the log of its campaign. */

import { type CampaignUI, useLocale } from '@broadside/kit';
import { COINS_PER_FAILURE } from '../../rules/facade.ts';
import { type CampaignSay, campaignText } from '../../text/campaign.ts';
import { Vignette } from '../art/scene/chapters.tsx';
import { Added } from './Added.tsx';
import { chapterCard, useStory } from './story.ts';
import { Tale } from './Tale.tsx';

function Title({ chapter }: { readonly chapter: number }) {
  return chapterCard(useStory(useLocale()), chapter)?.title;
}

function Plate({ chapter }: { readonly chapter: number }) {
  return <Vignette plate={chapter} />;
}

export const portRoyalTale: CampaignUI = {
  catalogues: campaignText,
  Title,
  Plate,
  Tale,
  Added,
  relief: ({ failures }, say: CampaignSay) =>
    failures > 0
      ? say('port-royal.campaign.relief', { tries: failures, coins: failures * COINS_PER_FAILURE })
      : undefined,
};
