import type { CampaignState, PlayedChapter } from '@broadside/kernel';
import { SpeechProvider } from '@broadside/kit';
import { shelfText, webShelf } from '@broadside/shelf/web';
import { type Locale, speaker } from '@broadside/text';
import type { CampaignInfo, TableInfo } from '@broadside/wire';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { chapterOn } from '../../tables/campaigns.ts';
import { webText } from '../../text/index.ts';
import { CampaignLink } from './CampaignLink.tsx';
import { CourseButtons } from './CourseButtons.tsx';
import { Results } from './Results.tsx';
import { campaignName, campaignStand } from './words.ts';

/** A game whose matches follow each other. */
const [game] = webShelf.filter(({ ways }) => ways.some((way) => way.campaign));

const chapter = (part: Partial<PlayedChapter>): PlayedChapter => ({
  match: 'm1',
  at: 0,
  chapter: 1,
  result: 'won',
  winners: [0, 1],
  seats: [
    { name: 'Ada', bot: null },
    { name: null, bot: 'sailor' },
  ],
  points: [9, 7],
  turns: 21,
  tale: [10, 61],
  ...part,
});

const campaign = (part: Partial<CampaignState> = {}, more: Partial<CampaignInfo> = {}): CampaignInfo => ({
  id: 'c1',
  game: game.id,
  name: null,
  campaignState: {
    options: { modules: [] },
    seats: 2,
    chapter: 1,
    chapters: 5,
    failures: 0,
    finished: false,
    flawless: false,
    played: [],
    added: [],
    ...part,
  },
  courses: ['first'],
  table: { id: 't1', status: 'over' },
  seats: [],
  owner: true,
  stopped: false,
  created: 0,
  moved: 0,
  ...more,
});

const draw = (part: ReactElement, locale: Locale = 'en'): string =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <SpeechProvider locale={locale} catalogues={[webText, shelfText]}>
        {part}
      </SpeechProvider>
    </Router>,
  );
const words = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const say = speaker('en', webText, shelfText);

describe('the log of a campaign', () => {
  it('says how far it has come, and how often the chapter was lost', () => {
    expect(campaignStand(campaign(), say)).toBe('Chapter 1 of 5');
    expect(campaignStand(campaign({ chapter: 3, failures: 2 }), say)).toBe('Chapter 3 of 5, 2 failed attempts');
    expect(campaignStand(campaign({}, { stopped: true }), say)).toBe('Chapter 1 of 5 · paused');
    expect(campaignStand(campaign({ finished: true, flawless: true }), say)).toBe(
      'All chapters passed without a single defeat',
    );
    expect(campaignName(campaign(), say)).toBe(`${game.words.en.name}: the campaign`);
    expect(campaignName(campaign({}, { name: 'Sand' }), say)).toBe('Sand');
  });

  it('offers rivals the next chapter first, and the last one once more', () => {
    const info = campaign({ chapter: 3, played: [chapter({ chapter: 2 })] }, { courses: ['onward', 'again'] });
    expect(words(draw(<CourseButtons info={info} place="device" />))).toBe(' On to chapter 3 Play chapter 2 again ');
    expect(words(draw(<CourseButtons info={info} place="device" />, 'uk'))).toBe(
      ' До розділу 3 Зіграти розділ 2 ще раз ',
    );
  });

  it('offers a team that has lost the same chapter and nothing else', () => {
    const info = campaign({ failures: 1, played: [chapter({ result: 'lost', winners: [] })] }, { courses: ['again'] });
    expect(words(draw(<CourseButtons info={info} place="online" />))).toBe(' Play chapter 1 again ');
    expect(chapterOn(info, 'again')).toBe(1);
  });

  it('leads to the table while a chapter is under way, wherever it is', () => {
    const info = campaign({}, { table: { id: 't7', status: 'playing' } });
    expect(draw(<CourseButtons info={info} place="online" />)).toContain('href="/table/t7"');
    expect(draw(<CourseButtons info={info} place="device" />)).toContain('href="/local/t7"');
  });

  it('says of every match how it ended, with the way to its replay', () => {
    const played = [
      chapter({ match: 'm1', result: 'lost', winners: [], points: [4, 3] }),
      chapter({ match: 'm2' }),
      chapter({ match: 'm3', chapter: 2, result: 'decided', winners: [0] }),
      chapter({ match: 'm4', chapter: 6, result: 'decided', winners: [0, 1] }),
    ];
    const html = draw(<Results info={campaign({ played })} place="online" />);
    const lines = html.split('<li').slice(1).map(words);
    expect(lines[0]).toMatch(/Chapter 1 lost 7 points · 21 turns/);
    expect(lines[1]).toMatch(/Chapter 1 won 16 points/);
    expect(lines[2]).toMatch(/Chapter 2 Ada won Ada 9, Inés 7/);
    expect(lines[3]).toMatch(/After the campaign Ada and Inés shared the victory/);
    expect(html.match(/href="[^"]+"/g)).toEqual(['m1', 'm2', 'm3', 'm4'].map((id) => `href="/replay/table/${id}"`));
  });

  it('says so when nothing has been played to its end', () => {
    expect(words(draw(<Results info={campaign()} place="device" />))).toBe(' No chapter has been finished yet. ');
  });
});

describe('the way from a table to the log of its campaign', () => {
  const link = (part: Partial<TableInfo['settings']>, you: number | null, place: 'online' | 'device'): string =>
    draw(<CampaignLink place={place} info={{ you, settings: { game: game.id, ...part } } as TableInfo} />);

  it('is offered at a table of a campaign to those who play there', () => {
    expect(link({ campaign: 'c7' }, 0, 'online')).toContain('href="/campaign/online/c7"');
    expect(link({ campaign: 'c7' }, null, 'device')).toContain('href="/campaign/device/c7"');
    expect(link({ campaign: 'c7' }, 0, 'online')).toContain('Campaign log');
  });

  it('is not offered to watchers, nor at a match that stands alone', () => {
    expect(link({ campaign: 'c7' }, null, 'online')).toBe('');
    expect(link({}, 0, 'online')).toBe('');
  });
});
