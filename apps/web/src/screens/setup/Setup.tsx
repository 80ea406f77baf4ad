/** Setting a table: the game, its edition, who sits, and the manners. A sensible default is one tap. */
import { Button, notify, SpeechProvider, useSay } from '@broadside/kit';
import type { ShelfGame } from '@broadside/shelf';
import { webShelf } from '@broadside/shelf/web';
import { use, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../api.ts';
import { loadRules, webGame } from '../../faces.ts';
import { keep, kept } from '../../keep.ts';
import { useSession } from '../../session.tsx';
import { Lost } from '../../shell/Lost.tsx';
import { Page, Title } from '../../shell/Page.tsx';
import { startLocal } from '../../tables/local/index.ts';
import { errorWords } from '../../wireWords.ts';
import { Edition } from './Edition.tsx';
import { GamePanel, PlacePanel } from './GamePanel.tsx';
import { USUAL_LEVEL } from './levels.ts';
import { Manners } from './Manners.tsx';
import { defaultOptions, defaultPlan, isPlan, localSetupOf, type Plan, settingsOf } from './plan.ts';
import { Seats } from './Seats.tsx';
import style from './Setup.module.css';
import { Summary } from './Summary.tsx';

/** Why this mix cannot be played, if it cannot. */
function whyNot({ game, voice }: ShelfGame, plan: Plan, say: ReturnType<typeof useSay>): string | undefined {
  const reason = game.impossible({ modules: [], ...plan.options }, plan.chairs.length);
  return reason && voice.reason(reason, say);
}

function useOpening(plan: Plan): { readonly busy: boolean; readonly open: () => Promise<void> } {
  const say = useSay();
  const [, go] = useLocation();
  const { name } = useSession();
  const [busy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    keep('plan', plan);
    const player = (seat: number): string => say('web.crew.player', { n: seat + 1 });
    try {
      if (plan.place === 'online') go(`/table/${(await api.open(settingsOf(plan))).id}`);
      else go(`/local/${await startLocal(localSetupOf(plan, name, player))}`);
    } catch (error) {
      notify(errorWords(error, say), { tone: 'bad' });
      setBusy(false);
    }
  };
  return { busy, open };
}

interface FormProps {
  readonly entry: ShelfGame;
  readonly onGame: (id: string) => void;
}

function Form({ entry, onGame }: FormProps) {
  const say = useSay();
  const { reachable } = useSession();
  const { game } = entry;
  const last = kept('plan', isPlan);
  const place = reachable === false ? 'device' : 'online';
  const [plan, setPlan] = useState(() => defaultPlan(game.id, place, USUAL_LEVEL, defaultOptions(game.options)));
  const { busy, open } = useOpening(plan);
  const offline = plan.place === 'online' && reachable === false ? say('web.setup.offline') : undefined;
  const reason = offline ?? whyNot(entry, plan, say);
  const again =
    last?.game === game.id ? (
      <Button icon="check" onClick={() => setPlan({ ...last, options: { ...plan.options, ...last.options } })}>
        {say('web.setup.last')}
      </Button>
    ) : undefined;
  const start = (
    <Button tone="primary" size="big" block disabled={busy || reason !== undefined} onClick={() => void open()}>
      {say(plan.place === 'online' ? 'web.setup.open' : 'web.setup.start')}
    </Button>
  );
  return (
    <Page foot={<div className={style.go}>{start}</div>}>
      <Title end={again}>{say('web.setup.title')}</Title>
      <div className={style.cols}>
        <div className={style.stack}>
          {webShelf.length > 1 && <GamePanel chosen={game.id} onGame={onGame} />}
          <PlacePanel plan={plan} onPlan={setPlan} />
          <Seats plan={plan} onPlan={setPlan} seats={game.seats} />
        </div>
        <Edition entry={entry} plan={plan} onPlan={setPlan} />
        <div className={style.stack}>
          <Manners plan={plan} onPlan={setPlan} />
          <Summary plan={plan} reason={reason}>
            {start}
          </Summary>
        </div>
      </div>
    </Page>
  );
}

export function Setup({ game = webShelf[0].id }: { readonly game: string | undefined }) {
  const [, go] = useLocation();
  const entry = use(loadRules())(game);
  if (!entry || !webGame(game)) return <Lost />;
  return (
    <SpeechProvider catalogues={[entry.voice.catalogues]}>
      <Form key={game} entry={entry} onGame={(id) => go(`/new/${id}`)} />
    </SpeechProvider>
  );
}
