import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  ActionBar,
  Button,
  ClauseLink,
  ClauseLinks,
  Cover,
  EmptyChart,
  IconButton,
  LogPanel,
  PointsGraph,
  SeatEmblem,
  SpeechProvider,
  Switch,
  Talk,
  TalkStrip,
} from './index.ts';

const draw = (part: ReactElement): string => renderToStaticMarkup(<SpeechProvider locale="en">{part}</SpeechProvider>);
const nothing = () => undefined;
const silent = { onSay: nothing, onReact: nothing };

describe('the components', () => {
  it('keeps a greyed verb reachable and describes why it is greyed', () => {
    const html = draw(
      <ActionBar choices={[{ key: 'hire', label: 'Hire the Admiral', reason: '1 coin short' }]} onPlay={nothing} />,
    );
    const button = /<button[^>]*>/.exec(html)?.[0] ?? '';
    expect(button).toContain('aria-disabled="true"');
    expect(button).not.toContain(' disabled');
    const described = /aria-describedby="([^"]+)"/.exec(button)?.[1];
    expect(html).toMatch(new RegExp(`id="${described}"[^>]*>1 coin short<`));
  });

  it('names a verb by itself and reads its quieter line once, after it', () => {
    const choice = { key: 'draw', label: 'Reveal a card', detail: '32% to bust', hotkey: 'R' };
    const html = draw(<ActionBar choices={[choice]} onPlay={nothing} />);
    const button = /<button[^>]*>/.exec(html)?.[0] ?? '';
    const wordsOf = (attribute: string): string | undefined => {
      const id = new RegExp(`${attribute}="([^"]+)"`).exec(button)?.[1];
      return new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1];
    };
    expect(wordsOf('aria-labelledby')).toBe('Reveal a card');
    expect(wordsOf('aria-describedby')).toBe('32% to bust');
    expect(button).toContain('aria-keyshortcuts="R"');
  });

  it('leads from a reason to its rule, where somebody knows the way', () => {
    const link = <ClauseLink clause="XX-RULE-3" />;
    const way = (clause: string) => (clause.startsWith('XX-') ? `/rules/${clause}` : undefined);
    expect(draw(<ClauseLinks href={way}>{link}</ClauseLinks>)).toMatch(/^<a [^>]*href="\/rules\/XX-RULE-3"/);
    expect(draw(<ClauseLinks href={() => undefined}>{link}</ClauseLinks>)).toBe('');
    const inWords = draw(
      <ClauseLinks href={way}>
        <ClauseLink clause="XX-RULE-3" words="the rule" />
      </ClauseLinks>,
    );
    expect(inWords.replace(/<[^>]*>/g, '')).toBe('the rule');
    expect(draw(link)).toBe('');
  });

  it('dates a line of the chat by a clock of 24 hours', () => {
    const at = new Date(2024, 2, 9, 15, 5).getTime();
    expect(draw(<Talk messages={[{ key: 1, seat: 1, name: 'Inés', text: 'Good wind!', at }]} {...silent} />)).toContain(
      '>15:05</time>',
    );
  });

  it('draws a reaction with its name instead of the sign that stands for it', () => {
    const html = draw(
      <Talk messages={[{ key: 1, seat: 1, name: 'Inés', text: '💀', reaction: 'skull' }]} {...silent} />,
    );
    expect(html).toContain('aria-label="Skull"');
    expect(html).not.toContain('💀');
  });

  it('shows the newest unread line of the chat with how many there are, and one tap opens them', () => {
    const strip = (unread: number) =>
      draw(
        <TalkStrip
          unread={unread}
          shown={unread > 0 ? { key: 1, seat: 1, name: 'Inés', text: 'That galleon again' } : undefined}
          onOpen={nothing}
        >
          the log
        </TalkStrip>,
      );
    expect(strip(2)).toContain('That galleon again');
    expect(strip(2)).toContain('aria-label="Open the chat: 2 new messages"');
    expect(strip(0)).toContain('aria-label="Open the chat"');
    expect(strip(0)).not.toContain('data-id="unread"');
    expect(strip(0)).toContain('the log');
  });

  it('offers to restart the turn only while something can be taken back', () => {
    const bar = (noUndo?: string) =>
      draw(<ActionBar choices={[]} onPlay={nothing} onUndo={nothing} onRestart={nothing} noUndo={noUndo} />);
    expect(bar()).toContain('Restart turn');
    expect(bar('not past a revealed card')).not.toContain('Restart turn');
    expect(bar('not past a revealed card')).toContain('not past a revealed card');
  });

  it('says what waits for whom when there is nothing to choose', () => {
    expect(draw(<ActionBar choices={[]} onPlay={nothing} waiting="Ada is thinking…" />)).toContain('Ada is thinking…');
  });

  it('makes a link of a button that leads somewhere', () => {
    expect(draw(<Button href="/tables">Tables</Button>)).toMatch(/^<a [^>]*href="\/tables"/);
    expect(draw(<Button>Play</Button>)).toMatch(/^<button type="button"/);
  });

  it('names a button that shows only an icon', () => {
    expect(draw(<IconButton icon="moon" label="Dark theme" />)).toContain('aria-label="Dark theme"');
  });

  it('gives every seat its own shape', () => {
    const shapes = [0, 1, 2, 3, 4].map((seat) => /<path d="([^"]+)"/.exec(draw(<SeatEmblem seat={seat} />))?.[1]);
    expect(new Set(shapes).size).toBe(5);
  });

  it('shows why a switch cannot be switched', () => {
    const html = draw(<Switch label="Campaign" checked={false} onChange={nothing} reason="Not with contracts." />);
    expect(html).toContain('disabled=""');
    expect(html).toContain('Not with contracts.');
  });

  it('marks in the log what happened since the last turn, and where turns begin', () => {
    const html = draw(
      <LogPanel
        since={2}
        entries={[
          { key: 1, turn: 6, text: 'one' },
          { key: 2, turn: 7, text: 'two' },
        ]}
      />,
    );
    expect(html.indexOf('Turn 6')).toBeLessThan(html.indexOf('one'));
    expect(html.indexOf('Since your last turn')).toBeGreaterThan(html.indexOf('one'));
    expect(html.indexOf('Since your last turn')).toBeLessThan(html.indexOf('two'));
  });

  it('gives the points of the graph in a table as well', () => {
    const seats = [{ seat: 0, name: 'Mira', bot: false, here: true }];
    const html = draw(<PointsGraph label="Points per turn" series={[[0, 3]]} seats={seats} />);
    expect(html).toContain('<caption>Points per turn</caption>');
    expect(html).toMatch(/<th scope="row">1<\/th><td>3<\/td>/);
  });

  it('has a sheet for covers that keeps its place while it is empty', () => {
    const bare = draw(<Cover />);
    const drawn = draw(
      <Cover>
        <EmptyChart />
      </Cover>,
    );
    const sheet = /^<svg [^>]*>/.exec(bare)?.[0];
    expect(drawn.startsWith(sheet ?? 'no sheet')).toBe(true);
    expect(drawn.length).toBeGreaterThan(bare.length);
  });
});
