import type { CampaignState, PlayedChapter } from '@broadside/kernel';
import { SpeechProvider } from '@broadside/kit';
import { checkCatalogues, LOCALES, type Locale, speaker } from '@broadside/text';
import { Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { loadStory } from '../../story/index.ts';
import { campaignText } from '../../text/campaign.ts';
import { portRoyalText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { portRoyalTale } from './index.tsx';

const played = (part: Partial<PlayedChapter>): PlayedChapter => ({
  match: 'm',
  at: 0,
  chapter: 1,
  result: 'won',
  winners: [0],
  seats: [{ name: 'Ada', bot: null }],
  points: [9],
  turns: 20,
  tale: [10, 11, 61],
  ...part,
});

const campaignState = (part: Partial<CampaignState> = {}): CampaignState => ({
  options: { modules: [] },
  seats: 1,
  chapter: 1,
  chapters: 5,
  failures: 0,
  finished: false,
  flawless: false,
  played: [],
  added: [],
  ...part,
});

async function draw(part: 'Tale' | 'Added', given: CampaignState, locale: Locale = 'en'): Promise<string> {
  const Part = portRoyalTale[part];
  const { prelude } = await prerenderToNodeStream(
    <SpeechProvider locale={locale} catalogues={[portRoyalText, tableText, campaignText]}>
      <Suspense>
        <Part campaignState={given} />
      </Suspense>
    </SpeechProvider>,
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  return html;
}

const headings = (html: string): string[] =>
  [...html.matchAll(/<(?:b|h3)>([^<]+)<\/(?:b|h3)>/g)].map(([, text]) => text);

describe('the Adventure in the log of its campaign', () => {
  it('PR-ADV-5, PR-ACOOP-3: shows a chapter from its cover to its ending, in the language of the reader', async () => {
    for (const locale of LOCALES) {
      const story = await loadStory(locale);
      const html = await draw('Tale', campaignState({ played: [played({})] }), locale);
      expect(headings(html)).toEqual([story.cover, story[10], story[11], story[61]].map(({ title }) => title));
    }
  });

  it('PR-ACOOP-4: shows the last try of a chapter, and that it was lost before', async () => {
    const story = await loadStory('en');
    const lost = played({ result: 'lost', winners: [], tale: [10, 13] });
    const first = await draw('Tale', campaignState({ played: [lost] }));
    expect(headings(first)).toEqual([story.cover, story[10], story[13], story.lost1].map(({ title }) => title));
    const then = await draw('Tale', campaignState({ played: [lost, played({})] }));
    expect(headings(then)).toEqual(
      [story.cover, story.lost1, story[10], story[11], story[61]].map(({ title }) => title),
    );
  });

  it('opens the latest chapter and keeps the earlier ones folded', async () => {
    const html = await draw('Tale', campaignState({ played: [played({}), played({ chapter: 2, tale: [20] })] }));
    expect(html.match(/<details[^>]*>/g)?.map((tag) => tag.includes('open'))).toEqual([false, true]);
  });

  it('PR-AVAR-6: has no story for what is played after the campaign', async () => {
    const html = await draw('Tale', campaignState({ played: [played({ chapter: 6, tale: [] })] }));
    expect(html).toContain('Nothing has been read yet');
  });

  it('PR-CAMP-2: lists the cards that each chapter has brought', async () => {
    const html = await draw('Added', campaignState({ added: [{ chapter: 1, cards: 12 }] }));
    expect(html).toContain('Chapter 1: 12 cards');
    expect(html.match(/<li>/g)?.length).toBeGreaterThan(5);
    expect(await draw('Added', campaignState())).toContain('still that of the base game');
  });

  it('PR-ACOOP-5: says how many coins the lost tries bring', () => {
    const say = speaker('en', campaignText);
    expect(portRoyalTale.relief(campaignState({ failures: 2 }), say)).toContain('6 extra coins');
    expect(portRoyalTale.relief(campaignState(), say)).toBeUndefined();
  });

  it('has its words in three languages', () => {
    expect(checkCatalogues(campaignText)).toEqual([]);
  });
});
