/**
 * What a stranger sees before any script has come: the harbour, setting a table and the rulebooks, drawn at build time,
 * once for each language.
 */
import { ClauseLinks, changeSettings, SpeechProvider } from '@broadside/kit';
import { shelfText, webShelf } from '@broadside/shelf/web';
import type { Locale } from '@broadside/text';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { loadRules } from './gameUIs.ts';
import { Harbour } from './screens/harbour/Harbour.tsx';
import { RulesPage } from './screens/rules/RulesPage.tsx';
import { loadRulebook } from './screens/rules/useRulebook.ts';
import { Setup } from './screens/setup/Setup.tsx';
import { SessionProvider } from './session.tsx';
import { fetchPicture } from './shell/GameCover.tsx';
import { clauseHref } from './shell/rulesAddress.ts';
import { type PartOfDay, partOfDay } from './shell/when.ts';
import { learn, learnedText } from './text/learned.ts';
import { useSay } from './text/say.ts';

/** Hour by hour. Which of them it is, only the device knows. */
export const partsOfDay: readonly PartOfDay[] = Array.from({ length: 24 }, (_, hour) => partOfDay(hour));

function Greetings() {
  const say = useSay();
  return [...new Set(partsOfDay)].map((part) => (
    <span key={part} data-daytime={part}>
      {say(`web.hello.${part}`, { name: say('web.guest') })}
    </span>
  ));
}

const draw = (locale: Locale, path: string, screen: ReactNode): string =>
  renderToStaticMarkup(
    <SpeechProvider locale={locale} catalogues={[learnedText, shelfText]}>
      <Router ssrPath={path}>
        <SessionProvider>
          <ClauseLinks href={clauseHref}>{screen}</ClauseLinks>
        </SessionProvider>
      </Router>
    </SpeechProvider>,
  );

async function prepare(locale: Locale): Promise<void> {
  changeSettings({ locale, theme: 'light' });
  await learn(locale);
  for (const { id } of webShelf) {
    await fetchPicture(id);
    await loadRules(id);
    await loadRulebook(id, locale);
  }
}

/** Each by the path it stands at. */
export async function screensIn(locale: Locale): Promise<Readonly<Record<string, string>>> {
  await prepare(locale);
  const harbour = draw(locale, '/', <Harbour />);
  const greetings = draw(locale, '/', <Greetings />);
  const games = [undefined, ...webShelf.map(({ id }) => id)].flatMap((game) => {
    const [setting, rules] = ['new', 'rules'].map((screen) =>
      game === undefined ? `/${screen}` : `/${screen}/${game}`,
    );
    return [
      [setting, draw(locale, setting, <Setup game={game} />)],
      [rules, draw(locale, rules, <RulesPage game={game} place={undefined} />)],
    ];
  });
  return { '/': harbour.replace(/(<h1[^>]*>)[^<]*(<\/h1>)/, `$1${greetings}$2`), ...Object.fromEntries(games) };
}
