/** The app: language, session, and which screen stands at which address. */
import { ClauseLinks, LiveRegion, Notices, SpeechProvider } from '@broadside/kit';
import { shelfText } from '@broadside/shelf/web';
import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch as Routes } from 'wouter';
import { useTableScreens } from './loadTable.ts';
import { Harbour } from './screens/harbour/Harbour.tsx';
import { SessionProvider } from './session.tsx';
import { Aground } from './shell/Aground.tsx';
import { useArrival } from './shell/arrival.ts';
import { useDoneBefore } from './shell/before.ts';
import { Loading } from './shell/Loading.tsx';
import { Lost } from './shell/Lost.tsx';
import { useLetters } from './shell/letters.ts';
import { useLinks } from './shell/links.ts';
import { rulesScreen, setupScreen } from './shell/prepare.ts';
import { RulesSheet, useRulesSheet } from './shell/RulesSheet.tsx';
import { clauseHref } from './shell/rulesAddress.ts';
import { useNewVersion } from './shell/version.ts';
import { learnedText } from './text/learned.ts';
import { useSay } from './text/say.ts';
import { useLanguage } from './text/useLanguage.ts';

const Join = lazy(async () => ({ default: (await import('./screens/me/Join.tsx')).Join }));
const Me = lazy(async () => ({ default: (await import('./screens/me/Me.tsx')).Me }));
const Recover = lazy(async () => ({ default: (await import('./screens/me/Recover.tsx')).Recover }));
const Campaign = lazy(async () => ({ default: (await import('./screens/campaign/Campaign.tsx')).Campaign }));
const Licences = lazy(async () => ({ default: (await import('./screens/me/Licences.tsx')).Licences }));
const Learn = lazy(async () => ({ default: (await import('./screens/learn/Learn.tsx')).Learn }));
const Puzzle = lazy(async () => ({ default: (await import('./screens/puzzle/Puzzle.tsx')).Puzzle }));
const OpenReplay = lazy(async () => ({ default: (await import('./screens/replay/OpenReplay.tsx')).OpenReplay }));
const KnownReplay = lazy(async () => ({ default: (await import('./screens/replay/KnownReplay.tsx')).KnownReplay }));

function OnlineTable({ id }: { readonly id: string }) {
  const { OnlineTable: Screen } = useTableScreens();
  return <Screen id={id} />;
}

function DeviceTable({ id }: { readonly id: string }) {
  const { DeviceTable: Screen } = useTableScreens();
  return <Screen id={id} />;
}

function SetupScreen({ game }: { readonly game: string | undefined }) {
  const { Setup } = setupScreen.use();
  return <Setup game={game} />;
}

function RulesScreen(props: { readonly game: string | undefined; readonly place: string | undefined }) {
  const { RulesPage } = rulesScreen.use();
  return <RulesPage {...props} />;
}

function Screens() {
  const rules = useRulesSheet();
  useLinks(rules.take);
  useArrival();
  return (
    <>
      <Routes>
        <Route path="/" component={Harbour} />
        <Route path="/new/:game?">{({ game }) => <SetupScreen game={game} />}</Route>
        <Route path="/join/:code?">{({ code }) => <Join code={code} />}</Route>
        <Route path="/table/:id">{({ id }) => <OnlineTable key={id} id={id} />}</Route>
        <Route path="/local/:id">{({ id }) => <DeviceTable key={id} id={id} />}</Route>
        <Route path="/learn/:game/:lesson">
          {({ game, lesson }) => <Learn key={`${game}/${lesson}`} game={game} lesson={lesson} />}
        </Route>
        <Route path="/puzzle/:game/:id?">{({ game, id }) => <Puzzle game={game} id={id} />}</Route>
        <Route path="/replay" component={OpenReplay} />
        <Route path="/replay/:source/:id">
          {({ source, id }) => <KnownReplay key={`${source}/${id}`} source={source} id={id} />}
        </Route>
        <Route path="/campaign/:place/:id">
          {({ place, id }) => <Campaign key={`${place}/${id}`} place={place} id={id} />}
        </Route>
        <Route path="/recover" component={Recover} />
        <Route path="/me" component={Me} />
        <Route path="/rules/:game?/:place?">{({ game, place }) => <RulesScreen game={game} place={place} />}</Route>
        <Route path="/licences" component={Licences} />
        <Route>
          <Lost />
        </Route>
      </Routes>
      <RulesSheet {...rules} />
    </>
  );
}

function Spoken({ children }: { readonly children: ReactNode }) {
  const locale = useLanguage();
  return (
    <SpeechProvider locale={locale} catalogues={CATALOGUES}>
      {children}
    </SpeechProvider>
  );
}

const CATALOGUES = [learnedText, shelfText];

function Furniture() {
  const say = useSay();
  useNewVersion(say('web.updated'));
  useLetters();
  return (
    <>
      <Notices />
      <LiveRegion />
    </>
  );
}

export function App() {
  useDoneBefore();
  return (
    <Spoken>
      <SessionProvider>
        <ClauseLinks href={clauseHref}>
          <Aground>
            <Suspense fallback={<Loading />}>
              <Screens />
            </Suspense>
          </Aground>
          <Furniture />
        </ClauseLinks>
      </SessionProvider>
    </Spoken>
  );
}
