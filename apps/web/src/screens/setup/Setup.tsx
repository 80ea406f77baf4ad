/** Setting a table: a preset at one tap, the rest folded, and the button always in sight. */
import { Button, notify, SpeechProvider } from '@broadside/kit';
import type { GameProgram, PresetKind, SetupPreset } from '@broadside/shelf';
import { webShelf } from '@broadside/shelf/web';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { api } from '../../api.ts';
import { useRules, webGame } from '../../gameUIs.ts';
import { keep, kept } from '../../keep.ts';
import { useSession } from '../../session.tsx';
import { Lost } from '../../shell/Lost.tsx';
import { Page, Title } from '../../shell/Page.tsx';
import { beginLocalCampaign, startLocal } from '../../tables/local/index.ts';
import { type GameSay, type Say, useGameSay, useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import { isCampaign, obstacleTo, optionsOf } from './fit.ts';
import { GamePanel } from './GamePanel.tsx';
import { PlanLessons } from './LearnLink.tsx';
import { USUAL_LEVEL } from './levels.ts';
import { More } from './More.tsx';
import { Presets } from './Presets.tsx';
import { defaultOptions, isPlan, localSetupOf, type Plan, settingsOf, withPlace } from './plan.ts';
import { likenessOf, placeOf, planOf } from './presets.ts';
import style from './Setup.module.css';
import { type Obstacle, Summary } from './Summary.tsx';
import { type WayOut, wayOut } from './wayOut.ts';

/** What would help, in words. */
function helpWords(way: WayOut, say: Say): string {
  return way.kind === 'seats' ? say('web.setup.fix.seats', { seats: way.seats }) : say('web.setup.fix.usual');
}

/** Why this mix cannot be played, if it cannot. */
function whyNot(entry: GameProgram, plan: Plan, say: Say, gameSay: GameSay): Obstacle | undefined {
  const reason = obstacleTo(entry, plan);
  if (!reason) return undefined;
  const way = wayOut(entry, plan, USUAL_LEVEL);
  const help = way && { words: helpWords(way, say), plan: way.plan };
  return { text: entry.voice.reason(reason, gameSay), clause: reason.clause, help };
}

/** Nobody comes by a link while the server is out of reach. */
function whyOffline(plan: Plan, reachable: boolean | undefined, say: Say): Obstacle | undefined {
  if (plan.place === 'device' || reachable !== false) return undefined;
  const help = { words: say('web.setup.device'), plan: withPlace(plan, 'device', USUAL_LEVEL) };
  return { text: say('web.setup.offline'), help };
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

/** The one that a link asks for; else the usual table, and without a server the one that needs none. */
function firstPreset({ guide }: GameProgram, reachable: boolean | undefined, asked: string | null): SetupPreset {
  const wanted = guide.presets.find(({ kind }) => kind === asked);
  if (wanted) return wanted;
  const alone = guide.presets.find(({ kind }) => placeOf(kind) === 'device');
  return reachable === false && alone ? alone : guide.presets[0];
}

function Form({ entry, onGame }: FormProps) {
  const say = useSay();
  const gameSay = useGameSay();
  const { reachable } = useSession();
  const { game } = entry;
  const last = kept('plan', isPlan);
  const [from, setFrom] = useState<PresetKind | undefined>();
  const asked = new URLSearchParams(useSearch()).get('preset');
  const [plan, setPlan] = useState(() => planOf(entry, firstPreset(entry, reachable, asked), USUAL_LEVEL));
  const { busy, open } = useOpening(entry, plan);
  const likeness = likenessOf(entry, plan, USUAL_LEVEL, from);
  const choose = (preset: SetupPreset): void => {
    setFrom(preset.kind);
    setPlan(planOf(entry, preset, USUAL_LEVEL));
  };
  const again = (): void => {
    setFrom(undefined);
    if (last) setPlan({ ...last, options: { ...defaultOptions(game.options), ...last.options } });
  };
  const change = (next: Plan): void => {
    setFrom(likeness.preset.kind);
    setPlan(next);
  };
  const lastTime =
    last?.game === game.id ? (
      <Button data-id="last" icon="check" onClick={again}>
        {say('web.setup.last')}
      </Button>
    ) : undefined;
  return (
    <Page foot={false}>
      <Title end={lastTime}>{say('web.setup.title')}</Title>
      <div className={style.cols}>
        <GamePanel chosen={game.id} onGame={onGame} />
        <Presets entry={entry} chosen={likeness.preset} onChoose={choose}>
          <PlanLessons entry={entry} plan={plan} />
        </Presets>
        <More entry={entry} plan={plan} onPlan={change} changed={likeness.changed} />
        <div className={style.sum}>
          <Summary
            entry={entry}
            plan={plan}
            likeness={likeness}
            obstacle={whyOffline(plan, reachable, say) ?? whyNot(entry, plan, say, gameSay)}
            busy={busy}
            onPlan={change}
            onStart={() => void open()}
          />
        </div>
      </div>
    </Page>
  );
}

export function Setup({ game = webShelf[0].id }: { readonly game: string | undefined }) {
  const [, go] = useLocation();
  const entry = useRules(game);
  if (!entry || !webGame(game)) return <Lost />;
  return (
    <SpeechProvider catalogues={[entry.voice.catalogues, entry.guide.catalogues]}>
      <Form key={game} entry={entry} onGame={(id) => go(`/new/${id}`)} />
    </SpeechProvider>
  );
}
