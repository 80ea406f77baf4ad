/** Setting a table: the game, its edition, who sits, and the manners. A sensible default is one tap. */
import { Button, notify, SpeechProvider } from '@broadside/kit';
import type { GameProgram } from '@broadside/shelf';
import { webShelf } from '@broadside/shelf/web';
import { use, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../api.ts';
import { loadRules, webGame } from '../../gameUIs.ts';
import { keep, kept } from '../../keep.ts';
import { useSession } from '../../session.tsx';
import { Lost } from '../../shell/Lost.tsx';
import { Page, Title } from '../../shell/Page.tsx';
import { beginLocalCampaign, startLocal } from '../../tables/local/index.ts';
import { type GameSay, useGameSay, useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import { Edition } from './Edition.tsx';
import { isCampaign, obstacleTo, optionsOf } from './fit.ts';
import { GamePanel, PlacePanel } from './GamePanel.tsx';
import { USUAL_LEVEL } from './levels.ts';
import { Manners } from './Manners.tsx';
import { Modules, Plays } from './Plays.tsx';
import { defaultOptions, defaultPlan, isPlan, localSetupOf, type Plan, settingsOf } from './plan.ts';
import { Seats } from './Seats.tsx';
import style from './Setup.module.css';
import { type Obstacle, Summary, Why } from './Summary.tsx';

/** Why this mix cannot be played, if it cannot. */
function whyNot(entry: GameProgram, plan: Plan, say: GameSay): Obstacle | undefined {
  const reason = obstacleTo(entry, plan);
  return reason && { text: entry.voice.reason(reason, say), clause: reason.clause };
}

/** Sets the table, or begins the campaign with its first; and says where it stands. */
async function set(entry: GameProgram, plan: Plan, me: string): Promise<string> {
  const options = optionsOf(entry, plan);
  const campaign = isCampaign(entry, plan);
  if (plan.place === 'online') {
    const settings = settingsOf(plan, options);
    const table = campaign ? (await api.beginCampaign(settings)).table.id : (await api.open(settings)).id;
    return `/table/${table}`;
  }
  const setup = localSetupOf(plan, options, me);
  return `/local/${campaign ? (await beginLocalCampaign(setup)).table : await startLocal(setup)}`;
}

function useOpening(entry: GameProgram, plan: Plan): { readonly busy: boolean; readonly open: () => Promise<void> } {
  const say = useSay();
  const gameSay = useGameSay();
  const [, go] = useLocation();
  const { name } = useSession();
  const [busy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    keep('plan', plan);
    try {
      go(await set(entry, plan, name));
    } catch (error) {
      notify(
        errorWords(error, say, (reason) => entry.voice.reason(reason, gameSay)),
        { tone: 'bad' },
      );
      setBusy(false);
    }
  };
  return { busy, open };
}

interface FormProps {
  readonly entry: GameProgram;
  readonly onGame: (id: string) => void;
}

function Form({ entry, onGame }: FormProps) {
  const say = useSay();
  const gameSay = useGameSay();
  const { reachable } = useSession();
  const { game } = entry;
  const last = kept('plan', isPlan);
  const place = reachable === false ? 'device' : 'online';
  const [plan, setPlan] = useState(() => defaultPlan(game.id, place, USUAL_LEVEL, defaultOptions(game.options)));
  const { busy, open } = useOpening(entry, plan);
  const offline = plan.place === 'online' && reachable === false ? { text: say('web.setup.offline') } : undefined;
  const reason = offline ?? whyNot(entry, plan, gameSay);
  const again =
    last?.game === game.id ? (
      <Button icon="check" onClick={() => setPlan({ ...last, options: { ...plan.options, ...last.options } })}>
        {say('web.setup.last')}
      </Button>
    ) : undefined;
  const start = (
    <>
      {reason && <Why {...reason} />}
      <Button
        data-id="start"
        tone="primary"
        size="big"
        block
        disabled={busy || reason !== undefined}
        onClick={() => void open()}
      >
        {say(plan.place === 'online' ? 'web.setup.open' : 'web.setup.start')}
      </Button>
    </>
  );
  return (
    <Page foot={<div className={style.go}>{start}</div>}>
      <Title end={again}>{say('web.setup.title')}</Title>
      {webShelf.length > 1 && <GamePanel chosen={game.id} onGame={onGame} />}
      <Plays entry={entry} plan={plan} onPlan={setPlan} />
      <div className={style.cols}>
        <div className={style.stack}>
          <PlacePanel plan={plan} onPlan={setPlan} />
          <Seats plan={plan} onPlan={setPlan} seats={game.seats} />
        </div>
        <div className={style.stack}>
          <Modules entry={entry} plan={plan} onPlan={setPlan} />
          <Edition entry={entry} plan={plan} onPlan={setPlan} />
        </div>
        <div className={style.stack}>
          <Manners plan={plan} onPlan={setPlan} />
          <Summary entry={entry} plan={plan}>
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
    <SpeechProvider catalogues={[entry.voice.catalogues, entry.guide.catalogues]}>
      <Form key={game} entry={entry} onGame={(id) => go(`/new/${id}`)} />
    </SpeechProvider>
  );
}
