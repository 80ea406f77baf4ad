import { SpeechProvider } from '@broadside/kit';
import { LOCALES, type Locale } from '@broadside/text';
import type { Person, TableInfo } from '@broadside/wire';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { webText } from '../../text/index.ts';
import { SignedIn } from '../me/Devices.tsx';
import { GalleryWords } from '../table/FullGallery.tsx';
import { PeopleList } from './PeopleSheet.tsx';

const draw = (part: ReactElement, locale: Locale = 'en'): string =>
  renderToStaticMarkup(
    <SpeechProvider locale={locale} catalogues={[webText]}>
      {part}
    </SpeechProvider>,
  );
const words = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const labels = (html: string): string[] =>
  [...html.matchAll(/<button[^>]*aria-label="([^"]+)"/g)].map(([, name]) => name);

const BORIS: Person = { id: 'b', name: 'Boris', seat: 1, here: false, muted: false };
const VERA: Person = { id: 'v', name: 'Vera', seat: null, here: true, muted: true };
const INFO = { id: 't', status: 'playing' } as TableInfo;

describe('the people at a table, for its host', () => {
  it('have buttons that say whom they mean', () => {
    const list = draw(<PeopleList info={INFO} people={[BORIS, VERA]} onRemove={() => {}} />);
    expect(labels(list)).toEqual([
      'Mute Boris in chat',
      'Remove Boris from the table',
      'Unmute Vera',
      'Remove Vera from the table',
    ]);
    expect(words(list)).toBe('Boris away Vera watching · muted');
  });

  it('are not removed after they have played a match to its end; watchers are', () => {
    const list = draw(<PeopleList info={{ ...INFO, status: 'over' }} people={[BORIS, VERA]} onRemove={() => {}} />);
    expect(labels(list)).toEqual(['Mute Boris in chat', 'Unmute Vera', 'Remove Vera from the table']);
  });
});

describe('whoever waits to watch', () => {
  it('sees how many come before, in three languages', () => {
    expect(words(draw(<GalleryWords gallery={0} />))).toMatch(/You are next\.$/);
    expect(words(draw(<GalleryWords gallery={3} />, 'ru'))).toMatch(/Перед вами ждут 3 человека\.$/);
    expect(words(draw(<GalleryWords gallery={5} />, 'uk'))).toMatch(/Перед вами чекає 5 людей\.$/);
    for (const locale of LOCALES) expect(words(draw(<GalleryWords gallery="outside" />, locale))).not.toBe('');
  });
});

describe('the devices of a guest', () => {
  const drawn = (devices: number, links: number, locale?: Locale): string =>
    words(draw(<SignedIn counts={{ devices, links }} onRevoke={() => {}} onSignOut={() => {}} />, locale));

  it('are counted, with what can be ended', () => {
    expect(drawn(1, 0)).toBe('You are signed in on this device only.');
    expect(drawn(3, 0)).toBe('You are signed in on 3 devices. Sign out everywhere else');
    expect(drawn(1, 2)).toBe('You are signed in on this device only. 2 links have not been used yet. Revoke the links');
    expect(drawn(2, 1, 'uk')).toBe(
      'Ви увійшли на 2 пристроях. 1 посиланням ще не скористалися. Відкликати посилання Вийти на всіх інших пристроях',
    );
  });
});
