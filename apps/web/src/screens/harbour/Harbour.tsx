/** Home: the games, what waits for me, who looks for company. */
import { Button, Icon, Panel } from '@broadside/kit';
import type { GameManifest } from '@broadside/shelf/web';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../session.tsx';
import { useWindowTitle } from '../../shell/arrival.ts';
import { Page } from '../../shell/Page.tsx';
import { partOfDay } from '../../shell/when.ts';
import { useSay } from '../../text/say.ts';
import { Crew } from './Crew.tsx';
import style from './Harbour.module.css';
import { JoinBox } from './JoinBox.tsx';
import { MyMatches, Waiting } from './MyMatches.tsx';
import { OpenTables } from './OpenTables.tsx';
import { Plates } from './Plates.tsx';
import { PlayNow } from './PlayNow.tsx';
import { matchRows } from './rows.ts';
import { useGulls } from './useGulls.ts';
import { useLocalRows } from './useLocal.ts';
import { useReadiness } from './useReadiness.ts';

// Few have one: the first page does without.
const Campaigns = lazy(async () => ({ default: (await import('../campaign/Campaigns.tsx')).Campaigns }));

function Hello({ waiting }: { readonly waiting: number }) {
  const say = useSay();
  const { name } = useSession();
  const part = partOfDay(new Date().getHours());
  return (
    <div className={style.hello}>
      <div>
        <h1>{say(`web.hello.${part}`, { name: name || say('web.guest') })}</h1>
        <p className="quiet small">{say('web.hello.waiting', { count: waiting })}</p>
      </div>
      <Button data-id="set" icon="flag" href="/new">
        {say('web.set')}
      </Button>
    </div>
  );
}

function Side({ onCrew }: { readonly onCrew: () => void }) {
  const say = useSay();
  return (
    <Panel title={say('web.join')}>
      <JoinBox />
      <hr className={style.rule} />
      <div className={style.row}>
        <Icon name="hand" size={22} />
        <div className="small">
          <b>{say('web.crew')}</b>
          <div className="quiet">{say('web.crew.about')}</div>
        </div>
      </div>
      <Button data-id="pass-around" block className={style.crewGo ?? ''} onClick={onCrew}>
        {say('web.crew.go')}
      </Button>
    </Panel>
  );
}

export function Harbour() {
  const say = useSay();
  const { harbour, reachable, name } = useSession();
  const [local] = useLocalRows();
  const [quick, setQuick] = useState<GameManifest>();
  const [crew, setCrew] = useState(false);
  useWindowTitle(say('kit.brand'));
  useReadiness();
  useGulls();
  const rows = matchRows(harbour?.mine ?? [], local ?? [], name, say);
  const waiting = rows.filter(({ yourTurn }) => yourTurn);
  return (
    <Page>
      <Hello waiting={waiting.length} />
      {reachable === false && (
        <p className={style.offline} role="status">
          <Icon name="offline" />
          {say('web.offline')}
        </p>
      )}
      <Waiting rows={waiting} />
      <Plates onPlay={setQuick} />
      <Suspense fallback={null}>
        <Campaigns />
      </Suspense>
      <div className={style.lower}>
        <MyMatches rows={rows} />
        <OpenTables />
        <Side onCrew={() => setCrew(true)} />
      </div>
      <footer className={style.foot}>
        <span>{say('web.foot')}</span>
        <a href="/licences">{say('web.licences')}</a>
      </footer>
      {quick && (
        <PlayNow game={quick} isNew={rows.every(({ game }) => game !== quick.id)} onClose={() => setQuick(undefined)} />
      )}
      {crew && <Crew onClose={() => setCrew(false)} />}
    </Page>
  );
}
