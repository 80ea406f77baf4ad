/** The story so far: chapter by chapter, the pages that were read. */
import type { CampaignState, PlayedChapter } from '@broadside/kernel';
import { type CampaignPartProps, cx, useLocale, useSay } from '@broadside/kit';
import type { Story, StoryCard } from '../../story/types.ts';
import type { CampaignSay } from '../../text/campaign.ts';
import { Vignette } from '../art/scene/chapters.tsx';
import css from './campaign.module.css';
import { chapterCard, lostPage, pageOf, useStory } from './story.ts';

interface Page extends StoryCard {
  readonly key: string;
}

/** The last try of every chapter that was played, in order: one page says what was lost before it. */
function lastTries({ played, chapters }: CampaignState): readonly PlayedChapter[] {
  const last = new Map<number, PlayedChapter>();
  for (const one of played) if (one.chapter <= chapters) last.set(one.chapter, one);
  return [...last.values()].sort((a, b) => a.chapter - b.chapter);
}

const wasLost = ({ played }: CampaignState, chapter: number): boolean =>
  played.some((one) => one.chapter === chapter && one.result === 'lost');

function pagesOf(
  story: Story,
  campaignState: CampaignState,
  { chapter, tale, result }: PlayedChapter,
): readonly Page[] {
  const pages: (Page | undefined)[] = [];
  const add = (key: string, card: StoryCard | undefined): void => void pages.push(card && { ...card, key });
  add('chapter', chapterCard(story, chapter));
  for (const number of tale) add(String(number), pageOf(story, number));
  const lost = lostPage(story, chapter);
  // After a last try that failed it is the last word; before one that did not, the first.
  if (result === 'lost') add('lost', lost);
  else if (wasLost(campaignState, chapter) && lost) pages.splice(1, 0, { ...lost, key: 'lost' });
  return pages.filter((page) => page !== undefined);
}

function Chapter({ chapter, open, pages }: { chapter: number; open: boolean; pages: readonly Page[] }) {
  const say: CampaignSay = useSay();
  const [first] = pages;
  return (
    <details className={css.chapter} open={open}>
      <summary>
        <span className={cx('parchment', css.plate)} aria-hidden="true">
          <Vignette plate={chapter} />
        </span>
        <span>
          <small>{say('port-royal.campaign.chapter', { chapter })}</small>
          <b>{first?.title}</b>
        </span>
      </summary>
      {pages.map(({ key, title, text }, at) => (
        <article key={key} className={css.page}>
          {at > 0 && <h3>{title}</h3>}
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </article>
      ))}
    </details>
  );
}

export function Tale({ campaignState }: CampaignPartProps) {
  const say: CampaignSay = useSay();
  const story = useStory(useLocale());
  const tries = lastTries(campaignState);
  if (tries.length === 0) return <p className={css.none}>{say('port-royal.campaign.unread')}</p>;
  return tries.map((one, at) => (
    <Chapter
      key={one.chapter}
      chapter={one.chapter}
      open={at === tries.length - 1}
      pages={pagesOf(story, campaignState, one)}
    />
  ));
}
