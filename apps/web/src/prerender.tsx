/** The harbour as a stranger sees it before any script has come: drawn at build time, once for each language. */
import { ClauseLinks, changeSettings, SpeechProvider } from '@broadside/kit';
import { shelfText, webShelf } from '@broadside/shelf/web';
import type { Locale } from '@broadside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { Harbour } from './screens/harbour/Harbour.tsx';
import { SessionProvider } from './session.tsx';
import { fetchPicture } from './shell/GameCover.tsx';
import { clauseHref } from './shell/rulesAddress.ts';
import { learn, learnedText } from './text/learned.ts';

export async function harbourIn(locale: Locale): Promise<string> {
  changeSettings({ locale, theme: 'light' });
  await learn(locale);
  for (const { id } of webShelf) await fetchPicture(id);
  const drawn = renderToStaticMarkup(
    <SpeechProvider locale={locale} catalogues={[learnedText, shelfText]}>
      <Router ssrPath="/">
        <SessionProvider>
          <ClauseLinks href={clauseHref}>
            <Harbour />
          </ClauseLinks>
        </SessionProvider>
      </Router>
    </SpeechProvider>,
  );
  // Whom to greet, and at which time of the day, only the device knows.
  return drawn.replace(/(<h1[^>]*>)[^<]*(<\/h1>)/, '$1\u00a0$2');
}
