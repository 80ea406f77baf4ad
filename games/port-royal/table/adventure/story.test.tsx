import { LOCALES, type Locale } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../../rules/game.ts';
import { loadStory } from '../../story/index.ts';
import type { Story } from '../../story/types.ts';
import { chapter } from '../../tests/adventure/chapter.ts';
import { playByChance } from '../../tests/matches.ts';
import type { Table } from '../../tests/table.ts';
import { MODES } from '../playground/modes.ts';
import { Book, Leaf } from './Book.tsx';
import { endPage, pagesOf } from './tale.ts';
import { draw, propsOf, seenBy } from './testing.tsx';

describe('the story', () => {
  const leaf = (t: Table, story: Story, page: Parameters<typeof Leaf>[0]['page'], locale: Locale) =>
    draw(<Leaf view={t.view(0)} say={propsOf(t.view(0), [], locale).say} story={story} page={page} />, locale);

  it('PR-ADV-4, PR-ADV-5, PR-ACOOP-3, PR-ACOOP-4: every page of every chapter is there in every language', async () => {
    for (const locale of LOCALES) {
      const story = await loadStory(locale);
      for (const number of [1, 2, 3, 4, 5]) {
        const t = chapter({ chapter: number });
        for (const page of ['chapter', 10 * number, 60 + number, 'lost'] as const)
          expect(leaf(t, story, page, locale), `${locale} ${number} ${page}`).toContain('<h3');
      }
    }
  });

  it('PR-MOD-9, PR-AVAR-6: other games say nothing of it, not even when they are over', () => {
    const { state } = playByChance({ seats: 2 }, 'no tale');
    expect(endPage(portRoyal.view(state, 0))).toBeUndefined();
    const after = playByChance({ seats: 2, options: { play: 'adventureAfter' } }, 'after the tale');
    expect(endPage(portRoyal.view(after.state, 0))).toBeUndefined();
  });

  it('PR-ADV-5: the card of a later chapter says what happened before', async () => {
    const story = await loadStory('en');
    expect(leaf(chapter({ chapter: 2 }), story, 'chapter', 'en')).toContain('What happened before');
    expect(leaf(chapter({ chapter: 1 }), story, 'chapter', 'en')).not.toContain('What happened before');
  });

  it('PR-ADV-12: the pages are the card of the chapter and every task in its order', () => {
    expect(pagesOf(chapter({ tasks: [10, 11, 13] }).view(0))).toEqual(['chapter', 10, 11, 13]);
    expect(pagesOf(chapter({ play: 'adventureAfter', tasks: [10, 20, 30, 40] }).view(0))).toEqual([]);
  });

  it('PR-ACOOP-3, PR-ACOOP-4, PR-ACOMP-7: the last page says how it ended', () => {
    const ends = new Map<string, unknown>();
    for (const mode of [MODES.chapterAlone, MODES.adventure]) {
      const match = playByChance(mode, 'last pages');
      ends.set(match.state.options.play, endPage(match.view(0)));
    }
    expect(ends.get('adventureCoop')).toBe('lost');
    expect(ends.get('adventure')).toBe(63);
    expect(endPage(chapter().view(0))).toBeUndefined();
  });

  it('can be leafed through, closed, and asked for again when it could not be fetched', async () => {
    const { view, say } = seenBy(chapter({ tasks: [10, 11] }), 0);
    const pages = pagesOf(view);
    const book = (story: Story | undefined, failed: boolean, at: number) =>
      draw(
        <Book
          view={view}
          say={say}
          pages={pages}
          at={at}
          story={{ value: story, failed, retry: () => {} }}
          onClose={() => {}}
        />,
      );
    const story = await loadStory('en');
    expect(book(story, false, 2)).toContain(story[11].title);
    expect(book(story, false, 2)).toContain('Previous page');
    expect(book(story, false, 2)).not.toContain('Turn the page');
    expect(book(story, false, 0)).toContain('Turn the page');
    expect(book(undefined, false, 0)).toContain('The book is being opened');
    expect(book(undefined, true, 0)).toContain('Try again');
  });
});
